import type { GrayPicture } from './gray-picture.ts'

/** Rows of the small picture: each gray once in the first, and so many of the darkest that the others do not count. */
const ROWS = { fewest: 160, most: 220 }

/**
 * A small picture whose first points are the grays in their order, and of which libvips takes the same gray for the darkest and
 * the same for the lightest as of a picture with these counts; undefined where there is none. It leaves out about a hundredth at
 * either end, counted by whole steps of lightness in single precision, and rounds down: so whether the lightest is reached hangs on
 * the number of points.
 */
export function alikeInExtremes(counts: Uint32Array, points: number): GrayPicture | undefined {
  const lightest = counts.findLastIndex((count) => count > 0)
  const steps = LIGHTNESS[lightest] ?? 0
  const darkest = darkestThatCounts(counts, points, steps)
  if (darkest === undefined) return undefined
  for (let height = ROWS.fewest; height <= ROWS.most; height++) {
    const data = Buffer.alloc(256 * height, darkest)
    if (isReached(data.length, data.length, steps, LAST) !== isReached(points, points, steps, LAST)) continue
    for (let gray = 0; gray <= lightest; gray++) data[gray] = gray
    return { data, width: 256, height }
  }
  return undefined
}

const FIRST = 0.01
const LAST = 0.99

/** Of each gray, in whole steps of 0 to 100 (CIE 1976). */
const LIGHTNESS = Array.from({ length: 256 }, (_, gray) => {
  const share = gray / 255
  const light = share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  return Math.trunc(light > 0.008856 ? 116 * Math.cbrt(light) - 16 : 903.3 * light)
})

function darkestThatCounts(counts: Uint32Array, points: number, steps: number): number | undefined {
  let dark = 0
  for (let gray = 0; gray < counts.length; gray++) {
    dark += counts[gray] ?? 0
    if (LIGHTNESS[gray] !== LIGHTNESS[gray + 1] && isReached(dark, points, steps, FIRST)) return gray
  }
  return undefined
}

function isReached(dark: number, points: number, steps: number, share: number): boolean {
  const step = Math.fround(Math.fround(steps / points) * Math.fround(dark))
  return Math.trunc(step) > share * (steps + 1)
}
