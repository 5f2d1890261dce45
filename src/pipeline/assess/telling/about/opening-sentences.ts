import type { TokenizedText } from '../../lexical/segment/tokenized-text.ts'

/** A short text, in characters, tells what it is about anywhere in its first ninety sentences; a longer one early or not at all. */
const SHORT_TEXT = 30_000
const SENTENCES = { short: 90, long: 50 }

export const isShortText = ({ text }: TokenizedText): boolean => text.length <= SHORT_TEXT

/** Sentences of the story, in order, that may say what the book is about. */
export function openingSentences(tokens: TokenizedText, story: Uint8Array): number[] {
  const most = isShortText(tokens) ? SENTENCES.short : SENTENCES.long
  const opening: number[] = []
  for (let sentence = 0; sentence < tokens.sentenceCount && opening.length < most; sentence += 1) {
    if (story[sentence] === 1) opening.push(sentence)
  }
  return opening
}
