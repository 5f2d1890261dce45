import { readFile } from 'node:fs/promises'
import { MizanError } from '../../../contract/errors.ts'
import { extensionOf } from '../../../contract/limits.ts'
import { MAX_LIST_ENTRIES, type ReadList, type WantedBook } from '../../../contract/wanted-book.ts'
import { readOnix } from '../onix/read-onix.ts'
import { decodeText } from '../txt/decode-text.ts'
import { looksLikeText } from '../txt/looks-like-text.ts'
import { booksOfRows, wantedText } from './books-of-rows.ts'
import { booksOfText } from './books-of-text.ts'
import { sheetRows } from './sheet-rows.ts'

const TABLES = ['.csv', '.tsv', '.xlsx']

/**
 * The books of a list: a table (comma-separated or Excel), ONIX 3, or one book a line. What it is the bytes say, not the name.
 * Only for the sandboxed child and for tests, like readBook.
 *
 * @throws MizanError list_unsupported, list_old_excel, list_onix_version, list_empty, list_too_long; of a broken file what its reader throws
 */
export async function readList(path: string, filename: string): Promise<ReadList> {
  const { books, leftOut } = await read(path, filename)
  if (books.length === 0) throw new MizanError('list_empty')
  if (books.length > MAX_LIST_ENTRIES) throw new MizanError('list_too_long', { max: MAX_LIST_ENTRIES })
  return { books, leftOut }
}

async function read(path: string, filename: string): Promise<ReadList> {
  const bytes = await readFile(path)
  const start = bytes.subarray(0, 8).toString('latin1')
  if (start.startsWith('PK\u0003\u0004') || start.startsWith('PK\u0005\u0006')) {
    const rows = await sheetRows(path)
    return booksOfRows(rows) ?? { books: [], leftOut: rows.length }
  }
  if (start.startsWith('\u00D0\u00CF\u0011\u00E0')) throw new MizanError('list_old_excel')
  const isGzip = start.startsWith('\u001F\u008B')
  if (isGzip || /^(?:\u00EF\u00BB\u00BF|\u00FF\u00FE|\u00FE\u00FF)?[\s\0]*<\0?(?:\?|[A-Za-z!])/.test(start))
    return await booksOfOnix(path)
  if (!looksLikeText(bytes) || start.startsWith('%PDF') || start.startsWith('{\\rtf'))
    throw new MizanError('list_unsupported')
  return booksOfText(decodeText(bytes).text, TABLES.includes(extensionOf(filename)))
}

/** Products that were withdrawn are no longer wanted. */
async function booksOfOnix(path: string): Promise<ReadList> {
  const books: WantedBook[] = []
  let leftOut = 0
  for await (const { products, rejects, fault } of readOnix(path)) {
    if (fault === 'old_version') throw new MizanError('list_onix_version')
    if (fault === 'not_onix') throw new MizanError('list_unsupported')
    if (fault !== null) throw new MizanError('damaged_file', {}, { cause: fault })
    leftOut += rejects.filter(({ reason }) => reason === 'no_identity').length
    for (const { withdrawn, title, author, publisher, isbn } of products) {
      if (withdrawn) continue
      books.push({
        title: wantedText(title),
        author: wantedText(author),
        publisher: wantedText(publisher),
        isbn: isbn ?? '',
      })
      if (books.length > MAX_LIST_ENTRIES) throw new MizanError('list_too_long', { max: MAX_LIST_ENTRIES })
    }
  }
  return { books, leftOut }
}
