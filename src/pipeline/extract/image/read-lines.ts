import { agree } from './agree.ts'
import { cutLine } from './cut-line.ts'
import { findLines } from './find-lines.ts'
import type { LineBox } from './find-lines.ts'
import type { GrayPicture } from './gray-picture.ts'
import { scalePicture, turnPicture } from './prepare-picture.ts'
import { textOf } from './recognised-page.ts'
import type { Box, RecognisedPage, TextRow } from './recognised-page.ts'

/** How the recogniser is to take the picture: find the line in it, or take it as it stands. */
export type LineMode = 'line' | 'raw'
export type ReadLine = (picture: GrayPicture, mode: LineMode) => Promise<string>

type Reading = readonly [LineMode, number]
/** A line is read at several heights, in pixels: what it says comes out alike, what it does not, never. */
const PROBE_READINGS: readonly Reading[] = [
  ['raw', 48],
  ['line', 50],
]
const MORE_READINGS: readonly Reading[] = [
  ['line', 100],
  ['line', 80],
  ['line', 70],
]
/** In a picture of a single word the recogniser does not find a line, so it takes the picture as it stands. */
const WORD_READINGS: readonly Reading[] = [
  ['raw', 90],
  ['raw', 60],
  ['raw', 75],
]
const PROBED_LINES = 16
const PROBE_LIKENESS = 0.4
const LIKENESS = 0.62
const MIN_LETTERS = 3
/** A shorter line must come out the same nearly every time. */
const LONG_ENOUGH = 6
const SHORT_LIKENESS = 0.8
const SMALL_LETTERS = 15
const MAX_ENLARGED = 1_500
/** Degrees: below these a line is read as well, above them it is none. */
const MIN_SLOPE = 0.5
const MAX_SLOPE = 12
/** Heights of a line that a single word is not as wide as. */
const WORD_WIDTH = 4
const DIRECTION = /[\u200e\u200f]/g
const SCRAPS = /[#*@^_=|<>~\\]/

/**
 * Reads an Arabic page line by line: vowelled text, and a few words beside a picture, which the recogniser's own layout
 * analysis loses. Its confidence says little of vowelled words, so a line is believed by how alike its readings are.
 * @param goOn no further reading begins when it says no
 */
export async function readLines(
  page: GrayPicture,
  read: ReadLine,
  goOn: () => boolean,
  probe = false,
): Promise<RecognisedPage> {
  let best: RecognisedPage | undefined
  for (const each of await prepared(page)) {
    if (best !== undefined && (probe || !goOn())) break
    const found = await readPrepared(each, read, goOn, probe)
    if (best === undefined || found.worth > best.worth) best = found
  }
  return best ?? toPage([])
}

async function readPrepared(
  { picture, lines }: Prepared,
  read: ReadLine,
  goOn: () => boolean,
  probe: boolean,
): Promise<RecognisedPage> {
  let left = lines.slice(0, probe ? PROBED_LINES : undefined).map((line) => ({ line, readings: [] as string[] }))
  for (const [index, [mode, height]] of PROBE_READINGS.entries()) {
    for (const { line, readings } of left)
      if (goOn()) readings.push(await read(await cutLine(picture, line, height), mode))
    if (index === 0) left = left.filter(({ readings }) => countLetters(readings[0] ?? '') >= MIN_LETTERS)
  }
  left = left.filter(({ readings }) => agree(readings).likeness >= PROBE_LIKENESS)
  for (const [mode, height] of probe ? [] : MORE_READINGS) {
    for (const { line, readings } of left)
      if (goOn()) readings.push(await read(await cutLine(picture, line, height), mode))
  }
  const found = left.map(({ line, readings }) => ({ line, ...agree(readings) })).filter(isWriting)
  const kept = withoutOverlaps(found)
  // Alone on a page, two or three letters alike are chance.
  return toPage(kept.some(({ text }) => countLetters(text) >= LONG_ENOUGH) ? kept : [])
}

/**
 * Reads a line by itself that the reading of the whole page left out; '' where its readings do not agree.
 */
export async function readAlone(picture: GrayPicture, line: LineBox, read: ReadLine, letters: RegExp): Promise<string> {
  const readings: string[] = []
  const isWord = line.x1 - line.x0 < WORD_WIDTH * (line.y1 - line.y0)
  for (const [mode, height] of isWord ? [...WORD_READINGS, ...PROBE_READINGS.slice(0, 1)] : MORE_READINGS) {
    readings.push((await read(await cutLine(picture, line, height), mode)).replaceAll(DIRECTION, ''))
    if ((readings[0]?.match(letters)?.length ?? 0) < MIN_LETTERS) return ''
  }
  const { text, likeness } = agree(readings)
  return likeness >= SHORT_LIKENESS && !SCRAPS.test(text) ? text : ''
}

type Prepared = { picture: GrayPicture; lines: LineBox[] }

/**
 * As it stands, and laid level where its lines seem to slope: the feet of a few letters may do so on a level page, and
 * only the readings tell.
 */
async function prepared(page: GrayPicture): Promise<Prepared[]> {
  const found = findLines(page)
  const asItStands = await enlarged(page, found.lines)
  if (Math.abs(found.slope) <= MIN_SLOPE || Math.abs(found.slope) >= MAX_SLOPE) return [asItStands]
  const level = await turnPicture(page, -found.slope)
  return [await enlarged(level, findLines(level).lines), asItStands]
}

/** Small letters are enlarged before their patches are looked for: theirs run together. */
async function enlarged(page: GrayPicture, lines: LineBox[]): Promise<Prepared> {
  const height = lines[0]?.letterHeight ?? 0
  if (height >= SMALL_LETTERS || Math.max(page.width, page.height) >= MAX_ENLARGED) return { picture: page, lines }
  const picture = await scalePicture(page, height > SMALL_LETTERS / 2 ? 2 : 3)
  return { picture, lines: findLines(picture).lines }
}

type FoundLine = { line: LineBox; text: string; likeness: number }

/** Scraps of a drawing come out as a few letters among signs, seldom twice the same. */
function isWriting({ text, likeness }: FoundLine): boolean {
  const letters = countLetters(text)
  if (letters < MIN_LETTERS || SCRAPS.test(text)) return false
  return likeness >= (letters < LONG_ENOUGH ? SHORT_LIKENESS : LIKENESS)
}

/** Lines were looked for at several heights; of those at one place the one with the most in it stays. */
function withoutOverlaps(found: readonly FoundLine[]): FoundLine[] {
  const worth = ({ text, likeness }: FoundLine): number => countLetters(text) * likeness ** 4
  const kept: FoundLine[] = []
  for (const each of found.toSorted((a, b) => worth(b) - worth(a))) {
    if (!kept.some((other) => overlap(each.line, other.line) > 0.3)) kept.push(each)
  }
  return kept
}

/** The share of the smaller box that the other covers. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)
  const height = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0)
  const area = (line: Box): number => (line.x1 - line.x0) * (line.y1 - line.y0)
  return width <= 0 || height <= 0 ? 0 : (width * height) / Math.max(1, Math.min(area(a), area(b)))
}

function toPage(found: readonly FoundLine[]): RecognisedPage {
  let letters = 0
  let weighted = 0
  let worth = 0
  let marks = 0
  let words = 0
  for (const { text, likeness } of found) {
    const count = countLetters(text)
    letters += count
    weighted += count * likeness ** 2
    worth += count * likeness ** 4
    marks += text.match(/\p{M}/gu)?.length ?? 0
    words += text.split(' ').filter((word) => countLetters(word) >= MIN_LETTERS).length
  }
  const rows = inParagraphs(found)
  return {
    language: 'ar',
    text: textOf(rows, 'ar'),
    rows,
    confidence: letters === 0 ? 0 : (100 * weighted) / letters,
    worth,
    words,
    lineHeight: found[0] === undefined ? 0 : found[0].line.y1 - found[0].line.y0,
    markShare: marks / Math.max(1, letters),
  }
}

/** From top to bottom, beside each other from right to left; a wider gap than usual begins a paragraph. */
function inParagraphs(found: readonly FoundLine[]): TextRow[] {
  const middle = ({ line }: FoundLine): number => (line.y0 + line.y1) / 2
  const sorted = found.toSorted((a, b) => middle(a) - middle(b))
  const rows: FoundLine[][] = []
  for (const each of sorted) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row !== undefined && first !== undefined && middle(each) - middle(first) < each.line.letterHeight)
      row.push(each)
    else rows.push([each])
  }
  const gaps = rows.slice(1).map((row, index) => gapBetween(rows[index], row))
  const usual = gaps.toSorted((a, b) => a - b)[gaps.length >> 2] ?? 0
  let paragraph = 0
  return rows.flatMap((row, index) => {
    if (index > 0 && (gaps[index - 1] ?? 0) > usual * 1.5) paragraph++
    return row
      .toSorted((a, b) => b.line.x1 - a.line.x1)
      .map(({ text, line: { x0, y0, x1, y1 } }) => ({ text, box: { x0, y0, x1, y1 }, paragraph }))
  })
}

function gapBetween(above: readonly FoundLine[] | undefined, below: readonly FoundLine[]): number {
  const [a, b] = [above?.[0]?.line, below[0]?.line]
  return a === undefined || b === undefined ? 0 : (b.y0 + b.y1 - a.y0 - a.y1) / 2
}

function countLetters(text: string): number {
  return text.match(/\p{Script=Arabic}/gu)?.filter((letter) => /\p{L}/u.test(letter)).length ?? 0
}
