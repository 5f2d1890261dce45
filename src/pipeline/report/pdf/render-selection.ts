import type { PdfDocument, SetPdf } from './pdf-document.ts'
import { renderPdf } from './render-pdf.ts'
import type { SelectionDocument } from './selection-report.ts'
import { type RenderOptions, startProcess, TOGETHER } from './start-process.ts'

/** So many books are set at once; each needs about two megabytes while it is. */
const BOOKS_AT_ONCE = 20

export type SelectionOptions = RenderOptions & {
  /** Books whose pages are set. */
  onProgress?: ((done: number, total: number) => void) | undefined
  booksAtOnce?: number
}

/**
 * Sets the report on selected books. A long one is set in chapters, by several processes at once, and joined, so that a
 * thousand books need hardly more memory than forty. No chapter knows what stands before it: when all are set, the
 * front is set again with the pages of the books, and the page numbers are set to be laid over the pages.
 */
export async function renderSelection(report: SelectionDocument, options: SelectionOptions = {}): Promise<Uint8Array> {
  const { onProgress, booksAtOnce = BOOKS_AT_ONCE, ...run } = options
  const { books } = report.data
  onProgress?.(0, books.length)
  if (books.length <= booksAtOnce) {
    const bytes = await renderPdf(report, run)
    onProgress?.(books.length, books.length)
    return bytes
  }
  let done = 0
  const [draft, ...chapters] = await setAll(
    [
      () => front(report, []),
      ...Array.from({ length: Math.ceil(books.length / booksAtOnce) }, (_, index) => () => {
        const from = index * booksAtOnce
        return chapterOf(report, { from, to: from + booksAtOnce })
      }),
    ],
    {
      ...run,
      onSet: (index) => {
        if (index === 0) return
        done += Math.min(booksAtOnce, books.length - (index - 1) * booksAtOnce)
        onProgress?.(done, books.length)
      },
    },
  )
  const { places, pages } = placesOf(draft?.pages ?? 0, chapters)
  const [opening, numbers] = await setAll([() => front(report, places), () => numbersOf(report, pages)], run)
  if (opening?.pages !== draft?.pages || numbers?.pages !== pages || places.length !== books.length)
    throw new Error('the parts of a report do not fit')
  return await joined([opening, ...chapters, numbers], run)
}

/** All documents in their order. The next one goes to whichever process is ready first. */
async function setAll(
  documents: readonly (() => PdfDocument)[],
  { onSet, ...run }: RenderOptions & { onSet?: (index: number) => void },
): Promise<SetPdf[]> {
  const set: SetPdf[] = []
  let next = 0
  const crew = Array.from({ length: TOGETHER }, () => startProcess(run))
  try {
    await Promise.all(
      crew.map(async (setter) => {
        for (let index = next++; index < documents.length; index = next++) {
          const document = documents[index]?.()
          if (document) set[index] = await setter.run({ kind: 'set', document })
          onSet?.(index)
        }
      }),
    )
    return set
  } finally {
    for (const setter of crew) setter.end()
  }
}

async function joined(parts: (SetPdf | undefined)[], run: RenderOptions): Promise<Uint8Array> {
  const joiner = startProcess(run)
  try {
    // Each is let go as soon as the other process has it.
    for (let part = parts.shift(); part; part = parts.shift()) await joiner.run({ kind: 'take', part: part.bytes })
    return (await joiner.run({ kind: 'join' })).bytes
  } finally {
    joiner.end()
  }
}

/** The page of each book, and how many there are in all. */
function placesOf(frontPages: number, chapters: readonly SetPdf[]): { places: number[]; pages: number } {
  let pages = frontPages
  const places: number[] = []
  for (const chapter of chapters) {
    for (const place of chapter.outline) places.push(pages + place + 1)
    pages += chapter.pages
  }
  return { places, pages }
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

/** Some of the books with the covers they have. */
function chapterOf(
  { data, pictures, ...document }: SelectionDocument,
  { from, to }: { from: number; to: number },
): PdfDocument {
  const covers: Uint8Array[] = []
  const books = data.books.slice(from, to).map((book) => {
    const picture = book.cover === null ? undefined : pictures[book.cover]
    if (picture === undefined) return book
    covers.push(picture)
    return { ...book, cover: covers.length - 1 }
  })
  return { ...document, pictures: covers, data: { ...data, part: 'chapter', books } }
}

/** 'Page 3 of 1274' and nothing else, page by page. */
function numbersOf({ data: { books: _, ...data }, language }: SelectionDocument, pages: number): PdfDocument {
  return { template: 'page-numbers', language, pictures: [], data: { ...data, part: 'numbers', pages } }
}
