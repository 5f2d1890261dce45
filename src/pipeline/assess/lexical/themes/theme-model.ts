import type { LinearModel } from '../level/level-model.ts'

/** Years of theme age. Written by bench/fit-themes.ts; do not edit by hand. Units: see theme-features.ts. */
export const THEME_MODEL: LinearModel = {
  intercept: 2.2188,
  coefficients: {
    languageAge: 0.3943,
    logWords: 0.0154,
    grown: 0.6195,
    young: -0.4538,
    romance: 1.6394,
    dark: 0.2432,
    adult: 1.6238,
    dialogue: -1.0512,
    timeShifts: 0.4075,
    firstPerson: 0.2814,
  },
}
