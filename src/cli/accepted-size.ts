import { stat } from 'node:fs/promises'
import { MizanError } from '../contract/errors.ts'
import { isDocumentName, isImageName, MAX_DOCUMENT_BYTES, MAX_IMAGE_BYTES } from '../contract/limits.ts'

/**
 * The size in bytes of a file a server would accept too.
 *
 * @throws MizanError where it would not
 */
export async function acceptedSize(path: string, filename: string): Promise<number> {
  const file = await stat(path).catch((error: unknown) => {
    throw new MizanError('invalid_request', {
      reason: `${path}: ${error instanceof Error ? error.message : String(error)}`,
    })
  })
  if (!isDocumentName(filename) && !isImageName(filename)) throw new MizanError('unsupported_document')
  if (file.size === 0) throw new MizanError('file_empty')
  if (isImageName(filename) && file.size > MAX_IMAGE_BYTES) throw new MizanError('image_too_large')
  if (file.size > MAX_DOCUMENT_BYTES) throw new MizanError('file_too_large')
  return file.size
}
