import sharp from 'sharp'
import type { GrayPicture } from '../../src/pipeline/extract/image/gray-picture.ts'

const DESK = 90
const PAGE_HEIGHT = 1500
/** Shares of the page: how far a corner is out of place, how wide the shadow of the fold is. */
const CORNER = 0.025
const SHADOW = 0.05
const DEEPEST = 0.45

/** What a camera makes of pages that lie side by side: out of square, with a shadow in the fold and the light from one side. */
export async function photograph(pages: readonly GrayPicture[], seed: number): Promise<Buffer> {
  const chance = mulberry(seed)
  const sized = await Promise.all(
    pages.map(({ data, width, height }) =>
      sharp(data, { raw: { width, height, channels: 1 } })
        .resize({ height: PAGE_HEIGHT })
        .toColourspace('b-w')
        .raw()
        .toBuffer({ resolveWithObject: true }),
    ),
  )
  const paperWidth = sized.reduce((sum, { info }) => sum + info.width, 0)
  const paper = Buffer.alloc(paperWidth * PAGE_HEIGHT, 255)
  let left = 0
  for (const { data, info } of sized) {
    for (let y = 0; y < PAGE_HEIGHT; y++) data.copy(paper, y * paperWidth + left, y * info.width, (y + 1) * info.width)
    left += info.width
  }
  if (sized.length > 1) shade(paper, paperWidth, sized[0]?.info.width ?? 0)
  const [width, height] = [Math.round(paperWidth * 1.1), Math.round(PAGE_HEIGHT * 1.1)]
  const corner = (x: number, y: number): [number, number] => [
    width * (0.045 + 0.91 * x + CORNER * (chance() - 0.5)),
    height * (0.045 + 0.91 * y + CORNER * (chance() - 0.5)),
  ]
  const [a, b, c, d] = [corner(0, 0), corner(1, 0), corner(0, 1), corner(1, 1)]
  const back = inverse(squareTo(a, b, c, d))
  const light = 0.15 + 0.2 * chance()
  const seen = Buffer.alloc(width * height, DESK)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const w = back[6] * x + back[7] * y + back[8]
      const u = ((back[0] * x + back[1] * y + back[2]) / w) * paperWidth
      const v = ((back[3] * x + back[4] * y + back[5]) / w) * PAGE_HEIGHT
      if (u < 0 || v < 0 || u >= paperWidth - 1 || v >= PAGE_HEIGHT - 1) continue
      const gray = between(paper, paperWidth, u, v)
      seen[y * width + x] = Math.max(0, Math.min(255, gray * (0.92 - light * (x / width)) + 8 * (chance() - 0.5)))
    }
  }
  return sharp(seen, { raw: { width, height, channels: 1 } })
    .blur(0.6)
    .jpeg({ quality: 82 })
    .toBuffer()
}

function shade(paper: Buffer, width: number, fold: number): void {
  const reach = Math.round(width * SHADOW)
  for (let x = Math.max(0, fold - reach); x < Math.min(width, fold + reach); x++) {
    const light = DEEPEST + (1 - DEEPEST) * (Math.abs(x - fold) / reach) ** 0.7
    for (let y = 0; y < PAGE_HEIGHT; y++) paper[y * width + x] = Math.round((paper[y * width + x] ?? 255) * light)
  }
}

function between(data: Buffer, width: number, u: number, v: number): number {
  const [x, y] = [Math.floor(u), Math.floor(v)]
  const [s, t] = [u - x, v - y]
  const gray = (dx: number, dy: number): number => data[(y + dy) * width + x + dx] ?? 255
  return (gray(0, 0) * (1 - s) + gray(1, 0) * s) * (1 - t) + (gray(0, 1) * (1 - s) + gray(1, 1) * s) * t
}

type Point = readonly [number, number]
type Matrix = [number, number, number, number, number, number, number, number, number]

/** The projection of the unit square onto four corners (P. Heckbert, "Fundamentals of texture mapping and image warping", 1989). */
function squareTo([x0, y0]: Point, [x1, y1]: Point, [x3, y3]: Point, [x2, y2]: Point): Matrix {
  const [dx1, dx2, sx] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3]
  const [dy1, dy2, sy] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3]
  const area = dx1 * dy2 - dx2 * dy1
  const g = (sx * dy2 - dx2 * sy) / area
  const h = (dx1 * sy - sx * dy1) / area
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1]
}

function inverse([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ]
}

/** The same photographs in every run. */
function mulberry(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
