import { encodePicture } from './encode-picture.ts'

/**
 * Any picture as a WebP of at most 800 x 1200 pixels, without its metadata.
 *
 * @throws MizanError cover_unreadable
 */
export async function encodeCover(bytes: Uint8Array): Promise<Uint8Array> {
  return await encodePicture(bytes, { width: 800, height: 1200 })
}
