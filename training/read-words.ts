// How often each stem occurs in every labelled whole book and levelled story, with their labels, for training/diction.py:
// `node training/read-words.ts --language en --out words.en.jsonl`. Nothing of it is kept.
import { appendFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { DATA } from '../bench/data.ts'
import { partOf, SEVERITIES, wholeBooks } from '../bench/labelled-books.ts'
import { levelledStories } from '../bench/level/level-data.ts'
import { ownStories } from '../bench/own-stories.ts'
import { shortAge } from '../src/pipeline/assess/lexical/level/estimate-age.ts'
import { SCRIPT } from '../src/pipeline/assess/lexical/segment/word-interner.ts'
import { tokenize } from '../src/pipeline/assess/lexical/segment/tokenize.ts'
import { foldsOf, moreBooks } from './more-books.ts'

const { values } = parseArgs({
  options: { language: { type: 'string' }, out: { type: 'string', default: 'words.jsonl' } },
})
const language = values.language === 'ar' ? 'ar' : 'en'

/** Of each stem how often it occurs, and how often capitalised. */
function countStems(text: string): object {
  const { forms, tokenStem, tokenScript, tokenStart, tokenCount } = tokenize(text)
  const counts = new Map<number, [number, number]>()
  for (let token = 0; token < tokenCount; token += 1) {
    if (tokenScript[token] === SCRIPT.other) continue
    const count = counts.get(tokenStem[token]!) ?? [0, 0]
    const first = text[tokenStart[token]!]!
    counts.set(tokenStem[token]!, [count[0] + 1, count[1] + (first === first.toLowerCase() ? 0 : 1)])
  }
  return { words: tokenCount, counts: Object.fromEntries([...counts].map(([stem, count]) => [forms[stem]!, count])) }
}

const write = (row: object, text: string): void =>
  appendFileSync(values.out, `${JSON.stringify({ ...row, ...countStems(text) })}\n`)

writeFileSync(values.out, '')
const folds = foldsOf()
const measured = [...wholeBooks(), ...ownStories()].filter((book) => book.language === language)
for (const book of [...measured, ...moreBooks(language)]) {
  const { stem, ages, audience, severities } = book
  write({ stem, folds: [...new Set([book.fold, ...folds(stem)])], ages, audience, severities }, book.text())
}
// Without them every short text would have the words of a book for nobody in particular.
for (const { id, language: own, level, text } of levelledStories(DATA)) {
  if (own !== language) continue
  const age = shortAge(level)
  const severities = Object.fromEntries(SEVERITIES.map((name) => [name, 0]))
  const labels = { ages: { low: age - 1, high: age + 1 }, audience: 'child', severities }
  write({ stem: `story ${id}`, folds: [partOf(id)], ...labels }, text)
}
