import type { TFunction } from 'i18next'

const DEFAULT_NAMES = {
  'Islamic values and respect for religion': 'islamic',
  'Arab identity and heritage': 'arab',
  'UAE culture, symbols and laws': 'uae',
  'Family and social values': 'family',
  'Age-Appropriate content': 'age',
  'Psychological safety': 'psychological',
  'Physical safety and violence': 'physical',
  'Emotional wellbeing': 'emotional',
  'Social behaviour and bullying': 'social',
  'Narrative complexity': 'narrative',
  'Character complexity': 'character',
  'Thematic maturity': 'thematic',
  'Cognitive demand': 'cognitive',
  Vocabulary: 'vocabulary',
  'Sentence structure': 'sentence',
  'Fluency and cohesion': 'fluency',
  Clarity: 'clarity',
} as const

/** The name of a criterion in the reader's language; one that an administrator named stays as it was written. */
export function criterionWord(t: TFunction, name: string): string {
  return name in DEFAULT_NAMES ? t(`values.criterion.${DEFAULT_NAMES[name as keyof typeof DEFAULT_NAMES]}`) : name
}
