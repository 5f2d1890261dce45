import type { BookFormat, PageKind } from '../../../src/contract/book-text.ts'
import type { ErrorCode } from '../../../src/contract/error-codes.ts'
import type { SampleBook } from '../books/sample-book.ts'

/** A file, or the pictures of one book in page order. */
export type BookFiles = [Buffer, ...Buffer[]]
type Build<T extends unknown[]> = (...args: T) => Promise<BookFiles> | BookFiles

/** What a format brings to the conformance suite; a new reader adds one of these. */
export type ReaderFixture = {
  format: BookFormat
  kind: 'document' | 'images'
  filename: string
  /** Another name that promises something else which is read in the same place. */
  otherName: string
  pageKind: PageKind
  /** Languages the builder can write; what a builder has no letters for is tested beside the reader. */
  languages: readonly ('en' | 'ar')[]
  build: Build<[SampleBook]>
  /** Words are recognised, not read: nearly all of them must be right. */
  recognised?: true
  /** The file itself carries title and author and marks its headings. */
  describesItself: boolean
  empty: { build: Build<[]>; code: ErrorCode }
  bomb: { build: Build<[]>; code: ErrorCode }
  /** Whether a file that was copied in part can be told from a whole one. */
  tellsCutOff: boolean
}

export const EMPTY_BOOK: SampleBook = {
  title: 'Empty',
  author: 'Nobody Here',
  chapters: [{ heading: '', paragraphs: [' '] }],
}
/** White space that packs a thousand to one. */
export const BLANKS = Buffer.alloc(40 * 1024 * 1024, 0x20)
