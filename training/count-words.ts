// The words of a language as the engine's own tokenizer gives them: `node training/count-words.ts --language ar --out folder`.
// Writes `counts.LANGUAGE.txt` (form and count), `today.LANGUAGE.txt` (the same of passages in today's language) and, for the
// vectors, `sentences.LANGUAGE.txt` (the forms of a sentence a line). For training/words.py; nothing of it is kept.
import { createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { zstdDecompressSync } from 'node:zlib'
import { DATA } from '../bench/data.ts'
import { tokenize } from '../src/pipeline/assess/lexical/segment/tokenize.ts'

const { values } = parseArgs({ options: { language: { type: 'string' }, out: { type: 'string', default: 'words' } } })
const language = values.language === 'ar' ? 'ar' : 'en'
const PART = 200_000

type Counts = Map<string, number>

function count(text: string, counts: Counts, sentence: (forms: readonly string[]) => void = () => {}): void {
  const { forms, tokenForm, sentenceToken, sentenceCount } = tokenize(text)
  for (let index = 0; index < sentenceCount; index += 1) {
    const words = [...tokenForm.subarray(sentenceToken[index], sentenceToken[index + 1])].map((form) => forms[form]!)
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
    sentence(words)
  }
}

const write = (name: string, counts: Counts, least: number): void =>
  writeFileSync(
    join(values.out, name),
    [...counts]
      .filter(([, times]) => times >= least)
      .toSorted(([, one], [, other]) => other - one)
      .map(([word, times]) => `${word}\t${times}\n`)
      .join(''),
  )

mkdirSync(values.out, { recursive: true })
const today: Counts = new Map()
for (const file of [
  join(DATA, 'reading', `modern.${language}.jsonl`),
  join(import.meta.dirname, 'passages', `own.${language}.jsonl`),
]) {
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    count((JSON.parse(line) as { text: string }).text, today)
  }
}
write(`today.${language}.txt`, today, 1)

const books: Counts = new Map()
const sentences = createWriteStream(join(values.out, `sentences.${language}.txt`))
const corpus = zstdDecompressSync(readFileSync(join(DATA, 'reading', 'corpus', `${language}.txt.zst`))).toString('utf8')
for (const book of corpus.split(/^===== .* =====$/m)) {
  for (let at = 0; at < book.length; at += PART) {
    count(book.slice(at, at + PART), books, (forms) => sentences.write(`${forms.join(' ')}\n`))
  }
  // Lets what was written go out.
  await new Promise((resolve) => {
    setImmediate(resolve)
  })
}
sentences.end()
write(`counts.${language}.txt`, books, 2)
