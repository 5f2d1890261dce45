// How well the embedded engine judges, on labelled books and passages that are not part of the project. Prints the figures
// and writes docs/accuracy.md; `--books` also prints a line for every book, `--engine llm` measures a language model instead.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createPipeline } from '../src/pipeline/pipeline.ts'
import { DATA, requireData } from './data.ts'
import { levelFigures } from './level.ts'
import { countLexicon } from './lexicon-counts.ts'
import { scorePassages, type PassageScores } from './passages.ts'
import { bookFigures, bookTable, judgeBooks, labelledBooks, type Share } from './score-books.ts'

requireData()
if (process.argv.includes('--engine') && process.argv[process.argv.indexOf('--engine') + 1] === 'llm') {
  const { measureModel } = await import('./model-accuracy.ts')
  await measureModel(process.argv)
  process.exit()
}
const { evaluator } = createPipeline()
const judged = await judgeBooks(labelledBooks())
const books = bookFigures(judged)
if (process.argv.includes('--books')) console.log(`${bookTable(judged)}\n`)

const percent = (value: number): string => `${(value * 100).toFixed(0)} %`
const ratio = ({ hit, of }: Share): string => `${hit} of ${of} (${of === 0 ? '-' : percent(hit / of)})`
const decimal = (value: number): string => value.toFixed(2)
const table = (header: string[], rows: string[][]): string =>
  [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const bookRows = [
  ['recommended age within a year of the expected range', ratio(books.withinOneYear), '>= 85 %'],
  ['adult books Whitelisted', ratio(books.adultWhitelisted), '0'],
  ['adult books with a severity of 3 Not Whitelisted', ratio(books.severeRejected), '>= 80 %'],
  ['books for under-eights Not Whitelisted', ratio(books.youngRejected), '0'],
  ['books for under-eights without a severity above 1 Whitelisted', ratio(books.mildWhitelisted), '>= 70 %'],
  ['levelled picture books Whitelisted', ratio(books.picturesWhitelisted), ''],
  ['quotes found word for word at their place', ratio(books.quotesVerified), '100 %'],
  ['guide sentences that repeat in another book (names, numbers, quotes masked)', ratio(books.guideRepeats), '<= 15 %'],
]

const level = levelFigures(DATA)
const levelRows = [
  ['Spearman with the level of levelled stories, English', decimal(level.levelledEnglish), '>= 0.85'],
  ['Spearman with the level of levelled stories, Arabic', decimal(level.levelledArabic), '>= 0.80'],
  [
    '\\|r\\| of the grade with CLEAR ease, cross-validated over authors',
    level.clearGradeCrossValidated.toFixed(3),
    '>= 0.74',
  ],
  ['the same of its chunk model alone', decimal(level.clearCrossValidated), ''],
  ['\\|r\\| of the grade as shipped (fitted on these rows too)', decimal(level.clearGrade), ''],
  ["\\|r\\| of the corpus's own Flesch-Kincaid column", decimal(level.clearFleschKincaid), ''],
  ['OneStop neighbours in order', percent(level.oneStopPairs), '>= 80 %'],
  ['OneStop triples in order', percent(level.oneStopTriples), ''],
  ['170-word cuts of adult books above level-5 stories, English', percent(level.cutsEnglish), '>= 80 %'],
  ['170-word cuts of adult books above level-5 stories, Arabic', percent(level.cutsArabic), '>= 80 %'],
]

function passageTable(scores: PassageScores): string {
  const rows = Object.entries(scores.labels).map(([label, score]) => [
    label,
    decimal(score.precision),
    decimal(score.recall),
    decimal(score.f1),
    percent(score.exact),
    percent(score.withinOne),
    `${score.hits} / ${score.misses} / ${score.falseAlarms}`,
  ])
  const summary = [
    `micro F1 ${decimal(scores.microF1)}, macro F1 ${decimal(scores.macroF1)}`,
    `intensity exact ${percent(scores.exact)} and within one ${percent(scores.withinOne)} (of the five media categories alone ${percent(scores.media.exact)} and ${percent(scores.media.withinOne)}; targets 60 % and 90 %)`,
    `traps kept innocent ${percent(scores.trapsInnocent)} of ${scores.traps}`,
    `strong cultural labels recalled ${decimal(scores.strongRecall.cultural)}, strong fear ${decimal(scores.strongRecall.fear)}`,
  ].join('; ')
  const { harmless, cultural, fear } = scores.systems
  const systems = [
    ['passages without any label that make system 1 or 2 not Safe', ratio(harmless), '<= 10 %'],
    ['passages labelled cultural >= 2 that make system 1 not Safe', ratio(cultural), '>= 75 %'],
    ['passages labelled fear >= 2 that make system 2 not Safe', ratio(fear), '>= 75 %'],
  ]
  return `${table(['category', 'precision', 'recall', 'F1', 'intensity exact', 'within one', 'hit / miss / false'], rows)}\n\n${summary}.\n\n${table(['each passage judged as a book of its own', 'measured', 'target'], systems)}`
}

const [english, arabic] = [await scorePassages('en'), await scorePassages('ar')]
const report = `# Accuracy

Written by \`npm run bench:accuracy\`, engine ${evaluator.version}, lexicon ${evaluator.lexiconVersion}. The books, passages and labels are public
texts read and labelled by one careful reader; none of them is part of this repository, and no rule knows a title or a quotation of them.
About one label in ten can be argued by one step. A target that is not reached is shown as it is.

## Books

${judged.length} books: whole novels, tales and picture books in English and Arabic, judged by the embedded engine and the default rules.

${table(['figure', 'measured', 'target'], bookRows)}

## Passages

A category counts as found from label 1 on (0 none to 4 extreme).

### English

${english === undefined ? 'not measured' : passageTable(english)}

### Arabic

${arabic === undefined ? 'not measured' : passageTable(arabic)}

## Language level

${table(['figure', 'measured', 'target'], levelRows)}

## Lexicon

Entries by section, each with an intensity, a sense and the contexts that ask for it or forbid it. A sentence of the regression suites
stands behind the subtle ones.

${table(
  ['section', 'English', 'Arabic'],
  countLexicon().map((row) => [row.section, String(row.english), String(row.arabic)]),
)}

## Limits to know

- The engine reads words. Pictures are not judged, and irony or allusion without any telling word can escape it.
- Quotes for positive values were read by a strict reader, sixty at a time: of the English ones 26 of 60 showed the value before the entries
  were mended, 38 of 60 (other books) after the first mending, 44 of 60 (unread ones) after the second; of the Arabic ones 30 of 60, then 23 of 60
  (other books), then 33 of the 51 that those books are left with, most of which had been read. One in three can still be argued with.
- The entries of the lexicons were written from knowledge of the language and measured on these passages. While the second half of the
  English ones (\`--half=b\`) was still unread, it gave micro F1 0.87 beside 0.90 on the first: other books should be expected to score lower
  than the table.
- Ages of the labels are mostly one reader's judgement; publishers differ by two years and more for the same book.
- The level model is fitted on development data (English: features and common words of CLEAR excerpts, levelled
  stories; Arabic: levelled stories); coefficients are in
  \`src/pipeline/assess/lexical/level\`.
`
console.log(report)
writeFileSync(join(import.meta.dirname, '..', 'docs', 'accuracy.md'), report)
