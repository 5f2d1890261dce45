import sharp from 'sharp'

/** What a page is photographed on. */
export const TABLES = ['dark wood', 'light wood', 'white desk', 'checked cloth', 'carpet', 'newspaper'] as const
export type Table = (typeof TABLES)[number]

type Point = { x: number; y: number }
export type PhotographedPage = {
  /** RGB, row by row */
  data: Buffer
  width: number
  height: number
  /** Where the corners of the page are, clockwise from its top left one, as shares of width and height. */
  corners: [Point, Point, Point, Point]
}

export type PhotographOptions = { table: Table; random: () => number; width?: number; height?: number }

/**
 * A page as a hand-held phone sees it: at a slant and a little turned, on a table, in uneven light with a shadow across it,
 * slightly out of focus and grainy. Where its corners are is known exactly.
 */
export async function photographPage(
  page: Buffer,
  { table, random, width = 960, height = 1280 }: PhotographOptions,
): Promise<PhotographedPage> {
  const flat = sharp(page).flatten({ background: '#fff' }).toColourspace('srgb').removeAlpha()
  const { data: paper, info } = await flat
    .resize({ width: 900, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const between = (low: number, high: number): number => low + (high - low) * random()
  const corners = placed(info.width / info.height, { width, height, between })
  const back = inverse(projection(corners.map(({ x, y }) => ({ x: x * width, y: y * height }))))
  const surface = surfaceOf(table, random)
  const [shade, shadeAngle] = [between(0.15, 0.45), between(0, 2 * Math.PI)]
  const shadow = { at: between(0.2, 0.8), width: between(0.1, 0.3), depth: between(0, 0.28), lean: between(-0.5, 0.5) }
  const warmth = between(0.9, 1.04)
  const whiteness = between(0.9, 1)
  const pixels = Buffer.alloc(width * height * 3)
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const depth = back[6] * column + back[7] * row + back[8]
      const u = (back[0] * column + back[1] * row + back[2]) / depth
      const v = (back[3] * column + back[4] * row + back[5]) / depth
      const colour = u >= 0 && u < 1 && v >= 0 && v < 1 ? sampled(paper, info, u, v, whiteness) : surface(column, row)
      const [x, y] = [column / width, row / height]
      const slope = 1 - shade * (0.5 + 0.5 * ((x - 0.5) * Math.cos(shadeAngle) + (y - 0.5) * Math.sin(shadeAngle)))
      const across = (x + shadow.lean * (y - 0.5) - shadow.at) / shadow.width
      const light = slope * (1 - shadow.depth * Math.exp(-across * across))
      const grain = (random() + random() + random() - 1.5) * 14
      for (let channel = 0; channel < 3; channel += 1) {
        const tint = channel === 2 ? warmth : channel === 0 ? 2 - warmth : 1
        const value = (colour[channel] ?? 0) * light * Math.min(1.05, tint) + grain
        pixels[(row * width + column) * 3 + channel] = Math.max(0, Math.min(255, value))
      }
    }
  }
  const data = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .blur(between(0.5, 1.4))
    .raw()
    .toBuffer()
  return { data, width, height, corners }
}

type Frame = { width: number; height: number; between: (low: number, high: number) => number }

function placed(shape: number, { width, height, between }: Frame): [Point, Point, Point, Point] {
  for (;;) {
    const size = between(0.62, 0.92)
    const tall = Math.min(size * height, (size * width) / shape)
    const [halfWidth, halfHeight] = [(tall * shape) / 2, tall / 2]
    const turn = (between(-11, 11) * Math.PI) / 180
    const [middleX, middleY] = [width * between(0.47, 0.53), height * between(0.47, 0.53)]
    const corner = (across: number, down: number): Point => {
      const [x, y] = [
        across * halfWidth + between(-0.05, 0.05) * width,
        down * halfHeight + between(-0.04, 0.04) * height,
      ]
      return {
        x: (middleX + x * Math.cos(turn) - y * Math.sin(turn)) / width,
        y: (middleY + x * Math.sin(turn) + y * Math.cos(turn)) / height,
      }
    }
    const corners: [Point, Point, Point, Point] = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
    if (corners.every(({ x, y }) => x > 0.012 && x < 0.988 && y > 0.012 && y < 0.988)) return corners
  }
}

function sampled(
  data: Buffer,
  { width, height }: { width: number; height: number },
  u: number,
  v: number,
  whiteness: number,
): number[] {
  const at = (Math.min(height - 1, Math.floor(v * height)) * width + Math.min(width - 1, Math.floor(u * width))) * 3
  return [0, 1, 2].map((channel) => (data[at + channel] ?? 0) * whiteness)
}

function surfaceOf(table: Table, random: () => number): (x: number, y: number) => readonly number[] {
  const phase = random() * 100
  const grain = (x: number, y: number): number =>
    Math.sin(y / 9 + 3 * Math.sin(x / 170 + phase) + phase) * 0.5 + Math.sin(y / 2.7 + Math.sin(x / 60)) * 0.3
  switch (table) {
    case 'dark wood':
      return (x, y) => [92, 62, 40].map((value) => value + 14 * grain(x, y))
    case 'light wood':
      return (x, y) => [206, 172, 128].map((value) => value + 13 * grain(x, y))
    case 'white desk':
      return () => [214, 212, 206]
    case 'checked cloth':
      return (x, y) => {
        const [a, b] = [Math.floor((x + phase) / 62) % 2, Math.floor((y + phase) / 62) % 2]
        return a + b === 2 ? [150, 34, 40] : a + b === 1 ? [198, 120, 122] : [226, 220, 214]
      }
    case 'carpet':
      return () => {
        const value = random() * 70
        return [70 + value, 78 + value, 96 + value]
      }
    default:
      // Columns of grey print on grey paper.
      return (x, y) => {
        const inColumn = (x + phase) % 190 > 14
        const print = inColumn && y % 15 < 8 && Math.sin(x * 0.9 + Math.floor(y / 15) * 7.3) > -0.3
        return print ? [96, 94, 92] : [188, 184, 174]
      }
  }
}

type Matrix = [number, number, number, number, number, number, number, number, number]

/** From the unit square to four corners (Heckbert 1989). */
function projection([a, b, c, d]: readonly Point[]): Matrix {
  if (!a || !b || !c || !d) throw new Error('four corners')
  const [sumX, sumY] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y]
  const [dx1, dx2, dy1, dy2] = [b.x - c.x, d.x - c.x, b.y - c.y, d.y - c.y]
  const determinant = dx1 * dy2 - dx2 * dy1
  const g = (sumX * dy2 - dx2 * sumY) / determinant
  const h = (dx1 * sumY - sumX * dy1) / determinant
  return [b.x - a.x + g * b.x, d.x - a.x + h * d.x, a.x, b.y - a.y + g * b.y, d.y - a.y + h * d.y, a.y, g, h, 1]
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
