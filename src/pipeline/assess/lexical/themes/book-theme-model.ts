import type { LinearModel } from '../level/level-model.ts'

/** Years of theme age of a book. Written by training/fit_books.py; do not edit by hand. Units: see theme-features.ts. */
export const BOOK_THEME_MODEL: LinearModel = {
  intercept: 0.7165,
  coefficients: {
    languageAge: 0.0513,
    logWords: -0.1675,
    grown: -0.1848,
    young: -0.2357,
    romance: 0.6476,
    dialogue: -0.2778,
    timeShifts: 0.1494,
    firstPerson: -0.0346,
    arabic: 0.5016,
    languageAgeInArabic: 0.0201,
    logWordsInArabic: 0.0352,
    grownInArabic: 0.1068,
    youngInArabic: 0.0913,
    romanceInArabic: -0.7146,
    dialogueInArabic: -0.2204,
    timeShiftsInArabic: -0.2907,
    firstPersonInArabic: -0.2642,
    dictionAge: 0.9812,
    dictionAgeInArabic: -0.0312,
    gamblingSeverity: 0.0267,
    languageSeverity: 0.2093,
    violenceSeverity: 0.0,
    substanceUseSeverity: 0.0968,
    sexualContentSeverity: 0.3529,
    cultureSeverity: 0.1012,
    fearSeverity: 0.0,
  },
}
