import type { FileRejection } from 'react-dropzone'
import {
  DOCUMENT_EXTENSIONS,
  IMAGE_EXTENSIONS,
  isDocumentName,
  isImageName,
  MAX_DOCUMENT_BYTES,
  MAX_FILES_PER_SELECTION,
  MAX_IMAGE_BYTES,
} from '../../../contract/limits.ts'

export type UploadKind = 'regular' | 'ocr'
export type SelectionProblem =
  | { code: 'tooLarge' | 'imageTooLarge' | 'type' | 'imageType' | 'other' }
  | { code: 'slots'; count: number }

/** What the two dropzones accept. */
export const UPLOAD_LIMITS = {
  regular: { maxSize: MAX_DOCUMENT_BYTES, extensions: DOCUMENT_EXTENSIONS },
  ocr: { maxSize: MAX_IMAGE_BYTES, extensions: IMAGE_EXTENSIONS },
} as const

export type FileFault = { code: 'file-invalid-type' | 'file-too-large' | 'file-too-small'; message: string }

/** Why one file is not accepted, by its name and size, or null. The names are those of the dropzone library. */
export function fileFault(kind: UploadKind, file: Pick<File, 'name' | 'size'>): FileFault | null {
  const named = kind === 'ocr' ? isImageName(file.name) : isDocumentName(file.name)
  if (!named) return { code: 'file-invalid-type', message: file.name }
  if (file.size > UPLOAD_LIMITS[kind].maxSize) return { code: 'file-too-large', message: file.name }
  return file.size === 0 ? { code: 'file-too-small', message: file.name } : null
}

/** The sentence for a drop with rejected files: size first, then type, else the general one. */
export function rejectionProblem(
  kind: UploadKind,
  rejections: readonly Pick<FileRejection, 'errors'>[],
): SelectionProblem {
  const codes = new Set(rejections.flatMap((rejection) => rejection.errors.map((error) => error.code)))
  if (codes.has('file-too-large')) return { code: kind === 'ocr' ? 'imageTooLarge' : 'tooLarge' }
  if (codes.has('file-invalid-type')) return { code: kind === 'ocr' ? 'imageType' : 'type' }
  return { code: 'other' }
}

/** Adds files up to ten; where they are more, only the free places are filled and the problem says how many. */
export function addToSelection<T>(
  selected: readonly T[],
  dropped: readonly T[],
): { files: T[]; problem?: SelectionProblem } {
  const free = MAX_FILES_PER_SELECTION - selected.length
  const files = [...selected, ...dropped.slice(0, free)]
  return dropped.length > free ? { files, problem: { code: 'slots', count: free } } : { files }
}
