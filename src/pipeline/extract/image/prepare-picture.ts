import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { alikeInExtremes } from './alike-in-extremes.ts'
import type { GrayPicture } from './gray-picture.ts'

function open({ data, width, height }: GrayPicture): Sharp {
  return sharp(data, { raw: { width, height, channels: 1 } })
}

async function close(picture: Sharp): Promise<GrayPicture> {
  const { data, info } = await picture.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Scales both edges by `factor`. */
export function scalePicture(picture: GrayPicture, factor: number): Promise<GrayPicture> {
  const width = Math.max(1, Math.round(picture.width * factor))
  const height = Math.max(1, Math.round(picture.height * factor))
  return close(open(picture).resize({ width, height, fit: 'fill', kernel: factor > 1 ? 'cubic' : 'lanczos3' }))
}

/** Turns clockwise by degrees; what comes in at the corners is white. */
export function turnPicture(picture: GrayPicture, degrees: number): Promise<GrayPicture> {
  return close(open(picture).rotate(degrees, { background: '#ffffff' }))
}

/**
 * Stretches the grays that occur over the whole range. What becomes of a gray depends on the darkest and the lightest that
 * count, so it is asked of a small picture that has the same, and every point is looked up.
 */
export async function stretchContrast(picture: GrayPicture): Promise<GrayPicture> {
  const { data, width, height } = picture
  const counts = new Uint32Array(256)
  for (let at = 0; at < data.length; at++) counts[data[at]!]!++
  const small = alikeInExtremes(counts, data.length)
  const stretch = (grays: GrayPicture): Promise<GrayPicture> => close(open(grays).normalise({ lower: 1, upper: 99 }))
  if (small === undefined) return await stretch(picture)
  const table = (await stretch(small)).data
  const stretched = Buffer.allocUnsafe(data.length)
  for (let at = 0; at < data.length; at++) stretched[at] = table[data[at]!]!
  return { data: stretched, width, height }
}

/** Softens the grain of a photograph or a fax. */
export function softenGrain(picture: GrayPicture): Promise<GrayPicture> {
  return close(open(picture).median(3))
}

const BACKGROUND_SHARE = 1 / 40

/** Evens out shadows and lamplight: divides by what the paper looks like around each point, its blurred bright parts. */
export async function flattenLight(picture: GrayPicture): Promise<GrayPicture> {
  const { width, height } = picture
  const reduce = Math.max(1, Math.round(Math.min(width, height) / 300))
  const small = await close(
    open(picture)
      .resize({
        width: Math.max(1, Math.round(width / reduce)),
        height: Math.max(1, Math.round(height / reduce)),
        fit: 'fill',
      })
      // In sharp it is the dark that is eroded and dilated.
      .erode(Math.max(1, Math.round((Math.max(width, height) / reduce) * BACKGROUND_SHARE * 0.4)))
      .blur(Math.max(1, (Math.max(width, height) / reduce) * BACKGROUND_SHARE)),
  )
  const paper = await close(open(small).resize({ width, height, fit: 'fill' }))
  const data = Buffer.alloc(picture.data.length)
  for (let at = 0; at < data.length; at++) {
    data[at] = Math.min(255, Math.round(((picture.data[at] ?? 0) * 255) / Math.max(1, paper.data[at] ?? 255)))
  }
  return { data, width, height }
}
