// How surely a finding of a book is right, learned from what readers said of findings (passages/shown.*.jsonl):
// `node training/fit-surety.ts --folds training/.folds [--write]`. A logistic regression on what reader/surety.ts looks at, as readers that had not learned from
// the book's author see it; prints how right those are that would be shown, of books left out.
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { foldReader } from '../bench/fold-readers.ts'
import { FOLDS, wholeBooks } from '../bench/labelled-books.ts'
import { solve } from '../bench/solve.ts'
import { loadLexicon } from '../src/pipeline/assess/lexical/lexicon/load-lexicon.ts'
import { compileMatcher } from '../src/pipeline/assess/lexical/match/compile-matcher.ts'
import { readContent } from '../src/pipeline/assess/lexical/findings/read-content.ts'
import { tokenize } from '../src/pipeline/assess/lexical/segment/tokenize.ts'
import { CATEGORIES_OF, LEVELS, READ_LABELS } from '../src/pipeline/assess/reader/labels.ts'
import { chancesAround, logit, shownFrom, signs, type Circumstances } from '../src/pipeline/assess/reader/surety.ts'
import { plainBook } from '../tests/support/plain-book.ts'
import { moreBooks } from './more-books.ts'

/** `measures`: nothing is learned from it. */
type Mark = { book: string; offset: number; length: number; category: string; right: boolean; measures?: boolean }
type Seen = Circumstances & { chance: number; right: boolean; fold: number; measures: boolean }

const { values } = parseArgs({ options: { folds: { type: 'string' }, write: { type: 'boolean', default: false } } })
/** Of the squares of weights. */
const PENALTY = 0.5
const STEPS = 30

const matcher = compileMatcher(loadLexicon())

/** The marks of which the reader of the book's part still finds the same, with what it sees there. */
function seenIn(language: 'en' | 'ar'): Seen[] {
  const marks = Map.groupBy(
    readFileSync(join(import.meta.dirname, 'passages', `shown.${language}.jsonl`), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Mark),
    ({ book }) => book,
  )
  const books = [...wholeBooks().filter((book) => book.language === language), ...moreBooks(language)]
  return books.flatMap((book) => {
    const own = marks.get(book.stem)
    if (own === undefined) return []
    const text = plainBook(book.text())
    const tokens = tokenize(text.text)
    const { findings: found } = readContent(text, matcher, tokens)
    const reader = readerOf(book.fold)
    const readings = reader.read(tokens, found)
    const { sure } = reader.findings(tokens, text, found, readings)
    return own.flatMap((mark) => {
      const label = READ_LABELS.find((name) => (CATEGORIES_OF[name] as readonly string[]).includes(mark.category))
      const index = readings.findIndex(
        ({ first, last }) =>
          tokens.tokenStart[first]! < mark.offset + mark.length && tokens.tokenEnd[last]! > mark.offset,
      )
      if (label === undefined || index === -1) return []
      const { first, last, levels } = readings[index]!
      const isHere = ({ category, start }: { category: string; start: number }): boolean =>
        (CATEGORIES_OF[label] as readonly string[]).includes(category) &&
        start >= tokens.tokenStart[first]! &&
        start < tokens.tokenEnd[last]!
      if (!sure.some((finding) => isHere({ category: finding.category, start: finding.focus?.start ?? finding.start })))
        return []
      return {
        language,
        label,
        supported: found.some(isHere),
        near: chancesAround(readings, index, label),
        chance: levels[READ_LABELS.indexOf(label) * LEVELS]!,
        moderate: levels[READ_LABELS.indexOf(label) * LEVELS + 1]!,
        right: mark.right,
        measures: mark.measures === true,
        fold: book.fold,
      }
    })
  })
}

const readers = new Map<number, ReturnType<typeof foldReader>>()
function readerOf(fold: number): ReturnType<typeof foldReader> {
  const reader = readers.get(fold) ?? foldReader(resolve(join(values.folds ?? '', String(fold))))
  readers.set(fold, reader)
  return reader
}

type Model = { start: number; chance: number; weights: Record<string, number> }

/** Newton's method. The start is not held small. */
function fit(seen: readonly Seen[]): Model {
  const rows = seen.map((one): Record<string, number> => ({ start: 1, chance: logit(one.chance), ...signs(one) }))
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const x = rows.map((row) => names.map((name) => row[name] ?? 0))
  let weights = names.map(() => 0)
  for (let step = 0; step < STEPS; step += 1) {
    const matrix = names.map((name, i) =>
      Float64Array.from(names, (_, j) => (i === j && name !== 'start' ? PENALTY : 0)),
    )
    const slope = names.map((name, i) => (name === 'start' ? 0 : -PENALTY * weights[i]!))
    for (const [at, row] of x.entries()) {
      const p = 1 / (1 + Math.exp(-row.reduce((sum, value, i) => sum + value * weights[i]!, 0)))
      for (const [i, value] of row.entries()) {
        if (value === 0) continue
        slope[i]! += (Number(seen[at]!.right) - p) * value
        for (let j = 0; j <= i; j += 1) matrix[i]![j]! += p * (1 - p) * value * row[j]!
      }
    }
    const change = solve(matrix, slope)
    weights = weights.map((weight, i) => weight + change[i]!)
  }
  const {
    start = 0,
    chance = 0,
    ...rest
  } = Object.fromEntries(names.map((name, i) => [name, Number(weights[i]!.toFixed(3))]))
  return { start, chance, weights: rest }
}

const all = (['en', 'ar'] as const).flatMap(seenIn)
const learned = all.filter((one) => !one.measures)
const models = Array.from({ length: FOLDS }, (_, fold) => fit(learned.filter((one) => one.fold !== fold)))
const model = fit(learned)
const tell = (which: string, marks: readonly Seen[], modelOf: (one: Seen) => Model): void => {
  const shown = marks.filter((one) => one.chance >= shownFrom(one, modelOf(one)))
  const right = shown.filter((one) => one.right).length
  console.log(
    `${which}: ${shown.length} of ${marks.length} marked findings would be shown, ${((100 * right) / shown.length).toFixed(1)} % of them right`,
  )
}
for (const language of ['en', 'ar'] as const) {
  const own = (one: Seen): boolean => one.language === language
  tell(`${language}, authors left out`, learned.filter(own), (one) => models[one.fold]!)
  tell(
    `${language}, books nothing was learned from`,
    all.filter((one) => own(one) && one.measures),
    () => model,
  )
}
const lines = Object.entries(model.weights).map(([name, weight]) => `    ${JSON.stringify(name)}: ${weight},`)
const source = `/* Written by training/fit-surety.ts; do not edit by hand. Weights of what surety.ts looks at, in log-odds of being right. */

export const SURETY: { start: number; chance: number; weights: Readonly<Record<string, number>> } = {
  start: ${model.start},
  chance: ${model.chance},
  weights: {
${lines.join('\n')}
  },
}
`
if (values.write) writeFileSync(join(import.meta.dirname, '../src/pipeline/assess/reader/surety-model.ts'), source)
else console.log(source)
