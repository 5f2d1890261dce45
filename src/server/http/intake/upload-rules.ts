import { isListName, MAX_LIST_BYTES } from '../../../contract/book-lists.ts'
import { isDocumentName, isImageName, MAX_DOCUMENT_BYTES, MAX_IMAGE_BYTES } from '../../../contract/limits.ts'
import type { UploadRules } from './receive-upload.ts'

/** Uploads per minute and address. */
export const UPLOAD_RATE = { max: 300, timeWindow: '1 minute' }

/** One book as one file. */
export const DOCUMENT_UPLOAD: UploadRules = {
  maxBytes: MAX_DOCUMENT_BYTES,
  maxFiles: 1,
  tooLarge: 'file_too_large',
  isAccepted: isDocumentName,
  notAccepted: 'unsupported_document',
}

/** One page of a book that is being photographed. */
export const SCANNED_PAGE_UPLOAD: UploadRules = {
  maxBytes: MAX_IMAGE_BYTES,
  maxFiles: 1,
  tooLarge: 'image_too_large',
  isAccepted: isImageName,
  notAccepted: 'unsupported_image',
}

/** The pages of one scanned book. */
export const SCANS_UPLOAD: UploadRules = {
  maxBytes: MAX_IMAGE_BYTES,
  maxFiles: 200,
  tooLarge: 'image_too_large',
  isAccepted: isImageName,
  notAccepted: 'unsupported_image',
}

/** A list of books. */
export const LIST_UPLOAD: UploadRules = {
  maxBytes: MAX_LIST_BYTES,
  maxFiles: 1,
  tooLarge: 'list_too_large',
  isAccepted: isListName,
  notAccepted: 'list_unsupported',
}
