// What readers said of how hard excerpts of books are (passages/difficulty.*.jsonl), learned from measures, words and sense:
// `node training/fit-difficulty.ts`. Writes difficulty.*.json, which bench/level/fit-level.ts goes on from, and prints how well
// books are told whose authors were left out.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { authorOf, FOLDS, foldOf } from '../bench/labelled-books.ts'
import {
  difficultyOf,
  fitDifficulty,
  type DifficultyModel,
  type Sample,
  type Shares,
} from '../bench/level/difficulty-model.ts'
import { clearExcerpts, levelDataFolder } from '../bench/level/level-data.ts'
import { readLevel } from '../bench/level/read-level.ts'
import { pearson } from '../bench/statistics.ts'
import { ARABIC_FEATURES } from '../src/pipeline/assess/lexical/level/arabic-features.ts'
import { SURFACE_FEATURES } from '../src/pipeline/assess/lexical/level/english-features.ts'
import { bookTexts } from './book-texts.ts'

type Marked = { book: string; offset: number; length: number; mark: number; second?: number }

const FEATURES = { en: SURFACE_FEATURES, ar: ARABIC_FEATURES }
/** Arabic stems said nothing that measures and sense do not. */
const SHARES: Record<'en' | 'ar', Shares> = {
  en: { words: 0.7, manner: 1, sense: 0.5, before: 0, penalty: 5 },
  ar: { words: 0, manner: 1, sense: 1, before: 0, penalty: 2 },
}
/** A mark of 0 to 100 on the scale of the difficulty: the line through 80 CLEAR excerpts that readers marked unawares among the others (r .80). */
const difficultyOfMark = (mark: number): number => 0.0471 * mark - 1.859

const textOf = bookTexts()
const excerpts = (language: 'en' | 'ar'): Marked[] =>
  readFileSync(join(import.meta.dirname, 'passages', `difficulty.${language}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Marked)

/** Authors who may be among those of CLEAR, by their last names: nothing of them is learned here, so that CLEAR can measure. */
function isOfClear(): (book: string) => boolean {
  const authors = clearExcerpts(levelDataFolder()!).map(({ author }) => author)
  const last = new Set(
    authors.flatMap((author) =>
      author
        .toLowerCase()
        .replaceAll(/[^a-z ]/g, '')
        .split(/\s+/)
        .slice(-1),
    ),
  )
  return (book) =>
    authorOf(book)
      .split('-')
      .some((name) => name.length > 3 && last.has(name))
}

for (const language of ['en', 'ar'] as const) {
  const held = language === 'en' ? isOfClear() : () => false
  const samples = excerpts(language)
    .filter(({ book }) => !held(book))
    .map(({ book, offset, length, mark, second }): Sample & { fold: number } => ({
      fold: foldOf(book),
      reading: readLevel(textOf(book).slice(offset, offset + length)),
      target: difficultyOfMark(second === undefined ? mark : (mark + second) / 2),
    }))
  const fit = (of: readonly Sample[]): DifficultyModel => fitDifficulty(of, FEATURES[language], SHARES[language])
  const models = Array.from({ length: FOLDS }, (_, fold) => fit(samples.filter((sample) => sample.fold !== fold)))
  const said = samples.map(({ fold, reading }) => difficultyOf(models[fold]!, reading))
  const r = pearson(
    said,
    samples.map(({ target }) => target),
  )
  console.log(`${language}, ${samples.length} excerpts: r ${r.toFixed(3)} with the marks, authors left out`)
  writeFileSync(
    join(import.meta.dirname, `difficulty.${language}.json`),
    `${JSON.stringify(fit(samples), (_, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(4)) : value))}\n`,
  )
}
