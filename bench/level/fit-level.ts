/**
 * Fits the level models on the development data and writes their coefficients.
 *   node bench/level/fit-level.ts [--write]
 * English chunks: ridge on measures, words and sense of the CLEAR excerpts (target: minus the Bradley-Terry ease), and on what readers' marks of other books
 * say (training/fit-difficulty.ts). Arabic chunks: those marks alone. Short texts: ridge on the levelled stories (target: level 1-5).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENGLISH_SHORT_MODEL } from '../../src/pipeline/assess/lexical/level/coefficients.ts'
import { SURFACE_FEATURES } from '../../src/pipeline/assess/lexical/level/english-features.ts'
import { estimateAge } from '../../src/pipeline/assess/lexical/level/estimate-age.ts'
import type { LinearModel } from '../../src/pipeline/assess/lexical/level/level-model.ts'
import { predict } from '../../src/pipeline/assess/lexical/level/level-model.ts'
import { pearson, spearman } from '../statistics.ts'
import { chunkModel, difficultyOf, fitDifficulty, weighed } from './difficulty-model.ts'
import type { DifficultyModel, Sample, Shares } from './difficulty-model.ts'
import type { ClearExcerpt } from './level-data.ts'
import { clearExcerpts, levelDataFolder, levelledStories } from './level-data.ts'
import { readLevel } from './read-level.ts'
import { ridge } from './ridge.ts'
import type { Sample as ShortSample } from './ridge.ts'

const LEVEL = join(import.meta.dirname, '../../src/pipeline/assess/lexical/level')
/** Chosen by the cross-validation below, as one for all its parts. */
const SHARES: Shares = { words: 0.7, manner: 1.5, sense: 1, before: 2, penalty: 3 }
const SHORT_PENALTY = 1
const FOLDS = 10
const LINE = 110
const SHORT_FEATURES = { en: ['logWords', 'logLongestSentence'] } as const
const ARABIC_SHORT_FEATURES = [...SHORT_FEATURES.en, 'vocalisedShare'] as const

type ClearSample = Sample & { author: string; fleschKincaid: number }

const clearSamples = (excerpts: readonly ClearExcerpt[]): ClearSample[] =>
  excerpts.map(({ author, fleschKincaid, text, ease }) => ({
    author,
    fleschKincaid,
    reading: readLevel(text),
    target: -ease,
  }))

/** What readers' marks say; of books of none of the authors of CLEAR. */
const marked = (language: 'en' | 'ar'): DifficultyModel =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, '../../training', `difficulty.${language}.json`), 'utf8'),
  ) as DifficultyModel

const fitEnglish = (samples: readonly Sample[]): DifficultyModel =>
  fitDifficulty(samples, SURFACE_FEATURES, SHARES, marked('en'))

/**
 * Correlations with the hardness of the excerpts (minus ease), every excerpt predicted by a chunk model that saw none of
 * its author's: `r` of the difficulty itself, `grade` of the age the two regimes give together.
 */
export function clearCrossValidation(excerpts: readonly ClearExcerpt[]): {
  r: number
  grade: number
  fleschKincaid: number
} {
  const samples = clearSamples(excerpts)
  const authors = [...new Set(samples.map((sample) => sample.author))].toSorted()
  const foldOf = new Map(authors.map((author, index) => [author, (index * 7) % FOLDS]))
  const models = Array.from({ length: FOLDS }, (_, held) =>
    fitEnglish(samples.filter((sample) => foldOf.get(sample.author) !== held)),
  )
  const targets = samples.map((sample) => sample.target)
  const modelOf = (author: string): DifficultyModel => models[foldOf.get(author)!]!
  return {
    r: pearson(
      samples.map(({ author, reading }) => difficultyOf(modelOf(author), reading)),
      targets,
    ),
    grade: pearson(
      samples.map(({ author, reading }) => {
        const model = modelOf(author)
        const chunk = chunkModel(model)
        const level = { chunk, short: ENGLISH_SHORT_MODEL }
        return estimateAge(level, reading.shape, weighed(model, reading)).age
      }),
      targets,
    ),
    fleschKincaid: pearson(
      samples.map((sample) => sample.fleschKincaid),
      targets,
    ),
  }
}

function shortSamples(folder: string, language: 'en' | 'ar'): ShortSample[] {
  return levelledStories(folder)
    .filter((story) => story.language === language)
    .map((story) => ({ features: readLevel(story.text).short, target: story.level }))
}

function print(name: string, model: LinearModel): string {
  const rows = Object.entries(model.coefficients).map(([key, value]) => `    ${key}: ${Number(value.toFixed(4))},`)
  return `export const ${name}: LinearModel = {\n  intercept: ${Number(model.intercept.toFixed(4))},\n  coefficients: {\n${rows.join('\n')}\n  },\n}\n`
}

/** One string, because a thousand properties take longer to parse. */
function printWeights(weights: Readonly<Record<string, number>>): string {
  const entries = Object.entries(weights)
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

/** As loadSense reads it. */
const printSense = ({ sense, senseStart }: DifficultyModel): string =>
  `${[senseStart, ...sense].map((value) => Number(value.toPrecision(4))).join('\n')}\n`

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
  const english = fitEnglish(clearSamples(excerpts))
  const arabic = marked('ar')
  const stories = { en: shortSamples(folder, 'en'), ar: shortSamples(folder, 'ar') }
  const shortEnglish = ridge(stories.en, SHORT_FEATURES.en, SHORT_PENALTY)
  const shortArabic = ridge(stories.ar, ARABIC_SHORT_FEATURES, SHORT_PENALTY)
  for (const [language, model] of [
    ['en', shortEnglish],
    ['ar', shortArabic],
  ] as const) {
    const samples = stories[language]
    const rho = spearman(
      samples.map((sample) => predict(model, sample.features)),
      samples.map((sample) => sample.target),
    )
    console.log(`Short texts, ${language}, ${samples.length}: rho ${rho.toFixed(3)}`)
  }
  const source = `import type { LinearModel } from './level-model.ts'

/*
 * Written by bench/level/fit-level.ts; do not edit by hand. Units: see english-features.ts, arabic-features.ts and
 * shortFeatures in estimate-age.ts. Chunk models give a difficulty (0 an easy storybook, 1 a demanding classic), short
 * models a level from 1 to 5.
 */

${print('ENGLISH_CHUNK_MODEL', chunkModel(english))}
${print('ARABIC_CHUNK_MODEL', chunkModel(arabic))}
${print('ENGLISH_SHORT_MODEL', shortEnglish)}
${print('ARABIC_SHORT_MODEL', shortArabic)}
${printWeights(english.words)}`
  if (process.argv.includes('--write')) {
    writeFileSync(join(LEVEL, 'coefficients.ts'), source)
    mkdirSync(join(LEVEL, 'weights'), { recursive: true })
    for (const [language, model] of Object.entries({ en: english, ar: arabic }))
      writeFileSync(join(LEVEL, 'weights', `sense.${language}.txt`), printSense(model))
    console.log('level/coefficients.ts and level/weights written')
  } else console.log(source)
}

if (import.meta.main) main()
