import type { NarrativeFacts } from '../../../../contract/assessment.ts'
import type { BookText } from '../../../../contract/book-text.ts'
import { byForm } from '../segment/by-form.ts'
import type { TokenizedText } from '../segment/tokenized-text.ts'
import type { Figure } from './characters/figure.ts'
import { MOMENT_CUES } from './moment-cues.ts'
import type { CuedKind } from './moment-cues.ts'
import { sentenceEvidence } from './sentence-evidence.ts'
import { isQuotable, leansBack, sentenceNames } from './quotable.ts'

export type KeyMoment = NarrativeFacts['keyMoments'][number]

/** Where in the story a kind of moment may stand, and where it most likely does (0 the beginning, 1 the end). */
const PLACES: Record<CuedKind, { from: number; to: number; best: number }> = {
  conflict: { from: 0.04, to: 0.75, best: 0.3 },
  danger: { from: 0.1, to: 0.92, best: 0.6 },
  loss: { from: 0.05, to: 0.92, best: 0.5 },
  kindness: { from: 0.05, to: 0.97, best: 0.5 },
  discovery: { from: 0.08, to: 0.9, best: 0.45 },
  'turning-point': { from: 0.4, to: 0.88, best: 0.65 },
}
const CUED = Object.keys(PLACES) as CuedKind[]
/** What the cues of a sentence must add up to: in a long book many sentences hint, so a moment must say it louder. */
function leastCue(words: number): number {
  if (words > 8000) return 3
  return words > 1500 ? 2 : 1
}

/**
 * Up to eight moments in book order: the opening and the resolution by their place, the others by what they say, where
 * they stand and whom they name. A moment nothing in the text speaks for is left out.
 */
export function keyMoments(
  tokens: TokenizedText,
  book: BookText,
  keep: Uint8Array,
  figures: readonly Figure[],
): KeyMoment[] {
  const story = storyRange(tokens, keep)
  if (story.length < 4) return []
  const names = sentenceNames(figures)
  const cues = cuesOf(tokens.forms)
  const least = leastCue(tokens.tokenCount)
  const best = new Map<CuedKind, { sentence: number; score: number }>()
  for (const [index, sentence] of story.entries()) {
    const position = index / story.length
    const scores = scoreSentence(tokens, cues, sentence)
    if (scores === undefined || !isQuotable(tokens, sentence)) continue
    const named = Math.min(2, names.get(sentence)?.length ?? 0)
    for (const kind of CUED) {
      const cue = scores[kind]
      if (cue < Math.min(2, least) || cue + named * 0.5 < least) continue
      const place = PLACES[kind]
      if (position < place.from || position > place.to) continue
      const score =
        Math.min(5, cue) +
        named * 0.8 -
        Math.abs(position - place.best) * 1.5 +
        (named === 0 ? -0.8 : 0) -
        (leansBack(tokens, sentence) ? 0.5 : 0)
      if (score > (best.get(kind)?.score ?? 0)) best.set(kind, { sentence, score })
    }
  }
  const chosen = new Map<number, KeyMoment['kind']>()
  const opening = openingSentence(tokens, story, names)
  if (opening !== undefined) chosen.set(opening, 'opening')
  const resolution = resolutionSentence(tokens, story, names)
  if (resolution !== undefined && !chosen.has(resolution)) chosen.set(resolution, 'resolution')
  for (const [kind, { sentence }] of [...best].toSorted((a, b) => b[1].score - a[1].score)) {
    if (!chosen.has(sentence)) chosen.set(sentence, kind)
  }
  return [...chosen]
    .toSorted((a, b) => a[0] - b[0])
    .map(([sentence, kind]) => ({
      kind,
      characters: names.get(sentence) ?? [],
      evidence: sentenceEvidence(tokens, book, sentence),
    }))
}

/** The sentences of the story in order. */
export function storyRange(tokens: TokenizedText, keep: Uint8Array): number[] {
  const story: number[] = []
  for (let sentence = 0; sentence < tokens.sentenceCount; sentence += 1) if (keep[sentence] === 1) story.push(sentence)
  return story
}

function openingSentence(
  tokens: TokenizedText,
  story: readonly number[],
  names: ReadonlyMap<number, readonly string[]>,
): number | undefined {
  const first = story.slice(0, Math.max(6, Math.ceil(story.length * 0.03))).slice(0, 40)
  const quotable = first.filter((sentence) => isQuotable(tokens, sentence) && !isSpoken(tokens, sentence))
  let best: number | undefined
  let most = -Infinity
  for (const [index, sentence] of quotable.slice(0, 12).entries()) {
    const start = tokens.sentenceStart[sentence] ?? 0
    const begins = BEGINNINGS.test(tokens.text.slice(start, start + 120)) ? 1 : 0
    const named = (names.get(sentence)?.length ?? 0) > 0 ? 1 : 0
    const score = begins + named - (leansBack(tokens, sentence) ? 1.2 : 0) - index * 0.2
    if (score > most) {
      most = score
      best = sentence
    }
  }
  return best
}

/** How stories begin to tell of someone. */
const BEGINNINGS =
  /\b(?:once|there (?:was|were|lived|stood)|lived|was (?:a|an|the|born|called|named)|when|one (?:day|morning|evening))\b|كان|يحكى|زعموا|في يوم|ذات|قديم الزمان|عاش|يعيش/iu

function resolutionSentence(
  tokens: TokenizedText,
  story: readonly number[],
  names: ReadonlyMap<number, readonly string[]>,
): number | undefined {
  const last = story.slice(-Math.min(30, Math.max(3, Math.ceil(story.length * 0.05)))).toReversed()
  const quotable = last.filter((sentence) => isQuotable(tokens, sentence))
  return (
    quotable.slice(0, 10).find((sentence) => (names.get(sentence)?.length ?? 0) > 0 && !isSpoken(tokens, sentence)) ??
    quotable.find((sentence) => !isSpoken(tokens, sentence))
  )
}

function isSpoken(tokens: TokenizedText, sentence: number): boolean {
  const from = tokens.sentenceToken[sentence] ?? 0
  const end = tokens.sentenceToken[sentence + 1] ?? from
  let quoted = 0
  for (let token = from; token < end; token += 1) quoted += tokens.tokenQuoted[token] ?? 0
  return quoted >= (end - from) / 3
}

type Scores = Record<CuedKind, number>

/** What a form or a stem speaks for. */
const cuesOf = byForm((form) => MOMENT_CUES.get(form))

function scoreSentence(tokens: TokenizedText, cues: ReturnType<typeof cuesOf>, sentence: number): Scores | undefined {
  let scores: Scores | undefined
  let seen: number[] | undefined
  const from = tokens.sentenceToken[sentence] ?? 0
  const end = tokens.sentenceToken[sentence + 1] ?? from
  for (let token = from; token < end; token += 1) {
    const cue = cues[tokens.tokenForm[token]!] ?? cues[tokens.tokenStem[token]!]
    if (cue === undefined) continue
    scores ??= { conflict: 0, danger: 0, loss: 0, kindness: 0, discovery: 0, 'turning-point': 0 }
    const id = tokens.tokenStem[token]!
    seen ??= []
    if (seen.includes(id)) continue
    seen.push(id)
    for (const [kind, weight] of cue) scores[kind] += tokens.tokenQuoted[token] === 1 ? weight * 0.5 : weight
  }
  return scores
}
