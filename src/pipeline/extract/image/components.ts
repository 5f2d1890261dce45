import type { GrayPicture } from './gray-picture.ts'

/** A patch of touching dark pixels and the box around it; x1 and y1 are the last column and row. */
export type Component = { x0: number; y0: number; x1: number; y1: number; ink: number }

const WINDOW_SHARE = 1 / 24
/** Ink is darker than its surroundings by this share. */
const DARKER = 0.18

/**
 * The dark pixels of a picture, 1 for ink, each judged by the mean gray around it, so that a shadow is not ink
 * (D. Bradley, G. Roth, "Adaptive thresholding using the integral image", 2007).
 */
export function findInk({ data, width, height }: GrayPicture): Uint8Array {
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      row += data[y * width + x] ?? 0
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row
    }
  }
  const reach = Math.max(8, Math.round(Math.max(width, height) * WINDOW_SHARE))
  const ink = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - reach)
    const bottom = Math.min(height, y + reach + 1)
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - reach)
      const right = Math.min(width, x + reach + 1)
      const sum =
        (sums[bottom * (width + 1) + right] ?? 0) -
        (sums[top * (width + 1) + right] ?? 0) -
        (sums[bottom * (width + 1) + left] ?? 0) +
        (sums[top * (width + 1) + left] ?? 0)
      const mean = sum / ((bottom - top) * (right - left))
      if ((data[y * width + x] ?? 255) < mean * (1 - DARKER)) ink[y * width + x] = 1
    }
  }
  return ink
}

/** The patches of touching ink, diagonals included. */
export function findComponents(ink: Uint8Array, width: number, height: number): Component[] {
  const seen = new Uint8Array(ink.length)
  const stack: number[] = []
  const found: Component[] = []
  for (let start = 0; start < ink.length; start++) {
    if (ink[start] !== 1 || seen[start] === 1) continue
    const component = { x0: width, y0: height, x1: 0, y1: 0, ink: 0 }
    seen[start] = 1
    stack.push(start)
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const x = at % width
      const y = (at - x) / width
      component.ink++
      component.x0 = Math.min(component.x0, x)
      component.x1 = Math.max(component.x1, x)
      component.y0 = Math.min(component.y0, y)
      component.y1 = Math.max(component.y1, y)
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const next = ny * width + nx
          if (ink[next] !== 1 || seen[next] === 1) continue
          seen[next] = 1
          stack.push(next)
        }
      }
    }
    found.push(component)
  }
  return found
}
