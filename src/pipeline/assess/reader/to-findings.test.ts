import { expect, it } from 'vitest'
import type { Finding } from '../../../contract/assessment.ts'
import { plainBook } from '../../../../tests/support/plain-book.ts'
import { tokenize } from '../lexical/segment/tokenize.ts'
import { LEVELS, READ_LABELS } from './labels.ts'
import { findingsOf, type LikelyFinding, type Calibration } from './to-findings.ts'

const TEXT = 'The captain drew his sword and struck the guard.'
const LINES = [0.36, 0.37, 0.37, 0.5]
const calibration: Calibration = {
  gambling: LINES,
  language: LINES,
  violence: LINES,
  substanceUse: LINES,
  sexualContent: LINES,
  culture: LINES,
  fear: LINES,
}

type Chances = readonly [number, number, number, number]

/** A picture book, and a novel. */
const SHORT = { supported: 0, alone: 1 }
const LONG = { supported: 1, alone: 1 }

/** What is found of the violence of the text, by the reader's chances of its four levels and by the lexicon. */
function found(
  chances: Chances,
  said?: 1 | 2 | 3 | 4,
  bookishness = { supported: 0, alone: 0 },
  near: readonly number[] = [],
): LikelyFinding | undefined {
  const tokens = tokenize(TEXT)
  const levels = new Float32Array(READ_LABELS.length * LEVELS)
  levels.set(chances, READ_LABELS.indexOf('violence') * LEVELS)
  const last = tokens.tokenCount - 1
  const weights = new Float32Array((last + 1) * READ_LABELS.length).fill(0.1)
  const span = { quote: TEXT, page: 1, start: 0, end: TEXT.length }
  const words: Finding[] =
    said === undefined
      ? []
      : [{ category: 'violence', sense: 'x', intensity: said, stance: 'depicted', rule: 'en/violence: sword', ...span }]
  const reading = { first: 0, last, levels, stances: new Float32Array([1, 0, 0]), weights }
  const book = plainBook(TEXT)
  return findingsOf(reading, {
    tokens,
    book,
    found: words,
    calibration,
    version: '0',
    bookishness,
    around: () => near,
  })[0]
}

const called = (chances: Chances, said?: 1 | 2 | 3 | 4): number | undefined => found(chances, said)?.finding.intensity

it('what no word bears out counts in a passage, and in a picture book only where it is as sure as in a book', () => {
  expect(found([0.6, 0.1, 0, 0])).toMatchObject({ isSure: true, isShown: true })
  expect(found([0.6, 0.1, 0, 0], undefined, SHORT)).toMatchObject({ isSure: false, isShown: false })
  expect(found([0.95, 0.1, 0, 0], undefined, SHORT)).toMatchObject({ isSure: true, isShown: true })
  expect(found([0.6, 0.1, 0, 0], 1, SHORT)).toMatchObject({ isSure: true, isShown: true })
})

it('in a book a passage is shown the sooner, the more the passages around it tell of the same', () => {
  expect(found([0.97, 0.6, 0, 0], 2, LONG, [0.9, 0.8, 0.85])).toMatchObject({ isSure: true, isShown: true })
  expect(found([0.97, 0.6, 0, 0], 2, LONG, [0.02, 0.05, 0.01])).toMatchObject({ isSure: true, isShown: false })
})

it('a word makes a passage as strong as the reader, too, thinks possible, and no stronger', () => {
  expect(called([0.9, 0.1, 0.05, 0], 4)).toBe(1)
  expect(called([0.9, 0.33, 0.1, 0.05], 4)).toBe(2)
  expect(called([0.9, 0.33, 0.25, 0.22], 4)).toBe(4)
  expect(called([0.9, 0.33, 0.25, 0.22], 3)).toBe(3)
  expect(called([0.9, 0.33, 0.25, 0.22])).toBe(1)
})

it('a word makes no passage milder, and none of what the reader does not see', () => {
  expect(called([0.9, 0.8, 0.7, 0.2], 1)).toBe(3)
  expect(called([0.2, 0.1, 0.05, 0], 4)).toBeUndefined()
})
