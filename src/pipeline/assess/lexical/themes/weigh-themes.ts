import type { Theme } from '../../../../contract/assessment.ts'
import { themeSchema } from '../../../../contract/assessment.ts'
import type { BookText } from '../../../../contract/book-text.ts'
import type { Match } from '../match/match.ts'
import { storySentences } from '../narrative/story-sentences.ts'
import type { TokenizedText } from '../segment/tokenized-text.ts'
import { THEME_BASELINES } from './theme-baselines.ts'

/** How much a book is about something, 0-1. */
export type WeighedTheme = { theme: Theme; weight: number }

const MAX_THEMES = 8
const MIN_WEIGHT = 0.3
/** A short book is judged as if some words without themes followed, so that one word is no theme. */
const PRIOR_WORDS = 350
/** Parts of the book a theme should run through. */
const PARTS = 8

type Trace = { sum: number; parts: Set<number> }

/** The themes of a book, strongest first: how often its words fall against an ordinary book, and through how much of it. */
export function weighThemes(tokens: TokenizedText, matches: readonly Match[], book: BookText): WeighedTheme[] {
  const keep = storySentences(tokens, book)
  const traces = new Map<Theme, Trace>()
  for (const { entry, firstToken } of matches) {
    if (entry.category !== 'theme') continue
    const sentence = tokens.tokenSentence[firstToken] ?? 0
    if (keep[sentence] !== 1) continue
    const theme = themeSchema.parse(entry.sense)
    const trace = traces.get(theme) ?? { sum: 0, parts: new Set() }
    traces.set(theme, trace)
    trace.sum += entry.intensity
    trace.parts.add(Math.floor((sentence * PARTS) / tokens.sentenceCount))
  }
  const words = tokens.tokenCount + PRIOR_WORDS
  return [...traces]
    .map(([theme, { sum, parts }]): WeighedTheme => {
      const rate = (sum * 10_000) / words
      const reach = Math.min(1, 0.6 + (0.4 * parts.size) / PARTS)
      return { theme, weight: Math.round((rate / (rate + THEME_BASELINES[theme])) * reach * 1000) / 1000 }
    })
    .filter(({ weight }) => weight >= MIN_WEIGHT)
    .toSorted((a, b) => b.weight - a.weight || a.theme.localeCompare(b.theme))
    .slice(0, MAX_THEMES)
}
