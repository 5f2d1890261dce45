import type { LinearModel } from '../level/level-model.ts'

/** Years of theme age. Fitted on the labelled books and levelled stories of the development data (bench/fit-themes.ts). */
export const THEME_MODEL: LinearModel = {
  intercept: -1.2,
  coefficients: {
    languageAge: 0.45,
    logWords: 0.45,
    grown: 0.9,
    young: -0.6,
    romance: 1.5,
    dark: 0.4,
    adult: 0.5,
    dialogue: 0,
  },
}
