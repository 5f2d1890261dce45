import { THEMES, type FoundTheme, type Theme } from '../../../contract/assessment.ts'
import type { EvidenceRef } from '../../../contract/evidence.ts'

/** A passage and the chance of each theme that a reader would say it tells of it. */
export type ThemedPassage = { evidence: EvidenceRef; themes: Readonly<Record<Theme, number>> }

/** The mean chance of a theme over the passages of a book: of 45 English and 26 Arabic books of all kinds. */
const USUAL: Record<'en' | 'ar', Partial<Record<Theme, number>>> = {
  en: {
    death: 0.037,
    war: 0.035,
    family: 0.024,
    faith: 0.044,
    nature: 0.026,
    animals: 0.038,
    adventure: 0.037,
    magic: 0.052,
    romance: 0.031,
    humour: 0.064,
  },
  ar: {
    death: 0.04,
    war: 0.074,
    family: 0.033,
    faith: 0.071,
    romance: 0.063,
    injustice: 0.029,
    learning: 0.041,
    humour: 0.027,
  },
}
/** Themes that are rarer than this are as surprising at this. */
const RAREST_USUAL = 0.02

/** Of fewer passages the mean says little. */
const FEWEST = 30
/** What is told of less than this is no theme of the book, however rare it is elsewhere. */
const LEAST = 0.03
/** At least as much as in other books. */
const WEIGHT_FROM = 0.5
const MOST = 8
const SHOWN_FROM = 0.5
const MOST_EVIDENCE = 4

/** Passages that show a theme, best first. */
export function showingTheme(passages: readonly ThemedPassage[], theme: Theme): EvidenceRef[] {
  return passages
    .filter(({ themes }) => themes[theme] >= SHOWN_FROM)
    .toSorted((a, b) => b.themes[theme] - a.themes[theme])
    .slice(0, MOST_EVIDENCE)
    .map(({ evidence }) => evidence)
}

/**
 * What a book tells of more than others do, most first: share / (share + usual share), of the mean chances over passages from
 * all of it. Null where too few of them were read.
 */
export function toldThemes(passages: readonly ThemedPassage[], language: 'en' | 'ar'): FoundTheme[] | null {
  if (passages.length < FEWEST) return null
  return THEMES.map((theme): FoundTheme & { share: number } => {
    const share = passages.reduce((sum, { themes }) => sum + themes[theme], 0) / passages.length
    const weight = share / (share + (USUAL[language][theme] ?? RAREST_USUAL))
    return { theme, share, weight: Math.round(weight * 1000) / 1000, evidence: showingTheme(passages, theme) }
  })
    .filter(({ share, weight }) => share >= LEAST && weight >= WEIGHT_FROM)
    .toSorted((a, b) => b.weight - a.weight || a.theme.localeCompare(b.theme))
    .slice(0, MOST)
    .map(({ theme, weight, evidence }) => ({ theme, weight, evidence }))
}
