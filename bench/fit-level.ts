/**
 * Fits the level models on the development data and writes their coefficients.
 *   node bench/fit-level.ts [--write]
 * English chunks: ridge on features and common words of the CLEAR excerpts (target: minus the Bradley-Terry ease). Arabic chunks: ridge on chunks of
 * the levelled stories and the labelled books, each text weighing the same, with the difficulty of the text's own
 * level or expected age as the target. Short texts: ridge on the levelled stories (target: level 1-5).
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tokenize } from '../src/pipeline/assess/lexical/segment/tokenize.ts'
import type { TokenizedText } from '../src/pipeline/assess/lexical/segment/tokenized-text.ts'
import { ARABIC_FEATURES, arabicFacts } from '../src/pipeline/assess/lexical/level/arabic-features.ts'
import { chunks } from '../src/pipeline/assess/lexical/level/chunks.ts'
import type { Span } from '../src/pipeline/assess/lexical/level/span.ts'
import { ENGLISH_FEATURES } from '../src/pipeline/assess/lexical/level/english-features.ts'
import { ENGLISH_SHORT_MODEL } from '../src/pipeline/assess/lexical/level/coefficients.ts'
import {
  ENGLISH_EASY_DIFFICULTY,
  estimateAge,
  shortFeatures,
} from '../src/pipeline/assess/lexical/level/estimate-age.ts'
import type { FormFacts } from '../src/pipeline/assess/lexical/level/form-facts.ts'
import { formFacts } from '../src/pipeline/assess/lexical/level/form-facts.ts'
import type { LinearModel } from '../src/pipeline/assess/lexical/level/level-model.ts'
import { predict } from '../src/pipeline/assess/lexical/level/level-model.ts'
import { chunkFeatures } from '../src/pipeline/assess/lexical/level/text-difficulty.ts'
import type { TextShape } from '../src/pipeline/assess/lexical/level/text-shape.ts'
import { textShape } from '../src/pipeline/assess/lexical/level/text-shape.ts'
import { eachWord, fullRun } from '../src/pipeline/assess/lexical/level/word-weight.ts'
import { storySentences } from '../src/pipeline/assess/lexical/narrative/story-sentences.ts'
import type { ClearExcerpt } from './level-data.ts'
import { clearExcerpts, labelledBooks, levelDataFolder, levelledStories, plainBook } from './level-data.ts'
import type { Sample } from './ridge.ts'
import { ridge } from './ridge.ts'
import { pearson, spearman } from './statistics.ts'
import type { WordModel, WordSample } from './word-ridge.ts'
import { weigh, wordRidge } from './word-ridge.ts'

/** On the scale of wordRidge. */
const CLEAR_PENALTY = 3
/** How much the words may say beside the other features; chosen by cross-validation. */
const WORD_SHARES = [0.35, 0.7, 1.4]
const INNER_FOLDS = 5
const SURFACE_FEATURES = ENGLISH_FEATURES.filter((name) => name !== 'wordWeight')
const ARABIC_PENALTY = 1.5
const SHORT_PENALTY = 1
const FOLDS = 10
const LINE = 110
const SHORT_FEATURES = { en: ['logWords', 'logLongestSentence'] } as const
const ARABIC_SHORT_FEATURES = [...SHORT_FEATURES.en, 'vocalisedShare'] as const

type Reading = {
  features: Record<string, number>[]
  /** Of each chunk what wordRidge counts; empty in Arabic */
  words: ReadonlyMap<string, number>[]
  short: Record<string, number>
  shape: TextShape
}

function read(text: string): Reading {
  const tokens = tokenize(text)
  const book = plainBook(text)
  const keep = storySentences(tokens, book)
  const shape = textShape(tokens, book, keep)
  const facts = formFacts(tokens)
  const runs = chunks(tokens, keep)
  const arabic = tokens.language === 'ar' ? arabicFacts(tokens) : undefined
  return {
    features: chunkFeatures(tokens, facts, arabic, runs),
    words: arabic === undefined ? runs.map((run) => countWords(tokens, facts, run)) : [],
    short: shortFeatures(shape),
    shape,
  }
}

function countWords(tokens: TokenizedText, facts: FormFacts, run: readonly Span[]): Map<string, number> {
  const counts = new Map<string, number>()
  eachWord(tokens, facts, run, (id) => counts.set(tokens.forms[id]!, (counts.get(tokens.forms[id]!) ?? 0) + 1))
  const scale = fullRun(run)
  for (const [word, count] of counts) counts.set(word, scale * Math.log(1 + count))
  return counts
}

/** A reading with the words weighed by other weights than the shipped ones. */
function reweighed({ features, words }: Reading, model: WordModel): Record<string, number>[] {
  return features.map((chunk, index) => ({ ...chunk, wordWeight: weigh(words[index]!, model.weights) }))
}

type ClearSample = WordSample & { author: string; reading: Reading; fleschKincaid: number }

function clearSamples(excerpts: readonly ClearExcerpt[]): ClearSample[] {
  return excerpts.map(({ author, fleschKincaid, text, ease }) => {
    const reading = read(text)
    return {
      author,
      fleschKincaid,
      reading,
      features: reading.features[0] ?? {},
      words: reading.words[0] ?? new Map(),
      target: -ease,
    }
  })
}

/** Which fold each author's excerpts are held out in. */
function authorFolds(samples: readonly ClearSample[], folds: number): Map<string, number> {
  const authors = [...new Set(samples.map((sample) => sample.author))].toSorted()
  return new Map(authors.map((author, index) => [author, (index * 7) % folds]))
}

/** The model of each fold, fitted on all other authors. */
function heldModels(samples: readonly ClearSample[], folds: ReadonlyMap<string, number>, share: number): WordModel[] {
  return Array.from({ length: Math.max(...folds.values()) + 1 }, (_, held) =>
    wordRidge(
      samples.filter((sample) => folds.get(sample.author) !== held),
      SURFACE_FEATURES,
      CLEAR_PENALTY,
      share,
    ),
  )
}

function heldPredictions(samples: readonly ClearSample[], share: number, count: number): number[] {
  const folds = authorFolds(samples, count)
  const models = heldModels(samples, folds, share)
  return samples.map(({ author, reading }) => {
    const model = models[folds.get(author) ?? 0]!
    return predict(model, reweighed(reading, model)[0] ?? {})
  })
}

/** How much the words may say, chosen among authors left out of the samples themselves. */
function chosenShare(samples: readonly ClearSample[]): number {
  const targets = samples.map((sample) => sample.target)
  const agreement = WORD_SHARES.map((share) => pearson(heldPredictions(samples, share, INNER_FOLDS), targets))
  return WORD_SHARES[agreement.indexOf(Math.max(...agreement))]!
}

/**
 * Correlations with the hardness of the excerpts (minus ease), every excerpt predicted by a chunk model that saw none of
 * its author's, not even to choose how much words may say: `r` of the difficulty itself, `grade` of the age the two regimes give together.
 */
export function clearCrossValidation(excerpts: readonly ClearExcerpt[]): {
  r: number
  grade: number
  fleschKincaid: number
} {
  const samples = clearSamples(excerpts)
  const folds = authorFolds(samples, FOLDS)
  const models = Array.from({ length: FOLDS }, (_, held) => {
    const rest = samples.filter((sample) => folds.get(sample.author) !== held)
    return wordRidge(rest, SURFACE_FEATURES, CLEAR_PENALTY, chosenShare(rest))
  })
  const targets = samples.map((sample) => sample.target)
  const modelOf = (author: string): WordModel => models[folds.get(author) ?? 0]!
  return {
    r: pearson(
      samples.map(({ author, reading }) => predict(modelOf(author), reweighed(reading, modelOf(author))[0] ?? {})),
      targets,
    ),
    grade: pearson(
      samples.map(({ author, reading }) => {
        const model = { chunk: modelOf(author), short: ENGLISH_SHORT_MODEL, easyDifficulty: ENGLISH_EASY_DIFFICULTY }
        return estimateAge(model, reading.shape, reweighed(reading, model.chunk)).age
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

/** One string, because a thousand properties take longer to parse. */
function printWeights(weights: ReadonlyMap<string, number>): string {
  const entries = [...weights]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, weight]) => `${word}:${weight.toFixed(3)}`)
  const lines: string[] = []
  for (const entry of entries) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + entry.length < LINE) lines[lines.length - 1] = `${line} ${entry}`
    else lines.push(entry)
  }
  return `/** word:weight, see word-weight.ts. */\nexport const WORD_WEIGHTS = \`${lines.join('\n')}\`\n`
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
  const english = clearSamples(excerpts)
  const share = chosenShare(english)
  const chunkModel = wordRidge(english, SURFACE_FEATURES, CLEAR_PENALTY, share)
  console.log(`words may say ${share} of what the other features say; ${chunkModel.weights.size} words have a weight`)
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

${print('ENGLISH_CHUNK_MODEL', chunkModel)}
${print('ARABIC_CHUNK_MODEL', arabic)}
${print('ENGLISH_SHORT_MODEL', shortEnglish)}
${print('ARABIC_SHORT_MODEL', shortArabic)}
${printWeights(chunkModel.weights)}`
  if (process.argv.includes('--write')) {
    writeFileSync(join(import.meta.dirname, '../src/pipeline/assess/lexical/level/coefficients.ts'), source)
    console.log('level/coefficients.ts written')
  } else console.log(source)
}

if (import.meta.main) main()
