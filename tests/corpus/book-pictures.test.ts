import { existsSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createExtractor } from '../../src/pipeline/extract/extract-book.ts'
import type { ExtractedPicture } from '../../src/pipeline/extract/reader.ts'
import { hashDistance } from '../../src/pipeline/extract/pictures/picture-hash.ts'

const DATA = resolve(import.meta.dirname, '../../../shared/data')
const HERE = existsSync(join(DATA, 'formats/picture-books'))
if (!HERE) console.log('skipped: the development data is not at ../shared/data')

const extractor = createExtractor({ processes: 2 })
afterAll(() => extractor.close())

async function picturesOf(file: string, kind: 'document' | 'images' = 'document'): Promise<ExtractedPicture[]> {
  return (await extractor.extract({ paths: [join(DATA, file)], filename: basename(file), kind })).pictures
}

test.skipIf(!HERE).each(['0072-L4', '0141-L3', '0156-L1', '0262-L5'])(
  'the picture book %s shows the same pictures as EPUB and as PDF, in both languages',
  async (name) => {
    const [epub = [], ...others] = await Promise.all(
      ['en.epub', 'en.pdf', 'ar.epub', 'ar.pdf'].map((end) => picturesOf(`formats/picture-books/${name}-${end}`)),
    )
    expect(epub.length).toBeGreaterThan(5)
    for (const pictures of others) {
      expect(Math.abs(pictures.length - epub.length)).toBeLessThanOrEqual(1)
      const alike = pictures.filter(({ hash }) => epub.some((picture) => hashDistance(picture.hash, hash) <= 8))
      expect(alike.length).toBeGreaterThanOrEqual(epub.length - 1)
    }
  },
)
