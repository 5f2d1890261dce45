import type { LinearModel } from '../level/level-model.ts'

/** Years of theme age of a book. Written by training/fit_books.py; do not edit by hand. Units: see theme-features.ts. */
export const BOOK_THEME_MODEL: LinearModel = {
  intercept: 0.7816,
  coefficients: {
    languageAge: 0.063,
    logWords: -0.2041,
    grown: -0.2802,
    young: -0.3013,
    romance: 0.6405,
    dialogue: -0.4653,
    timeShifts: 0.1545,
    firstPerson: 0.0003,
    arabic: 1.004,
    languageAgeInArabic: -0.0154,
    logWordsInArabic: 0.0251,
    grownInArabic: 0.303,
    youngInArabic: 0.19,
    romanceInArabic: -0.6646,
    dialogueInArabic: -0.2473,
    timeShiftsInArabic: -0.3985,
    firstPersonInArabic: -0.2451,
    dictionAge: 0.9929,
    dictionAgeInArabic: -0.0247,
    gamblingSeverity: 0.0042,
    languageSeverity: 0.2727,
    violenceSeverity: 0.0,
    substanceUseSeverity: 0.0728,
    sexualContentSeverity: 0.3754,
    cultureSeverity: 0.1578,
    fearSeverity: 0.0,
  },
}
