import { PSM } from 'tesseract.js'
import type { Worker } from 'tesseract.js'
import type { Language } from '../../../contract/languages.ts'
import type { RawPage } from '../reader.ts'
import { addMissedRows } from './add-missed-rows.ts'
import { estimateSkew } from './estimate-skew.ts'
import { findLines } from './find-lines.ts'
import { isBlank, toPgm } from './gray-picture.ts'
import type { GrayPicture } from './gray-picture.ts'
import { mayHoldWriting } from './may-hold-writing.ts'
import { flattenLight, scalePicture, softenGrain, stretchContrast, turnPicture } from './prepare-picture.ts'
import { readLines } from './read-lines.ts'
import type { ReadLine } from './read-lines.ts'
import { recognisedPage } from './recognised-page.ts'
import type { RecognisedPage } from './recognised-page.ts'
import { startTesseract } from './tesseract.ts'

/** A recognised page; `writing` says whether anything in the picture looked like words, read or not. */
export type OcrPage = RawPage & { writing: boolean }

export type Ocr = {
  /** Recognises one picture. `until` is on the clock of `performance.now()`: no further attempt begins after it. */
  readPicture(picture: GrayPicture, until: number): Promise<OcrPage>
  close(): Promise<void>
}

type Options = { start?: (language: Language) => Promise<Worker> }

/** Confident enough to look no further. */
const GOOD = 82
const GOOD_LETTERS = 12
/** Below this a page does not count as read. */
const UNREAD = 50
/** A call that hangs must not take the other pages with it. */
const CALL_LIMIT_MS = 30_000
const MIN_CALL_MS = 1_000
/**
 * Work on single lines of a page at most, in pixels given to the recogniser; each call counts as some more. A clock would
 * give the same picture another text on a busy machine.
 */
const LINE_WORK = 16_000_000
const CALL_WORK = 20_000
/** The page under way at the end of the time may take this much longer. */
const OVERTIME_MS = 5_000
/** Line heights the models know best, in pixels of the box around a line. */
const LINE_HEIGHT = { low: 26, best: 42, high: 75 }
/** Vowel marks need more room: with them a line must be about this high. */
const VOWELLED = 0.15
const VOWELLED_LINE = 95
/** Between these the lines of a page may as well run along its columns. */
const SIDEWAYS = { surely: 1, surelyNot: 1.6 }
const MIN_SKEW = 0.4

const NOTHING_TO_READ: OcrPage = { text: '', source: 'ocr', writing: false }

/** Recognises pages, one language at a time, keeping one worker per language until `close`. */
export function createOcr({ start = startTesseract }: Options = {}): Ocr {
  const workers = new Map<Language, Promise<Worker>>()
  let likely: Language = 'en'

  const recognise = async (picture: GrayPicture, language: Language, limit: number): Promise<RecognisedPage> => {
    const worker = workers.get(language) ?? start(language)
    workers.set(language, worker)
    const call = (await worker).recognize(toPgm(picture), {}, { text: false, blocks: true })
    const answer = await within(call, limit)
    if (answer !== undefined) return recognisedPage(answer.data, language)
    workers.delete(language)
    await (await worker).terminate()
    return recognisedPage({ blocks: [] }, language)
  }

  /** Lets the recogniser read single lines, for as much work as is left of the page's. */
  const withLines = async <T>(
    language: Language,
    until: number,
    use: (read: ReadLine, goOn: () => boolean) => Promise<T>,
  ): Promise<T> => {
    const started = workers.get(language) ?? start(language)
    workers.set(language, started)
    const worker = await started
    let work = LINE_WORK
    let mode: PSM | undefined
    const read: ReadLine = async (picture, wanted) => {
      const next = wanted === 'raw' ? PSM.RAW_LINE : PSM.SINGLE_LINE
      if (mode !== next) await worker.setParameters({ tessedit_pageseg_mode: next })
      mode = next
      work -= picture.width * picture.height + CALL_WORK
      const { data } = await worker.recognize(toPgm(picture), {}, { text: true })
      return data.text
    }
    try {
      return await use(read, () => work > 0 && performance.now() < until)
    } finally {
      if (mode !== undefined) await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO })
    }
  }

  const readByLines = (clean: GrayPicture, best: Attempt, until: number): Promise<RecognisedPage> =>
    withLines('ar', until, async (read, goOn) => {
      const turned = (turn: number): Promise<GrayPicture> =>
        turn === 0 ? Promise.resolve(clean) : turnPicture(clean, turn)
      if (isSure(best.page)) return await readLines(await turned(best.turn), read, goOn)
      const side = await turned(90)
      const turns = findLines(side).length > findLines(clean).length ? [90, 270] : [0, 180]
      let chosen = turns[0] ?? 0
      let most = -1
      for (const turn of turns) {
        const { worth } = await readLines(await turned(turn), read, goOn, true)
        if (worth > most) [chosen, most] = [turn, worth]
      }
      return await readLines(await turned(chosen), read, goOn)
    })

  const readPicture: Ocr['readPicture'] = async (picture, until) => {
    if (isBlank(picture)) return NOTHING_TO_READ
    const inTime = (): boolean => performance.now() < until
    let best: Attempt | undefined
    const attempt = async (candidate: GrayPicture, turn: number, languages: readonly Language[]): Promise<void> => {
      for (const language of languages) {
        if (best !== undefined && (isFair(best.page) || !inTime()) && best.picture === candidate) return
        const limit = Math.max(MIN_CALL_MS, until + OVERTIME_MS - performance.now())
        const page = await recognise(candidate, language, Math.min(CALL_LIMIT_MS, limit))
        if (best === undefined || page.worth > best.page.worth) best = { picture: candidate, page, turn }
      }
    }
    const both = (): Language[] => (likely === 'en' ? ['en', 'ar'] : ['ar', 'en'])
    const clean = await stretchContrast(picture)
    const { degrees, uprightness } = estimateSkew(clean)
    for (const quarter of likelyTurns(uprightness)) {
      if (best !== undefined && (isFair(best.page) || !inTime())) break
      const turned = quarter === 0 ? levelled(clean, degrees) : levelled(await turnPicture(clean, quarter))
      await attempt(await turned, quarter, both())
    }
    for (const improve of [rescale, flattenLight, softenGrain]) {
      if (best === undefined || isGood(best.page) || best.page.markShare > VOWELLED || !inTime()) break
      const improved = await improve(best.picture, best.page)
      if (improved) await attempt(improved, best.turn, best.page.worth > GOOD_LETTERS ? [best.page.language] : both())
    }
    if (best !== undefined && inTime()) {
      const { picture: tried, page } = best
      const again = isGood(page)
        ? await withLines(page.language, until, (read, goOn) => addMissedRows(tried, page, read, goOn))
        : await readByLines(clean, best, until)
      if (isGood(page) || again.worth > page.worth) best = { ...best, page: again }
    }
    const page = best?.page ?? recognisedPage({ blocks: [] }, likely)
    if (isFair(page)) likely = page.language
    // A page that is plainly an illustration has nothing that was left unread.
    if (page.text === '' && page.words === 0 && !(await mayHoldWriting(clean))) return NOTHING_TO_READ
    return toPage(page)
  }

  return {
    readPicture,
    async close() {
      const started = [...workers.values()]
      workers.clear()
      await Promise.all(started.map(async (worker) => (await worker).terminate()))
    },
  }
}

type Attempt = { picture: GrayPicture; page: RecognisedPage; turn: number }

function isGood(page: RecognisedPage): boolean {
  return page.confidence >= GOOD && page.worth >= GOOD_LETTERS
}

/** Quarter turns clockwise in degrees, the likeliest first. */
function likelyTurns(uprightness: number): number[] {
  if (uprightness < SIDEWAYS.surely) return [90, 270, 0, 180]
  return uprightness < SIDEWAYS.surelyNot ? [0, 180, 90, 270] : [0, 180]
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

async function levelled(picture: GrayPicture, degrees = estimateSkew(picture).degrees): Promise<GrayPicture> {
  return Math.abs(degrees) >= MIN_SKEW ? turnPicture(picture, degrees) : picture
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

async function within<T>(work: Promise<T>, milliseconds: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds, undefined)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}
