import type { TokenizedText } from '../segment/tokenized-text.ts'
import type { Span } from './span.ts'

/** Words a chunk holds: about the length of the excerpts the English model was fitted on. */
export const CHUNK_WORDS = 180

/** Cuts the kept sentences into runs of about 180 words; a short last run joins the one before it. Never empty of words. */
export function chunks(tokens: TokenizedText, keep: Uint8Array): Span[][] {
  const runs: Span[][] = []
  let run: Span[] = []
  let words = 0
  for (let sentence = 0; sentence < tokens.sentenceCount; sentence += 1) {
    if (keep[sentence] !== 1) continue
    const start = tokens.sentenceToken[sentence] ?? 0
    const end = tokens.sentenceToken[sentence + 1] ?? start
    run.push({ start, end })
    words += end - start
    if (words >= CHUNK_WORDS) {
      runs.push(run)
      run = []
      words = 0
    }
  }
  const last = runs.at(-1)
  if (run.length > 0 && last !== undefined && words < CHUNK_WORDS / 2) last.push(...run)
  else if (run.length > 0) runs.push(run)
  return runs
}
