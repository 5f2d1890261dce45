import { isAmongAnimals } from './among-animals.ts'
import type { CueIndex } from './cue-index.ts'
import type { Match } from '../match/match.ts'
import type { TokenizedText } from '../segment/tokenized-text.ts'

/** Coarse words and mockery are said all the same when they are negated or compared. */
const SAID_ANYWAY = new Set(['language', 'bullying', 'faith', 'nation', 'heritage'])

const REACH = { negation: 4, simile: 6, hypothetical: 8 } as const

/**
 * The intensity of a match where it stands: negation and figures of speech take two steps off (none left: it does not
 * count), wishes,
 * conditions, dreams and what animals do to each other in a tale of animals one, but never the last. 0 means the match does not count.
 */
export function intensityInContext(
  tokens: TokenizedText,
  match: Match,
  cues: CueIndex,
  isTaleOfAnimals: () => boolean,
): number {
  const { entry, firstToken } = match
  if (SAID_ANYWAY.has(entry.category)) return entry.intensity
  if (cues.before('negation', firstToken, REACH.negation)) return Math.max(0, entry.intensity - 2)
  if (cues.before('simile', firstToken, REACH.simile) || isArabicSimile(tokens, firstToken))
    return Math.max(0, entry.intensity - 2)
  const sentence = tokens.tokenSentence[firstToken]!
  const imagined =
    cues.before('hypothetical', firstToken, REACH.hypothetical) ||
    cues.inSentence('dream', sentence) ||
    (sentence > 0 && cues.inSentence('dream', sentence - 1))
  // A fable's wolf is no murderer.
  const milder =
    imagined ||
    (entry.category === 'violence' && entry.intensity < 4 && isTaleOfAnimals() && isAmongAnimals(tokens, sentence))
  return milder ? Math.max(1, entry.intensity - 1) : entry.intensity
}

/** «كالجثة»: written as one word with what it is likened to. */
function isArabicSimile({ forms, tokenForm, tokenStem }: TokenizedText, token: number): boolean {
  return LIKE.test(forms[tokenForm[token]!]!) && !LIKE.test(forms[tokenStem[token]!]!)
}
const LIKE = /^[وف]?كال/u
