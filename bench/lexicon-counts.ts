import type { LexiconEntry } from '../src/pipeline/assess/lexical/lexicon/lexicon-entry.ts'
import { loadLexicon } from '../src/pipeline/assess/lexical/lexicon/load-lexicon.ts'

/** The categories of an entry, by what the reader of the figures asks for. */
const SECTIONS: Record<string, readonly LexiconEntry['category'][]> = {
  gambling: ['gambling'],
  'coarse language': ['language'],
  violence: ['violence'],
  substances: ['substanceUse'],
  'sexual content': ['sexualContent'],
  'culture, faith, nation, family': ['faith', 'heritage', 'nation', 'family'],
  'safety: dangerous acts, bullying': ['danger', 'bullying'],
  'fear and distress': ['fear', 'distress'],
  'positive values': ['value'],
  themes: ['theme'],
  'harmless senses': ['innocent'],
  'cues of stance and denial': ['cue'],
}

export type SectionCount = { section: string; english: number; arabic: number }

/** How many entries each section of the lexicons has; the last row sums them. */
export function countLexicon(): SectionCount[] {
  const { entries } = loadLexicon()
  const count = (language: string, categories: readonly string[]): number =>
    entries.filter(({ rule, category }) => rule.startsWith(`${language}/`) && categories.includes(category)).length
  const rows = Object.entries(SECTIONS).map(([section, categories]) => ({
    section,
    english: count('en', categories),
    arabic: count('ar', categories),
  }))
  const sum = (of: 'english' | 'arabic'): number => rows.reduce((total, row) => total + row[of], 0)
  return [...rows, { section: 'all', english: sum('english'), arabic: sum('arabic') }]
}
