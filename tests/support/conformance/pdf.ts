import { buildPdf } from '../books/build-pdf.ts'
import { ENGLISH_BOOK } from '../books/sample-book.ts'
import { EMPTY_BOOK, type ReaderFixture } from './reader-fixture.ts'

export const pdfFixture: ReaderFixture = {
  format: 'pdf',
  kind: 'document',
  filename: 'a.pdf',
  otherName: 'a.doc',
  pageKind: 'page',
  languages: ['en', 'ar'],
  build: (book) => [buildPdf(book)],
  describesItself: true,
  empty: { build: () => [buildPdf(EMPTY_BOOK)], code: 'no_text' },
  bomb: {
    // The tree of pages contains itself.
    build: () => {
      const loop = buildPdf(ENGLISH_BOOK)
        .toString('latin1')
        .replace(/\/Kids \[[^\]]*/, '/Kids [2 0 R')
      return [Buffer.from(loop, 'latin1')]
    },
    code: 'damaged_file',
  },
  tellsCutOff: false,
}
