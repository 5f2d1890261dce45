import type { PdfDocument } from './pdf-document.ts'
import { runTask, type RenderOptions } from './render-pdf.ts'
import type { SelectionDocument } from './selection-report.ts'

/** So many books are set at once; each needs about two megabytes while it is. */
const BOOKS_AT_ONCE = 40

export type SelectionOptions = RenderOptions & {
  /** Books whose pages are set. */
  onProgress?: ((done: number, total: number) => void) | undefined
  booksAtOnce?: number
}

/**
 * Sets the report on selected books. A long one is set in chapters, one process after the other, and joined, so that a
 * thousand books need hardly more memory than forty. The front is set first to learn how many pages it has, and last
 * with the pages of the books.
 */
export async function renderSelection(report: SelectionDocument, options: SelectionOptions = {}): Promise<Uint8Array> {
  const { onProgress, booksAtOnce = BOOKS_AT_ONCE, ...run } = options
  const { books } = report.data
  onProgress?.(0, books.length)
  if (books.length <= booksAtOnce) {
    const { bytes } = await runTask({ kind: 'set', document: report }, run)
    onProgress?.(books.length, books.length)
    return bytes
  }
  const set = async (document: PdfDocument) => await runTask({ kind: 'set', document }, run)
  const { pages } = await set(front(report, []))
  const chapters: Uint8Array[] = []
  const places: number[] = []
  let page = pages + 1
  for (let from = 0; from < books.length; from += booksAtOnce) {
    const chapter = await set(chapterOf(report, { from, to: from + booksAtOnce, firstPage: page }))
    chapters.push(chapter.bytes)
    for (const place of chapter.outline) places.push(page + place)
    page += chapter.pages
    onProgress?.(Math.min(from + booksAtOnce, books.length), books.length)
  }
  const opening = await set(front(report, places))
  if (opening.pages !== pages || places.length !== books.length) throw new Error('the parts of a report do not fit')
  return (await runTask({ kind: 'join', parts: [opening.bytes, ...chapters] }, run)).bytes
}

/** Cover and table alone. @param places the page of each book; as wide a number stands in until they are known */
function front({ data, ...document }: SelectionDocument, places: readonly number[]): PdfDocument {
  const books = data.books.map(({ shortTitle, author, verdict, may, can }, index) => ({
    shortTitle,
    author,
    verdict,
    may,
    can,
    page: places[index] ?? 1000,
  }))
  return { ...document, pictures: [], data: { ...data, part: 'front', books } }
}

type Chapter = { from: number; to: number; firstPage: number }

/** Some of the books with the covers they have. */
function chapterOf({ data, pictures, ...document }: SelectionDocument, { from, to, firstPage }: Chapter): PdfDocument {
  const covers: Uint8Array[] = []
  const books = data.books.slice(from, to).map((book) => {
    const picture = book.cover === null ? undefined : pictures[book.cover]
    if (picture === undefined) return book
    covers.push(picture)
    return { ...book, cover: covers.length - 1 }
  })
  return { ...document, pictures: covers, data: { ...data, part: 'chapter', firstPage, books } }
}
