import type { Language } from '../../../contract/languages.ts'
import type { Component } from './components.ts'
import type { LineBox, PageLines } from './find-lines.ts'
import type { GrayPicture } from './gray-picture.ts'

/** What the shapes of a page's lines say before a letter is read. */
export type LieOfWriting = {
  /** How much there is of rows of patches alike and close together; across the lines of a page next to nothing. */
  rows: number
  /** undefined where the lines do not tell. */
  language: Language | undefined
  upsideDown: boolean | undefined
  /** So many dots and marks to the length of the lines have only vowelled pages. */
  vowelled: boolean
}

const LINES = 12
const FEWEST_PATCHES = 4
/** Shares of the height of the letters around. */
const CORE = 0.5
const LEVEL = 0.15
const BEYOND = 0.2
/** Patches to a height of the letters, below which patches in a row are no writing. */
const SCATTERED = 0.4
/** Letters of one line on both sides of a letter that tell where it stands. */
const NEIGHBOURS = 6
/** Arabic letters are joined, so their patches are wide, and most of their ink lies on the baseline. */
const ARABIC = 1.46
const UNTOLD = 0.06
const PEAK_WEIGHT = 0.2
/** How far from even the ink must lie about the middle of Arabic lines, and the letters beyond Latin ones. */
const LOPSIDED = 0.1
const MORE = 1.5
const FEWEST_BEYOND = 8
/** Small patches to a height of the letters, along a line: plain Arabic has half as many. */
const MARKS = 1

/**
 * Language and lie of a page from the shapes of its lines. Latin letters reach above their line more often than below
 * it; in an Arabic line the ink thins out upwards, to the tips of its tall letters, its dots and its marks.
 */
export function lieOfWriting({ width, data }: GrayPicture, { lines }: PageLines): LieOfWriting {
  const telling = lines.slice(0, LINES).map((line) => ({ line, patches: line.ink.filter((c) => isCore(c, line)) }))
  const rows = lines.slice(0, 2 * LINES).reduce((sum, line) => sum + evenness(line), 0)
  let across = 0
  let shape = 0
  let lean = 0
  let marks = 0
  let [above, below] = [0, 0]
  for (const { line, patches } of telling) {
    if (patches.length < FEWEST_PATCHES) continue
    const length = line.x1 - line.x0
    const profile = profileOf(line, data, width)
    const wide = patches.reduce((sum, c) => sum + c.x1 - c.x0 + 1, 0) / patches.length / line.letterHeight
    across += length
    shape += length * (wide + PEAK_WEIGHT * profile.peak)
    lean += length * profile.lean
    marks += (line.ink.length - patches.length) * line.letterHeight
    const beyond = lettersBeyond(patches)
    above += beyond.above
    below += beyond.below
  }
  if (across === 0) return { rows, language: undefined, upsideDown: undefined, vowelled: false }
  const arabic = shape / across - ARABIC
  const language = Math.abs(arabic) < UNTOLD ? undefined : arabic > 0 ? 'ar' : 'en'
  const upsideDown = language === 'ar' ? fromLean(lean / across) : fromLetters(above, below)
  return { rows, language, upsideDown, vowelled: language === 'ar' && marks > MARKS * across }
}

function fromLean(lean: number): boolean | undefined {
  return Math.abs(lean) < LOPSIDED ? undefined : lean > 0
}

function fromLetters(above: number, below: number): boolean | undefined {
  if (above + below < FEWEST_BEYOND || Math.max(above, below) < MORE * Math.min(above, below)) return undefined
  return below > above
}

const heightOf = (c: Component): number => c.y1 - c.y0 + 1

function isCore(patch: Component, { letterHeight }: LineBox): boolean {
  return heightOf(patch) >= letterHeight * CORE
}

/** Whether a line is a row of patches alike and close together, as letters stand. */
export function isRowOfLetters(line: LineBox): boolean {
  return evenness(line) > 0
}

function evenness(line: LineBox): number {
  const patches = line.ink.filter((c) => isCore(c, line))
  if (patches.length < FEWEST_PATCHES) return 0
  const usual = median(patches.map(heightOf))
  const alike = patches.filter((c) => heightOf(c) > usual * 0.6 && heightOf(c) < usual * 1.7).length
  const density = (alike * line.letterHeight) / (line.x1 - line.x0)
  return density > SCATTERED ? alike * Math.min(1, density) : 0
}

/** How high the highest row of ink stands over the mean, and the skewness of the ink: negative where it thins out upwards. */
function profileOf(line: LineBox, data: Buffer, width: number): { peak: number; lean: number } {
  const profile = new Float64Array(line.y1 - line.y0 + 1)
  for (const { x0, y0, x1, y1 } of line.ink) {
    for (let y = y0; y <= y1; y++) {
      for (let x = x0; x <= x1; x++) profile[y - line.y0]! += 255 - (data[y * width + x] ?? 255)
    }
  }
  const total = profile.reduce((sum, ink) => sum + ink, 0)
  const middle = profile.reduce((sum, ink, y) => sum + ink * y, 0) / total
  const moment = (power: number): number =>
    profile.reduce((sum, ink, y) => sum + ink * (y - middle) ** power, 0) / total
  return { peak: (Math.max(...profile) * profile.length) / total, lean: moment(3) / moment(2) ** 1.5 }
}

/** Letters that reach clearly above or below their neighbours and end level with them on the other side. */
function lettersBeyond(patches: readonly Component[]): { above: number; below: number } {
  const inOrder = patches.toSorted((a, b) => a.x0 - b.x0)
  let [above, below] = [0, 0]
  for (const [at, { y0, y1 }] of inOrder.entries()) {
    const around = inOrder.slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS + 1)
    const top = median(around.map((c) => c.y0))
    const bottom = median(around.map((c) => c.y1))
    const height = bottom - top + 1
    if (top - y0 > BEYOND * height && Math.abs(y1 - bottom) < LEVEL * height) above++
    if (y1 - bottom > BEYOND * height && Math.abs(y0 - top) < LEVEL * height) below++
  }
  return { above, below }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}
