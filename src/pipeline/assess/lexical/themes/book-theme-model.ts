import type { LinearModel } from '../level/level-model.ts'

/** Years of theme age of a book. Written by training/fit_books.py; do not edit by hand. Units: see theme-features.ts. */
export const BOOK_THEME_MODEL: LinearModel = {
  intercept: 0.6798,
  coefficients: {
    languageAge: 0.0605,
    logWords: -0.1963,
    grown: -0.2692,
    young: -0.2943,
    romance: 0.5765,
    dialogue: -0.4942,
    timeShifts: 0.1491,
    firstPerson: 0.0169,
    arabic: 0.9207,
    languageAgeInArabic: -0.0099,
    logWordsInArabic: 0.0215,
    grownInArabic: 0.3079,
    youngInArabic: 0.2137,
    romanceInArabic: -0.5926,
    dialogueInArabic: -0.1246,
    timeShiftsInArabic: -0.3857,
    firstPersonInArabic: -0.2771,
    dictionAge: 0.9986,
    dictionAgeInArabic: -0.0301,
    gamblingSeverity: 0.0,
    languageSeverity: 0.1983,
    violenceSeverity: 0.0,
    substanceUseSeverity: 0.1323,
    sexualContentSeverity: 0.3857,
    cultureSeverity: 0.137,
    fearSeverity: 0.0,
  },
}
