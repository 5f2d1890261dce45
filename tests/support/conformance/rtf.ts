import { buildRtf } from '../books/build-rtf.ts'
import { EMPTY_BOOK, type ReaderFixture } from './reader-fixture.ts'

export const rtfFixture: ReaderFixture = {
  format: 'rtf',
  kind: 'document',
  filename: 'a.rtf',
  otherName: 'a.doc',
  pageKind: 'page',
  languages: ['en', 'ar'],
  build: (book) => [buildRtf(book)],
  describesItself: true,
  empty: { build: () => [buildRtf(EMPTY_BOOK)], code: 'no_text' },
  bomb: {
    build: () => [Buffer.from(`{\\rtf1 ${'{'.repeat(200_000)}a${'}'.repeat(200_000)}}`)],
    code: 'too_complex',
  },
  tellsCutOff: true,
}
