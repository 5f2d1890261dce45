import type { BookText } from '../../../../contract/book-text.ts'
import type { EvidenceRef } from '../../../../contract/evidence.ts'
import { byForm } from '../segment/by-form.ts'
import type { TokenizedText } from '../segment/tokenized-text.ts'
import type { Figure } from './characters/figure.ts'
import { storyRange } from './key-moments.ts'
import { MOMENT_CUES } from './moment-cues.ts'
import { isQuotable, leansBack, sentenceNames } from './quotable.ts'
import { sentenceEvidence } from './sentence-evidence.ts'

const MAX_SALIENT = 5
/** What comes later would tell the end. */
const SPOILER_FREE = 0.5
const MAIN = 5
/** Shares of the story from which one sentence each is taken; most of what a reader must know stands early. */
const BOUNDS = [0.03, 0.09, 0.2, 0.34, SPOILER_FREE]

/**
 * Up to five sentences in book order that say whom and what the book is about, from its first half: they name main
 * characters, stand early, are narration rather than speech, and hold words the book keeps using.
 */
export function salientSentences(
  tokens: TokenizedText,
  book: BookText,
  keep: Uint8Array,
  figures: readonly Figure[],
): EvidenceRef[] {
  const story = storyRange(tokens, keep)
  const names = sentenceNames(figures.slice(0, MAIN))
  const usual = frequentStems(tokens, keep)
  const limit = Math.max(Math.min(4, story.length), Math.floor(story.length * SPOILER_FREE))
  const best: { sentence: number; score: number }[] = []
  for (let index = 0; index < limit; index += 1) {
    const sentence = story[index] ?? 0
    const position = (index / limit) * SPOILER_FREE
    const bucket = BOUNDS.findIndex((bound) => position < bound)
    if (bucket < 0) continue
    const least = best[bucket]?.score ?? 0.5
    const score = scoreOf(tokens, sentence, index / story.length, names.get(sentence)?.length ?? 0, usual, least)
    if (score > least && isQuotable(tokens, sentence)) best[bucket] = { sentence, score }
  }
  return best
    .filter((entry) => entry !== undefined)
    .slice(0, MAX_SALIENT)
    .map((entry) => sentenceEvidence(tokens, book, entry.sentence))
}

/** -Infinity where the score cannot be above `least`. */
function scoreOf(
  tokens: TokenizedText,
  sentence: number,
  position: number,
  named: number,
  usual: Uint8Array,
  least: number,
): number {
  const from = tokens.sentenceToken[sentence] ?? 0
  const end = tokens.sentenceToken[sentence + 1] ?? from
  let spoken = 0
  let common = 0
  let grief = 0
  const losses = tellsLoss(tokens.forms)
  for (let token = from; token < end; token += 1) {
    spoken += tokens.tokenQuoted[token]!
    common += usual[tokens.tokenStem[token]!]!
    // A summary must not give a death away.
    if (position > 0.1 && losses[tokens.tokenForm[token]!] === true) grief += 1
  }
  const words = Math.max(1, end - from)
  const length = words >= 10 && words <= 32 ? 0.6 : 0
  const opening = position < 0.02 ? 0.5 : 0
  const most = Math.min(2.5, named * 1.2) + (common / words) * 3 + length + opening
  if (most <= least) return -Infinity
  const leaning = leansBack(tokens, sentence) ? 0.9 : 0
  const asks = /[?؟]["”»]?$/u.test(
    tokens.text.slice((tokens.sentenceEnd[sentence] ?? 0) - 2, tokens.sentenceEnd[sentence]),
  )
    ? 0.6
    : 0
  return most - (spoken / words) * 1.6 - leaning - asks - grief * 0.7
}

const USUAL = 40
const MIN_LETTERS = 4
const isLong = byForm((form) => form.length >= MIN_LETTERS)
const tellsLoss = byForm((form) => MOMENT_CUES.get(form)?.some(([kind]) => kind === 'loss') === true)

/** 1 for the stems the book uses most, short words left out. */
function frequentStems(tokens: TokenizedText, keep: Uint8Array): Uint8Array {
  const { tokenSentence, tokenStem } = tokens
  const long = isLong(tokens.forms)
  const counts = new Uint32Array(tokens.forms.length)
  const used: number[] = []
  for (let token = 0; token < tokens.tokenCount; token += 1) {
    if (keep[tokenSentence[token]!] !== 1) continue
    const stem = tokenStem[token]!
    if (long[stem] !== true) continue
    if (counts[stem] === 0) used.push(stem)
    counts[stem]! += 1
  }
  const frequent = new Uint8Array(tokens.forms.length)
  for (const stem of used.toSorted((a, b) => counts[b]! - counts[a]!).slice(20, 20 + USUAL)) frequent[stem] = 1
  return frequent
}
