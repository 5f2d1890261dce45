import type { Language } from '../../../contract/languages.ts'
import type { RawPage } from '../reader.ts'
import { addMissedRows } from './add-missed-rows.ts'
import { findLines } from './find-lines.ts'
import { isBlank } from './gray-picture.ts'
import type { GrayPicture } from './gray-picture.ts'
import { lieOfPage } from './lie-of-page.ts'
import { createLineReader } from './line-reader.ts'
import type { LineReader } from './line-reader.ts'
import { mayHoldWriting } from './may-hold-writing.ts'
import { flattenLight, scalePicture, softenGrain, turnPicture } from './prepare-picture.ts'
import { readLines } from './read-lines.ts'
import type { PageOfLines } from './read-lines.ts'
import { recognisedPage } from './recognised-page.ts'
import type { RecognisedPage } from './recognised-page.ts'
import type { Recogniser } from './recogniser.ts'
import { standsApart } from './stands-apart.ts'

/** A recognised page; `writing` says whether anything in the picture looked like words, read or not; `language` is that of a page read well. */
export type OcrPage = RawPage & { writing: boolean; language?: Language }

export type Ocr = {
  /**
   * Recognises one picture; several may be under way. `until` is on the clock of `performance.now()`: no further attempt
   * begins after it. `likely` is tried first where the shapes of the page do not tell.
   */
  readPicture(picture: GrayPicture, until: number, likely?: Language): Promise<OcrPage>
  close(): Promise<void>
}

/** Confident enough to look no further. */
const GOOD = 82
const GOOD_LETTERS = 12
/** Below this a page does not count as read. */
const UNREAD = 50
/** A call that hangs must not take the other pages with it. */
const CALL_LIMIT_MS = 30_000
const MIN_CALL_MS = 1_000
/** The page under way at the end of the time may take this much longer. */
const OVERTIME_MS = 5_000
/** Line heights the models know best, in pixels of the box around a line. */
const LINE_HEIGHT = { low: 26, best: 42, high: 75 }
/** Vowel marks need more room: with them a line must be about this high. */
const VOWELLED = 0.15
const VOWELLED_LINE = 95
/** From here on the lines of a vowelled page are believed without looking further. */
const READ_BY_LINES = 65

const NOTHING_TO_READ: OcrPage = { text: '', source: 'ocr', writing: false }

/** Recognises pages, one language at a time, keeping what it started until `close`. */
export function createOcr(recogniser: Recogniser): Ocr {
  const readPicture: Ocr['readPicture'] = async (picture, until, likely = 'en') => {
    if (isBlank(picture)) return NOTHING_TO_READ
    const inTime = (): boolean => performance.now() < until
    let best: Attempt | undefined
    const attempt = async (candidate: GrayPicture, turn: number, languages: readonly Language[]): Promise<void> => {
      for (const language of languages) {
        if (best !== undefined && (isFair(best.page) || !inTime()) && best.picture === candidate) return
        const limit = Math.max(MIN_CALL_MS, until + OVERTIME_MS - performance.now())
        const blocks = await recogniser.readPage(candidate, language, Math.min(CALL_LIMIT_MS, limit))
        const page = recognisedPage(blocks ?? { blocks: [] }, language)
        if (best === undefined || page.worth > best.page.worth) best = { picture: candidate, page, turn }
      }
    }
    const lying = await lieOfPage(picture)
    const { clean, turns, lie } = lying
    const first = lie.language ?? likely
    recogniser.prepare(first, lie.vowelled)
    const both: Language[] = first === 'en' ? ['en', 'ar'] : ['ar', 'en']
    const byLines = createByLines(clean, createLineReader(recogniser, 'ar', until))
    const [likeliest = 0] = turns
    if (lie.vowelled) {
      // What is vowelled is read line by line in the end; the page as a whole tells only where that left something out.
      const page = await byLines(likeliest)
      const isRead = page.confidence >= READ_BY_LINES
      if (isRead && page.complete && page.markShare > VOWELLED) return finished(page, clean.height)
      await attempt(await lying.level(likeliest), likeliest, ['ar'])
      if (isRead && best !== undefined && !isGood(best.page) && page.worth > best.page.worth)
        return finished(page, clean.height)
    }
    for (const turn of turns) {
      if (best !== undefined && (isFair(best.page) || !inTime())) break
      await attempt(await lying.level(turn), turn, both)
    }
    for (const improve of [rescale, flattenLight, softenGrain]) {
      if (best === undefined || isGood(best.page) || best.page.markShare > VOWELLED || !inTime()) break
      const improved = await improve(best.picture, best.page)
      if (improved) await attempt(improved, best.turn, best.page.worth > GOOD_LETTERS ? [best.page.language] : both)
    }
    if (best !== undefined && inTime()) {
      const { picture: tried, page } = best
      const again = isGood(page)
        ? await addMissedRows(tried, page, createLineReader(recogniser, page.language, until))
        : await byLines(isSure(page) ? best.turn : undefined)
      if (isGood(page) || again.worth > page.worth) best = { ...best, page: again }
    }
    const page = best?.page ?? recognisedPage({ blocks: [] }, first)
    // A page that is plainly an illustration has nothing that was left unread.
    if (page.text === '' && page.words === 0 && !(await mayHoldWriting(clean))) return NOTHING_TO_READ
    return finished(page, best?.picture.height ?? clean.height)
  }

  return { readPicture, close: () => recogniser.close() }
}

/** Reads a page line by line as it lies, or the way up in which two readings of its lines are most alike. */
function createByLines(clean: GrayPicture, reader: LineReader): (turn: number | undefined) => Promise<PageOfLines> {
  const sides = new Map([[0, Promise.resolve(clean)]])
  const turned = (turn: number): Promise<GrayPicture> => {
    const side = sides.get(turn) ?? turnPicture(clean, turn)
    sides.set(turn, side)
    return side
  }
  return async (known) => {
    if (known !== undefined) return await readLines(await turned(known), reader)
    const side = await turned(90)
    const turns = findLines(side).length > findLines(clean).length ? [90, 270] : [0, 180]
    let chosen = turns[0] ?? 0
    let most = -1
    for (const turn of turns) {
      const { worth } = await readLines(await turned(turn), reader, true)
      if (worth > most) [chosen, most] = [turn, worth]
    }
    return await readLines(await turned(chosen), reader)
  }
}

type Attempt = { picture: GrayPicture; page: RecognisedPage; turn: number }

function isGood(page: RecognisedPage): boolean {
  return page.confidence >= GOOD && page.worth >= GOOD_LETTERS
}

function isSure(page: RecognisedPage): boolean {
  return isGood(page) || (page.confidence >= 65 && page.worth >= 2 * GOOD_LETTERS)
}

/** Good, or good enough to know that the page is not upside down. */
function isFair(page: RecognisedPage): boolean {
  if (isSure(page)) return true
  // Vowelled Arabic is never read with confidence, and never comes of a page upside down.
  return page.markShare > VOWELLED && page.confidence >= 40 && page.worth >= 4
}

/** Brings the lines to the height the models know; undefined where they have it. */
async function rescale(picture: GrayPicture, page: RecognisedPage): Promise<GrayPicture | undefined> {
  const { low, best, high } = LINE_HEIGHT
  const small = Math.max(picture.width, picture.height) < 1_000
  if (page.lineHeight === 0) return small ? scalePicture(picture, 2) : undefined
  if (page.markShare > VOWELLED) {
    return scalePicture(picture, Math.min(3, Math.max(1.4, VOWELLED_LINE / page.lineHeight)))
  }
  if (page.lineHeight >= low && page.lineHeight <= high) return undefined
  return scalePicture(picture, Math.min(4, Math.max(0.4, best / page.lineHeight)))
}

function finished(page: RecognisedPage, height: number): OcrPage {
  const apart = standsApart(page, height)
  return {
    ...toPage(page),
    ...(isFair(page) && { language: page.language }),
    ...(apart.length > 0 && { apart }),
  }
}

function toPage({ text, confidence, words }: RecognisedPage): OcrPage {
  const rounded = Math.round(confidence)
  const readable = text !== '' && rounded >= UNREAD
  return {
    text,
    source: 'ocr',
    writing: words >= 3,
    ...(text === '' ? {} : { confidence: rounded }),
    ...(readable ? {} : { unread: true }),
  }
}
