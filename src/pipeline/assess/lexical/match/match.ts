import { isUpperCase } from '../segment/sentence-breaks.ts'
import type { Matcher, CompiledEntry } from './compile-matcher.ts'
import type { LexiconEntry } from '../lexicon/lexicon-entry.ts'
import { TextWords } from './text-words.ts'
import type { TokenizedText } from '../segment/tokenized-text.ts'

/** A lexicon entry that applies at a place of the text, its conditions checked. Tokens are inclusive. */
export type Match = {
  entry: LexiconEntry
  firstToken: number
  lastToken: number
}

const NEAR_WORDS = 10
const NOT_WORDS = 6

/**
 * Every entry that applies, in text order. Each token looks up the entries anchored at its stem, form or classes; the
 * rest of a pattern is tried from there. Words of an innocent phrase are hidden from every other entry. Time grows with
 * the text, not with the lexicon.
 */
export function findMatches(tokens: TokenizedText, matcher: Matcher): Match[] {
  const words = new TextWords(tokens, matcher)
  const matches: Match[] = []
  const hidden = new Uint8Array(tokens.tokenCount)
  for (let token = 0; token < tokens.tokenCount; token += 1) {
    const anchored = words.anchoredAt(token)
    if (anchored === undefined) continue
    for (const { entry, slot } of anchored) tryEntry(tokens, words, entry, slot, token, matches)
  }
  for (const match of matches) {
    if (match.entry.category === 'innocent') hidden.fill(1, match.firstToken, match.lastToken + 1)
  }
  const kept = matches.filter((match) => {
    const { category } = match.entry
    if (category === 'innocent') return false
    if (category === 'cue' || category === 'theme' || category === 'value') return true
    return hidden[match.firstToken] === 0 && hidden[match.lastToken] === 0
  })
  return kept.toSorted((a, b) => a.firstToken - b.firstToken || b.lastToken - a.lastToken)
}

function tryEntry(
  tokens: TokenizedText,
  words: TextWords,
  compiled: CompiledEntry,
  anchorSlot: number,
  token: number,
  matches: Match[],
): void {
  const sentence = tokens.tokenSentence[token]!
  const from = tokens.sentenceToken[sentence]!
  const to = tokens.sentenceToken[sentence + 1]! - 1
  const { slots } = compiled
  let first = token
  for (let slot = anchorSlot - 1; slot >= 0; slot -= 1) {
    const gap = slots[slot + 1]!.gap
    let found = -1
    for (let step = 1; step <= gap + 1 && first - step >= from; step += 1) {
      if (words.fits(first - step, slots[slot]!)) {
        found = first - step
        break
      }
    }
    if (found < 0) return
    first = found
  }
  let last = token
  for (let slot = anchorSlot + 1; slot < slots.length; slot += 1) {
    const gap = slots[slot]!.gap
    let found = -1
    for (let step = 1; step <= gap + 1 && last + step <= to; step += 1) {
      if (words.fits(last + step, slots[slot]!)) {
        found = last + step
        break
      }
    }
    if (found < 0) return
    last = found
  }
  if (!conditionsHold(tokens, words, compiled, first, last, from, to)) return
  matches.push({ entry: compiled.entry, firstToken: first, lastToken: last })
}

function conditionsHold(
  tokens: TokenizedText,
  words: TextWords,
  compiled: CompiledEntry,
  first: number,
  last: number,
  from: number,
  to: number,
): boolean {
  const { entry } = compiled
  if (compiled.prev !== undefined && !(first > from && words.fits(first - 1, compiled.prev))) return false
  if (compiled.notPrev !== undefined && first > from && words.fits(first - 1, compiled.notPrev)) return false
  if (compiled.next !== undefined && !(last < to && words.fits(last + 1, compiled.next))) return false
  if (compiled.notNext !== undefined && last < to && words.fits(last + 1, compiled.notNext)) return false
  if (entry.caps !== undefined && hasCapital(tokens, first, from) !== entry.caps) return false
  if (compiled.not !== undefined) {
    const low = Math.max(0, first - NOT_WORDS)
    const high = Math.min(tokens.tokenCount - 1, last + NOT_WORDS)
    for (let token = low; token <= high; token += 1) {
      if ((token < first || token > last) && words.fits(token, compiled.not)) return false
    }
  }
  if (compiled.near === undefined) return true
  const low = Math.max(from, first - NEAR_WORDS)
  const high = Math.min(to, last + NEAR_WORDS)
  for (let token = low; token <= high; token += 1) {
    if ((token < first || token > last) && words.fits(token, compiled.near)) return true
  }
  return false
}

/** A capital that is not merely the first of its sentence. */
function hasCapital(tokens: TokenizedText, token: number, sentenceFirst: number): boolean {
  return token > sentenceFirst && isUpperCase(tokens.text.charCodeAt(tokens.tokenStart[token]!))
}
