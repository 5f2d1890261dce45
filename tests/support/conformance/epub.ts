import { buildEpub, page } from '../books/build-epub.ts'
import { ENGLISH_BOOK } from '../books/sample-book.ts'
import { BLANKS, EMPTY_BOOK, type ReaderFixture } from './reader-fixture.ts'

export const epubFixture: ReaderFixture = {
  format: 'epub',
  kind: 'document',
  filename: 'a.epub',
  otherName: 'a.doc',
  pageKind: 'section',
  languages: ['en', 'ar'],
  build: async (book) => [await buildEpub(book)],
  describesItself: true,
  empty: { build: async () => [await buildEpub(EMPTY_BOOK)], code: 'no_text' },
  bomb: {
    build: async () => [
      await buildEpub(ENGLISH_BOOK, { entries: { 'OPS/c0.xhtml': Buffer.concat([Buffer.from(page('a')), BLANKS]) } }),
    ],
    code: 'too_complex',
  },
  tellsCutOff: true,
}
