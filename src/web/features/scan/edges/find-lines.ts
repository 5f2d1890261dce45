import type { Gradients } from './gradients.ts'

/**
 * A straight border between dark and bright: the points p with p·(cos angle, sin angle) = distance; the angle is that of the
 * direction in which it becomes brighter.
 */
export type BorderLine = { angle: number; distance: number; votes: number }

/** Degrees of one bin. */
const STEP = 2
const BINS = 360 / STEP
/** The share of pixels, the steepest ones, that are taken for borders. */
const STEEP_SHARE = 0.12
/** Below this a picture is as good as plain there. */
const LEAST_STEEPNESS = 14
/** Two lines nearer than this are one. */
const APART_BINS = 4
const APART_PIXELS = 5
const MOST_LINES = 48

/** The straightest and longest borders of a picture, strongest first (Hough, each pixel voting for its own direction). */
export function findLines({ x, y, width, height }: Gradients): BorderLine[] {
  const reach = Math.ceil(Math.hypot(width, height))
  const spread = 2 * reach + 1
  const votes = new Float32Array(BINS * spread)
  const least = steepnessOf({ x, y, width, height })
  for (let row = 1; row < height - 1; row += 1) {
    for (let column = 1; column < width - 1; column += 1) {
      const at = row * width + column
      const [gx, gy] = [x[at] ?? 0, y[at] ?? 0]
      const steepness = Math.hypot(gx, gy)
      if (steepness < least) continue
      const weight = Math.min(2, steepness / least)
      const own = Math.round((((Math.atan2(gy, gx) * 180) / Math.PI + 360) % 360) / STEP)
      for (let near = -2; near <= 2; near += 1) {
        const bin = (own + near + BINS) % BINS
        const angle = (bin * STEP * Math.PI) / 180
        const distance = Math.round(column * Math.cos(angle) + row * Math.sin(angle)) + reach
        const cell = bin * spread + distance
        votes[cell] = (votes[cell] ?? 0) + weight / (1 + Math.abs(near))
      }
    }
  }
  return strongest(votes, spread, reach, Math.min(width, height) / 6)
}

function steepnessOf({ x, y }: Gradients): number {
  const sample: number[] = []
  for (let at = 0; at < x.length; at += 3) sample.push(Math.hypot(x[at] ?? 0, y[at] ?? 0))
  sample.sort((one, two) => one - two)
  return Math.max(LEAST_STEEPNESS, sample[Math.floor(sample.length * (1 - STEEP_SHARE))] ?? 0)
}

function strongest(votes: Float32Array, spread: number, reach: number, least: number): BorderLine[] {
  const cells: number[] = []
  for (let cell = 0; cell < votes.length; cell += 1) if ((votes[cell] ?? 0) >= least) cells.push(cell)
  cells.sort((one, two) => (votes[two] ?? 0) - (votes[one] ?? 0))
  const taken: { bin: number; distance: number; votes: number }[] = []
  for (const cell of cells) {
    const [bin, distance] = [Math.floor(cell / spread), (cell % spread) - reach]
    const isOne = taken.some((line) => {
      const bins = Math.abs(line.bin - bin)
      return Math.min(bins, BINS - bins) <= APART_BINS && Math.abs(line.distance - distance) <= APART_PIXELS
    })
    if (!isOne) taken.push({ bin, distance, votes: votes[cell] ?? 0 })
    if (taken.length === MOST_LINES) break
  }
  return taken.map(({ bin, ...line }) => ({ angle: (bin * STEP * Math.PI) / 180, ...line }))
}
