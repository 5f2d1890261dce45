import type { Pixels, Point } from './quad.ts'

/** The middle of a picture, where the page is. */
const MIDDLE = 0.25
/** The share of its pixels, the brightest ones, that are paper and not print. */
const PAPER_SHARE = 0.35
/** In a shadow paper is this much darker, not more. */
const DARKEST = 0.45
/** How far the shares of red and green in a colour may be from those of the paper. */
const TINT = 0.045

/** Tells whether a pixel has the colour of the paper in the middle of the picture, in the light or in the shadow. */
export function paperOf({ data, width, height }: Pixels): (at: Point) => boolean {
  const colour = (at: number): [number, number, number] => [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
  const sum = ([red, green, blue]: [number, number, number]): number => red + green + blue
  const middle: number[] = []
  for (let row = Math.round(height * MIDDLE); row < height * (1 - MIDDLE); row += 2) {
    for (let column = Math.round(width * MIDDLE); column < width * (1 - MIDDLE); column += 2) {
      middle.push((row * width + column) * 4)
    }
  }
  middle.sort((one, two) => sum(colour(two)) - sum(colour(one)))
  const bright = middle.slice(0, Math.max(1, Math.round(middle.length * PAPER_SHARE)))
  const total = bright.map(colour).reduce((all, one) => [all[0] + one[0], all[1] + one[1], all[2] + one[2]], [0, 0, 0])
  const paper = { sum: sum(total) / bright.length, red: total[0] / sum(total), green: total[1] / sum(total) }
  return ({ x, y }) => {
    const [column, row] = [Math.round(x), Math.round(y)]
    if (column < 0 || row < 0 || column >= width || row >= height) return false
    const own = colour((row * width + column) * 4)
    const light = Math.max(1, sum(own))
    if (light < DARKEST * paper.sum) return false
    return Math.abs(own[0] / light - paper.red) < TINT && Math.abs(own[1] / light - paper.green) < TINT
  }
}
