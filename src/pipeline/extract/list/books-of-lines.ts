import type { ReadList, WantedBook } from '../../../contract/wanted-book.ts'
import { isbnIn } from '../isbn.ts'
import { isName } from '../metadata/person-name.ts'
import { wantedText } from './books-of-rows.ts'

const BULLET = /^\s*(?:[-–—*•·▪◦✓☐]\s*|\(?[\d\u0660-\u0669]{1,4}[.):-]\s+)+/
const ISBN_WORD = /(?:isbn|ردمك)(?:[- ]?1[03])?\s*:?\s*/giu
const ISBN_DIGITS =
  /(?<![\p{L}\p{N}])(?:97[89][-\s\u2010-\u2015]?)?(?:[\d\u0660-\u0669][-\s\u2010-\u2015]?){9}[\d\u0660-\u0669Xx](?![\p{L}\p{N}])/gu
const BY = /\s+by\s+|[،,;]?\s+(?:تأليف|بقلم|للكاتبة?|للمؤلفة?)\s*:?\s+/giu
const DASH = /\s*(?:\s[-–—|/]\s|\t)\s*/gu
const COMMA = /\s*[,،]\s+/gu

/**
 * The books of a pasted list, one a line: numbers and bullets in front, an ISBN anywhere, and the author behind "by", a dash, a
 * stroke or a comma, where what stands there is a name.
 *
 * @example booksOfLines('1. Heidi, Johanna Spyri').books[0] // { title: 'Heidi', author: 'Johanna Spyri', ... }
 */
export function booksOfLines(text: string): ReadList {
  const books: WantedBook[] = []
  let leftOut = 0
  for (const line of text.replace(/^\uFEFF/, '').split(/[\r\n]+/)) {
    if (line.trim() === '') continue
    const isbn = isbnIn(line) ?? ''
    const bare = line
      .replaceAll(ISBN_WORD, ' ')
      .replaceAll(ISBN_DIGITS, ' ')
      .replace(BULLET, '')
      .replaceAll(/\(\s*\)|\[\s*\]/g, ' ')
    const words = wantedText(bare).replaceAll(/^[\s,،;:|/–—-]+|[\s,،;:|/–—-]+$/g, '')
    const book = { ...titleAndAuthor(words), publisher: '', isbn }
    if (isbn !== '' || /\p{L}|\p{N}/u.test(book.title)) books.push(book)
    else leftOut += 1
  }
  return { books, leftOut }
}

function titleAndAuthor(line: string): Pick<WantedBook, 'title' | 'author'> {
  for (const separator of [BY, DASH, COMMA]) {
    const last = [...line.matchAll(separator)].at(-1)
    if (last === undefined) continue
    const title = unquoted(line.slice(0, last.index))
    const author = line.slice(last.index + last[0].length).trim()
    // "The Lion, the Witch" goes on where no name stands.
    if (title !== '' && (isWholeName(author) || (separator === BY && isOneName(author, title))))
      return { title, author }
  }
  return { title: unquoted(line), author: '' }
}

/** A single word behind a comma is more often a part of the title, and so are several: "Sea, Sand and Sky". */
function isWholeName(text: string): boolean {
  const people = text.trim().split(/\s+(?:and|&)\s+/i)
  return people.every((name) => /\s|\./.test(name)) && isName(text)
}

/** Some are known by one name; but "Little by Little" names nobody. */
function isOneName(name: string, title: string): boolean {
  return !name.includes(' ') && title.includes(' ') && isName(name) && !title.includes(name)
}

function unquoted(title: string): string {
  return title
    .trim()
    .replace(/^["“«‘'](.*)["”»’']$/u, '$1')
    .trim()
}
