// How well the embedded engine judges passages and whole books, each read by a reader that has learned from no book of its author.
// Prints the figures and writes docs/accuracy.md. Needs the readers of the five parts (`node training/train.mjs --folds`);
// without them the reader of the product is measured, which has learned from all of it, and nothing is written.
// `--books N` judges N whole books instead of all; `--list` prints a line for every book. A language model is measured by
// model-accuracy.ts.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { READER_VERSION } from '../src/pipeline/assess/reader/reader.ts'
import { lexicalEvaluator } from '../src/pipeline/assess/lexical/lexical-evaluator.ts'
import {
  categoryTable,
  decimal,
  mediaOf,
  part,
  PASSAGES_HEADER,
  passagesRow,
  percent,
  ratio,
  table,
  TITLES,
  wholeRows,
} from './accuracy-tables.ts'
import { DATA, requireData } from './data.ts'
import { foldsAreThere, learnedWithoutStories } from './fold-readers.ts'
import { FOLDS, wholeBooks } from './labelled-books.ts'
import { levelFigures } from './level/level.ts'
import { countLexicon } from './lexicon-counts.ts'
import { notSafe } from './passage-systems.ts'
import { LABELS } from './passage-data.ts'
import { engineReading, f1, lexiconReading, readingFigures, readingPassages, unseenBy } from './reading.ts'
import { ownStories } from './own-stories.ts'
import { secondReading } from './second-reading.ts'
import { judgeWholeBooks, wholeFigures, worst, yearsOff, type JudgedWhole } from './whole-books.ts'

requireData()
const { values } = parseArgs({
  options: { books: { type: 'string' }, list: { type: 'boolean' } },
  strict: false,
})
/** Where the lexicon alone stands in the table, for comparison. */
const LEXICON_AT = 4
const engine = engineReading()
const lexicon = lexiconReading()
const summary: string[][] = []
const sections: string[] = []
for (const language of ['en', 'ar'] as const) {
  for (const kind of ['old', 'modern'] as const) {
    const passages = readingPassages(language, kind)
    if (passages === undefined) continue
    const figures = readingFigures(passages, engine)
    const words = readingFigures(passages, lexicon)
    const innocent = passages.filter(({ labels }) => LABELS.every((label) => labels[label] === 0))
    const row = passagesRow(TITLES[language][kind], figures, await notSafe(innocent, unseenBy))
    summary.push([...row.slice(0, LEXICON_AT), decimal(f1(mediaOf(words))), ...row.slice(LEXICON_AT)])
    sections.push(`### ${TITLES[language][kind]}\n\n${categoryTable(figures)}`)
  }
}

const all = wholeBooks()
const most = Number(values.books ?? all.length)
const chosen = all.filter(
  (_, index) => Math.floor((index * most) / all.length) !== Math.floor(((index - 1) * most) / all.length),
)
const judged = await judgeWholeBooks(chosen, (book) => {
  if (values.list === true) console.log(bookLine(book))
})
function bookLine(book: JudgedWhole): string {
  const { stem, audience, ages, age, verdict, words } = book
  return `${stem.padEnd(60).slice(0, 60)} ${audience.padEnd(6)} ${ages.low}-${ages.high} -> ${age} (${yearsOff(book)} off) severity ${worst(book)} ${verdict} (${book.confidence}), ${words} words`
}
const stories = ownStories()
const whole = wholeFigures(judged)
const today = wholeFigures(await judgeWholeBooks(stories, undefined, learnedWithoutStories))
const level = levelFigures(DATA)
const levelRows = [
  ['Spearman with the level of levelled stories, English', decimal(level.levelledEnglish)],
  ['Spearman with the level of levelled stories, Arabic', decimal(level.levelledArabic)],
  ['\\|r\\| of the grade with CLEAR ease, cross-validated over authors', level.clearGradeCrossValidated.toFixed(3)],
  ["\\|r\\| of the corpus's own Flesch-Kincaid column", decimal(level.clearFleschKincaid)],
  ['OneStop neighbours in order', percent(level.oneStopPairs)],
]

function told({ age, equal, withinOne }: ReturnType<typeof secondReading>): string {
  return `A second, blind reader of ${age.of} of them agrees within a year on ${ratio(age)}; ${part(equal.hit, equal.of)} of the severities are the same, ${part(withinOne.hit, withinOne.of)} at most one apart.`
}
const secondOfBooks = told(secondReading(all, 'books'))
const secondOfStories = told(secondReading(stories, 'stories'))
const { version, lexiconVersion } = lexicalEvaluator()
const report = `# Accuracy

Written by \`npm run bench:accuracy\`, engine ${version}, reader ${READER_VERSION}, lexicon ${lexiconVersion}. The labels come from careful
reading under one guide. Authors are divided into ${FOLDS} parts; **each passage and each book is read by a reader that has learned from no
book of its author**, and so with what makes a whole book mild, moderate or strong. The engine of the product has learned from all parts. What these figures have
nevertheless seen: the make-up of the network, the least chances of levels and the lines from which chances become a verdict were chosen on one part of the passages and on the
books as a whole, from which chance each label counts and how far a word raises a level on two parts of the passages; how long a text must be to be judged as a whole, how far below its strongest passages it may be, from which chance it is refused or left to a parent as written for adults what its sense weighs and from which layers of the encoder it is taken, and from how many windows on what no word bears out counts only where it is as sure as in a book, on the stories of today; how far the sense of long books is weighed beside their words, and from which chance a book
likely written for adults wants a person, on the books; the words given glosses and the pieces of words the encoder keeps were chosen from texts that include these; the encoders of two parts were taught before the last glosses were written; how much measures, words and sense say of the language level was chosen on the CLEAR excerpts; and the lexicon is older than any of it. Expect other texts to score a few
points lower.

## In short

- Of a passage the embedded engine says whether it holds gambling, coarse language, violence, alcohol or drugs, or romance and sexual content. The
  measure F1 joins two things: how many of its claims are right, and how many of the things that are there it finds. A second careful reader reaches
  about .95. **The engine reaches two thirds (Arabic prose of books) to four fifths (today's language) of that**; the lexicon alone, which was the engine before, reached about six tenths in
  old prose and a third to a half in today's language.
- Of the passages a result shows of a book more than nine in ten are rightly named, and the others doubtful: of 200 drawn at random from 103 books of which no mark had a part in learning how surely a passage is right, each read by a reader that had not learned from its author, five readers called 184 right, 16 doubtful and none wrong (English 139 and 10 of 149,
  Arabic 45 and 6 of 51). From which chance one is shown was chosen when twelve readers had called 88 % of 735 right that were shown more readily, of these books and as many others. What is doubtful is something only touched: a wine-cask in a chapter's title, the psychology of courage. What was wrong among the 735 was mostly a figure of speech.
- It errs more often by claiming something mild that a reader would let pass than by overlooking something strong. What it overlooks is mostly
  told without any telling word, and, in Arabic, in dialect.
- A verdict on a whole book rests on many passages and on its choice of words, and is steadier than any passage. Of ten ages between eight and nine are
  within a year of what a careful reader expects; of those that are not five in six are too old. Of ten strong books more than eight are Not Whitelisted, and so are two of ten
  milder ones: the engine errs towards refusing.
- **What the embedded engine Whitelists with high confidence may be relied on**: of 79 such books one was graver than it said. Seven in ten gentle books are
  among them. What it Whitelists with low confidence wants a person. One adult book in nineteen is Whitelisted, most of them harmless.
- **Short books of today** are judged less well: of four ages three are within a year. Of ten strong ones five are Not Whitelisted, most others get Parent Guidance; of
  gentle ones three in four are Whitelisted. One adult one in eleven is Whitelisted. Of twenty Whitelisted ones with high confidence one was grave: nearly all of them tell what is grave without a word
  for it, or as a fable for small children.

## Passages

${table(PASSAGES_HEADER.toSpliced(LEXICON_AT, 0, 'F1 of the lexicon alone'), summary)}

A category counts as found from level 1 on (0 none to 4 extreme). A trap is a passage that sounds alarming and is innocent. Levels are of the five media categories.

${sections.join('\n\n')}

## Whole books

${judged.length} whole books, judged by the default rules; nothing that judges a book has learned from one of the same author. Ages are one reader's judgement from
knowledge of the work and looks into it; publishers differ by two years and more for the same book. ${secondOfBooks}

${table(['figure', 'measured'], wholeRows(whole))}

### Stories of today

${stories.length} short books in today's language, picture book to adult short story, written for this project with their labels; each judged by what has not learned from it.
${secondOfStories}

${table(['figure', 'measured'], wholeRows(today))}

## Language level

${table(['figure', 'measured'], levelRows)}

## Lexicon

${table(
  ['section', 'English', 'Arabic'],
  countLexicon().map((row) => [row.section, String(row.english), String(row.arabic)]),
)}

## Limits to know

- The engine reads words. Of pictures a small network tells which may show nakedness, to be looked at first; it judges none (docs/performance.md).
- Irony, allusion, faith and myth, and courtship in old prose are where it is most often wrong.
- Arabic is read through word-by-word glosses in English; what a dialect does with a word is often lost.
- Of a book of more than about 13,000 words the trained reader reads the 210 passages of which a quick look at their words expects most.
- How hard a text is was learned from marks readers gave 5,798 excerpts, in English from CLEAR beside them; old children's books are often harder than the ages they are printed for.
`
console.log(report)
if (foldsAreThere()) writeFileSync(join(import.meta.dirname, '..', 'docs', 'accuracy.md'), report)
else
  console.error('These are figures of a reader that has learned from these texts; docs/accuracy.md was left as it is.')
