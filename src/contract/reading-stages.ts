/** The ages of readers by which themes are told apart. */
export const THEME_AGES = ['3-5', '6-8', '9-12', '13+'] as const

/** What a learner of a language is called, from the first words on. */
export const READING_STAGES = ['Beginner', 'Elementary', 'Intermediate', 'Advanced'] as const
export type ReadingStage = (typeof READING_STAGES)[number]

/** The language bands of each stage. */
export const STAGE_BANDS: Record<ReadingStage, readonly string[]> = {
  Beginner: ['A1'],
  Elementary: ['A2'],
  Intermediate: ['B1', 'B2'],
  Advanced: ['C1', 'C2'],
}

/** The stage a language band belongs to. @example readingStage('B2') // 'Intermediate' */
export function readingStage(band: string): ReadingStage | undefined {
  return READING_STAGES.find((stage) => STAGE_BANDS[stage].includes(band))
}
