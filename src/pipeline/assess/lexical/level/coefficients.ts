import type { LinearModel } from './level-model.ts'

/*
 * Written by bench/fit-level.ts; do not edit by hand. Units: see english-features.ts, arabic-features.ts and
 * shortFeatures in estimate-age.ts. Chunk models give a difficulty (0 an easy storybook, 1 a demanding classic), short
 * models a level from 1 to 5.
 */

export const ENGLISH_CHUNK_MODEL: LinearModel = {
  intercept: 0.4458,
  coefficients: {
    typeFrequency: -0.5591,
    lowFrequency: -0.0895,
    rareTypeShare: 2.7215,
    logLongestSentence: 0.5949,
    negationShare: 9.9662,
    linkShare: 12.4707,
    prepositionShare: 4.819,
    compoundShare: 12.5033,
    abstractShare: 4.1587,
    archaicShare: 39.1015,
    quotedShare: 0.6105,
    overlap: -0.9364,
  },
}

export const ARABIC_CHUNK_MODEL: LinearModel = {
  intercept: -4.5823,
  coefficients: {
    logMeanSentence: 0.2363,
    logLongestSentence: 0.375,
    rareShare: 4.9985,
    cliticShare: 4.7651,
    classicalShare: 9.3734,
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
