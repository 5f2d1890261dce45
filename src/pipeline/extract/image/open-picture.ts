import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { MizanError } from '../../../contract/errors.ts'
import { decodeBmp, isBmp } from './decode-bmp.ts'
import type { GrayPicture } from './gray-picture.ts'
import { assertPictureSize } from './picture-limits.ts'

export type OpenPicture = {
  /** 1, or the frames of an animation, which are read as pages. */
  readonly frames: number
  /** A frame upright by its EXIF orientation, on white, no edge longer than `maxEdge`. */
  gray(frame: number, maxEdge: number): Promise<GrayPicture>
  /** A frame upright and in colour, no edge longer than 960 pixels, or than `maxEdge`. */
  look(frame: number, maxEdge?: number): Promise<Sharp>
  /** The first frame as a JPEG about 600 pixels wide. */
  cover(): Promise<Uint8Array>
  /** The picture was cut off and is read as far as it goes. Known after the first frame was read. */
  readonly cutOff: boolean
}

const MAX_FRAMES = 300
const COVER_WIDTH = 600
const LOOKING_EDGE = 960

/**
 * Opens a picture by its header alone.
 * @throws MizanError damaged_file, too_complex; the same from `gray` and `cover`
 */
export async function openPicture(bytes: Buffer): Promise<OpenPicture> {
  if (isBmp(bytes)) {
    const { data, width, height } = decodeBmp(bytes)
    const open = (): Sharp => sharp(data, { raw: { width, height, channels: 3 } })
    return opened(1, () => ({ strict: open(), lenient: open() }))
  }
  const frames = await frameCount(bytes)
  return opened(frames, (page) => {
    const options = { page, pages: 1, limitInputPixels: false } as const
    return {
      strict: sharp(bytes, { ...options, failOn: 'truncated' }),
      lenient: sharp(bytes, { ...options, failOn: 'none' }),
    }
  })
}

async function frameCount(bytes: Buffer): Promise<number> {
  let header
  try {
    header = await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch (cause) {
    throw new MizanError('damaged_file', {}, { cause })
  }
  assertPictureSize(header.width, header.pageHeight ?? header.height)
  return Math.min(header.pages ?? 1, MAX_FRAMES)
}

type Decoders = { strict: Sharp; lenient: Sharp }

function opened(frames: number, decoders: (frame: number) => Decoders): OpenPicture {
  let cutOff = false
  /** A truncated picture still shows its upper part. */
  const decode = async <T>(frame: number, use: (picture: Sharp) => Promise<T>): Promise<T> => {
    const { strict, lenient } = decoders(frame)
    try {
      return await use(strict)
    } catch {
      try {
        const result = await use(lenient)
        cutOff = true
        return result
      } catch (cause) {
        throw new MizanError('damaged_file', {}, { cause })
      }
    }
  }
  return {
    frames,
    gray: (frame, maxEdge) =>
      decode(frame, async (picture) => {
        const { data, info } = await picture
          .rotate()
          .flatten({ background: '#ffffff' })
          .resize({ width: maxEdge, height: maxEdge, fit: 'inside', withoutEnlargement: true })
          .grayscale()
          .toColourspace('b-w')
          .raw()
          .toBuffer({ resolveWithObject: true })
        return { data, width: info.width, height: info.height }
      }),
    look: (frame, maxEdge = LOOKING_EDGE) =>
      decode(frame, async (picture) => {
        const { data, info } = await picture
          .rotate()
          .flatten({ background: '#ffffff' })
          .resize({ width: maxEdge, height: maxEdge, fit: 'inside', withoutEnlargement: true })
          .toColourspace('srgb')
          .raw()
          .toBuffer({ resolveWithObject: true })
        return sharp(data, { raw: info })
      }),
    cover: () =>
      decode(0, (picture) =>
        picture
          .rotate()
          .flatten({ background: '#ffffff' })
          .resize({ width: COVER_WIDTH, withoutEnlargement: true })
          .jpeg({ quality: 82 })
          .toBuffer(),
      ),
    get cutOff() {
      return cutOff
    },
  }
}
