import type { CoursePassage } from '../../../../contract/assessment.ts'
import { pageAt, type BookText } from '../../../../contract/book-text.ts'
import type { TokenizedText } from '../../lexical/segment/tokenized-text.ts'
import type { Around } from '../sentence-signs.ts'
import type { SentenceVectors } from '../sentence-vectors.ts'
import { SmallNetworks } from '../small-networks.ts'
import { courseInputs, courseSentences, INPUTS, type SentenceInputs } from './course-inputs.ts'

/** The best one and a good one of situation, trouble, turn and outcome, and any of them. */
const OUTPUTS = 9
let loaded: SmallNetworks | undefined
const sharedNetworks = (): SmallNetworks =>
  (loaded ??= new SmallNetworks(new URL('../weights/course.bin', import.meta.url), INPUTS, OUTPUTS))

/** In characters: of a longer story three sentences tell too little, and too few of those named are telling (training/README.md). */
const LONGEST_TEXT = 10_000
const LONGEST_QUOTE = 260
/** Where each step may stand, as shares of the sentences. */
const PLACES = { situation: [0, 0.45], turn: [0.1, 0.95], outcome: [0.55, 1] } as const
/** From these scores on a turn and an outcome are named. */
const NAMED_FROM = { turn: 1.5, outcome: 1.8 }
const ANY = 2
/** Between situation and outcome so many more are told that likely tell something of it, while all of them have not more characters than this. */
const MORE = { most: 2, from: 0.45, characters: 600 }

type Step = keyof typeof PLACES
type Scored = SentenceInputs & { index: number; length: number; any: number; scores: Record<Step, number> }

/**
 * What happens in a short story in some of its passages: how things are and what is wanted, what goes wrong or turns, and how it comes
 * out; each a sentence with the one before where it leans on it. Empty where nothing is sure.
 */
export function findCourse(
  tokens: TokenizedText,
  book: BookText,
  around: Around,
  vectors: SentenceVectors,
): CoursePassage[] {
  if (tokens.text.length > LONGEST_TEXT) return []
  const scored = scoredSentences(courseInputs(tokens, courseSentences(tokens, book), around, vectors), tokens)
  const passages = chosen(scored).map(({ step, at }): CoursePassage => {
    const { start, end } = spanOf(tokens, scored, at)
    return { step, evidence: { quote: book.text.slice(start, end), page: pageAt(book.pages, start), start, end } }
  })
  // What is sung again and again, and what two steps would share, is told once.
  return passages.filter(({ evidence }, index) =>
    passages
      .slice(0, index)
      .every((other) => other.evidence.quote !== evidence.quote && other.evidence.end <= evidence.start),
  )
}

/** Below every score. */
const NEVER = -1

function scoredSentences(sentences: readonly SentenceInputs[], tokens: TokenizedText): Scored[] {
  const networks = sharedNetworks()
  const last = Math.max(1, sentences.length - 1)
  return sentences.map((sentence, index) => {
    const chances = networks.chances(sentence.inputs)
    const length = tokens.sentenceEnd[sentence.sentence]! - tokens.sentenceStart[sentence.sentence]!
    const score = (step: Step, kinds: readonly number[]): number => {
      const [from, to] = PLACES[step]
      if (!sentence.isQuotable || length > LONGEST_QUOTE || index / last < from || index / last > to) return NEVER
      return Math.max(...kinds.map((kind) => 2 * chances[kind]! + chances[4 + kind]!)) + ANY * chances[8]!
    }
    return {
      ...sentence,
      index,
      length,
      any: chances[8]!,
      scores: { situation: score('situation', [0]), turn: score('turn', [1, 2]), outcome: score('outcome', [3]) },
    }
  })
}

type Chosen = { step: Step; at: Scored }

const bestOf = (some: readonly Scored[], step: Step): Scored | undefined =>
  some.reduce<Scored | undefined>(
    (best, one) => (one.scores[step] > (best?.scores[step] ?? NEVER) ? one : best),
    undefined,
  )

/** The three that score highest together, in their order; without a turn or an outcome that is not sure. */
function chosen(scored: readonly Scored[]): Chosen[] {
  let most = NEVER
  let best: { situation: Scored; turn: Scored; outcome: Scored } | undefined
  for (const turn of scored) {
    if (turn.scores.turn === NEVER) continue
    const situation = bestOf(scored.slice(0, Math.max(0, turn.index - 1)), 'situation')
    const outcome = bestOf(scored.slice(turn.index + 1), 'outcome')
    if (situation === undefined || outcome === undefined) continue
    const together = situation.scores.situation + turn.scores.turn + outcome.scores.outcome
    if (together > most) {
      most = together
      best = { situation, turn, outcome }
    }
  }
  if (best === undefined) return []
  const { situation, turn, outcome } = best
  const named: Chosen[] = [
    { step: 'situation', at: situation },
    ...(turn.scores.turn >= NAMED_FROM.turn ? [{ step: 'turn' as const, at: turn }] : []),
    ...(outcome.scores.outcome >= NAMED_FROM.outcome ? [{ step: 'outcome' as const, at: outcome }] : []),
  ]
  const more = named.length === ALL_STEPS ? between(scored, named) : []
  return [...named, ...more].toSorted((a, b) => a.at.index - b.at.index)
}

const ALL_STEPS = 3

/** What else is likely told between situation and outcome, apart from what is named. */
function between(scored: readonly Scored[], named: readonly Chosen[]): Chosen[] {
  const from = named[0]!.at.index
  const to = named.at(-1)!.at.index
  const likely = scored
    .slice(from + 1, to)
    .filter(({ any, isQuotable, length }) => any >= MORE.from && isQuotable && length <= LONGEST_QUOTE)
    .toSorted((a, b) => b.any - a.any)
  const taken = [...named]
  for (const at of likely) {
    const characters = taken.reduce((sum, one) => sum + one.at.length, 0)
    if (taken.length - named.length === MORE.most || characters + at.length > MORE.characters) break
    if (taken.every((one) => Math.abs(one.at.index - at.index) > 1)) taken.push({ step: 'turn', at })
  }
  return taken.slice(named.length)
}

/** From where to where a passage goes: with the sentence before where it leans on it and both are short enough. */
function spanOf(
  { sentenceStart, sentenceEnd }: TokenizedText,
  scored: readonly Scored[],
  { sentence, leansBack, index }: Scored,
): { start: number; end: number } {
  const end = sentenceEnd[sentence]!
  const before = leansBack ? scored[index - 1] : undefined
  const start = sentenceStart[before?.sentence ?? sentence]!
  return { start: end - start <= LONGEST_QUOTE ? start : sentenceStart[sentence]!, end }
}
