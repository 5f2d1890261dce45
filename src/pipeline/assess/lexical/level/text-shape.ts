import type { BookText } from '../../../../contract/book-text.ts'
import type { TokenizedText } from '../segment/tokenized-text.ts'
import { quantile } from './quantile.ts'
import { vocalisation } from './vocalisation.ts'

/** The outward shape of a text: how much there is of it and how it is cut. */
export type TextShape = {
  words: number
  sentences: number
  meanSentence: number
  /** 98th percentile of sentence words: the longest that is not an accident of punctuation. */
  longestSentence: number
  sentence90: number
  /** Words to a page of a picture book, or to a block between blank lines. */
  blockWords: number
  /** 0-1, vowel marks to letters; 0 where there are no Arabic letters */
  vocalisedShare: number
}

const MAX_SENTENCE = 120

/** Shape of the kept sentences; words and sentences are at least 1 so that logarithms stand. */
export function textShape(tokens: TokenizedText, book: BookText, keep: Uint8Array): TextShape {
  const lengths: number[] = []
  let words = 0
  for (let sentence = 0; sentence < tokens.sentenceCount; sentence += 1) {
    if (keep[sentence] !== 1) continue
    const length = (tokens.sentenceToken[sentence + 1] ?? 0) - (tokens.sentenceToken[sentence] ?? 0)
    lengths.push(Math.min(MAX_SENTENCE, length))
    words += length
  }
  const printedPages = book.pageKind === 'page' ? book.pages.filter((page) => page.end - page.start > 1).length : 0
  const blocks = Math.max(1, printedPages > 2 ? printedPages : tokens.paragraphStart.length)
  const { letters, marks } = vocalisation(tokens.text, 0, Math.min(tokens.text.length, 200_000))
  const sentences = Math.max(1, lengths.length)
  return {
    words: Math.max(1, words),
    sentences,
    meanSentence: Math.max(1, words / sentences),
    longestSentence: Math.max(1, lengths.length > 0 ? quantile(lengths, 0.98) : 1),
    sentence90: Math.max(1, lengths.length > 0 ? quantile(lengths, 0.9) : 1),
    blockWords: Math.max(1, words / blocks),
    vocalisedShare: letters === 0 ? 0 : Math.min(1, marks / letters),
  }
}
