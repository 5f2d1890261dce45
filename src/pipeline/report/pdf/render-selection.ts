import type { Evaluation } from '../../../contract/evaluation.ts'
import type { Language } from '../../../contract/languages.ts'
import type { PdfDocument, SetPdf } from './pdf-document.ts'
import { renderPdf } from './render-pdf.ts'
import {
  newestOf,
  selectedBook,
  type SelectedBook,
  selectionData,
  selectionDocument,
  type SelectedRow,
} from './selection-report.ts'
import { type RenderOptions, type ReportProcess, startProcess, TOGETHER } from './start-process.ts'

/** So many books are set as one document; more in chapters. */
const WHOLE = 40
/** Books of a chapter: each needs about two megabytes while it is set, and each chapter has 50 KB of the fonts in the file. */
const BOOKS_AT_ONCE = 10

export type SelectionOptions = RenderOptions & {
  language: Language
  /** How many books have been gathered. */
  onGathered?: ((done: number) => void) | undefined
  /** Of how many books the pages have been set. */
  onSet?: ((done: number) => void) | undefined
  wholeUpTo?: number
  booksAtOnce?: number
}

/** What is known of a long report before its front is set. */
type Gathered = { rows: SelectedRow[]; newest: string | null }

/**
 * Sets the report on selected books. A long one is set in chapters, by several processes at once while further books are
 * gathered, and joined, so that a thousand books need hardly more memory than forty. No chapter knows what stands before
 * it: when all are set, the front is set with the pages of the books, and the page numbers to be laid over the pages.
 */
export async function renderSelection(
  evaluations: AsyncIterable<{ evaluation: Evaluation; cover: Uint8Array | null }>,
  { language, onGathered, onSet, wholeUpTo = WHOLE, booksAtOnce = BOOKS_AT_ONCE, ...run }: SelectionOptions,
): Promise<Uint8Array> {
  const selected = selectedBooks(evaluations, language, onGathered)
  const first = await taken(selected, wholeUpTo + 1)
  onSet?.(0)
  if (first.length <= wholeUpTo) {
    const bytes = await renderPdf(selectionDocument(first, language, 'whole'), run)
    onSet?.(first.length)
    return bytes
  }
  const gathered: Gathered = { rows: [], newest: null }
  async function* documents(): AsyncGenerator<PdfDocument> {
    for (;;) {
      const books = first.splice(0, booksAtOnce)
      books.push(...(await taken(selected, booksAtOnce - books.length)))
      if (books.length === 0) return
      for (const { book } of books) gathered.rows.push(rowOf(book))
      gathered.newest = newestOf([gathered.newest, ...books.map(({ completedAt }) => completedAt)])
      yield selectionDocument(books, language, 'chapter')
    }
  }
  let done = 0
  const chapters = await setAll(documents(), run, (chapter) => onSet?.((done += chapter.outline.length)))
  const { front, numbers } = await setAround(chapters, gathered, { language, ...run })
  return await joined([front, ...chapters.splice(0), numbers], run)
}

async function* selectedBooks(
  evaluations: AsyncIterable<{ evaluation: Evaluation; cover: Uint8Array | null }>,
  language: Language,
  onGathered: SelectionOptions['onGathered'],
): AsyncGenerator<SelectedBook, undefined> {
  let done = 0
  for await (const evaluation of evaluations) {
    const book = await selectedBook(evaluation, language)
    done += 1
    onGathered?.(done)
    yield book
  }
}

/** The next ones, at most so many. */
async function taken<T>(items: AsyncGenerator<T, undefined>, count: number): Promise<T[]> {
  const some: T[] = []
  while (some.length < count) {
    const { value, done } = await items.next()
    if (done) break
    some.push(value)
  }
  return some
}

/** All documents in their order. The next one goes to whichever process is ready first. */
async function setAll(
  documents: AsyncGenerator<PdfDocument>,
  run: RenderOptions,
  onSet: (set: SetPdf) => void,
): Promise<SetPdf[]> {
  const all: SetPdf[] = []
  let asked = 0
  const crew = Array.from({ length: TOGETHER }, () => startProcess(run))
  try {
    await Promise.all(
      crew.map(async (setter) => {
        for (;;) {
          const at = asked++
          const { value, done } = await documents.next()
          if (done) break
          const set = await setter.run({ kind: 'set', document: value })
          all[at] = set
          onSet(set)
        }
      }),
    )
    return all
  } finally {
    for (const setter of crew) setter.end()
  }
}

/** The front and the page numbers, once the chapters are known. The front is set twice: first to learn its length. */
async function setAround(
  chapters: readonly SetPdf[],
  { rows, newest }: Gathered,
  { language, ...run }: RenderOptions & { language: Language },
): Promise<{ front: SetPdf; numbers: SetPdf }> {
  const frame = selectionData(rows, language, newest)
  const setBy = async (setter: ReportProcess, template: PdfDocument['template'], data: object): Promise<SetPdf> =>
    await setter.run({ kind: 'set', document: { template, language, data: { ...frame, ...data }, pictures: [] } })
  // As wide a number stands in for the page of each book until they are known.
  const frontBy = async (setter: ReportProcess, places: readonly number[]): Promise<SetPdf> => {
    const books = rows.map((row, at) => ({ ...row, page: places[at] ?? 1000 }))
    return await setBy(setter, 'selection', { part: 'front', books })
  }
  const drafter = startProcess(run)
  const setter = startProcess(run)
  try {
    let { pages } = await frontBy(drafter, [])
    const places: number[] = []
    for (const chapter of chapters) {
      for (const place of chapter.outline) places.push(pages + place + 1)
      pages += chapter.pages
    }
    if (places.length !== rows.length) throw new Error('not every book of the report has its page')
    const numbers = await setBy(drafter, 'page-numbers', { part: 'numbers', pages })
    // A thousand rows leave much behind: they are set again where nothing was before.
    drafter.end()
    return { front: await frontBy(setter, places), numbers }
  } finally {
    drafter.end()
    setter.end()
  }
}

async function joined(parts: SetPdf[], run: RenderOptions): Promise<Uint8Array> {
  const joiner = startProcess(run)
  try {
    // Each is let go as soon as the other process has it.
    for (let part = parts.shift(); part; part = parts.shift()) await joiner.run({ kind: 'take', part: part.bytes })
    return (await joiner.run({ kind: 'join' })).bytes
  } finally {
    joiner.end()
  }
}

function rowOf({ shortTitle, author, verdict, may, can, ageGroup }: SelectedRow): SelectedRow {
  return { shortTitle, author, verdict, may, can, ageGroup }
}
