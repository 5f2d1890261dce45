import type { BookText } from '../../../../contract/book-text.ts'
import { storySentences } from '../../lexical/narrative/story-sentences.ts'
import type { TokenizedText } from '../../lexical/segment/tokenized-text.ts'
import { WIDTH } from '../../reader/network/shape.ts'
import { SIGNS, signsOf, type Around } from '../sentence-signs.ts'
import { meanOf, nearness, type SentenceVectors } from '../sentence-vectors.ts'
import { storyEnd } from './story-end.ts'

/** Where a story is set going, turns and ends: centre and width of what stands there, as shares of its sentences. */
const STRETCHES = [
  [0.1, 0.08],
  [0.3, 0.12],
  [0.6, 0.15],
  [0.8, 0.1],
  [1, 0.05],
] as const
const PLACE = 2 + STRETCHES.length
/** What is said of a sentence beside its vector: signs, place, length of the text, how near it is to the middle, by rank too, whether it is Arabic. */
const SAID = SIGNS + PLACE + 4
/** The reader's vector, its difference from the middle of the text, and what is said beside it. */
export const INPUTS = 2 * WIDTH + SAID

export type SentenceInputs = { sentence: number; inputs: Float32Array; isQuotable: boolean; leansBack: boolean }

/** Those of the story itself, in their order. */
export function courseSentences(tokens: TokenizedText, book: BookText): number[] {
  const story = storySentences(tokens, book)
  const end = storyEnd(tokens.text)
  return Array.from({ length: tokens.sentenceCount }, (_, sentence) => sentence).filter(
    (sentence) => story[sentence] === 1 && tokens.sentenceStart[sentence]! < end,
  )
}

/** What the networks see of each sentence of a short text that has words: INPUTS numbers, as training/course.py learned from them. */
export function courseInputs(
  tokens: TokenizedText,
  sentences: readonly number[],
  around: Around,
  vectors: SentenceVectors,
): SentenceInputs[] {
  const signs = signsOf(tokens, sentences, around)
  const read = vectors.of(sentences)
  const middle = meanOf(read.map(({ vector }) => vector))
  const near = read.map(({ vector }) => nearness(vector, middle))
  const order = near.map((_, index) => index).toSorted((a, b) => near[a]! - near[b]!)
  const ranks = new Float32Array(read.length)
  for (const [rank, index] of order.entries()) ranks[index] = rank
  const last = Math.max(1, read.length - 1)
  return read.map(({ sentence, at, vector }, index) => {
    const own = signs[at]!
    const place = index / last
    const inputs = new Float32Array(INPUTS)
    inputs.set(vector)
    inputs.set(
      vector.map((value, aspect) => value - middle[aspect]!),
      WIDTH,
    )
    inputs.set(
      [
        ...own,
        place,
        place ** 2,
        ...STRETCHES.map(([centre, width]) => Math.exp(-(((place - centre) / width) ** 2))),
        Math.log10(read.length),
        near[index]!,
        ranks[index]! / last,
        Number(tokens.language === 'ar'),
      ],
      2 * WIDTH,
    )
    return { sentence, inputs, isQuotable: own[QUOTABLE] === 1, leansBack: own[LEANS_BACK] === 1 }
  })
}

/** Their places among the signs. */
const QUOTABLE = 5
const LEANS_BACK = 6
