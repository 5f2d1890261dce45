import type { ModelTexts } from '../../contract/model-texts.ts'
import type { BookFacts } from './book-facts.ts'

/** Fewer than this is no guide; the bank's own, complete one is better. */
const FEWEST = 2

type Lists = Pick<ModelTexts, 'lessons' | 'teachingMethods' | 'activities' | 'beforeReading' | 'afterReading'>

const NOTHING: Lists = { lessons: [], teachingMethods: [], activities: [], beforeReading: [], afterReading: [] }

/** The guide a model wrote. Of a book that is not for children the bank's warnings stand instead: no model knows the verdict. */
export function toldByModel({ assessment, judgement }: BookFacts): Lists {
  return judgement.verdict === 'Not Whitelisted' ? NOTHING : (assessment.texts ?? NOTHING)
}

/** The model's texts, or the bank's where it wrote too few. */
export function preferred<Text>(told: readonly Text[], bank: readonly Text[]): readonly Text[] {
  return told.length >= FEWEST ? told : bank
}
