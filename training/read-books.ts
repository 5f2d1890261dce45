// What the engine makes of labelled whole books, for fitting how passages make a book:
// `node training/read-books.ts --out file.jsonl --language en [--folds FOLDER] [--part 0/2]`. Chances of windows, findings and
// measures, without any text. With --folds each book is read by a reader that has seen no book of its author. --more reads
// the books that are only learned from, --fold those of one part, --stories the short ones of both languages, --shorter-than books of fewer words.
import { appendFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { DATA } from '../bench/data.ts'
import { foldReader } from '../bench/fold-readers.ts'
import { FOLDS, partOf, SEVERITIES, wholeBooks, type WholeBook as LabelledBook } from '../bench/labelled-books.ts'
import { levelledStories } from '../bench/level/level-data.ts'
import { ownStories } from '../bench/own-stories.ts'
import type { Finding } from '../src/contract/assessment.ts'
import type { Engine } from '../src/pipeline/assess/engine.ts'
import { shortAge } from '../src/pipeline/assess/lexical/level/estimate-age.ts'
import { sharedDiction } from '../src/pipeline/assess/lexical/diction/diction.ts'
import { saidTogether, sharedImpressions } from '../src/pipeline/assess/lexical/impression/impression.ts'
import { meansOf } from '../src/pipeline/assess/lexical/impression/sense.ts'
import { createLexicalEngine, learnedFromAll } from '../src/pipeline/assess/lexical/lexical-engine.ts'
import { passageSeverities, severitiesOf } from '../src/pipeline/assess/lexical/rating/aggregate.ts'
import { WholeBook } from '../src/pipeline/assess/lexical/rating/whole-book.ts'
import type { TokenizedText } from '../src/pipeline/assess/lexical/segment/tokenized-text.ts'
import { themeFeatures } from '../src/pipeline/assess/lexical/themes/theme-features.ts'
import type { Reading } from '../src/pipeline/assess/reader/read-windows.ts'
import { loadReader, type Found, type Reader } from '../src/pipeline/assess/reader/reader.ts'
import { assessedCriteria } from '../src/pipeline/pipeline.ts'
import { DEFAULT_SCORING_CONFIG } from '../src/pipeline/score/default-config.ts'
import { plainBook } from '../tests/support/plain-book.ts'
import { moreBooks } from './more-books.ts'

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'books.jsonl' },
    language: { type: 'string' },
    folds: { type: 'string' },
    part: { type: 'string', default: '0/1' },
    fold: { type: 'string' },
    stories: { type: 'boolean', default: false },
    more: { type: 'boolean', default: false },
    'shorter-than': { type: 'string' },
  },
})
const [part = 0, parts = 1] = values.part.split('/').map(Number)
/** At most, with the space behind it, on average. */
const LETTERS_A_WORD = 8
const criteria = assessedCriteria(DEFAULT_SCORING_CONFIG)

/** What the engine saw of the last book. */
let seen: { tokens: TokenizedText; lexicon: readonly Finding[]; readings: readonly Reading[]; found: Found }

function watched(reader: Reader): Reader {
  return {
    read: (...text) => reader.read(...text),
    choose: (...text) => reader.choose(...text),
    readAt: (...text) => reader.readAt(...text),
    findings(tokens, book, lexicon) {
      const readings = reader.read(tokens, lexicon)
      const found = reader.findings(tokens, book, lexicon, readings)
      seen = { tokens, lexicon, readings, found }
      return found
    },
  }
}

const brief = (findings: readonly Finding[]): (string | number)[][] =>
  findings.map(({ category, intensity, stance, forbidden }) => [
    category,
    intensity,
    stance,
    forbidden === true ? 1 : 0,
  ])

/** Everything training/fit_books.py wants of one text. */
async function told(engine: Engine, text: string): Promise<Record<string, unknown>> {
  const book = plainBook(text)
  const { narrative, themes, languageMeasures } = await engine.assess(book, criteria)
  const { tokens, lexicon, readings, found } = seen!
  const { sure: findings, likely } = found
  const diction = sharedDiction()(tokens)
  const impressions = sharedImpressions()(readings)
  const whole = new WholeBook(
    { findings, likely, lexicon },
    {
      words: tokens.tokenCount,
      languageAge: languageMeasures.age,
      dialogueShare: narrative.dialogueShare,
      arabic: tokens.language === 'ar',
      said: saidTogether(diction, impressions),
    },
  )
  return {
    words: tokens.tokenCount,
    readings: readings.map(({ levels, stances }) => [...levels, ...stances].map((chance) => Math.round(chance * 100))),
    found: brief(lexicon),
    likely: brief(likely),
    findings: brief(findings),
    passage: passageSeverities(whole),
    impression: Array.from(meansOf(readings) ?? [], (value) => Math.round(value * 1e4) / 1e4),
    themeFeatures: themeFeatures(tokens, {
      findings,
      themes,
      narrative,
      language: languageMeasures,
      severities: severitiesOf(whole),
      dictionAge: 0,
      bookShare: whole.bookShare,
    }),
  }
}

const write = (row: Record<string, unknown>): void => appendFileSync(values.out, `${JSON.stringify(row)}\n`)

writeFileSync(values.out, '')
/** The levelled stories and those written for this project, in the form of whole books. */
function stories(): LabelledBook[] {
  const none = Object.fromEntries(SEVERITIES.map((name) => [name, 0])) as LabelledBook['severities']
  const levelled = levelledStories(DATA).map(({ id, language, level, text }): LabelledBook => {
    const age = shortAge(level)
    const ages = { low: age - 1, high: age + 1 }
    const stem = `story ${id}`
    return { stem, language, audience: 'child', ages, severities: none, fold: partOf(id), text: () => text }
  })
  return [...levelled, ...ownStories()]
}

const language = values.language === 'ar' ? 'ar' : 'en'
const measured = (): LabelledBook[] => wholeBooks().filter((book) => book.language === language)
const all = values.stories ? stories() : values.more ? moreBooks(language) : measured()
for (let fold = 0; fold < FOLDS; fold += 1) {
  if (values.fold !== undefined && fold !== Number(values.fold)) continue
  const reader = watched(
    values.folds === undefined ? loadReader() : foldReader(resolve(join(values.folds, String(fold)))),
  )
  // Without what guides are made of: the theme age is learned from counted themes, as the product computes it.
  const { tellingHeads: _, ...learned } = learnedFromAll()
  const engine = createLexicalEngine(() => ({ ...learned, reader }))
  const books = all.filter((book) => book.fold === fold)
  for (const [index, whole] of books.entries()) {
    if (index % parts !== part) continue
    const { stem, severities, ages, audience, language: own } = whole
    const text = whole.text()
    if (text.length > LETTERS_A_WORD * Number(values['shorter-than'] ?? Infinity)) continue
    const started = performance.now()
    const row = await told(engine, text)
    write({
      stem,
      ...(values.more ? { more: true } : {}),
      ...(values.stories ? { story: true } : {}),
      language: own,
      severities,
      ages,
      audience,
      fold,
      ms: Math.round(performance.now() - started),
      ...row,
    })
  }
}
