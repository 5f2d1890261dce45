import type { BookText } from '../../contract/book-text.ts'
import { isPoorlyRead, type ScannedPage, type ScannedPages } from '../../contract/scanned-pages.ts'
import type { PhotographReading } from '../../pipeline/extract/reader.ts'
import { placesOfPages } from './place-of-page.ts'
import type { StoredEvaluation } from './stored-evaluation.ts'

export type ScannedBook = {
  stored: Pick<StoredEvaluation, 'isOCR'>
  /** null while it is being read, and where reading failed. */
  book: BookText | null
  readings: readonly PhotographReading[]
  /** How many files were uploaded. */
  files: number
}

/** The scanned pages of a book with what was read of each, as far as it is read. Pages of type are none. */
export function scannedPagesOf({ stored, book, readings, files }: ScannedBook): ScannedPages {
  const places = stored.isOCR ? placesOfPages(readings, files) : []
  if (book !== null) {
    const photographed = stored.isOCR && places.length === book.pages.length
    const scanned = book.pages.filter(({ source, typed }) => source === 'ocr' || typed === true)
    const pages = scanned.map(({ start, end, ...page }) =>
      described(page, book.text.slice(start, end), photographed && book.format === 'image'),
    )
    return { total: pages.length, read: pages.length, pages }
  }
  const total = readings[0]?.total ?? (stored.isOCR ? files : 0)
  if (!stored.isOCR) {
    const pages = readings.flatMap(({ position, pages: [page] }) =>
      page === undefined ? [] : [described({ ...page, number: position + 1 }, page.text, false)],
    )
    return { total, read: readings.length, pages }
  }
  const read = new Set(readings.map(({ position }) => position))
  const pages = places.flatMap(({ position, index, pages: [...shown] }, at) => {
    const page = shown[index]
    if (page === undefined || !read.has(position)) return []
    return [described({ ...page, number: at + 1 }, page.text, true)]
  })
  return { total, read: readings.length, pages }
}

function described(
  { number, confidence, unread, typed }: Omit<ScannedPage, 'text' | 'poor' | 'photographed'>,
  text: string,
  photographed: boolean,
): ScannedPage {
  return {
    number,
    ...(confidence === undefined ? {} : { confidence }),
    ...(unread === true ? { unread } : {}),
    ...(typed === true ? { typed } : {}),
    text,
    poor: typed !== true && isPoorlyRead({ confidence, unread }),
    photographed,
  }
}
