import { buildTxt } from '../books/build-txt.ts'
import type { ReaderFixture } from './reader-fixture.ts'

export const txtFixture: ReaderFixture = {
  format: 'txt',
  kind: 'document',
  filename: 'a.txt',
  otherName: 'a.doc',
  pageKind: 'part',
  languages: ['en', 'ar'],
  build: (book) => [buildTxt(book)],
  describesItself: true,
  empty: { build: () => [Buffer.from(' \n\n 12 \n')], code: 'no_text' },
  bomb: { build: () => [Buffer.alloc(20_000_000, 'long ')], code: 'too_complex' },
  tellsCutOff: false,
}
