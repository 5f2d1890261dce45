import { MizanError } from '../../contract/errors.ts'

/** A picture of more pixels is not one of a book. */
const MAX_PIXELS = 100_000_000
/** Drawings (SVG) are programs in all but name, and no camera or shop makes them. */
const PICTURES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', 'image/tiff'])
const MOST_SECONDS = 20

/**
 * Any picture as a WebP that fits a size, without its metadata. What was uploaded is never served itself.
 *
 * @throws MizanError cover_unreadable
 */
export async function encodePicture(bytes: Uint8Array, size: { width: number; height: number }): Promise<Uint8Array> {
  const [{ default: sharp }, { fileTypeFromBuffer }] = await Promise.all([import('sharp'), import('file-type')])
  try {
    const type = await fileTypeFromBuffer(bytes)
    if (!PICTURES.has(type?.mime ?? '')) throw new Error(`${type?.mime ?? 'unknown bytes'} cannot be a picture`)
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: MOST_SECONDS })
      .rotate()
      .resize({ ...size, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
  } catch (error) {
    throw new MizanError('cover_unreadable', {}, { cause: error })
  }
}
