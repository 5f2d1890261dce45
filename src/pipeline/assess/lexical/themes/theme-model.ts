import type { LinearModel } from '../level/level-model.ts'

/** Years of theme age. Written by bench/fit-themes.ts; do not edit by hand. Units: see theme-features.ts. */
export const THEME_MODEL: LinearModel = {
  intercept: 1.8652,
  coefficients: {
    languageAge: 0.461,
    logWords: 0.0433,
    grown: 0.4449,
    young: -0.3751,
    romance: 1.532,
    dark: 0.3221,
    adult: 1.6454,
    dialogue: -1.0432,
    timeShifts: 0.2389,
    firstPerson: 0.2809,
  },
}
