import type { BookText } from '../../src/contract/book-text.ts'

/** A plain text as a book of one part. */
export function plainBook(text: string): BookText {
  return {
    text,
    pages: [{ number: 1, start: 0, end: text.length, source: 'text' }],
    pageKind: 'part',
    format: 'txt',
    metadata: {},
    headings: [],
    notices: [],
  }
}
