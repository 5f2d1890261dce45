import type { BookText } from '../../../../contract/book-text.ts'
import type { EvidenceRef } from '../../../../contract/evidence.ts'
import { sentenceEvidence } from '../narrative/sentence-evidence.ts'
import type { TokenizedText } from '../segment/tokenized-text.ts'
import type { ArabicFacts } from './arabic-features.ts'
import type { FormFacts } from './form-facts.ts'

const MAX_SENTENCES = 4
const MIN_CHARACTERS = 40
const MAX_CHARACTERS = 320

/**
 * The sentences a reader would stumble over, in book order: the highest sums of length and rare words among those short
 * enough to quote, at most one from each quarter of the book.
 */
export function hardSentences(
  tokens: TokenizedText,
  book: BookText,
  keep: Uint8Array,
  facts: FormFacts,
  arabic: ArabicFacts | undefined,
): EvidenceRef[] {
  const best: { sentence: number; score: number }[] = []
  for (let sentence = 0; sentence < tokens.sentenceCount; sentence += 1) {
    if (keep[sentence] !== 1) continue
    const size = (tokens.sentenceEnd[sentence] ?? 0) - (tokens.sentenceStart[sentence] ?? 0)
    if (size < MIN_CHARACTERS || size > MAX_CHARACTERS) continue
    const from = tokens.sentenceToken[sentence] ?? 0
    const end = tokens.sentenceToken[sentence + 1] ?? from
    let score = (end - from) / 12
    for (let token = from; token < end; token += 1) {
      const id = tokens.tokenForm[token] ?? 0
      if (arabic !== undefined) score += (arabic.rare[id] ?? 0) * ((arabic.letters[id] ?? 0) > 5 ? 0.5 : 0.1)
      else if (facts.closed[id] !== 1 && tokens.tokenScript[token] === 0) {
        const code = tokens.text.charCodeAt(tokens.tokenStart[token] ?? 0)
        if (token > from && code >= 65 && code <= 90) continue
        const zipf = Math.max(facts.zipf[id] ?? 0, facts.zipf[tokens.tokenStem[token] ?? id] ?? 0)
        if (zipf < 3.4) score += 0.6
      }
    }
    const quarter = Math.min(MAX_SENTENCES - 1, Math.floor((sentence * MAX_SENTENCES) / tokens.sentenceCount))
    if (score > (best[quarter]?.score ?? 0.8)) best[quarter] = { sentence, score }
  }
  return best.filter((entry) => entry !== undefined).map((entry) => sentenceEvidence(tokens, book, entry.sentence))
}
