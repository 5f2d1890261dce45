import type { FindingCategory } from '../src/contract/assessment.ts'
import { CATEGORIES_OF, type ReadLabel } from '../src/pipeline/assess/reader/labels.ts'

export const LABELS = ['gambling', 'profanity', 'violence', 'substances', 'sexual', 'cultural', 'fear'] as const
export type Label = (typeof LABELS)[number]

/** What the engine calls the labels of the guide. */
const ENGINE_LABELS: Record<Label, ReadLabel> = {
  gambling: 'gambling',
  profanity: 'language',
  violence: 'violence',
  substances: 'substanceUse',
  sexual: 'sexualContent',
  cultural: 'culture',
  fear: 'fear',
}

/** The categories of findings that stand for a label. */
export const categoriesOf = (label: Label): readonly FindingCategory[] => CATEGORIES_OF[ENGINE_LABELS[label]]
