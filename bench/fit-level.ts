/**
 * Fits the level models on the development data and writes their coefficients.
 *   node bench/fit-level.ts [--write]
 * English chunks: ridge on the CLEAR excerpts (target: minus the Bradley-Terry ease). Arabic chunks: ridge on chunks of
 * the levelled stories and the labelled books, each text weighing the same, with the difficulty of the text's own
 * level or expected age as the target. Short texts: ridge on the levelled stories (target: level 1-5).
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tokenize } from '../src/pipeline/assess/lexical/segment/tokenize.ts'
import { ARABIC_FEATURES, arabicFacts } from '../src/pipeline/assess/lexical/level/arabic-features.ts'
import { chunks } from '../src/pipeline/assess/lexical/level/chunks.ts'
import { ENGLISH_FEATURES } from '../src/pipeline/assess/lexical/level/english-features.ts'
import { ENGLISH_SHORT_MODEL } from '../src/pipeline/assess/lexical/level/coefficients.ts'
import {
  ENGLISH_EASY_DIFFICULTY,
  estimateAge,
  shortFeatures,
} from '../src/pipeline/assess/lexical/level/estimate-age.ts'
import { formFacts } from '../src/pipeline/assess/lexical/level/form-facts.ts'
import type { LinearModel } from '../src/pipeline/assess/lexical/level/level-model.ts'
import { predict } from '../src/pipeline/assess/lexical/level/level-model.ts'
import { chunkFeatures } from '../src/pipeline/assess/lexical/level/text-difficulty.ts'
import type { TextShape } from '../src/pipeline/assess/lexical/level/text-shape.ts'
import { textShape } from '../src/pipeline/assess/lexical/level/text-shape.ts'
import { storySentences } from '../src/pipeline/assess/lexical/narrative/story-sentences.ts'
import type { ClearExcerpt } from './level-data.ts'
import { clearExcerpts, labelledBooks, levelDataFolder, levelledStories, plainBook } from './level-data.ts'
import type { Sample } from './ridge.ts'
import { ridge } from './ridge.ts'
import { pearson, spearman } from './statistics.ts'

const CLEAR_PENALTY = 40
const ARABIC_PENALTY = 1.5
const SHORT_PENALTY = 1
const FOLDS = 10
const SHORT_FEATURES = { en: ['logWords', 'logLongestSentence'] } as const
const ARABIC_SHORT_FEATURES = [...SHORT_FEATURES.en, 'vocalisedShare'] as const

type Reading = {
  features: Record<string, number>[]
  short: Record<string, number>
  shape: TextShape
}

function read(text: string): Reading {
  const tokens = tokenize(text)
  const book = plainBook(text)
  const keep = storySentences(tokens, book)
  const shape = textShape(tokens, book, keep)
  const features = chunkFeatures(
    tokens,
    formFacts(tokens),
    tokens.language === 'ar' ? arabicFacts(tokens) : undefined,
    chunks(tokens, keep),
  )
  return { features, short: shortFeatures(shape), shape }
}

/**
 * Correlations with the hardness of the excerpts (minus ease), every excerpt predicted by a chunk model that saw none of
 * its author's: `r` of the difficulty itself, `grade` of the age the two regimes give together.
 */
export function clearCrossValidation(excerpts: readonly ClearExcerpt[]): {
  r: number
  grade: number
  fleschKincaid: number
} {
  const samples = excerpts.map((excerpt) => {
    const reading = read(excerpt.text)
    return {
      author: excerpt.author,
      fleschKincaid: excerpt.fleschKincaid,
      reading,
      features: reading.features[0] ?? {},
      target: -excerpt.ease,
    }
  })
  const authors = [...new Set(samples.map((sample) => sample.author))].toSorted()
  const fold = new Map(authors.map((author, index) => [author, (index * 7) % FOLDS]))
  const models = Array.from({ length: FOLDS }, (_, held) =>
    ridge(
      samples.filter((sample) => fold.get(sample.author) !== held),
      ENGLISH_FEATURES,
      CLEAR_PENALTY,
    ),
  )
  const targets = samples.map((sample) => sample.target)
  const modelOf = (author: string): LinearModel => models[fold.get(author) ?? 0]!
  return {
    r: pearson(
      samples.map((sample) => predict(modelOf(sample.author), sample.features)),
      targets,
    ),
    grade: pearson(
      samples.map(({ author, reading }) => {
        const model = { chunk: modelOf(author), short: ENGLISH_SHORT_MODEL, easyDifficulty: ENGLISH_EASY_DIFFICULTY }
        return estimateAge(model, reading.shape, reading.features).age
      }),
      targets,
    ),
    fleschKincaid: pearson(
      samples.map((sample) => sample.fleschKincaid),
      targets,
    ),
  }
}

/** The difficulty a text for readers of this age has, on the scale of the English chunks (inverse of longAge). */
function difficultyOfAge(age: number): number {
  return (-3.2 + Math.sqrt(3.2 * 3.2 - 4 * 0.9 * (6.8 - age))) / (2 * 0.9)
}

const LEVEL_DIFFICULTY = [-1, -0.9, -0.7, -0.5, -0.35, -0.2]

function arabicChunkSamples(folder: string): Sample[] {
  const samples: Sample[] = []
  const add = (text: string, target: number): void => {
    const { features } = read(text)
    for (const chunk of features) samples.push({ features: chunk, target, weight: 1 / features.length })
  }
  for (const story of levelledStories(folder)) {
    if (story.language === 'ar' && story.level > 1) add(story.text, LEVEL_DIFFICULTY[story.level] ?? 0)
  }
  for (const book of labelledBooks(folder)) {
    if (book.language === 'ar') add(book.text, difficultyOfAge(Math.min(14, (book.low + book.high) / 2)))
  }
  return samples
}

function shortSamples(folder: string, language: 'en' | 'ar'): Sample[] {
  return levelledStories(folder)
    .filter((story) => story.language === language)
    .map((story) => ({ features: read(story.text).short, target: story.level }))
}

function print(name: string, model: LinearModel): string {
  const rows = Object.entries(model.coefficients).map(([key, value]) => `    ${key}: ${Number(value.toFixed(4))},`)
  return `export const ${name}: LinearModel = {\n  intercept: ${Number(model.intercept.toFixed(4))},\n  coefficients: {\n${rows.join('\n')}\n  },\n}\n`
}

function main(): void {
  const folder = levelDataFolder()
  if (folder === undefined) {
    console.log('The development data is not beside the checkout; nothing was fitted.')
    return
  }
  const excerpts = clearExcerpts(folder)
  const clear = clearCrossValidation(excerpts)
  console.log(
    `CLEAR, ${excerpts.length} excerpts, by author: difficulty r ${clear.r.toFixed(3)}, grade r ${clear.grade.toFixed(3)} (Flesch-Kincaid of the corpus ${clear.fleschKincaid.toFixed(3)})`,
  )
  const english = ridge(
    excerpts.map((excerpt) => ({ features: read(excerpt.text).features[0] ?? {}, target: -excerpt.ease })),
    ENGLISH_FEATURES,
    CLEAR_PENALTY,
  )
  const arabicSamples = arabicChunkSamples(folder)
  const arabic = ridge(arabicSamples, ARABIC_FEATURES, ARABIC_PENALTY)
  console.log(
    `Arabic chunks, ${arabicSamples.length}: r ${pearson(
      arabicSamples.map((sample) => predict(arabic, sample.features)),
      arabicSamples.map((sample) => sample.target),
    ).toFixed(3)}`,
  )
  const shortEnglish = ridge(shortSamples(folder, 'en'), SHORT_FEATURES.en, SHORT_PENALTY)
  const shortArabic = ridge(shortSamples(folder, 'ar'), ARABIC_SHORT_FEATURES, SHORT_PENALTY)
  for (const [language, model] of [
    ['en', shortEnglish],
    ['ar', shortArabic],
  ] as const) {
    const samples = shortSamples(folder, language)
    const rho = spearman(
      samples.map((sample) => predict(model, sample.features)),
      samples.map((sample) => sample.target),
    )
    console.log(`Short texts, ${language}, ${samples.length}: rho ${rho.toFixed(3)}`)
  }
  const source = `import type { LinearModel } from './level-model.ts'

/*
 * Written by bench/fit-level.ts; do not edit by hand. Units: see english-features.ts, arabic-features.ts and
 * shortFeatures in estimate-age.ts. Chunk models give a difficulty (0 an easy storybook, 1 a demanding classic), short
 * models a level from 1 to 5.
 */

${print('ENGLISH_CHUNK_MODEL', english)}
${print('ARABIC_CHUNK_MODEL', arabic)}
${print('ENGLISH_SHORT_MODEL', shortEnglish)}
${print('ARABIC_SHORT_MODEL', shortArabic)}`
  if (process.argv.includes('--write')) {
    writeFileSync(join(import.meta.dirname, '../src/pipeline/assess/lexical/level/coefficients.ts'), source)
    console.log('level/coefficients.ts written')
  } else console.log(source)
}

if (import.meta.main) main()
