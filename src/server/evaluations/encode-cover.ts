import { MizanError } from '../../contract/errors.ts'

const COVER_WIDTH = 800
const COVER_HEIGHT = 1200
/** A cover of more pixels is not a cover. */
const MAX_PIXELS = 100_000_000

/**
 * Any picture as a WebP of at most 800 x 1200 pixels, without its metadata. What was uploaded is never served itself.
 *
 * @throws MizanError cover_unreadable
 */
export async function encodeCover(bytes: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: COVER_WIDTH, height: COVER_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
  } catch (error) {
    throw new MizanError('cover_unreadable', {}, { cause: error })
  }
}
