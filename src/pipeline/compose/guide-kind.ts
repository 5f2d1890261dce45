import { FACT_KINDS, type Assessment, type BookKind } from '../../contract/assessment.ts'

/** What a guide takes a book for: its kind, or unknown where that is a guess. */
export type GuideKind = BookKind | 'unknown'

/**
 * From here on a kind is right for 19 of 20 Arabic books nobody had looked at, where two fit one of them; of the fifth of them below it is
 * right for two in three (training/README.md; the line was chosen on these): a guide of a novel is no use for essays, one that fits both is.
 */
const SURE_KIND = 0.6

/** What fits every book wants readers who write and compare. */
const COMPARES_FROM = 10

/** The kind a guide asks about: what is set in verse is no novel, however unsure the rest; an assessment from before kinds were told has the one its facts suggest. */
export function guideKind(assessment: Assessment, age: number): GuideKind {
  const { bookKind, kindChance = 1, narrative } = assessment
  if (kindChance < SURE_KIND && age >= COMPARES_FROM) return narrative.verse ? 'poetry' : 'unknown'
  return bookKind ?? guessedKind(assessment)
}

/** Of a book of an unsure kind that may be a novel nobody says so. */
export const tellsNoStory = (kind: GuideKind): boolean =>
  kind === 'biography' || (kind !== 'unknown' && FACT_KINDS.has(kind))

function guessedKind({ narrative }: Assessment): BookKind {
  if (narrative.verse) return 'poetry'
  return narrative.characters.length > 0 ? 'story' : 'information'
}
