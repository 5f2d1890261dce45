import type { LanguageMeasures } from '../../../../contract/assessment.ts'
import type { BookText } from '../../../../contract/book-text.ts'
import { readingMinutes } from '../../../../contract/reading-time.ts'
import type { Reading } from '../../reader/read-windows.ts'
import { loadSense } from '../impression/sense.ts'
import { storySentences } from '../narrative/story-sentences.ts'
import type { TokenizedText } from '../segment/tokenized-text.ts'
import { arabicFacts } from './arabic-features.ts'
import { chunks } from './chunks.ts'
import { ARABIC_CHUNK_MODEL, ARABIC_SHORT_MODEL, ENGLISH_CHUNK_MODEL, ENGLISH_SHORT_MODEL } from './coefficients.ts'
import type { LevelModel } from './estimate-age.ts'
import { estimateAge } from './estimate-age.ts'
import { formFacts } from './form-facts.ts'
import { hardSentences } from './hard-sentences.ts'
import { hardWords } from './hard-words.ts'
import { languageReasons } from './language-reasons.ts'
import { chunkFeatures } from './text-difficulty.ts'
import { textShape } from './text-shape.ts'
import { wordStatistics } from './word-statistics.ts'

const MODELS: Record<'en' | 'ar', LevelModel> = {
  en: { chunk: ENGLISH_CHUNK_MODEL, short: ENGLISH_SHORT_MODEL },
  ar: { chunk: ARABIC_CHUNK_MODEL, short: ARABIC_SHORT_MODEL },
}

/** What the sense of a text adds to its difficulty: one number. */
const SENSE = {
  en: loadSense(new URL('weights/sense.en.txt', import.meta.url)),
  ar: loadSense(new URL('weights/sense.ar.txt', import.meta.url)),
}

/** A child enters kindergarten at five. */
const KINDERGARTEN_AGE = 5

/** Easy to seven, Moderate to twelve, Advanced from thirteen, where the levels of the default configuration meet. */
export function levelOfAge(age: number): LanguageMeasures['level'] {
  if (age < 7.5) return 'Easy'
  return age < 12.5 ? 'Moderate' : 'Advanced'
}

/** CEFR-like band of an age; reading research places A1 in the first years of school and C1 at its end. */
export function bandOfAge(age: number): LanguageMeasures['band'] {
  if (age < 5.5) return 'A1'
  if (age < 7.5) return 'A2'
  if (age < 10) return 'B1'
  if (age < 12.5) return 'B2'
  return age < 14.5 ? 'C1' : 'C2'
}

/**
 * How hard the language of a book is. Grade and age come from the fitted models (see estimate-age.ts); every other
 * number is what a reviewer can count again. A text without words is grade 0 and Easy.
 * @param readings windows of the text that were read; without any it is as hard as its words and sentences are
 */
export function measureLanguage(
  tokens: TokenizedText,
  book: BookText,
  readings: readonly Reading[] = [],
): LanguageMeasures {
  const language = tokens.language === 'ar' ? 'ar' : 'en'
  const kept = storySentences(tokens, book)
  const keep = kept.includes(1) ? kept : kept.map(() => 1)
  const facts = formFacts(tokens)
  const arabic = language === 'ar' ? arabicFacts(tokens) : undefined
  const shape = textShape(tokens, book, keep)
  const [senseWeight = 0] = SENSE[language](readings) ?? []
  const features = chunkFeatures(tokens, facts, arabic, chunks(tokens, keep), senseWeight)
  const fitted = estimateAge(MODELS[language], shape, features)
  const estimate = { ...fitted, age: Math.min(fitted.age, ageLimit(tokens.tokenCount)) }
  const statistics = wordStatistics(tokens, keep, facts, arabic)
  const age = Math.round(estimate.age * 10) / 10
  const level = levelOfAge(age)
  const band = bandOfAge(age)
  return {
    words: tokens.tokenCount,
    sentences: tokens.sentenceCount,
    readingMinutes: readingMinutes(tokens.tokenCount, age),
    grade: round(estimate.age - KINDERGARTEN_AGE, 2),
    age,
    level,
    band,
    uniqueWords: statistics.uniqueWords,
    meanSentenceWords: round(shape.meanSentence, 1),
    meanWordLetters: round(statistics.meanWordLetters, 2),
    rareWordShare: round(statistics.rareWordShare, 4),
    vocalisedShare: round(language === 'ar' ? shape.vocalisedShare : 0, 3),
    readingEase: readingEase(estimate.age),
    reasons: languageReasons({ language, shape, statistics, estimate, age, band }),
    hardWords: hardWords(tokens, keep, facts, arabic),
    hardSentences: hardSentences(tokens, book, keep, facts, arabic),
  }
}

/** One rare word is no hard book: under forty words the number of words bounds the age, 4 for the first, 12 for forty. */
function ageLimit(words: number): number {
  return words < 40 ? 4 + words / 5 : Infinity
}

const round = (value: number, digits: number): number => {
  const factor = 10 ** digits
  return Math.round(value * factor) / factor
}

/** 100 at three years and below, 0 at eighteen, even steps between: one scale for both languages. */
function readingEase(age: number): number {
  return Math.round(Math.min(100, Math.max(0, (100 * (18 - age)) / 15)))
}
