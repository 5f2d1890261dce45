import type { LinearModel } from '../level/level-model.ts'

/** Years of theme age. Written by bench/fit-themes.ts; do not edit by hand. Units: see theme-features.ts. */
export const THEME_MODEL: LinearModel = {
  intercept: 1.7893,
  coefficients: {
    languageAge: 0.4588,
    logWords: 0.0611,
    grown: 0.4918,
    young: -0.2379,
    romance: 1.5721,
    dark: 0.3603,
    adult: 1.6205,
    dialogue: -1.8941,
    timeShifts: 0.2262,
    firstPerson: 0.4151,
  },
}
