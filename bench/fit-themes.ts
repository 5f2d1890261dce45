/**
 * Fits the theme age on the labelled books and the levelled stories of the development data.
 *   node bench/fit-themes.ts [--write] [--books]
 * Target: a third into a book's expected age range (the recommended age is the highest of three, so each aims low), the
 * usual age of a story's level. Reported leaving one text out.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileMatcher } from '../src/pipeline/assess/lexical/match/compile-matcher.ts'
import { shortAge } from '../src/pipeline/assess/lexical/level/estimate-age.ts'
import { predict } from '../src/pipeline/assess/lexical/level/level-model.ts'
import { measureLanguage } from '../src/pipeline/assess/lexical/level/measure-language.ts'
import { loadLexicon } from '../src/pipeline/assess/lexical/lexicon/load-lexicon.ts'
import { readNarrative } from '../src/pipeline/assess/lexical/narrative/read-narrative.ts'
import { readContent } from '../src/pipeline/assess/lexical/findings/read-content.ts'
import { findThemes } from '../src/pipeline/assess/lexical/themes/find-themes.ts'
import { THEME_FEATURES, themeFeatures } from '../src/pipeline/assess/lexical/themes/theme-features.ts'
import { labelledBooks, levelDataFolder, levelledStories, plainBook } from './level-data.ts'
import { ridge } from './ridge.ts'
import { pearson } from './statistics.ts'

const PENALTY = 6
/** A story is one page of a picture book; together they weigh as ten books. */
const STORY_WEIGHT = 0.25

type Row = { name: string; low: number; high: number; features: Record<string, number>; target: number; weight: number }

function rows(folder: string): Row[] {
  const matcher = compileMatcher(loadLexicon())
  const read = (text: string): Record<string, number> => {
    const book = plainBook(text)
    const { tokens, matches, findings } = readContent(book, matcher)
    return themeFeatures(tokens, {
      findings,
      themes: findThemes(tokens, matches, book),
      narrative: readNarrative(tokens, book),
      language: measureLanguage(tokens, book),
    })
  }
  return [
    ...labelledBooks(folder).map((book) => ({
      name: book.title,
      low: book.low,
      high: book.high,
      features: read(book.text),
      target: book.low + (book.high - book.low) / 3,
      weight: 1,
    })),
    ...levelledStories(folder).map((story) => {
      const age = shortAge(story.level)
      return {
        name: `${story.language} ${story.id}`,
        low: age - 1,
        high: age + 1,
        features: read(story.text),
        target: age,
        weight: STORY_WEIGHT,
      }
    }),
  ]
}

function main(): void {
  const folder = levelDataFolder()
  if (folder === undefined) {
    console.log('The development data is not beside the checkout; nothing was fitted.')
    return
  }
  const samples = rows(folder)
  const held = samples.map((sample) =>
    predict(
      ridge(
        samples.filter((other) => other !== sample),
        THEME_FEATURES,
        PENALTY,
      ),
      sample.features,
    ),
  )
  const books = samples.filter((sample) => sample.weight === 1)
  const heldBooks = held.filter((_, index) => samples[index]?.weight === 1)
  const near = (slack: number): number =>
    books.filter((book, index) => {
      const age = heldBooks[index] ?? 0
      return age >= book.low - slack && age <= book.high + slack
    }).length / books.length
  console.log(
    `Theme age, ${books.length} books left out one at a time: r ${pearson(
      heldBooks,
      books.map((book) => book.target),
    ).toFixed(3)}, within the range ${near(0).toFixed(2)}, within a year of it ${near(1).toFixed(2)}`,
  )
  const above = books.filter((book, index) => (heldBooks[index] ?? 0) > book.high + 1).map((book) => book.name)
  console.log(`more than a year above: ${above.join(', ')}`)
  if (process.argv.includes('--books')) {
    for (const [index, book] of samples.entries()) {
      const shown = THEME_FEATURES.map((name) => (book.features[name] ?? 0).toFixed(2)).join(' ')
      console.log(`${book.low}-${book.high}`.padEnd(8), (held[index] ?? 0).toFixed(1).padEnd(6), shown, book.name)
    }
  }
  const model = ridge(samples, THEME_FEATURES, PENALTY)
  const lines = Object.entries(model.coefficients).map(([name, value]) => `    ${name}: ${Number(value.toFixed(4))},`)
  const source = `import type { LinearModel } from '../level/level-model.ts'

/** Years of theme age. Written by bench/fit-themes.ts; do not edit by hand. Units: see theme-features.ts. */
export const THEME_MODEL: LinearModel = {
  intercept: ${Number(model.intercept.toFixed(4))},
  coefficients: {
${lines.join('\n')}
  },
}
`
  if (process.argv.includes('--write')) {
    writeFileSync(join(import.meta.dirname, '../src/pipeline/assess/lexical/themes/theme-model.ts'), source)
    console.log('themes/theme-model.ts written')
  } else console.log(source)
}

if (import.meta.main) main()
