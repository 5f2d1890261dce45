/**
 * What the embedded engine finds in passages of books, and in passages in today's language, each read by a reader that has
 * learned from no book of its author. `node bench/reading.ts [--misses]`. Each passage is read as the product reads a book; a
 * category counts as found from level 1 on.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Finding } from '../src/contract/assessment.ts'
import type { Learned } from '../src/pipeline/assess/lexical/lexical-engine.ts'
import { readContent } from '../src/pipeline/assess/lexical/findings/read-content.ts'
import { loadLexicon } from '../src/pipeline/assess/lexical/lexicon/load-lexicon.ts'
import { compileMatcher } from '../src/pipeline/assess/lexical/match/compile-matcher.ts'
import { plainBook } from '../tests/support/plain-book.ts'
import { DATA } from './data.ts'
import { foldsAreThere, learnedWithout } from './fold-readers.ts'
import { foldOf, partOf } from './labelled-books.ts'
import { categoriesOf, LABELS, type Label } from './passage-data.ts'

export type ReadPassage = {
  id: string
  lang: 'en' | 'ar'
  book?: string
  text: string
  labels: Record<Label, number>
  trap?: string | null
  second?: Record<Label, number>
}

export type Kind = 'old' | 'modern'

/** undefined when the passages are not there. */
export function readingPassages(language: 'en' | 'ar', kind: Kind): ReadPassage[] | undefined {
  const file = join(DATA, 'reading', `${kind === 'old' ? 'passages' : 'modern'}.${language}.jsonl`)
  if (!existsSync(file)) return undefined
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ReadPassage)
}

/** What has not been learned from it. */
export const unseenBy = (passage: ReadPassage): Learned => learnedWithout(foldOfPassage(passage))

export const foldOfPassage = ({ id, book }: ReadPassage): number => (book === undefined ? partOf(id) : foldOf(book))

type Counts = { hit: number; missed: number; wrong: number }
type Agreement = { equal: number; withinOne: number; of: number }
/** Where the reader or the engine gives a level, what is claimed wrongly among it; and where the reader does. */
export type LevelTally = { either: Agreement; marked: Agreement }
const noLevels = (): LevelTally => ({
  either: { equal: 0, withinOne: 0, of: 0 },
  marked: { equal: 0, withinOne: 0, of: 0 },
})

export type ReadingFigures = {
  passages: number
  labels: Record<Label, Counts & { strong: number; strongFound: number }>
  /** Levels of the five media categories. */
  levels: LevelTally
  /** Passages without any label: how many of them have a finding, and one of level 2 or more. */
  harmless: number
  alarmed: number
  alarmedTwo: number
  traps: number
  trapsInnocent: number
  /** The second, blind reading against the first, where there is one. */
  second: Counts & { passages: number; levels: LevelTally }
}

export const MEDIA: readonly Label[] = ['gambling', 'profanity', 'violence', 'substances', 'sexual']
export const f1 = ({ hit, missed, wrong }: Counts): number => (2 * hit) / Math.max(1, 2 * hit + missed + wrong)
export const sumOf = (counts: readonly Counts[]): Counts =>
  counts.reduce(
    (sum, { hit, missed, wrong }) => ({ hit: sum.hit + hit, missed: sum.missed + missed, wrong: sum.wrong + wrong }),
    {
      hit: 0,
      missed: 0,
      wrong: 0,
    },
  )

function count(counts: Counts, expected: number, rated: number): void {
  if (expected > 0 && rated > 0) counts.hit += 1
  else if (expected > 0) counts.missed += 1
  else if (rated > 0) counts.wrong += 1
}

/** The level a label has among findings: that of the strongest. */
export function levelIn(findings: readonly Finding[], label: Label): number {
  const categories = categoriesOf(label)
  return Math.max(
    0,
    ...findings.filter(({ category }) => categories.includes(category)).map(({ intensity }) => intensity),
  )
}

export type Miss = { passage: ReadPassage; label: Label; expected: number; rated: number; rules: string[] }

/** Reads every passage and counts; `onMiss` is told what was found wrongly or not at all. */
export function readingFigures(
  passages: readonly ReadPassage[],
  read: (passage: ReadPassage) => readonly Finding[] = engineReading(),
  onMiss: (miss: Miss) => void = () => {},
): ReadingFigures {
  const zero = (): Counts => ({ hit: 0, missed: 0, wrong: 0 })
  const figures: ReadingFigures = {
    passages: passages.length,
    labels: Object.fromEntries(
      LABELS.map((label) => [label, { ...zero(), strong: 0, strongFound: 0 }]),
    ) as ReadingFigures['labels'],
    levels: noLevels(),
    harmless: 0,
    alarmed: 0,
    alarmedTwo: 0,
    traps: 0,
    trapsInnocent: 0,
    second: { ...zero(), passages: 0, levels: noLevels() },
  }
  for (const passage of passages) {
    const findings = read(passage)
    const rated = Object.fromEntries(LABELS.map((label) => [label, levelIn(findings, label)])) as Record<Label, number>
    for (const label of LABELS) {
      const expected = passage.labels[label]
      const own = figures.labels[label]
      count(own, expected, rated[label])
      if (expected >= 2) {
        own.strong += 1
        if (rated[label] > 0) own.strongFound += 1
      }
      if (expected > 0 !== rated[label] > 0) {
        onMiss({
          passage,
          label,
          expected,
          rated: rated[label],
          rules: findings.map(({ category, rule }) => `${category} ${rule}`),
        })
      }
    }
    for (const label of MEDIA) {
      tallyLevels(figures.levels, passage.labels[label], rated[label])
      if (passage.second === undefined) continue
      count(figures.second, passage.labels[label], passage.second[label])
      tallyLevels(figures.second.levels, passage.labels[label], passage.second[label])
    }
    if (passage.second !== undefined) figures.second.passages += 1
    if (LABELS.every((label) => passage.labels[label] === 0)) {
      const most = Math.max(...Object.values(rated))
      figures.harmless += 1
      if (most > 0) figures.alarmed += 1
      if (most > 1) figures.alarmedTwo += 1
      if (passage.trap !== undefined && passage.trap !== null && passage.trap !== '') {
        figures.traps += 1
        if (most === 0) figures.trapsInnocent += 1
      }
    }
  }
  return figures
}

function tallyLevels({ either, marked }: LevelTally, expected: number, rated: number): void {
  for (const tally of [...(expected > 0 || rated > 0 ? [either] : []), ...(expected > 0 ? [marked] : [])]) {
    tally.of += 1
    if (expected === rated) tally.equal += 1
    if (Math.abs(expected - rated) <= 1) tally.withinOne += 1
  }
}

/** The embedded engine's reading of a passage as if it were a book. */
export function engineReading(): (passage: ReadPassage) => Finding[] {
  const matcher = compileMatcher(loadLexicon())
  return (passage) => {
    const book = plainBook(passage.text)
    const { tokens, findings } = readContent(book, matcher)
    return unseenBy(passage).reader.findings(tokens, book, findings).sure
  }
}

/** What the lexicon alone says, for comparison. */
export function lexiconReading(): (passage: ReadPassage) => Finding[] {
  const matcher = compileMatcher(loadLexicon())
  return ({ text }) => readContent(plainBook(text), matcher).findings
}

const share = (part: number, of: number): string => (of === 0 ? '   -' : (part / of).toFixed(2).padStart(4))

function print(title: string, figures: ReadingFigures): void {
  const { labels, second } = figures
  const media = sumOf(MEDIA.map((label) => labels[label]))
  console.log(
    `\n${title}: ${figures.passages} passages, media F1 ${f1(media).toFixed(3)} (P ${share(media.hit, media.hit + media.wrong)} R ${share(media.hit, media.hit + media.missed)})` +
      (second.passages === 0 ? '' : `, second reading ${f1(second).toFixed(2)} of ${second.passages}`),
  )
  for (const label of LABELS) {
    const own = labels[label]
    console.log(
      `  ${label.padEnd(11)} F1 ${f1(own).toFixed(2)} P ${share(own.hit, own.hit + own.wrong)} R ${share(own.hit, own.hit + own.missed)}  2+ found ${share(own.strongFound, own.strong)} of ${own.strong}`,
    )
  }
  console.log(
    `  levels equal ${share(figures.levels.either.equal, figures.levels.either.of)}, within one ${share(figures.levels.either.withinOne, figures.levels.either.of)}; harmless with a finding ${share(figures.alarmed, figures.harmless)} (level 2+ ${share(figures.alarmedTwo, figures.harmless)}) of ${figures.harmless}; traps innocent ${share(figures.trapsInnocent, figures.traps)} of ${figures.traps}`,
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!foldsAreThere()) console.log('These are figures of a reader that has learned from these passages.')
  const readers = [
    ['engine', engineReading()],
    ['lexicon alone', lexiconReading()],
  ] as const
  for (const language of ['en', 'ar'] as const) {
    for (const kind of ['old', 'modern'] as const) {
      const passages = readingPassages(language, kind)
      if (passages === undefined) {
        console.log(`skipped: there are no passages to read at ${DATA}`)
        continue
      }
      for (const [name, read] of readers) {
        print(
          `${language} ${kind}, ${name}`,
          readingFigures(passages, read, ({ passage, label, expected, rated, rules }) => {
            if (process.argv.includes('--misses') && name === 'engine')
              console.log(`\n${label} expected ${expected} found ${rated}: ${passage.text}\n  ${rules.join('\n  ')}`)
          }),
        )
      }
    }
  }
}
