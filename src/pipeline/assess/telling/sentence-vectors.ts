import type { TokenizedText } from '../lexical/segment/tokenized-text.ts'
import { WIDTH } from '../reader/network/shape.ts'
import type { Reader } from '../reader/reader.ts'

/** A sentence, where it stood among those asked for, and the reader's vector of it. */
export type ReadSentence = { sentence: number; at: number; vector: Float32Array }

export type SentenceVectors = {
  /** Of those sentences that have words, in their order. */
  of(sentences: readonly number[]): ReadSentence[]
}

/** The reader's vectors of single sentences of a text, each read once however often it is asked for. */
export function sentenceVectors(tokens: TokenizedText, reader: Pick<Reader, 'readAt'>): SentenceVectors {
  const known = new Map<number, Float32Array | undefined>()
  return {
    of(sentences) {
      const windows = sentences
        .filter((sentence) => !known.has(sentence))
        .map((sentence) => ({
          sentence,
          first: tokens.sentenceToken[sentence]!,
          last: tokens.sentenceToken[sentence + 1]! - 1,
        }))
      const readings = new Map(
        reader
          .readAt(
            tokens,
            [],
            windows.filter(({ first, last }) => first <= last),
          )
          .map((reading) => [reading.first, reading.sentence]),
      )
      for (const { sentence, first } of windows) known.set(sentence, readings.get(first))
      return sentences.flatMap((sentence, at) => {
        const vector = known.get(sentence)
        return vector === undefined ? [] : [{ sentence, at, vector }]
      })
    },
  }
}

export function meanOf(vectors: readonly Float32Array[]): Float32Array {
  const mean = new Float32Array(WIDTH)
  for (const vector of vectors) for (let at = 0; at < WIDTH; at += 1) mean[at]! += vector[at]! / vectors.length
  return mean
}

/** The reader's vectors have this length, squared. */
const SQUARED_LENGTH = 400

/** The product of two vectors, brought to about -1 to 1. */
export const nearness = (vector: Float32Array, other: Float32Array): number =>
  vector.reduce((sum, value, at) => sum + value * other[at]!, 0) / SQUARED_LENGTH
