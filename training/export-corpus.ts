// The further books and the passages in today's language as the network sees words, without labels and features, for the
// encoder to read before it is taught anything: `node training/export-corpus.ts --language ar --out folder`. Writes pieces
// (int16), the numbers of their words' vectors (int32), whether a piece begins a word (uint8) and where each passage begins
// (uint32, `starts.u32`; the last is the end). No book that is measured by is among them. Nothing of it is kept.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { tokenize } from '../src/pipeline/assess/lexical/segment/tokenize.ts'
import { loadKnowledge } from '../src/pipeline/assess/reader/reader.ts'
import { WindowReader } from '../src/pipeline/assess/reader/read-windows.ts'
import { corpus } from './more-books.ts'

const { values } = parseArgs({ options: { language: { type: 'string' }, out: { type: 'string', default: 'corpus' } } })
const language = values.language === 'ar' ? 'ar' : 'en'
/** Characters tokenised at a time. */
const PART = 200_000
/** Words of a passage: about as many pieces as the network takes. */
const WORDS = language === 'ar' ? 80 : 90
/** Passages in today's language stand so often beside those of books, of which there are many more. */
const TODAY = 3

/** Numbers that are not known beforehand how many. */
class Growing<List extends Int16Array | Int32Array | Uint8Array | Uint32Array> {
  list: List
  length = 0
  readonly #make: (length: number) => List
  constructor(make: (length: number) => List) {
    this.#make = make
    this.list = make(1 << 20)
  }
  push(value: number): void {
    if (this.length === this.list.length) {
      const wider = this.#make(this.length * 2)
      wider.set(this.list)
      this.list = wider
    }
    this.list[this.length] = value
    this.length += 1
  }
  get taken(): Uint8Array {
    return new Uint8Array(this.list.buffer, 0, this.length * this.list.BYTES_PER_ELEMENT)
  }
}

const knowledge = loadKnowledge()
const pieces = new Growing((length) => new Int16Array(length))
const words = new Growing((length) => new Int32Array(length))
const begins = new Growing((length) => new Uint8Array(length))
const starts = new Growing((length) => new Uint32Array(length))

function put(text: string): void {
  const tokens = tokenize(text)
  const reader = new WindowReader(tokens, [], knowledge)
  let first = 0
  for (let sentence = 1; sentence <= tokens.sentenceCount; sentence += 1) {
    const end = tokens.sentenceToken[sentence]!
    const next = tokens.sentenceToken[sentence + 1] ?? Infinity
    if (end === first || (end - first < WORDS && next - first <= WORDS)) continue
    for (; first < end; first = Math.min(end, first + WORDS)) {
      const described = reader.describe({ first, last: Math.min(end, first + WORDS) - 1 })
      starts.push(pieces.length)
      for (const [index, piece] of described.pieces.entries()) {
        pieces.push(piece)
        words.push(described.words[index]!)
        begins.push(described.owners[index] === described.owners[index - 1] ? 0 : 1)
      }
    }
  }
}

for (const file of ['own', 'next']) {
  for (const line of readFileSync(join(import.meta.dirname, 'passages', `${file}.${language}.jsonl`), 'utf8').split(
    '\n',
  )) {
    if (line !== '') for (let time = 0; time < TODAY; time += 1) put((JSON.parse(line) as { text: string }).text)
  }
}
for (const text of corpus(language).values()) {
  for (let at = 0; at < text.length; at += PART) put(text.slice(at, at + PART))
}
starts.push(pieces.length)
mkdirSync(values.out, { recursive: true })
writeFileSync(join(values.out, 'pieces.i16'), pieces.taken)
writeFileSync(join(values.out, 'words.i32'), words.taken)
writeFileSync(join(values.out, 'begins.u8'), begins.taken)
writeFileSync(join(values.out, 'starts.u32'), starts.taken)
console.log(`${language}: ${starts.length - 1} passages, ${pieces.length} pieces`)
