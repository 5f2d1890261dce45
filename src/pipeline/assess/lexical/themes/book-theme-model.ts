import type { LinearModel } from '../level/level-model.ts'

/** Years of theme age of a book. Written by training/fit_books.py; do not edit by hand. Units: see theme-features.ts. */
export const BOOK_THEME_MODEL: LinearModel = {
  intercept: 0.7053,
  coefficients: {
    languageAge: 0.0624,
    logWords: -0.1703,
    grown: -0.1686,
    young: -0.2418,
    romance: 0.6839,
    dialogue: -0.2819,
    timeShifts: 0.1214,
    firstPerson: -0.0212,
    arabic: 0.628,
    languageAgeInArabic: 0.0109,
    logWordsInArabic: 0.039,
    grownInArabic: 0.1238,
    youngInArabic: 0.0784,
    romanceInArabic: -0.6475,
    dialogueInArabic: -0.2322,
    timeShiftsInArabic: -0.3668,
    firstPersonInArabic: -0.2459,
    dictionAge: 0.9804,
    dictionAgeInArabic: -0.0195,
    gamblingSeverity: 0.0262,
    languageSeverity: 0.229,
    violenceSeverity: 0.0,
    substanceUseSeverity: 0.1072,
    sexualContentSeverity: 0.337,
    cultureSeverity: 0.0986,
    fearSeverity: 0.0,
  },
}
