import { type BorderLine, findLines } from './find-lines.ts'
import { type Gradients, gradientsOf } from './gradients.ts'
import { paperOf } from './paper.ts'
import type { Pixels, Point, Quad } from './quad.ts'

/** Of the frame; a smaller page is something lying on the table. */
const LEAST_AREA = 0.12
/** How far a side may lean from upright or level. */
const LEAN = (38 * Math.PI) / 180
/** Lines looked at for each side. */
const LINES_A_SIDE = 7
/** Candidates whose sides are looked at closely. */
const MOST_CANDIDATES = 250
/** Corners a little outside of the frame still count. */
const OUTSIDE = 0.03
/** The share of a side, and of all sides, along which there must be a border. */
const LEAST_SIDE = 0.45
const LEAST_SIDES = 0.62
const SAMPLES = 48
/** Pixels around a line in which its border may lie. */
const REACH = 3
/** Pixels from a side at which the page itself is looked at. */
const WITHIN = 5
/** How much paper behind a side counts beside the border: more would take grey print on the table for paper. */
const PAPER_COUNTS = 0.4

type Line = Pick<BorderLine, 'angle' | 'distance'>
type Sides = readonly [top: Line, right: Line, bottom: Line, left: Line]
type Corners = readonly [Point, Point, Point, Point]

/**
 * Where the page lies in a picture of about 320 pixels: the four-sided area whose sides are borders along their length,
 * with the page on the bright side of all of them, or on the dark side of all. null where nothing is sure.
 */
export function findPage(pixels: Pixels): Quad | null {
  const gradients = gradientsOf(pixels)
  const lines = findLines(gradients)
  const isPaper = paperOf(pixels)
  const found = [1, -1].flatMap((brighter) => bestPage({ gradients, lines, isPaper }, brighter) ?? [])
  const [best] = found.toSorted((one, two) => two.score - one.score)
  if (best === undefined) return null
  const { width, height } = pixels
  const share = ({ x, y }: Point): Point => ({
    x: Math.min(1, Math.max(0, (x + 0.5) / width)),
    y: Math.min(1, Math.max(0, (y + 0.5) / height)),
  })
  const [a, b, c, d] = best.corners
  return [share(a), share(b), share(c), share(d)]
}

/** @param brighter 1 where the page is brighter than what it lies on, -1 where it is darker */
function bestPage(
  {
    gradients,
    lines,
    isPaper,
  }: { gradients: Gradients; lines: readonly BorderLine[]; isPaper: (at: Point) => boolean },
  brighter: number,
): { corners: Corners; score: number } | undefined {
  const { width, height } = gradients
  /** Lines whose inner side lies in a direction. */
  const facing = (angle: number): BorderLine[] =>
    lines
      .filter((line) => {
        const inner = brighter > 0 ? line.angle : line.angle + Math.PI
        return Math.cos(inner - angle) > Math.cos(LEAN)
      })
      .slice(0, LINES_A_SIDE)
  const [tops, rights, bottoms, lefts] = [Math.PI / 2, Math.PI, -Math.PI / 2, 0].map(facing)
  const candidates: { sides: Sides; corners: Corners; area: number; votes: number }[] = []
  for (const top of tops ?? []) {
    for (const bottom of bottoms ?? []) {
      for (const left of lefts ?? []) {
        for (const right of rights ?? []) {
          const sides: Sides = [top, right, bottom, left]
          const corners = cornersOf(sides)
          if (corners === null || !isPageLike(corners, width, height)) continue
          const area = areaOf(corners) / (width * height)
          const votes = top.votes + bottom.votes + left.votes + right.votes
          candidates.push({ sides, corners, area, votes: votes * (0.6 + Math.sqrt(area)) })
        }
      }
    }
  }
  let best: { corners: Corners; score: number } | undefined
  for (const { corners, area } of candidates.toSorted((one, two) => two.votes - one.votes).slice(0, MOST_CANDIDATES)) {
    const supports = sidesOf(corners).map(([from, to]) => support(gradients, from, to, brighter))
    const mean = supports.reduce((sum, share) => sum + share, 0) / 4
    if (Math.min(...supports) < LEAST_SIDE || mean < LEAST_SIDES) continue
    // Patterns of a cloth have borders too; behind those of a page there is paper all along.
    const paper = Math.min(...sidesOf(corners).map(([from, to]) => paperAlong(isPaper, from, to)))
    const score = (mean + Math.min(...supports) + PAPER_COUNTS * paper) * (0.7 + 0.3 * Math.sqrt(area))
    if (score > (best?.score ?? 0)) best = { corners, score }
  }
  return best === undefined ? undefined : { ...best, corners: refined(gradients, best.corners, brighter) }
}

function cornersOf([top, right, bottom, left]: Sides): Corners | null {
  const corners = [cross(top, left), cross(top, right), cross(bottom, right), cross(bottom, left)]
  const [a, b, c, d] = corners
  return a && b && c && d ? [a, b, c, d] : null
}

function cross(one: Line, two: Line): Point | null {
  const turn = Math.sin(two.angle - one.angle)
  if (Math.abs(turn) < 0.3) return null
  return {
    x: (one.distance * Math.sin(two.angle) - two.distance * Math.sin(one.angle)) / turn,
    y: (two.distance * Math.cos(one.angle) - one.distance * Math.cos(two.angle)) / turn,
  }
}

function isPageLike(corners: Corners, width: number, height: number): boolean {
  const inside = corners.every(
    ({ x, y }) =>
      x > -OUTSIDE * width && x < (1 + OUTSIDE) * width && y > -OUTSIDE * height && y < (1 + OUTSIDE) * height,
  )
  if (!inside || areaOf(corners) < LEAST_AREA * width * height) return false
  // Opposite sides of a page seen at a slant differ, but not by much.
  const [top, right, bottom, left] = sidesOf(corners).map(([from, to]) => Math.hypot(to.x - from.x, to.y - from.y))
  const alike = (one = 0, two = 0): boolean => Math.min(one, two) > 0.45 * Math.max(one, two)
  return alike(top, bottom) && alike(left, right)
}

function areaOf(corners: Corners): number {
  return sidesOf(corners).reduce((sum, [from, to]) => sum + from.x * to.y - to.x * from.y, 0) / 2
}

function sidesOf([a, b, c, d]: Corners): [Point, Point][] {
  return [
    [a, b],
    [b, c],
    [c, d],
    [d, a],
  ]
}

/** Pixels from the side at which the border is steepest, towards the inside; null where there is none. */
function borderAt(
  { x, y, width, height }: Gradients,
  at: Point,
  inner: Point,
  brighter: number,
): { offset: number } | null {
  let best = 12
  let offset: number | null = null
  for (let step = -REACH; step <= REACH; step += 1) {
    const column = Math.round(at.x + inner.x * step)
    const row = Math.round(at.y + inner.y * step)
    if (column < 1 || row < 1 || column >= width - 1 || row >= height - 1) continue
    const pixel = row * width + column
    const [gx, gy] = [x[pixel] ?? 0, y[pixel] ?? 0]
    const steepness = brighter * (gx * inner.x + gy * inner.y)
    // What runs across the side is no border of it.
    if (steepness > best && steepness > 0.75 * Math.hypot(gx, gy)) {
      best = steepness
      offset = step
    }
  }
  return offset === null ? null : { offset }
}

function innerNormal(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: -(to.y - from.y) / length, y: (to.x - from.x) / length }
}

function pointsOn(from: Point, to: Point): Point[] {
  return Array.from({ length: SAMPLES }, (_, index) => {
    const share = (index + 0.5) / SAMPLES
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
  })
}

/** The share of a side along which there is a border. */
function support(gradients: Gradients, from: Point, to: Point, brighter: number): number {
  const inner = innerNormal(from, to)
  return pointsOn(from, to).filter((point) => borderAt(gradients, point, inner, brighter) !== null).length / SAMPLES
}

/** The share of a side behind which there is paper. */
function paperAlong(isPaper: (at: Point) => boolean, from: Point, to: Point): number {
  const inner = innerNormal(from, to)
  const behind = pointsOn(from, to).map(({ x, y }) => ({ x: x + inner.x * WITHIN, y: y + inner.y * WITHIN }))
  return behind.filter(isPaper).length / SAMPLES
}

/** Each side laid anew through the borders found along it, several times, leaving out what is far from most. */
function refined(gradients: Gradients, corners: Corners, brighter: number): Corners {
  let current = corners
  for (let turn = 0; turn < 4; turn += 1) {
    const lines = sidesOf(current).map(([from, to]) => fitted(gradients, from, to, brighter))
    const [top, right, bottom, left] = lines
    if (!top || !right || !bottom || !left) return current
    current = cornersOf([top, right, bottom, left]) ?? current
  }
  return current
}

function fitted(gradients: Gradients, from: Point, to: Point, brighter: number): Line {
  const inner = innerNormal(from, to)
  const offsets = pointsOn(from, to).flatMap((point, index) => {
    const border = borderAt(gradients, point, inner, brighter)
    return border === null ? [] : [{ at: (index + 0.5) / SAMPLES - 0.5, offset: border.offset }]
  })
  const middle = offsets.map(({ offset }) => offset).toSorted((one, two) => one - two)[offsets.length >> 1] ?? 0
  const near = offsets.filter(({ offset }) => Math.abs(offset - middle) <= 2)
  const count = Math.max(1, near.length)
  const meanAt = near.reduce((sum, { at }) => sum + at, 0) / count
  const mean = near.reduce((sum, { offset }) => sum + offset, 0) / count
  const spread = near.reduce((sum, { at }) => sum + (at - meanAt) ** 2, 0)
  const slope =
    spread < 0.5 ? 0 : near.reduce((sum, { at, offset }) => sum + (at - meanAt) * (offset - mean), 0) / spread
  const moved = (point: Point, at: number): Point => {
    const by = mean + slope * (at - meanAt)
    return { x: point.x + inner.x * by, y: point.y + inner.y * by }
  }
  const [start, end] = [moved(from, -0.5), moved(to, 0.5)]
  const normal = innerNormal(start, end)
  return { angle: Math.atan2(normal.y, normal.x), distance: start.x * normal.x + start.y * normal.y }
}
