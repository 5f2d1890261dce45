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

type Points = { xs: Uint16Array; ys: Uint16Array; length: number }

/** Points where the picture turns dark downwards or to the right, thinned out to a working size. */
function darkEdges({ data, width, height }: GrayPicture): Points {
  const step = Math.max(1, Math.floor(Math.max(width, height) / SAMPLE_EDGE))
  const most = Math.ceil(width / step) * Math.ceil(height / step)
  const points = { xs: new Uint16Array(most), ys: new Uint16Array(most), length: 0 }
  for (let y = step; y < height; y += step) {
    const row = y * width
    const above = row - step * width
    for (let x = step; x < width; x += step) {
      const here = data[row + x]!
      if (data[above + x]! - here > 60 || data[row + x - step]! - here > 60) {
        points.xs[points.length] = x / step
        points.ys[points.length++] = y / step
      }
    }
  }
  return points
}

function bestAngle(points: Points, sideways: boolean): { degrees: number; sharpness: number } {
  let best = { degrees: 0, sharpness: sharpnessAt(points, 0, sideways) * 1.02 }
  for (let degrees = -MAX_DEGREES; degrees <= MAX_DEGREES; degrees += STEP) {
    const sharpness = sharpnessAt(points, degrees, sideways)
    if (sharpness > best.sharpness) best = { degrees, sharpness }
  }
  return best
}

function sharpnessAt({ xs, ys, length }: Points, degrees: number, sideways: boolean): number {
  const slope = Math.tan((degrees * Math.PI) / 180)
  const [along, across, fall] = sideways ? [xs, ys, -slope] : [ys, xs, slope]
  const profile = new Float64Array(4 * SAMPLE_EDGE)
  for (let at = 0; at < length; at++) {
    // Rounded as Math.round does, sooner.
    const row = Math.floor(along[at]! + across[at]! * fall + 0.5) + SAMPLE_EDGE
    if (row >= 0 && row < profile.length) profile[row]!++
  }
  let sum = 0
  for (let row = 1; row < profile.length; row++) sum += (profile[row]! - profile[row - 1]!) ** 2
  return sum / length
}
