import type { LinearModel } from './level-model.ts'

/*
 * Written by bench/fit-level.ts; do not edit by hand. Units: see english-features.ts, arabic-features.ts and
 * shortFeatures in estimate-age.ts. Chunk models give a difficulty (0 an easy storybook, 1 a demanding classic), short
 * models a level from 1 to 5.
 */

export const ENGLISH_CHUNK_MODEL: LinearModel = {
  intercept: 3.1443,
  coefficients: {
    typeFrequency: -1.0076,
    lowFrequency: -0.1946,
    logLongestSentence: 0.6149,
    negationShare: 11.4946,
    linkShare: 13.1644,
    prepositionShare: 5.3419,
    compoundShare: 11.2671,
    abstractShare: 4.2777,
    archaicShare: 36.7572,
    quotedShare: 0.7146,
    overlap: -0.9066,
  },
}

export const ARABIC_CHUNK_MODEL: LinearModel = {
  intercept: -4.4726,
  coefficients: {
    logMeanSentence: 0.2197,
    logLongestSentence: 0.3617,
    rareShare: 4.9024,
    cliticShare: 4.6183,
    classicalShare: 7.7544,
  },
}

export const ENGLISH_SHORT_MODEL: LinearModel = {
  intercept: -2.4059,
  coefficients: {
    logWords: 0.9056,
    logLongestSentence: 0.0695,
  },
}

export const ARABIC_SHORT_MODEL: LinearModel = {
  intercept: -0.3703,
  coefficients: {
    logWords: 0.6316,
    logLongestSentence: 0.0435,
    vocalisedShare: -0.8796,
  },
}
