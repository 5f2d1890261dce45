import type { Theme } from '../../../../contract/assessment.ts'

/**
 * Summed weights per 10,000 words at which a theme is as present as in an ordinary storybook. A book in which the sum is
 * as high as here has the theme at half strength; mothers and houses stand in every book, bullies in few.
 */
export const THEME_BASELINES: Record<Theme, number> = {
  death: 60,
  war: 60,
  illness: 35,
  bullying: 18,
  loneliness: 14,
  family: 130,
  friendship: 40,
  courage: 28,
  faith: 45,
  honesty: 28,
  generosity: 22,
  nature: 130,
  animals: 130,
  adventure: 60,
  magic: 50,
  romance: 45,
  injustice: 35,
  'growing-up': 24,
  learning: 50,
  humour: 28,
  mystery: 40,
  poverty: 30,
  home: 90,
  work: 45,
  pride: 22,
  trickery: 26,
  freedom: 26,
  identity: 14,
}
