import { findLines } from './find-lines.ts'
import type { LineBox } from './find-lines.ts'
import type { GrayPicture } from './gray-picture.ts'
import { isBlank } from './gray-picture.ts'
import { lieOfPage } from './lie-of-page.ts'
import { turnPicture } from './prepare-picture.ts'

/** Two pages side by side are at least so much wider than high. */
const WIDE = 1.15
/** Where the fold may run, in shares of the width, and how far it may lean from the top to the bottom. */
const MIDDLE = { from: 0.36, to: 0.64 }
const LEANS = [0, -0.02, 0.02, -0.04, 0.04, -0.06, 0.06]
const STEPS = 57
/** The picture is looked at in bands from top to bottom. */
const BANDS = 24
/** The fold is a shadow: darker than the paper beside it by so many grays, in so many of the bands. */
const DARKER = 14
const IN_BANDS = 0.6
const BESIDE = 0.035
/** Without a shadow there are lines enough on both sides, and room between them, in shares of the width. */
const LINES_A_SIDE = 4
const ROOM = 0.03
const WORDS = 3

type Fold = { top: number; bottom: number }

/**
 * The pages of a photograph of an open book, the left one first; one page is itself. Two pages are told by the shadow of the
 * fold, which no line of writing crosses, or by lines on both sides that keep away from each other all the way down.
 */
export async function splitSpread(picture: GrayPicture): Promise<GrayPicture[]> {
  const { width, height } = picture
  if (Math.max(width, height) < WIDE * Math.min(width, height) || isBlank(picture)) return [picture]
  const lying = await lieOfPage(picture)
  const [turn = 0] = lying.turns
  const upright = await lying.level(turn)
  if (upright.width < WIDE * upright.height) return [picture]
  const lines = findLines(upright).lines.filter((line) => line.x1 - line.x0 > WORDS * line.letterHeight)
  const fold = findFold(upright, lines)
  if (fold === undefined) return [picture]
  // Each page is laid level by itself: the two slope apart. Their grays are those of the photograph.
  const whole = turn === 0 ? picture : await turnPicture(picture, turn)
  const scale = whole.width / upright.width
  const place = { top: fold.top * scale, bottom: fold.bottom * scale }
  return [cut(whole, place, 'left'), cut(whole, place, 'right')]
}

function findFold(picture: GrayPicture, lines: readonly LineBox[]): Fold | undefined {
  let best: { fold: Fold; depth: number } | undefined
  for (let step = 0; step < STEPS; step++) {
    const middle = picture.width * (MIDDLE.from + ((MIDDLE.to - MIDDLE.from) * step) / (STEPS - 1))
    for (const lean of LEANS) {
      const fold = { top: middle - (lean * picture.width) / 2, bottom: middle + (lean * picture.width) / 2 }
      if (lines.some((line) => crosses(line, fold, picture))) continue
      const depth = shadowAlong(picture, fold)
      if (depth !== undefined && depth > (best?.depth ?? 0)) best = { fold, depth }
    }
  }
  return best?.fold ?? roomBetween(picture, lines)
}

function at({ top, bottom }: Fold, y: number, height: number): number {
  return top + ((bottom - top) * y) / height
}

function crosses({ x0, x1, y0, y1, letterHeight }: LineBox, fold: Fold, { height }: GrayPicture): boolean {
  const x = at(fold, (y0 + y1) / 2, height)
  return x > x0 + letterHeight && x < x1 - letterHeight
}

/** How much darker it is along the fold than on both sides; undefined where that is not so all the way down. */
function shadowAlong({ data, width, height }: GrayPicture, fold: Fold): number | undefined {
  const aside = Math.round(width * BESIDE)
  const reach = Math.max(1, Math.round(width * 0.004))
  let shaded = 0
  let depth = 0
  for (let band = 0; band < BANDS; band++) {
    const from = Math.floor((band * height) / BANDS)
    const to = Math.floor(((band + 1) * height) / BANDS)
    const x = Math.round(at(fold, (from + to) / 2, height))
    const gray = (column: number): number => {
      let sum = 0
      let count = 0
      for (let y = from; y < to; y += 3) {
        for (let c = column - reach; c <= column + reach; c++, count++) sum += data[y * width + c] ?? 255
      }
      return sum / Math.max(1, count)
    }
    const lighter = Math.min(gray(x - aside), gray(x + aside)) - gray(x)
    if (lighter > DARKER) shaded++
    depth += lighter
  }
  return shaded >= BANDS * IN_BANDS ? depth / BANDS : undefined
}

/** The middle between lines that stand apart, left and right, where each side has several. */
function roomBetween({ width, height }: GrayPicture, lines: readonly LineBox[]): Fold | undefined {
  if (width < 1.3 * height) return undefined
  const left = lines.filter(({ x0, x1 }) => (x0 + x1) / 2 < width / 2)
  const right = lines.filter(({ x0, x1 }) => (x0 + x1) / 2 >= width / 2)
  if (rowsOf(left) < LINES_A_SIDE || rowsOf(right) < LINES_A_SIDE) return undefined
  const [end, start] = [Math.max(...left.map(({ x1 }) => x1)), Math.min(...right.map(({ x0 }) => x0))]
  const middle = (end + start) / 2
  if (start - end < ROOM * width || middle < MIDDLE.from * width || middle > MIDDLE.to * width) return undefined
  return { top: middle, bottom: middle }
}

/** Lines are found at several heights; here a row counts once. */
function rowsOf(lines: readonly LineBox[]): number {
  const rows: number[] = []
  for (const { y0, y1, letterHeight } of lines) {
    const middle = (y0 + y1) / 2
    if (rows.every((row) => Math.abs(row - middle) > letterHeight)) rows.push(middle)
  }
  return rows.length
}

/** One side of the fold; what of the other reaches into its corner is white. */
function cut({ data, width, height }: GrayPicture, fold: Fold, side: 'left' | 'right'): GrayPicture {
  const from = side === 'left' ? 0 : Math.max(0, Math.floor(Math.min(fold.top, fold.bottom)))
  const to = side === 'right' ? width : Math.min(width, Math.ceil(Math.max(fold.top, fold.bottom)))
  const page = Buffer.alloc((to - from) * height, 255)
  for (let y = 0; y < height; y++) {
    const edge = Math.round(at(fold, y, height))
    const [start, end] = side === 'left' ? [from, Math.min(to, edge)] : [Math.max(from, edge), to]
    data.copy(page, y * (to - from) + start - from, y * width + start, y * width + end)
  }
  return { data: page, width: to - from, height }
}
