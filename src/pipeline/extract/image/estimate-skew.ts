import type { GrayPicture } from './gray-picture.ts'

const MAX_DEGREES = 8
const STEP = 0.25
const SAMPLE_EDGE = 700

export type TextDirection = {
  /** Degrees to turn clockwise so that lines of text lie level. */
  degrees: number
  /** How much clearer the lines show along the rows than along the columns; below 1 the page lies on its side. */
  uprightness: number
}

/**
 * How the lines of a page lie, from the profile of its dark pixels: along lines of text dark and white rows alternate
 * sharply (W. Postl, "Detection of linear oblique structures and skew scan in digitized documents", 1986).
 */
export function estimateSkew(picture: GrayPicture): TextDirection {
  const points = darkEdges(picture)
  if (points.length < 200) return { degrees: 0, uprightness: 1 }
  const level = bestAngle(points, false)
  const upright = bestAngle(points, true)
  return { degrees: level.degrees, uprightness: level.sharpness / Math.max(upright.sharpness, 1e-9) }
}

type Point = { x: number; y: number }

/** Points where the picture turns dark downwards or to the right, thinned out to a working size. */
function darkEdges({ data, width, height }: GrayPicture): Point[] {
  const step = Math.max(1, Math.floor(Math.max(width, height) / SAMPLE_EDGE))
  const points: Point[] = []
  for (let y = step; y < height; y += step) {
    for (let x = step; x < width; x += step) {
      const here = data[y * width + x] ?? 255
      const above = data[(y - step) * width + x] ?? 255
      const before = data[y * width + x - step] ?? 255
      if (above - here > 60 || before - here > 60) points.push({ x: x / step, y: y / step })
    }
  }
  return points
}

function bestAngle(points: readonly Point[], sideways: boolean): { degrees: number; sharpness: number } {
  let best = { degrees: 0, sharpness: sharpnessAt(points, 0, sideways) * 1.02 }
  for (let degrees = -MAX_DEGREES; degrees <= MAX_DEGREES; degrees += STEP) {
    const sharpness = sharpnessAt(points, degrees, sideways)
    if (sharpness > best.sharpness) best = { degrees, sharpness }
  }
  return best
}

function sharpnessAt(points: readonly Point[], degrees: number, sideways: boolean): number {
  const slope = Math.tan((degrees * Math.PI) / 180)
  const profile = new Float64Array(4 * SAMPLE_EDGE)
  for (const { x, y } of points) {
    const row = Math.round(sideways ? x - y * slope : y + x * slope) + SAMPLE_EDGE
    if (row >= 0 && row < profile.length) profile[row] = (profile[row] ?? 0) + 1
  }
  let sum = 0
  for (let row = 1; row < profile.length; row++) sum += ((profile[row] ?? 0) - (profile[row - 1] ?? 0)) ** 2
  return sum / points.length
}
