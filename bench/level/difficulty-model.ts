import type { LinearModel } from '../../src/pipeline/assess/lexical/level/level-model.ts'
import { predict } from '../../src/pipeline/assess/lexical/level/level-model.ts'
import { blockRidge } from './block-ridge.ts'
import type { LevelReading } from './read-level.ts'

/** What makes a chunk hard: its measures, its words, and, of the text as a whole, its sense. */
export type DifficultyModel = {
  intercept: number
  features: Readonly<Record<string, number>>
  words: Readonly<Record<string, number>>
  /** A weight a number of LevelReading.sense; the middle of the texts learned from weighs nothing. */
  sense: readonly number[]
  senseStart: number
}

export type Sample = { reading: LevelReading; target: number }

/** How much each block may say beside the others, and what all their squares cost. `before` is what a model made of other texts says. */
export type Shares = { words: number; manner: number; sense: number; before: number; penalty: number }

/** A word must stand in so many texts to have a weight of its own. */
const LEAST_TEXTS = 15

/** A model of the first chunk of each text, all a sample has. @param before a model that is already there, whose say is part of what this one learns */
export function fitDifficulty(
  samples: readonly Sample[],
  names: readonly string[],
  shares: Shares,
  before?: DifficultyModel,
): DifficultyModel {
  const vocabulary = shares.words > 0 ? commonWords(samples, before) : []
  const half = samples[0]!.reading.sense.length / 2
  const columns = (value: (sample: Sample) => ArrayLike<number>): ArrayLike<number>[] => samples.map(value)
  const { intercept, weights } = blockRidge(
    [
      {
        rows: columns(({ reading }) => names.map((name) => reading.features[0]?.[name] ?? 0)),
        share: 1,
        standardised: true,
      },
      {
        rows: columns(({ reading }) => vocabulary.map((word) => reading.words[0]?.get(word) ?? 0)),
        share: shares.words,
        standardised: false,
      },
      { rows: columns(({ reading }) => reading.sense.subarray(0, half)), share: shares.sense, standardised: true },
      { rows: columns(({ reading }) => reading.sense.subarray(half)), share: shares.manner, standardised: true },
      {
        rows: columns(({ reading }) => (before ? [difficultyOf(before, reading)] : [])),
        share: shares.before,
        standardised: true,
      },
    ],
    samples.map(({ target }) => target),
    shares.penalty,
  )
  const [features, words, says, manner, earlier] = weights
  const own: DifficultyModel = {
    intercept,
    features: Object.fromEntries(names.map((name, index) => [name, features![index]!])),
    words: Object.fromEntries(vocabulary.map((word, index) => [word, words![index]!])),
    sense: [...says!, ...manner!],
    senseStart: 0,
  }
  return centred(before ? added(own, before, earlier![0]!) : own, samples)
}

/** One model that says what two say together, the second with a weight. */
function added(own: DifficultyModel, other: DifficultyModel, weight: number): DifficultyModel {
  const sum = (a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>): Record<string, number> =>
    Object.fromEntries(
      [...new Set([...Object.keys(a), ...Object.keys(b)])].map((key) => [key, (a[key] ?? 0) + weight * (b[key] ?? 0)]),
    )
  return {
    intercept: own.intercept + weight * other.intercept,
    features: sum(own.features, other.features),
    words: sum(own.words, other.words),
    sense: own.sense.map((value, at) => value + weight * other.sense[at]!),
    senseStart: own.senseStart + weight * other.senseStart,
  }
}

/** The same model, in which the sense of the middle text weighs nothing, so that one of which nothing was read is as such a text. */
function centred(model: DifficultyModel, samples: readonly Sample[]): DifficultyModel {
  const start = -samples.reduce((sum, { reading }) => sum + dot(model.sense, reading.sense), 0) / samples.length
  return { ...model, senseStart: start, intercept: model.intercept + model.senseStart - start }
}

export const senseWeight = ({ sense, senseStart }: DifficultyModel, reading: LevelReading): number =>
  senseStart + dot(sense, reading.sense)

/** As the product computes it of a chunk: measures, and what words and sense weigh. */
export const weighed = (model: DifficultyModel, reading: LevelReading): Record<string, number>[] =>
  reading.features.map((chunk, index) => ({
    ...chunk,
    wordWeight: wordWeight(model.words, reading.words[index]),
    senseWeight: senseWeight(model, reading),
  }))

function wordWeight(weights: Readonly<Record<string, number>>, words: ReadonlyMap<string, number> | undefined): number {
  let sum = 0
  for (const [word, value] of words ?? []) sum += value * (weights[word] ?? 0)
  return sum
}

/** The chunk model of the product; `words` where the language has them. */
export const chunkModel = ({ intercept, features, words }: DifficultyModel): LinearModel => ({
  intercept,
  coefficients: { ...features, ...(Object.keys(words).length > 0 ? { wordWeight: 1 } : {}), senseWeight: 1 },
})

/** How hard the first chunk of a text is. */
export const difficultyOf = (model: DifficultyModel, reading: LevelReading): number =>
  predict(chunkModel(model), weighed(model, reading)[0] ?? { wordWeight: 0, senseWeight: 0 })

/** The words of many texts, and those that already have a weight. */
function commonWords(samples: readonly Sample[], before: DifficultyModel | undefined): string[] {
  const texts = new Map<string, number>()
  for (const { reading } of samples)
    for (const word of reading.words[0]?.keys() ?? []) texts.set(word, (texts.get(word) ?? 0) + 1)
  const known = before?.words ?? {}
  return [...texts].filter(([word, count]) => count >= LEAST_TEXTS || word in known).map(([word]) => word)
}

function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0
  for (let at = 0; at < a.length; at += 1) sum += a[at]! * b[at]!
  return sum
}
