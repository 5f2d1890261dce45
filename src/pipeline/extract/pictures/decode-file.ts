import sharp, { type Sharp } from 'sharp'

const MOST_PIXELS = 60_000_000
const MOST_SECONDS = 8
/** Some files must be held whole to be decoded, at 6 bytes a pixel; so many pixels may be held beside another picture. */
const PIXELS_BESIDE = 8_000_000

export type DecodedFile = {
  /** Upright, on white, no edge longer than was asked for. */
  picture: Sharp
  /** Pixels of the picture in the file. */
  width: number
  height: number
}

/**
 * A file of a picture as it lies in a book, decoded once; undefined where it is none, or larger than is decoded.
 *
 * @param before what a large one waits for
 */
export async function decodeFile(
  file: Uint8Array,
  edge: number,
  before?: Promise<void>,
): Promise<DecodedFile | undefined> {
  if (isMarkup(file)) return undefined
  try {
    const header = await sharp(file, { limitInputPixels: MOST_PIXELS }).metadata()
    const width = header.autoOrient?.width ?? header.width
    const height = header.autoOrient?.height ?? header.height
    if (width * height > MOST_PIXELS) return undefined
    if (width * height > PIXELS_BESIDE) await before
    const { data, info } = await sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'none' })
      .timeout({ seconds: MOST_SECONDS })
      .rotate()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { picture: sharp(data, { raw: info }), width, height }
  } catch {
    // A drawing in a format of its own, a file that breaks off at once: the book is read without it.
    return undefined
  }
}

/** Drawings (SVG) are programs in all but name, which could draw for ever; they are left out, as they are as covers. */
function isMarkup(file: Uint8Array): boolean {
  return Buffer.from(file.subarray(0, 256))
    .toString('utf8')
    .trimStart()
    .replace(/^\ufeff/u, '')
    .startsWith('<')
}
