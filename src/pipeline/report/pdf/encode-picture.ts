const MAX_PIXELS = 100_000_000

/**
 * A cover as a small JPEG on white without metadata, or null when it is no picture at all: a report is made without it.
 *
 * @param width pixels; 420 is 55 mm at 190 dots an inch
 */
export async function encodePicture(bytes: Uint8Array, width = 420): Promise<Uint8Array | null> {
  const { default: sharp } = await import('sharp')
  try {
    const jpeg = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width, height: Math.round(width * 1.5), fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer()
    return new Uint8Array(jpeg)
  } catch {
    return null
  }
}
