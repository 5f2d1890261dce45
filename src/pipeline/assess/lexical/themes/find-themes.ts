import type { FoundTheme, Theme } from '../../../../contract/assessment.ts'
import { themeSchema } from '../../../../contract/assessment.ts'
import type { BookText } from '../../../../contract/book-text.ts'
import type { Match } from '../match/match.ts'
import { isQuotable } from '../narrative/quotable.ts'
import { sentenceEvidence, type Ground } from '../narrative/sentence-evidence.ts'
import { storySentences } from '../narrative/story-sentences.ts'
import type { TokenizedText } from '../segment/tokenized-text.ts'
import { THEME_BASELINES } from './theme-baselines.ts'

const MAX_THEMES = 8
const MAX_EVIDENCE = 4
const MIN_WEIGHT = 0.3
/** A short book is judged as if some words without themes followed, so that one word is no theme. */
const PRIOR_WORDS = 350
/** Parts of the book a theme should run through. */
const PARTS = 8

/** What a further word of a theme adds to a sentence, and the same word once more. */
const ANOTHER = 0.6
const AGAIN = 0.2
/** From here on a sentence tells of a theme; below it has one faint word of it. */
const TELLING = 2
/** What decides between sentences that tell alike: the scene around them, and room to say something. */
const SCENE_SENTENCES = 4
const SCENE = 0.15
const MOST_SCENE = 4
const LONG_ENOUGH = { characters: 80, worth: 0.3 }

type Trace = { sum: number; parts: Set<number>; sentences: Map<number, Told> }
type Told = Ground & { score: number }

/**
 * The themes of a book, strongest first: how often its words fall against an ordinary book, and through how much of it.
 * Each has up to four whole sentences as evidence from different places; a theme nothing quotable shows is left out.
 */
export function findThemes(tokens: TokenizedText, matches: readonly Match[], book: BookText): FoundTheme[] {
  const keep = storySentences(tokens, book)
  const traces = new Map<Theme, Trace>()
  for (const { entry, firstToken, lastToken } of matches) {
    if (entry.category !== 'theme') continue
    const sentence = tokens.tokenSentence[firstToken] ?? 0
    if (keep[sentence] !== 1) continue
    const theme = themeSchema.parse(entry.sense)
    let trace = traces.get(theme)
    if (trace === undefined) {
      trace = { sum: 0, parts: new Set(), sentences: new Map() }
      traces.set(theme, trace)
    }
    trace.sum += entry.intensity
    trace.parts.add(Math.floor((sentence * PARTS) / tokens.sentenceCount))
    const known = trace.sentences.get(sentence)
    if (known === undefined) {
      const focus = { start: tokens.tokenStart[firstToken]!, end: tokens.tokenEnd[lastToken]! }
      trace.sentences.set(sentence, { score: entry.intensity, rule: entry.rule, focus })
    } else known.score += entry.intensity * (entry.rule === known.rule ? AGAIN : ANOTHER)
  }
  const words = tokens.tokenCount + PRIOR_WORDS
  const found: FoundTheme[] = []
  for (const [theme, trace] of traces) {
    const rate = (trace.sum * 10_000) / words
    const reach = Math.min(1, 0.6 + (0.4 * trace.parts.size) / PARTS)
    const weight = (rate / (rate + THEME_BASELINES[theme])) * reach
    if (weight < MIN_WEIGHT) continue
    const evidence = bestSentences(tokens, trace).map(([sentence, { rule, focus }]) =>
      sentenceEvidence(tokens, book, sentence, { rule, focus }),
    )
    if (evidence.length > 0) found.push({ theme, weight: Math.round(weight * 1000) / 1000, evidence })
  }
  return found.toSorted((a, b) => b.weight - a.weight || a.theme.localeCompare(b.theme)).slice(0, MAX_THEMES)
}

/** Of each quarter of the book the sentence that shows a theme best; those that hardly do only where none does better. */
function bestSentences(tokens: TokenizedText, { sentences }: Trace): [number, Told][] {
  const best: { sentence: number; told: Told; score: number }[] = []
  for (const [sentence, told] of sentences) {
    const quarter = Math.min(MAX_EVIDENCE - 1, Math.floor((sentence * MAX_EVIDENCE) / tokens.sentenceCount))
    const size = tokens.sentenceEnd[sentence]! - tokens.sentenceStart[sentence]!
    const room = size >= LONG_ENOUGH.characters ? LONG_ENOUGH.worth : 0
    const score = told.score + room + SCENE * Math.min(MOST_SCENE, around(sentences, sentence))
    if (score <= (best[quarter]?.score ?? 0)) continue
    if (isQuotable(tokens, sentence) || isShortWhole(tokens, sentence)) best[quarter] = { sentence, told, score }
  }
  const found = best.filter((each) => each !== undefined)
  const telling = found.filter(({ told }) => told.score >= TELLING)
  const shown = telling.length > 0 ? telling : found.toSorted((a, b) => b.score - a.score).slice(0, 1)
  return shown.map(({ sentence, told }) => [sentence, told])
}

/** How much of a theme the sentences near one hold, nearer ones more. */
function around(sentences: Trace['sentences'], sentence: number): number {
  let sum = 0
  for (let away = 1; away <= SCENE_SENTENCES; away += 1) {
    const near = (sentences.get(sentence - away)?.score ?? 0) + (sentences.get(sentence + away)?.score ?? 0)
    sum += near / (1 + away)
  }
  return sum
}

/** First readers have sentences of three words; there they are evidence enough. */
function isShortWhole(tokens: TokenizedText, sentence: number): boolean {
  const size = (tokens.sentenceEnd[sentence] ?? 0) - (tokens.sentenceStart[sentence] ?? 0)
  return tokens.tokenCount < 1000 && size >= 8 && size < 260
}
