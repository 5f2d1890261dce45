import { buildDocx } from '../books/build-docx.ts'
import { buildZip } from '../books/build-zip.ts'
import { BLANKS, EMPTY_BOOK, type ReaderFixture } from './reader-fixture.ts'

export const docxFixture: ReaderFixture = {
  format: 'docx',
  kind: 'document',
  filename: 'a.docx',
  otherName: 'a.epub',
  pageKind: 'page',
  languages: ['en', 'ar'],
  build: async (book) => [await buildDocx(book)],
  describesItself: true,
  empty: { build: async () => [await buildDocx(EMPTY_BOOK)], code: 'no_text' },
  bomb: {
    build: async () => [await buildZip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': BLANKS })],
    code: 'too_complex',
  },
  tellsCutOff: true,
}
