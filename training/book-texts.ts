import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wholeBooks } from '../bench/labelled-books.ts'
import { corpus } from './more-books.ts'

const STORIES = join(import.meta.dirname, 'stories')

/** Looks up the text of a labelled book, of one of the corpus, or of an own story ('story:ID'), normalised. */
export function bookTexts(): (book: string) => string {
  const known = new Map<string, () => string>()
  for (const language of ['en', 'ar'] as const) {
    for (const [stem, text] of corpus(language)) known.set(stem, () => text)
  }
  for (const book of wholeBooks()) known.set(book.stem, () => book.text())
  for (const file of readdirSync(STORIES).filter((name) => name.endsWith('.jsonl'))) {
    for (const line of readFileSync(join(STORIES, file), 'utf8').split('\n').filter(Boolean)) {
      const { id, text } = JSON.parse(line) as { id: string; text: string }
      known.set(`story:${id}`, () => text)
    }
  }
  // A passage is looked up beside others of its book.
  let last: { book: string; text: string } | undefined
  return (book) => {
    if (last?.book === book) return last.text
    const text = known.get(book)?.().normalize('NFC')
    if (text === undefined) throw new Error(`There is no text of ${book}`)
    last = { book, text }
    return text
  }
}
