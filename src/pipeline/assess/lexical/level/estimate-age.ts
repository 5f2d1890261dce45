import type { LinearModel } from './level-model.ts'
import { predict } from './level-model.ts'
import { quantile } from './quantile.ts'
import type { TextShape } from './text-shape.ts'

/** Coefficients of one language, made by bench/level/fit-level.ts. */
export type LevelModel = {
  /** Difficulty of a chunk: 0 is an easy storybook, 1 a demanding classic, 2 an essay. */
  chunk: LinearModel
  /** Level 1-5 of a first reader from its length and sentences. */
  short: LinearModel
}

/** Up to which difficulty a short text may be a first reader. */
const EASY_DIFFICULTY = 0.95
/** Of some few words one rare one makes a hard text: as far as a text has not even so many, it is taken to be as easy as a first reader. */
const FEW_WORDS = 40
const FIRST_READER_DIFFICULTY = -0.5

/** Where the percentile of chunks lies that stands for the whole book: front matter and one hard page do not count. */
const DOCUMENT_QUANTILE = 0.25
const SHORT_WORDS = 2200
const SHORT_SPREAD = 0.35
const EASY_SPREAD = 0.3
const BLOCK_WORDS = 45
/** Verse stands in short blocks too; below this their size says no more. */
const LEAST_BLOCK = 20

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value))

/** Years from the level 1-5 of a first reader: 3 for one word a page, 6 for a page of paragraphs. */
export function shortAge(level: number): number {
  return 3 + 0.75 * (Math.min(6, Math.max(0.2, level)) - 1)
}

/** Years from the difficulty of long text; rises faster at the hard end, never falls. */
export function longAge(difficulty: number): number {
  const x = Math.min(3, Math.max(-1.2, difficulty))
  return 6.8 + 3.2 * x + 0.9 * x * x
}

export type AgeEstimate = {
  age: number
  /** Difficulty of the document. */
  difficulty: number
  shortLevel: number
  /** 0-1: how much the short-text regime decided. */
  shortWeight: number
}

/**
 * The age in years from which a reader manages a text. Two regimes, blended: a first reader is ranked by length and
 * sentences, everything else by the lower quartile of its chunks' difficulty. A short text is taken for a first reader
 * the more, the easier its sentences are and the fewer words stand on a page.
 */
export function estimateAge(
  model: LevelModel,
  shape: TextShape,
  chunks: readonly Readonly<Record<string, number>>[],
): AgeEstimate {
  const difficulties = chunks.map((chunk) => predict(model.chunk, chunk))
  const measured = difficulties.length === 0 ? -1.2 : quantile(difficulties, DOCUMENT_QUANTILE)
  const toBelieve = 1 - Math.exp(-shape.words / FEW_WORDS)
  const difficulty = FIRST_READER_DIFFICULTY + toBelieve * (measured - FIRST_READER_DIFFICULTY)
  const shortLevel = predict(model.short, shortFeatures(shape))
  const lengthGate = sigmoid(Math.log(SHORT_WORDS / shape.words) / SHORT_SPREAD)
  const easeGate = sigmoid(
    (EASY_DIFFICULTY - difficulty + 0.5 * Math.log(BLOCK_WORDS / Math.max(LEAST_BLOCK, shape.blockWords))) /
      EASY_SPREAD,
  )
  const shortWeight = lengthGate * easeGate
  const age = shortWeight * shortAge(shortLevel) + (1 - shortWeight) * longAge(difficulty)
  return { age: Math.min(18, Math.max(2.5, age)), difficulty, shortLevel, shortWeight }
}

/** What the short regime looks at. */
export function shortFeatures(shape: TextShape): Record<string, number> {
  return {
    logWords: Math.log(shape.words),
    logLongestSentence: Math.log(shape.longestSentence),
    vocalisedShare: shape.vocalisedShare,
  }
}
