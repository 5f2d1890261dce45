import type { Sharp } from 'sharp'

/** How a picture looks at a glance: shares of its points, 0-1. */
export type PictureLook = {
  /** Clearly coloured. */
  coloured: number
  /** Inside of something that is not paper for more than the height of a line: type never is, drawings and photographs are. */
  solid: number
  /** Spread of lightness, 0-128: nothing is on an even surface. */
  contrast: number
  /** How much of its height what stands on the paper takes without a gap from side to side: lines of type and of notes are many, a drawing is one. */
  tallest: number
}

/** Of the copy that is looked at: a page's lines of type are some ten points high in it. */
const EDGE = 480
const NEAR_PAPER = 28
const COLOURED = 48
/** Half of a square of 9 points. */
const AROUND = 4

/** Looks at a small copy. The paper is the commonest lightness of the lighter half. */
export async function lookAt(picture: Sharp): Promise<PictureLook> {
  const { data, info } = await picture
    .clone()
    .flatten({ background: '#ffffff' })
    .resize({ width: EDGE, height: EDGE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const points = width * height
  const lightness = new Uint8Array(points)
  const counts = new Uint32Array(256)
  let coloured = 0
  let sum = 0
  for (let point = 0; point < points; point += 1) {
    const red = data[point * channels] ?? 0
    const green = channels > 2 ? (data[point * channels + 1] ?? 0) : red
    const blue = channels > 2 ? (data[point * channels + 2] ?? 0) : red
    const light = Math.round(0.299 * red + 0.587 * green + 0.114 * blue)
    lightness[point] = light
    counts[light] = (counts[light] ?? 0) + 1
    sum += light
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > COLOURED) coloured += 1
  }
  const below = paperOf(counts) - NEAR_PAPER
  const mean = sum / points
  let squares = 0
  for (let point = 0; point < points; point += 1) squares += ((lightness[point] ?? 0) - mean) ** 2
  return {
    coloured: coloured / points,
    solid: solidPoints(lightness, width, below) / points,
    contrast: Math.sqrt(squares / points),
    tallest: tallestStretch(lightness, width, below) / height,
  }
}

function paperOf(counts: Uint32Array): number {
  let paper = 255
  let most = 0
  for (let light = 255; light >= 128; light -= 1) {
    if ((counts[light] ?? 0) > most) {
      most = counts[light] ?? 0
      paper = light
    }
  }
  return paper
}

/** Less of a row than this is dirt of a scan. */
const SOME_INK = 0.004

/** Rows of the tallest stretch in which each row has something darker than the paper. */
function tallestStretch(lightness: Uint8Array, width: number, below: number): number {
  let tallest = 0
  let stretch = 0
  for (let start = 0; start < lightness.length; start += width) {
    let ink = 0
    for (let at = start; at < start + width; at += 1) if ((lightness[at] ?? 255) < below) ink += 1
    stretch = ink > SOME_INK * width ? stretch + 1 : 0
    tallest = Math.max(tallest, stretch)
  }
  return tallest
}

/** Points around which nothing is as light as the paper, as far as a square of nine by nine of them reaches. */
function solidPoints(lightness: Uint8Array, width: number, below: number): number {
  const height = lightness.length / width
  // With a dark border, so that no point need ask how near to the edge it lies.
  const wide = width + 2 * AROUND
  const framed = new Uint8Array(wide * (height + 2 * AROUND))
  for (let y = 0; y < height; y += 1) {
    framed.set(lightness.subarray(y * width, (y + 1) * width), (y + AROUND) * wide + AROUND)
  }
  spreadLightest(framed, 1)
  spreadLightest(framed, wide)
  let solid = 0
  for (let y = AROUND; y < height + AROUND; y += 1) {
    const start = y * wide + AROUND
    for (let at = start; at < start + width; at += 1) if ((framed[at] ?? 255) < below) solid += 1
  }
  return solid
}

/** Each point becomes the lightest of the nine around it, in a row (`step` 1) or in a column (`step` the width). */
function spreadLightest(points: Uint8Array, step: number): void {
  // The lightest of 2, of 4 and of 8 points from each on, then of the two eights that begin 4 and 3 before it.
  for (const by of [1, 2, 4]) {
    const reach = by * step
    for (let at = 0; at + reach < points.length; at += 1)
      points[at] = Math.max(points[at] ?? 0, points[at + reach] ?? 0)
  }
  for (let at = points.length - 1; at >= AROUND * step; at -= 1) {
    points[at] = Math.max(points[at - AROUND * step] ?? 0, points[at - (AROUND - 1) * step] ?? 0)
  }
}
