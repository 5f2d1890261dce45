import type { TokenizedText } from '../segment/tokenized-text.ts'
import type { ArabicFacts } from './arabic-features.ts'
import { arabicFeatures } from './arabic-features.ts'
import type { Span } from './span.ts'
import { englishFeatures, seenWords } from './english-features.ts'
import type { FormFacts } from './form-facts.ts'

/**
 * The features of every chunk of a text: Arabic ones where Arabic facts are given, else English ones.
 * @param senseWeight what the sense of the text as a whole adds to the difficulty of each
 */
export function chunkFeatures(
  tokens: TokenizedText,
  facts: FormFacts,
  arabic: ArabicFacts | undefined,
  runs: readonly (readonly Span[])[],
  senseWeight: number,
): Record<string, number>[] {
  if (arabic !== undefined) return runs.map((run) => ({ ...arabicFeatures(tokens, arabic, run), senseWeight }))
  const seen = seenWords(tokens)
  return runs.map((run) => ({ ...englishFeatures(tokens, facts, run, seen), senseWeight }))
}
