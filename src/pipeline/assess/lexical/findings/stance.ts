import type { Stance } from '../../../../contract/stance.ts'
import type { CueIndex } from './cue-index.ts'
import type { Match } from '../match/match.ts'
import type { TokenizedText } from '../segment/tokenized-text.ts'

/** Sentences after a deed in which its punishment, regret or praise is looked for. */
const AFTER = 2

/**
 * How the book tells what was matched. The entry's own stance wins; then the sentence itself, the ones that follow and
 * the one before are asked for cues. Where both kinds stand, condemnation wins: a temptation is usually praised first.
 */
export function stanceOf(tokens: TokenizedText, match: Match, cues: CueIndex): Stance {
  if (match.entry.stance !== undefined) return match.entry.stance
  const sentence = tokens.tokenSentence[match.firstToken]!
  const last = Math.min(tokens.sentenceCount - 1, sentence + AFTER)
  let glamorised = false
  for (let index = Math.max(0, sentence - 1); index <= last; index += 1) {
    if (cues.inSentence('condemned', index)) return 'condemned'
    // Praise reaches less far: the next sentence may already speak of something else.
    if (index >= sentence && index <= sentence + 1 && cues.inSentence('glamorised', index)) glamorised = true
  }
  return glamorised ? 'glamorised' : 'depicted'
}
