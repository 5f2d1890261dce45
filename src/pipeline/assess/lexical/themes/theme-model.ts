import type { LinearModel } from '../level/level-model.ts'

/** Years of theme age. Written by bench/fit-themes.ts; do not edit by hand. Units: see theme-features.ts. */
export const THEME_MODEL: LinearModel = {
  intercept: 1.8133,
  coefficients: {
    languageAge: 0.4679,
    logWords: 0.0469,
    grown: 0.4309,
    young: -0.402,
    romance: 1.5301,
    dark: 0.3262,
    adult: 1.6428,
    dialogue: -1.0356,
    timeShifts: 0.2448,
    firstPerson: 0.2895,
  },
}
