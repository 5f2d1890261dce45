import type { LinearModel } from '../level/level-model.ts'

/** Years of theme age. Written by training/fit_books.py; do not edit by hand. Units: see theme-features.ts. */
export const THEME_MODEL: LinearModel = {
  intercept: 0.3663,
  coefficients: {
    languageAge: 0.3475,
    logWords: 0.5405,
    grown: 0.3352,
    young: -1.2594,
    romance: 1.9943,
    dialogue: -2.3657,
    timeShifts: 0.329,
    firstPerson: 0.3529,
    arabic: -0.1802,
    languageAgeInArabic: -0.0251,
    logWordsInArabic: 0.1884,
    grownInArabic: 0.1905,
    youngInArabic: 1.2479,
    romanceInArabic: -1.2026,
    dialogueInArabic: 3.1449,
    timeShiftsInArabic: -0.6996,
    firstPersonInArabic: 0.2565,
    gamblingSeverity: 0.4063,
    languageSeverity: 0.4275,
    violenceSeverity: 0.0,
    substanceUseSeverity: 0.9185,
    sexualContentSeverity: 1.2831,
    cultureSeverity: 0.0,
    fearSeverity: 0.0,
  },
}
