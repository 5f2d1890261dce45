import type { LinearModel } from './level-model.ts'

/*
 * Written by bench/fit-level.ts; do not edit by hand. Units: see english-features.ts, arabic-features.ts and
 * shortFeatures in estimate-age.ts. Chunk models give a difficulty (0 an easy storybook, 1 a demanding classic), short
 * models a level from 1 to 5.
 */

export const ENGLISH_CHUNK_MODEL: LinearModel = {
  intercept: 0.7094,
  coefficients: {
    typeFrequency: -0.5158,
    lowFrequency: -0.1332,
    rareTypeShare: 2.4526,
    logLongestSentence: 0.5355,
    negationShare: 8.4893,
    linkShare: 12.1018,
    prepositionShare: 4.5669,
    compoundShare: 11.2393,
    abstractShare: 3.9142,
    archaicShare: 36.5648,
    quotedShare: 0.4723,
    overlap: -0.9542,
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
