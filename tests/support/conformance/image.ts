import sharp from 'sharp'
import { buildPictures } from '../books/build-pictures.ts'
import type { ReaderFixture } from './reader-fixture.ts'

/** A bitmap that says it has 65,535 by 65,535 points, and ends there. */
function hugeBitmap(): Buffer {
  const header = Buffer.alloc(54)
  header.write('BM', 'latin1')
  header.writeUInt32LE(54, 10)
  header.writeUInt32LE(40, 14)
  header.writeInt32LE(65_535, 18)
  header.writeInt32LE(65_535, 22)
  header.writeUInt16LE(24, 28)
  return header
}

export const imageFixture: ReaderFixture = {
  format: 'image',
  kind: 'images',
  filename: 'a.png',
  otherName: 'a.jpg',
  pageKind: 'page',
  languages: ['en'],
  build: buildPictures,
  recognised: true,
  describesItself: false,
  empty: {
    build: async () => [
      await sharp({ create: { width: 200, height: 200, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    ],
    code: 'no_readable_page',
  },
  bomb: { build: () => [hugeBitmap()], code: 'too_complex' },
  tellsCutOff: false,
}
