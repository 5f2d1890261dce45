import type { LinearModel } from '../level/level-model.ts'

/** Years of theme age of a book. Written by training/fit_books.py; do not edit by hand. Units: see theme-features.ts. */
export const BOOK_THEME_MODEL: LinearModel = {
  intercept: 0.6437,
  coefficients: {
    languageAge: 0.0639,
    logWords: -0.1913,
    grown: -0.2625,
    young: -0.2996,
    romance: 0.6003,
    dialogue: -0.5199,
    timeShifts: 0.1483,
    firstPerson: -0.0079,
    arabic: 0.9183,
    languageAgeInArabic: -0.0128,
    logWordsInArabic: 0.0221,
    grownInArabic: 0.3053,
    youngInArabic: 0.2149,
    romanceInArabic: -0.6388,
    dialogueInArabic: -0.0901,
    timeShiftsInArabic: -0.3726,
    firstPersonInArabic: -0.2585,
    dictionAge: 0.9957,
    dictionAgeInArabic: -0.0288,
    gamblingSeverity: 0.0,
    languageSeverity: 0.2271,
    violenceSeverity: 0.0,
    substanceUseSeverity: 0.1208,
    sexualContentSeverity: 0.3824,
    cultureSeverity: 0.1243,
    fearSeverity: 0.0,
  },
}
