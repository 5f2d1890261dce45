import type { FindingCategory } from '../../../contract/assessment.ts'

/** What the reader was taught to see, in the order of its outputs; each 0 none to 4 extreme. */
export const READ_LABELS = [
  'gambling',
  'language',
  'violence',
  'substanceUse',
  'sexualContent',
  'culture',
  'fear',
] as const
export type ReadLabel = (typeof READ_LABELS)[number]
/** Outputs a label: the chance of level 1, 2, 3 and 4 at least. */
export const LEVELS = 4

/** The finding categories a label stands for; the first where nothing tells which. */
export const CATEGORIES_OF = {
  gambling: ['gambling'],
  language: ['language'],
  violence: ['violence'],
  substanceUse: ['substanceUse'],
  sexualContent: ['sexualContent'],
  culture: ['faith', 'heritage', 'nation', 'family'],
  fear: ['fear', 'distress'],
} as const satisfies Record<ReadLabel, readonly FindingCategory[]>
