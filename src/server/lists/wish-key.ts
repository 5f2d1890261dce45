import type { WantedBook } from '../../contract/wanted-book.ts'
import { isbn13 } from '../../pipeline/extract/isbn13.ts'
import { foldWords } from '../metadata/matching/fold-words.ts'

/** The same of two ways to write one book: its ISBN, or where it has none its title and author. @example wishKey({ title: 'The Sea', author: 'A. B.', publisher: '', isbn: '' }) // 'the sea / a b' */
export function wishKey({ title, author, isbn }: WantedBook): string {
  return isbn13(isbn) ?? `${foldWords(title).join(' ')} / ${foldWords(author).join(' ')}`
}
