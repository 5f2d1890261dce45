import type { LinearModel } from '../level/level-model.ts'

/** Years of theme age of a book. Written by training/fit_books.py; do not edit by hand. Units: see theme-features.ts. */
export const BOOK_THEME_MODEL: LinearModel = {
  intercept: 1.6113,
  coefficients: {
    languageAge: 0.0691,
    logWords: -0.1308,
    grown: 0.0222,
    young: -0.4432,
    romance: -0.0268,
    dialogue: -0.5519,
    timeShifts: 0.0508,
    firstPerson: 0.0367,
    arabic: 0.7944,
    languageAgeInArabic: 0.0149,
    logWordsInArabic: -0.0084,
    grownInArabic: 0.1852,
    youngInArabic: 0.573,
    romanceInArabic: -0.2402,
    dialogueInArabic: 0.1761,
    timeShiftsInArabic: -0.2806,
    firstPersonInArabic: -0.2914,
    dictionAge: 0.8745,
    dictionAgeInArabic: -0.026,
    gamblingSeverity: 0,
    languageSeverity: 0.1813,
    violenceSeverity: 0,
    substanceUseSeverity: 0.1599,
    sexualContentSeverity: 0.5285,
    cultureSeverity: 0.0689,
    fearSeverity: 0,
  },
}
