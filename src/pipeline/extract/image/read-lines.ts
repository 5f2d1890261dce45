import { agree } from './agree.ts'
import { findLines } from './find-lines.ts'
import type { LineBox } from './find-lines.ts'
import type { GrayPicture } from './gray-picture.ts'
import { isRowOfLetters } from './lie-of-writing.ts'
import type { LineReader } from './line-reader.ts'
import { scalePicture, turnPicture } from './prepare-picture.ts'
import { textOf } from './recognised-page.ts'
import type { Box, RecognisedPage, TextRow } from './recognised-page.ts'
import type { LineMode } from './recogniser.ts'

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
/** Letters, each counted by how alike its readings are, from which lines were surely found. */
const TELLING = 12
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
/** The share of the smaller of two boxes that the other covers, where they are of one line. */
const SAME_PLACE = 0.3
const DIRECTION = /[\u200e\u200f]/g
const SCRAPS = /[#*@^_=|<>~\\]/

/** `complete`: every row on it that stands as letters do was read. */
export type PageOfLines = RecognisedPage & { complete: boolean }

/**
 * Reads an Arabic page line by line: vowelled text, and a few words beside a picture, which the recogniser's own layout
 * analysis loses. Its confidence says little of vowelled words, so a line is believed by how alike its readings are. Where
 * the lines seem to slope, two readings tell how the page lies; the others are of that alone.
 */
export async function readLines(page: GrayPicture, reader: LineReader, probe = false): Promise<PageOfLines> {
  let best: Probed | undefined
  for (const { picture, lines } of await prepared(page)) {
    if (best !== undefined && (probe || !reader.goOn())) break
    // Where lines were found, what were scraps of a drawing when the page lay a little differently are still none.
    const near = best === undefined || best.worth < TELLING ? lines : linesNear(lines, best.found)
    const found = await probeLines(picture, probe ? near.slice(0, PROBED_LINES) : near, reader)
    const worth = worthOf(found)
    if (best === undefined || worth > best.worth) best = { picture, lines, found, worth }
  }
  if (best === undefined) return { ...toPage([]), complete: true }
  const read = probe ? pageOf(best.found) : await readProbed(best, reader)
  const isRead = (line: LineBox): boolean => read.rows.some(({ box }) => overlap(box, line) > SAME_PLACE)
  return { ...read, complete: best.lines.filter(isRowOfLetters).every(isRead) }
}

type Candidate = { line: LineBox; readings: string[] }
type Probed = { picture: GrayPicture; lines: readonly LineBox[]; found: Candidate[]; worth: number }

/** The lines that come out alike when they are read twice. */
async function probeLines(picture: GrayPicture, lines: readonly LineBox[], reader: LineReader): Promise<Candidate[]> {
  let left = lines.map((line): Candidate => ({ line, readings: [] }))
  for (const [index, reading] of PROBE_READINGS.entries()) {
    await readOnce(picture, left, reading, reader)
    if (index === 0) left = left.filter(({ readings }) => countLetters(readings[0] ?? '') >= MIN_LETTERS)
  }
  return left.filter(({ readings }) => agree(readings).likeness >= PROBE_LIKENESS)
}

async function readProbed({ picture, found }: Probed, reader: LineReader): Promise<RecognisedPage> {
  for (const reading of MORE_READINGS) await readOnce(picture, found, reading, reader)
  return pageOf(found)
}

async function readOnce(
  picture: GrayPicture,
  candidates: readonly Candidate[],
  [mode, height]: Reading,
  reader: LineReader,
): Promise<void> {
  const lines = candidates.map(({ line }) => line)
  const texts = await reader.read(picture, lines, mode, height)
  for (const [index, { readings }] of candidates.entries()) {
    const text = texts[index]
    if (text !== undefined) readings.push(text)
  }
}

function pageOf(candidates: readonly Candidate[]): RecognisedPage {
  const kept = withoutOverlaps(candidates.map(({ line, readings }) => ({ line, ...agree(readings) })).filter(isWriting))
  // Alone on a page, two or three letters alike are chance.
  return toPage(kept.some(({ text }) => countLetters(text) >= LONG_ENOUGH) ? kept : [])
}

function linesNear(lines: readonly LineBox[], found: readonly Candidate[]): LineBox[] {
  return lines.filter((line) =>
    found.some(({ line: { x0, y0, x1, y1 } }) => {
      const room = (y1 - y0) / 2
      return line.x1 > x0 && line.x0 < x1 && line.y1 > y0 - room && line.y0 < y1 + room
    }),
  )
}

function worthOf(candidates: readonly Candidate[]): number {
  const found = candidates.map(({ line, readings }) => ({ line, ...agree(readings) }))
  return withoutOverlaps(found).reduce((sum, { text, likeness }) => sum + countLetters(text) * likeness ** 4, 0)
}

/**
 * Reads a line by itself that the reading of the whole page left out; '' where its readings do not agree.
 */
export async function readAlone(
  picture: GrayPicture,
  line: LineBox,
  reader: LineReader,
  letters: RegExp,
): Promise<string> {
  const readings: string[] = []
  const isWord = line.x1 - line.x0 < WORD_WIDTH * (line.y1 - line.y0)
  for (const [mode, height] of isWord ? [...WORD_READINGS, ...PROBE_READINGS.slice(0, 1)] : MORE_READINGS) {
    const [text] = await reader.read(picture, [line], mode, height)
    if (text === undefined) return ''
    readings.push(text.replaceAll(DIRECTION, ''))
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
function prepared(page: GrayPicture): Promise<Prepared[]> {
  const before = known.get(page) ?? prepare(page)
  known.set(page, before)
  return before
}

/** A page that was probed is read as it was prepared then. */
const known = new WeakMap<GrayPicture, Promise<Prepared[]>>()

async function prepare(page: GrayPicture): Promise<Prepared[]> {
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
    if (!kept.some((other) => overlap(each.line, other.line) > SAME_PLACE)) kept.push(each)
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
