import { readFileSync } from 'node:fs'
import type { Finding } from '../../../contract/assessment.ts'
import type { BookText } from '../../../contract/book-text.ts'
import type { TokenizedText } from '../lexical/segment/tokenized-text.ts'
import { chooseWindows } from './choose-windows.ts'
import { CATEGORIES_OF, READ_LABELS, type ReadLabel } from './labels.ts'
import { Network } from './network/network.ts'
import { WindowReader, type Reading, type WordKnowledge } from './read-windows.ts'
import { chancesAround } from './surety.ts'
import { findingsOf, mayHurt, type Calibration, type LikelyFinding } from './to-findings.ts'
import { cutWindows, type Window } from './windows.ts'
import { loadBearing } from './words/bearing.ts'
import { loadGlosses } from './words/glosses.ts'
import { loadPieces, PieceCutter } from './words/word-pieces.ts'

const WEIGHTS = new URL('weights/', import.meta.url)

/** Raised with every new set of weights, and where the same weights are computed otherwise. */
export const READER_VERSION = '2.1'

/** A text of so many windows is a passage somebody chose; of more and more of them a book, most of which tells nothing. */
const PASSAGE_WINDOWS = 3
const BOOK_WINDOWS = 30
/** What no word bears out counts in a text of so many windows only where it is as sure as in a book: in picture books every other such passage was nothing. */
const SHORT_WINDOWS = 6
/** How far so many windows are as many as `full` of a text, 0-1. */
const beyondPassage = (windows: number, full: number): number =>
  Math.min(1, Math.max(0, (windows - PASSAGE_WINDOWS) / (full - PASSAGE_WINDOWS)))

/** What the reader was not taught to see, and words alone tell badly: of such findings of books every other one was right. */
const UNSEEN: ReadonlySet<Finding['category']> = new Set(['bullying', 'danger'])

/** What the lexicon may say although the reader does not: exact words that have one sense only. */
const CERTAIN_FROM = { language: 3, faith: 4, nation: 4 } as const

/** The trained reader: understands passages by what they mean, beside the lexicon that knows words. */
export type Reader = {
  /** The windows of a text that were read, in order; of a long book those most likely to tell something. */
  read(tokens: TokenizedText, found: readonly Finding[]): Reading[]
  /** Which windows of a text it reads. */
  choose(tokens: TokenizedText, found: readonly Finding[]): readonly Window[]
  /** Windows of the caller's choice. */
  readAt(tokens: TokenizedText, found: readonly Finding[], windows: readonly Window[]): Reading[]
  /** What reader and lexicon find together, in book order. `readings` are those of `read`, where they are there already. */
  findings(tokens: TokenizedText, book: BookText, found: readonly Finding[], readings?: readonly Reading[]): Found
}

/** `likely` is what speaks for the book as a whole; `sure`, a part of it, is what it holds; `shown`, a part of that, may be told of single places. */
export type Found = { shown: Finding[]; sure: Finding[]; likely: Finding[] }

let loaded: Reader | undefined

/** The one reader of this process, loaded when a book is first read. */
export function sharedReader(): Reader {
  return (loaded ??= loadReader())
}

/** What is known of words, without the network. */
export function loadKnowledge(): WordKnowledge {
  return {
    bearing: new Map([
      ...loadBearing(new URL('bearing.en.txt', WEIGHTS)),
      ...loadBearing(new URL('bearing.ar.txt', WEIGHTS)),
    ]),
    glosses: loadGlosses(new URL('glosses.ar.txt', WEIGHTS)),
    cutter: new PieceCutter(loadPieces(new URL('pieces.txt', WEIGHTS))),
  }
}

/** @param trained what training writes: network, bag and thresholds; a measurement has some that have not seen all books */
export function loadReader(trained: URL = WEIGHTS): Reader {
  const knowledge = loadKnowledge()
  const { cutter } = knowledge
  const network = new Network(trained, { start: cutter.numberOf('[CLS]'), end: cutter.numberOf('[SEP]') })
  const calibrations = readJson(trained, 'calibration.json') as Record<'en' | 'ar', Calibration>

  const readerOf = (tokens: TokenizedText, found: readonly Finding[]): WindowReader =>
    new WindowReader(tokens, found, knowledge, network)
  const choose = (reader: WindowReader, tokens: TokenizedText): readonly Window[] =>
    chooseWindows(cutWindows(tokens), (window) => reader.suspect(window))
  const read = (tokens: TokenizedText, found: readonly Finding[]): Reading[] => {
    const reader = readerOf(tokens, found)
    return choose(reader, tokens).flatMap((window) => reader.read(window) ?? [])
  }
  return {
    read,
    choose: (tokens, found) => choose(readerOf(tokens, found), tokens),
    readAt(tokens, found, windows) {
      const reader = readerOf(tokens, found)
      return windows.flatMap((window) => reader.read(window) ?? [])
    },
    findings(tokens, book, found, readings = read(tokens, found)) {
      const calibration = calibrations[languageOf(tokens)]
      const byStart = found.toSorted((a, b) => a.start - b.start)
      const bookishness = {
        supported: beyondPassage(readings.length, BOOK_WINDOWS),
        alone: beyondPassage(readings.length, SHORT_WINDOWS),
      }
      const cruel = new Set<Finding>()
      let next = 0
      const own = readings.flatMap((reading, index) => {
        const from = tokens.tokenStart[reading.first]!
        const to = tokens.tokenEnd[reading.last]!
        while (next < byStart.length && focusStart(byStart[next]!) < from) next += 1
        const here: Finding[] = []
        for (let at = next; at < byStart.length && byStart[at]!.start < to; at += 1) {
          const start = focusStart(byStart[at]!)
          if (start >= from && start < to) here.push(byStart[at]!)
        }
        if (mayHurt(reading)) for (const finding of here) cruel.add(finding)
        const around = (label: ReadLabel): number[] => chancesAround(readings, index, label)
        return findingsOf(reading, {
          tokens,
          book,
          found: here,
          calibration,
          version: READER_VERSION,
          bookishness,
          around,
        })
      })
      const kept = found.filter(
        (finding) => finding.category !== 'bullying' || finding.forbidden === true || cruel.has(finding),
      )
      const sure = own.filter(({ isSure }) => isSure)
      const plain =
        bookishness.supported < 1
          ? kept
          : kept.filter(({ category, forbidden }) => !UNSEEN.has(category) || forbidden === true)
      const shown = sure.filter(({ isShown, finding }) => isShown || finding.forbidden === true)
      return {
        shown: withLexicon(findingsIn(shown), plain),
        sure: withLexicon(findingsIn(sure), plain),
        likely: withLexicon(findingsIn(own), kept),
      }
    },
  }
}

const findingsIn = (likely: readonly LikelyFinding[]): Finding[] => likely.map(({ finding }) => finding)

/** A text in both languages is read as what most of its words are. */
const languageOf = ({ language }: TokenizedText): 'en' | 'ar' => (language === 'ar' ? 'ar' : 'en')

const focusStart = ({ focus, start }: Finding): number => focus?.start ?? start

const READ_CATEGORIES: ReadonlySet<string> = new Set(READ_LABELS.flatMap((label) => CATEGORIES_OF[label]))

/** The reader decides what it was taught to see; what it was not, and words of one sense only, stay the lexicon's. */
function withLexicon(own: readonly Finding[], found: readonly Finding[]): Finding[] {
  const shown = new Set(own.map(({ category, start, end }) => `${category} ${start} ${end}`))
  const kept = found.filter(
    (finding) =>
      !READ_CATEGORIES.has(finding.category) ||
      (isCertain(finding) && !shown.has(`${finding.category} ${finding.start} ${finding.end}`)),
  )
  return [...own, ...kept].toSorted((a, b) => a.start - b.start || a.end - b.end)
}

function isCertain({ category, intensity, forbidden }: Finding): boolean {
  if (forbidden === true) return true
  const from = (CERTAIN_FROM as Partial<Record<Finding['category'], number>>)[category]
  return from !== undefined && intensity >= from
}

function readJson(folder: URL, name: string): unknown {
  return JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
}
