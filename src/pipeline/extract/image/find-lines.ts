import { findComponents, findInk } from './components.ts'
import type { Component } from './components.ts'
import type { GrayPicture } from './gray-picture.ts'

/** What seems to be a line of writing: the box around all of it, marks and descenders included. */
export type LineBox = { x0: number; y0: number; x1: number; y1: number; letterHeight: number; ink: Component[] }

/** Shares of the longer edge of the page. */
const MAX_HEIGHT = 0.1
const MAX_WIDTH = 0.7
const MIN_HEIGHT = 5
/** Shares of the height of the letters around. */
const CORE = 0.5
const WORD_GAP = 2.2
const MARK_REACH = 0.9
const TALLEST = 3.5
const SHORTEST = 1.5
const HIGHEST = 3.2
const LONGEST = 5
const SHARES = [0.3, 0.5, 0.7]
const MAX_COMPONENTS = 6_000
const MAX_LINES = 48

export type PageLines = {
  /** The longest first. */
  lines: LineBox[]
  /** How long the longest of them are together, in pixels: on its side a page has none as long. */
  length: number
  /** Degrees by which the lines fall to the right. */
  slope: number
}

/** A page is looked at by several that read it; its pictures are never changed in place. */
const known = new WeakMap<GrayPicture, PageLines>()

/**
 * Lines of writing on a page, found by the size and the neighbourhood of its patches of ink. It finds a few words
 * beside a picture, and it keeps the vowel marks of a line with it, where the recogniser's own layout analysis fails.
 * Scribbles of a drawing come along: what they are only the recogniser can tell.
 */
export function findLines(picture: GrayPicture): PageLines {
  const found = known.get(picture) ?? searchLines(picture)
  known.set(picture, found)
  return found
}

function searchLines(picture: GrayPicture): PageLines {
  const { width, height } = picture
  const edge = Math.max(width, height)
  const small = findComponents(findInk(picture), width, height).filter(
    (c) => c.ink > 2 && heightOf(c) <= edge * MAX_HEIGHT && widthOf(c) <= edge * MAX_WIDTH,
  )
  if (small.length > MAX_COMPONENTS) return { lines: [], length: 0, slope: 0 }
  // A picture full of scraps hides how high the letters are, so lines are looked for at several heights.
  const all = likelyHeights(small).flatMap((letterHeight) => linesOf(small, letterHeight))
  const lines = all.toSorted((a, b) => widthOf(b) - widthOf(a)).slice(0, MAX_LINES)
  const longest = lines.slice(0, LONGEST)
  return {
    lines,
    length: longest.reduce((sum, line) => sum + widthOf(line), 0),
    slope: median(longest.slice(0, 3).map(slopeOf)),
  }
}

function linesOf(small: readonly Component[], letterHeight: number): LineBox[] {
  const core = small.filter((c) => heightOf(c) >= letterHeight * CORE && heightOf(c) <= letterHeight * TALLEST)
  const lines = chain(core, letterHeight)
    .map((parts) => boxOf(parts, letterHeight))
    .filter((line) => widthOf(line) > SHORTEST * letterHeight && heightOf(line) < HIGHEST * letterHeight)
  const marks = small.filter((c) => heightOf(c) < letterHeight * CORE)
  attachMarks(lines, marks, letterHeight)
  return lines
}

/** The slope of a line's feet, by least squares, in degrees. */
function slopeOf({ ink }: LineBox): number {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
  const xs = ink.map((c) => (c.x0 + c.x1) / 2)
  const ys = ink.map((c) => c.y1)
  const [x, y] = [mean(xs), mean(ys)]
  const across = xs.reduce((sum, value, at) => sum + (value - x) * ((ys[at] ?? y) - y), 0)
  const along = xs.reduce((sum, value) => sum + (value - x) ** 2, 0)
  return (Math.atan2(across, Math.max(along, 1)) * 180) / Math.PI
}

type Box = { x0: number; y0: number; x1: number; y1: number }
const heightOf = (c: Box): number => c.y1 - c.y0 + 1
const widthOf = (c: Box): number => c.x1 - c.x0 + 1

/** Heights that quarters of all patches reach, counted by their width: letters count for more than dots. */
function likelyHeights(components: readonly Component[]): number[] {
  const letters = components.filter((c) => heightOf(c) >= MIN_HEIGHT).toSorted((a, b) => heightOf(a) - heightOf(b))
  const total = letters.reduce((sum, c) => sum + widthOf(c), 0)
  const heights: number[] = []
  let sum = 0
  for (const c of letters) {
    sum += widthOf(c)
    while (heights.length < SHARES.length && sum >= total * (SHARES[heights.length] ?? 1)) heights.push(heightOf(c))
  }
  return [...new Set(heights)]
}

/** Joins neighbours at one height to lines. */
function chain(components: readonly Component[], typical: number): Component[][] {
  const sorted = components.toSorted((a, b) => a.x0 - b.x0)
  const lines: { parts: Component[]; x1: number; top: number; bottom: number }[] = []
  for (const c of sorted) {
    let best: (typeof lines)[number] | undefined
    let bestOverlap = 0
    for (const line of lines) {
      if (c.x0 - line.x1 > WORD_GAP * typical) continue
      const overlap = Math.min(c.y1, line.bottom) - Math.max(c.y0, line.top)
      const share = overlap / Math.min(heightOf(c), line.bottom - line.top + 1)
      if (share > Math.max(0.35, bestOverlap)) {
        best = line
        bestOverlap = share
      }
    }
    if (best === undefined) lines.push({ parts: [c], x1: c.x1, top: c.y0, bottom: c.y1 })
    else {
      best.parts.push(c)
      best.x1 = Math.max(best.x1, c.x1)
      const recent = best.parts.slice(-6)
      best.top = median(recent.map((part) => part.y0))
      best.bottom = median(recent.map((part) => part.y1))
    }
  }
  return lines.map((line) => line.parts)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}

function boxOf(parts: Component[], typical: number): LineBox {
  return {
    x0: Math.min(...parts.map((c) => c.x0)),
    y0: Math.min(...parts.map((c) => c.y0)),
    x1: Math.max(...parts.map((c) => c.x1)),
    y1: Math.max(...parts.map((c) => c.y1)),
    letterHeight: typical,
    ink: parts,
  }
}

/** Dots and vowel marks belong to the nearest line above or below them. */
function attachMarks(lines: LineBox[], marks: readonly Component[], typical: number): void {
  const cores = lines.map(({ x0, x1, ink }) => ({
    x0,
    x1,
    top: median(ink.map((c) => c.y0)),
    bottom: median(ink.map((c) => c.y1)),
  }))
  for (const mark of marks) {
    let best = -1
    let distance = MARK_REACH * typical
    for (const [index, core] of cores.entries()) {
      if (mark.x1 < core.x0 - typical || mark.x0 > core.x1 + typical) continue
      const middle = (mark.y0 + mark.y1) / 2
      const away = Math.max(0, core.top - middle, middle - core.bottom)
      if (away < distance) {
        best = index
        distance = away
      }
    }
    const line = lines[best]
    if (line === undefined) continue
    line.ink.push(mark)
    line.x0 = Math.min(line.x0, mark.x0)
    line.x1 = Math.max(line.x1, mark.x1)
    line.y0 = Math.min(line.y0, mark.y0)
    line.y1 = Math.max(line.y1, mark.y1)
  }
}
