import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wholeBooks } from '../bench/labelled-books.ts'
import { corpus } from './more-books.ts'
import { pictureBook } from './picture-books.ts'

const PICTURE = 'picture:'
const STORIES = join(import.meta.dirname, 'stories')

/**
 * Looks up the text of a labelled book, of one of the corpus, of an own story ('story:ID') or of a picture book ('picture:asp/NAME'),
 * normalised.
 *
 * @param pictureBooks folder of the picture books (`pictureBook`)
 */
export function bookTexts(pictureBooks?: string): (book: string) => string {
  const known = new Map<string, () => string>()
  for (const language of ['en', 'ar'] as const) {
    for (const [stem, text] of corpus(language)) known.set(stem, () => text)
  }
  for (const book of wholeBooks()) known.set(book.stem, () => book.text())
  for (const { id, text } of stories()) known.set(`story:${id}`, () => text)
  // A passage is looked up beside others of its book.
  let last: { book: string; text: string } | undefined
  return (book) => {
    if (last?.book === book) return last.text
    const picture = book.startsWith(PICTURE) ? pictureBook(pictureBooks ?? '', book.slice(PICTURE.length)) : undefined
    const text = (picture ?? known.get(book)?.())?.normalize('NFC')
    if (text === undefined) throw new Error(`There is no text of ${book}`)
    last = { book, text }
    return text
  }
}

/** What each own story is called, by the same names. */
export const storyTitles = (): [book: string, title: string][] =>
  stories().map(({ id, title }) => [`story:${id}`, title])

type Story = { id: string; title: string; text: string }

const stories = (): Story[] =>
  readdirSync(STORIES)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((file) => readFileSync(join(STORIES, file), 'utf8').split('\n').filter(Boolean))
    .map((line) => JSON.parse(line) as Story)
