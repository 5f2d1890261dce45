import { buildDoc } from '../books/build-doc.ts'
import { ENGLISH_BOOK } from '../books/sample-book.ts'
import { EMPTY_BOOK, type ReaderFixture } from './reader-fixture.ts'

export const docFixture: ReaderFixture = {
  format: 'doc',
  kind: 'document',
  filename: 'a.doc',
  otherName: 'a.docx',
  pageKind: 'page',
  languages: ['en', 'ar'],
  build: (book) => [buildDoc(book)],
  describesItself: true,
  empty: { build: () => [buildDoc(EMPTY_BOOK)], code: 'no_text' },
  bomb: {
    // The first sectors of the allocation table point to the second for ever.
    build: () => {
      const bytes = buildDoc(ENGLISH_BOOK)
      for (let offset = 512 + 4; offset < 1_024; offset += 4) bytes.writeUInt32LE(1, offset)
      return [bytes]
    },
    code: 'damaged_file',
  },
  tellsCutOff: true,
}
