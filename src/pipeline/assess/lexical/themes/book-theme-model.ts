import type { LinearModel } from '../level/level-model.ts'

/** Years of theme age of a book. Written by training/fit_books.py; do not edit by hand. Units: see theme-features.ts. */
export const BOOK_THEME_MODEL: LinearModel = {
  intercept: 0.5537,
  coefficients: {
    languageAge: 0.0597,
    logWords: -0.1794,
    grown: -0.2363,
    young: -0.2992,
    romance: 0.6279,
    dialogue: -0.5479,
    timeShifts: 0.1389,
    firstPerson: -0.0428,
    arabic: 0.9772,
    languageAgeInArabic: -0.0097,
    logWordsInArabic: 0.0157,
    grownInArabic: 0.2603,
    youngInArabic: 0.1859,
    romanceInArabic: -0.628,
    dialogueInArabic: 0.0063,
    timeShiftsInArabic: -0.3412,
    firstPersonInArabic: -0.221,
    dictionAge: 1.0015,
    dictionAgeInArabic: -0.0308,
    gamblingSeverity: 0.0,
    languageSeverity: 0.2155,
    violenceSeverity: 0.0,
    substanceUseSeverity: 0.122,
    sexualContentSeverity: 0.3532,
    cultureSeverity: 0.1086,
    fearSeverity: 0.0,
  },
}
