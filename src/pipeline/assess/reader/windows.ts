import type { TokenizedText } from '../lexical/segment/tokenized-text.ts'

/** Some sentences that are read together: tokens first to last, both included. */
export type Window = { first: number; last: number }

/** Words a window has when it is full, as the passages the reader learned from; a paragraph's end closes it from half of that on. */
const FULL = 60
/** A sentence longer than this is cut: the network takes no more pieces than such a window has. */
const LONGEST = 85

/** Cuts a book into windows of one to some sentences, in order and without gaps. Linear in the text. */
export function cutWindows(tokens: TokenizedText): Window[] {
  const windows: Window[] = []
  const { sentenceCount, sentenceToken, tokenStart, paragraphStart } = tokens
  let first = 0
  let paragraph = 0
  const close = (end: number): void => {
    for (; end - first > LONGEST; first += LONGEST) windows.push({ first, last: first + LONGEST - 1 })
    if (end > first) windows.push({ first, last: end - 1 })
    first = end
  }
  for (let sentence = 0; sentence < sentenceCount; sentence += 1) {
    const start = sentenceToken[sentence]!
    const end = sentenceToken[sentence + 1]!
    let opens = false
    while (paragraph < paragraphStart.length && paragraphStart[paragraph]! <= tokenStart[start]!) {
      paragraph += 1
      opens = true
    }
    const words = start - first
    if (words > 0 && (words >= FULL || end - first > LONGEST || (opens && words >= FULL / 2))) close(start)
    if (end - first >= FULL) close(end)
  }
  close(tokens.tokenCount)
  return windows
}
