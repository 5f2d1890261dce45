import type { Pixels } from './quad.ts'

/** How fast, and towards which side, a picture becomes brighter at each pixel. */
export type Gradients = { x: Float32Array; y: Float32Array; width: number; height: number }

/**
 * The steepest of the three colours at each pixel (Sobel, after smoothing): a white page on a pale wooden table stands out
 * in one of them at least.
 */
export function gradientsOf({ data, width, height }: Pixels): Gradients {
  const x = new Float32Array(width * height)
  const y = new Float32Array(width * height)
  const steepest = new Float32Array(width * height)
  for (let channel = 0; channel < 3; channel += 1) {
    const plane = new Float32Array(width * height)
    for (let at = 0; at < plane.length; at += 1) plane[at] = data[at * 4 + channel] ?? 0
    const smooth = smoothed(smoothed(plane, width, height), width, height)
    for (let row = 1; row < height - 1; row += 1) {
      for (let column = 1; column < width - 1; column += 1) {
        const at = row * width + column
        const value = (rows: number, columns: number): number => smooth[at + rows * width + columns] ?? 0
        const gx = value(-1, 1) + 2 * value(0, 1) + value(1, 1) - value(-1, -1) - 2 * value(0, -1) - value(1, -1)
        const gy = value(1, -1) + 2 * value(1, 0) + value(1, 1) - value(-1, -1) - 2 * value(-1, 0) - value(-1, 1)
        const steepness = gx * gx + gy * gy
        if (steepness > (steepest[at] ?? 0)) {
          steepest[at] = steepness
          x[at] = gx
          y[at] = gy
        }
      }
    }
  }
  return { x, y, width, height }
}

/** Each pixel as the mean of itself and its neighbours. */
function smoothed(plane: Float32Array, width: number, height: number): Float32Array {
  const across = new Float32Array(plane.length)
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column
      const before = column > 0 ? at - 1 : at
      const after = column < width - 1 ? at + 1 : at
      across[at] = ((plane[before] ?? 0) + (plane[at] ?? 0) + (plane[after] ?? 0)) / 3
    }
  }
  const both = new Float32Array(plane.length)
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column
      const before = row > 0 ? at - width : at
      const after = row < height - 1 ? at + width : at
      both[at] = ((across[before] ?? 0) + (across[at] ?? 0) + (across[after] ?? 0)) / 3
    }
  }
  return both
}
