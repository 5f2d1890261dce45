import type { LinearModel } from '../level/level-model.ts'

/** Years of theme age. Written by bench/fit-themes.ts; do not edit by hand. Units: see theme-features.ts. */
export const THEME_MODEL: LinearModel = {
  intercept: 1.7452,
  coefficients: {
    languageAge: 0.4676,
    logWords: 0.0606,
    grown: 0.5313,
    young: -0.2572,
    romance: 1.6319,
    dark: 0.3396,
    adult: 1.589,
    dialogue: -1.7277,
    timeShifts: 0.2263,
    firstPerson: 0.4707,
  },
}
