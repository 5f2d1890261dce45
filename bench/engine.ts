// How fast the embedded engine reads: megabytes of UTF-8 text per second of processor time, stage by stage, how time grows
// with the text, how long the engine takes to make, and what an endless line costs. Processor time of this thread and not
// the clock, so that other work on the machine matters less; a plain reading of the same text gives the scale.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BookText } from '../src/contract/book-text.ts'
import type { AssessedCriterion } from '../src/pipeline/assess/engine.ts'
import { findPassages } from '../src/pipeline/assess/lexical/findings/find-passages.ts'
import { findInjections } from '../src/pipeline/assess/lexical/findings/injection.ts'
import { measureLanguage } from '../src/pipeline/assess/lexical/level/measure-language.ts'
import { createLexicalEngine } from '../src/pipeline/assess/lexical/lexical-engine.ts'
import { loadLexicon } from '../src/pipeline/assess/lexical/lexicon/load-lexicon.ts'
import { compileMatcher, type Matcher } from '../src/pipeline/assess/lexical/match/compile-matcher.ts'
import { findMatches } from '../src/pipeline/assess/lexical/match/match.ts'
import { readNarrative } from '../src/pipeline/assess/lexical/narrative/read-narrative.ts'
import { tokenize } from '../src/pipeline/assess/lexical/segment/tokenize.ts'
import { weighThemes } from '../src/pipeline/assess/lexical/themes/weigh-themes.ts'
import { DEFAULT_SCORING_CONFIG } from '../src/pipeline/score/default-config.ts'
import { DATA, requireData } from './data.ts'
import { plainBook } from './level/level-data.ts'

const BOOKS = {
  en: ['child/treasure-island', 'child/heidi', 'teen/frankenstein', 'child/the-jungle-book'],
  ar: ['teen/kalila-wa-dimna', 'teen/waz-qisasi', 'teen/shajarat-al-durr', 'adult/qisas-mukhtalifa'],
} as const
const ENDLESS_LINE = join('hostile', 'made-one-line-8mb.txt')
const WARM_UP = 4
const RUNS = 5
const ENOUGH_SECONDS = 0.06
const MOST_REPEATS = 400

export type EngineSpeed = {
  language: 'en' | 'ar'
  /** Megabytes of UTF-8 per second of processor time; the best of the runs, once warm. */
  megabytesPerSecond: { engine: number; plainReading: number } & Record<Stage, number>
  /** Time for four times the text divided by the time for it. */
  fourfold: number
}
type Stage = 'tokenize' | 'match' | 'findings' | 'injections' | 'language' | 'narrative' | 'themes'

const STAGES: readonly Stage[] = ['tokenize', 'match', 'findings', 'injections', 'language', 'narrative', 'themes']

/** Seconds of processor time this thread spends on a piece of work. */
async function processorSeconds(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1e6
}

/**
 * Seconds of one piece of work, the least of several measurements: what the machine's other work adds is never the
 * engine's. The kernel counts in steps of some milliseconds, so short work is repeated within a measurement.
 */
async function best(work: () => unknown, runs = RUNS): Promise<number> {
  let least = Infinity
  for (let run = 0; run < runs; run += 1) {
    let spent = 0
    let repeats = 0
    do {
      spent += await processorSeconds(work)
      repeats += 1
    } while (spent < ENOUGH_SECONDS && repeats < MOST_REPEATS)
    least = Math.min(least, spent / repeats)
  }
  return least
}

const megabytes = (books: readonly BookText[]): number =>
  books.reduce((sum, book) => sum + Buffer.byteLength(book.text), 0) / 1e6

function criteria(): AssessedCriterion[] {
  const { system1Config, system2Config, system3Config, system4Config } = DEFAULT_SCORING_CONFIG
  return [system1Config, system2Config, system3Config, system4Config].flatMap((system, index) =>
    system.criteria.map((criterion) =>
      Object.assign({}, criterion, { system: (index + 1) as AssessedCriterion['system'] }),
    ),
  )
}

function readBooks(language: 'en' | 'ar'): BookText[] {
  return BOOKS[language].map((name) => {
    const text = readFileSync(join(DATA, `books-${language}`, `${name}.txt`), 'utf8')
    return plainBook(
      text
        .replace(/^\uFEFF/, '')
        .replaceAll('\r\n', '\n')
        .normalize('NFC'),
    )
  })
}

/** The scale: every character code once, then the text's words split at white space and counted. */
function readPlainly(books: readonly BookText[]): number {
  let sum = 0
  for (const { text } of books) {
    for (let at = 0; at < text.length; at += 1) sum = (sum * 31 + text.charCodeAt(at)) | 0
    const counts = new Map<string, number>()
    for (const word of text.split(/\s+/)) counts.set(word, (counts.get(word) ?? 0) + 1)
    sum += counts.size
  }
  return sum
}

function stageWork(books: readonly BookText[], matcher: Matcher): Record<Stage, () => unknown> {
  const read = books.map((book) => {
    const tokens = tokenize(book.text)
    return { book, tokens, matches: findMatches(tokens, matcher) }
  })
  return {
    tokenize: () => books.map((book) => tokenize(book.text)),
    match: () => read.map(({ tokens }) => findMatches(tokens, matcher)),
    findings: () => read.map(({ tokens, matches, book }) => findPassages(tokens, matches, book)),
    injections: () => read.map(({ tokens }) => findInjections(tokens)),
    language: () => read.map(({ tokens, book }) => measureLanguage(tokens, book)),
    narrative: () => read.map(({ tokens, book }) => readNarrative(tokens, book)),
    themes: () => read.map(({ tokens, matches, book }) => weighThemes(tokens, matches, book)),
  }
}

/** Measures one language over a few whole books. Throws where the books are missing. */
export async function measureEngine(language: 'en' | 'ar'): Promise<EngineSpeed> {
  const engine = createLexicalEngine()
  const asked = criteria()
  const books = readBooks(language)
  const size = megabytes(books)
  const whole = async (): Promise<void> => {
    for (const book of books) await engine.assess(book, asked)
  }
  for (let run = 0; run < WARM_UP; run += 1) await whole()
  const plainReading = size / (await best(() => readPlainly(books)))
  const speed = { engine: size / (await best(whole)), plainReading }
  const work = stageWork(books, compileMatcher(loadLexicon()))
  const stages: Partial<Record<Stage, number>> = {}
  for (const stage of STAGES) {
    await processorSeconds(work[stage])
    stages[stage] = size / (await best(work[stage]))
  }
  const text = books.map((book) => book.text).join('\n\n')
  const single = plainBook(text)
  const fourfold = plainBook(Array.from({ length: 4 }, () => text).join('\n\n'))
  const once = await best(() => engine.assess(single, asked), 4)
  const fourTimes = await best(() => engine.assess(fourfold, asked), 3)
  return {
    language,
    megabytesPerSecond: { ...speed, ...(stages as Record<Stage, number>) },
    fourfold: fourTimes / once,
  }
}

const FIRST_WORDS = { en: 'The lion slept under the tree.', ar: 'نام الأسد تحت الشجرة.' } as const

/**
 * Milliseconds of processor time for a new engine and a text of one sentence: the first of the process (with the list of
 * word frequencies), and once that is there.
 */
export async function measureStart(language: 'en' | 'ar'): Promise<{ first: number; again: number }> {
  const start = (): unknown => createLexicalEngine().assess(plainBook(FIRST_WORDS[language]), criteria())
  return { first: 1000 * (await processorSeconds(start)), again: 1000 * (await best(start, 3)) }
}

/** Seconds of processor time and the process's peak megabytes for one line of 8 MB; undefined without the file. */
export async function measureEndlessLine(): Promise<{ seconds: number; peakMegabytes: number } | undefined> {
  const path = join(DATA, ENDLESS_LINE)
  if (!existsSync(path)) return undefined
  const engine = createLexicalEngine()
  const book = plainBook(readFileSync(path, 'utf8'))
  const seconds = await processorSeconds(() => engine.assess(book, criteria()))
  return { seconds, peakMegabytes: process.resourceUsage().maxRSS / 1024 }
}

if (import.meta.main) {
  requireData()
  const start = { en: await measureStart('en'), ar: await measureStart('ar') }
  console.log(
    `a new engine and one sentence: ${start.en.first.toFixed(0)} ms the first time, then ${start.en.again.toFixed(0)} ms English, ${start.ar.again.toFixed(0)} ms Arabic (target 150 ms)`,
  )
  const line = await measureEndlessLine()
  if (line === undefined) console.log('skipped: the endless line is not there')
  else console.log(`one line of 8 MB: ${line.seconds.toFixed(2)} s, peak ${line.peakMegabytes.toFixed(0)} MB`)
  const measured = [await measureEngine('en'), await measureEngine('ar')]
  console.log('\nMB of UTF-8 per second of processor time, warm; x: times slower than a plain reading')
  console.table(
    Object.fromEntries(
      (['plainReading', 'engine', ...STAGES] as const).map((what) => [
        what,
        Object.fromEntries(
          measured.flatMap(({ language, megabytesPerSecond: speed }) => [
            [language, speed[what].toFixed(1)],
            [`${language} x`, (speed.plainReading / speed[what]).toFixed(1)],
          ]),
        ),
      ]),
    ),
  )
  for (const { language, fourfold } of measured) {
    console.log(`${language}: four times the text takes ${fourfold.toFixed(2)} times as long (target 4.4)`)
  }
}
