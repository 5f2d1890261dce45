import { describe, expect, test } from 'vitest'
import { MizanError } from '../../src/contract/errors.ts'
import { imageReader } from '../../src/pipeline/extract/image/image-reader.ts'
import { pdfReader } from '../../src/pipeline/extract/pdf/pdf-reader.ts'
import { answerTo, filesIn, HERE, read, textOf } from '../support/corpus-files.ts'

/** Pictures without writing are not searched for it as long as a reader of a book would. */
const SHORT_MS = 1_000
const PICTURE = /\.(?:png|jpe?g|webp|gif|bmp)$/

test.skipIf(!HERE)('a scanned PDF is recognised page by page', async () => {
  const book = await read(pdfReader, 'ocr/scanned-pdf/0156-L1-en-scan.pdf')
  expect(book.pages.every((page) => page.source === 'ocr' && !page.unread)).toBe(true)
  expect(textOf(book)).toContain('crocodile')
})

describe.skipIf(!HERE)('every picture is answered', () => {
  const files = [...filesIn('hostile', PICTURE), ...filesIn('formats/image', PICTURE)]
  test.each(files)('%s', async (file) => {
    const answer = await answerTo(imageReader, file, performance.now() + SHORT_MS)
    if (answer instanceof MizanError) {
      expect(['damaged_file', 'too_complex', 'no_readable_page']).toContain(answer.code)
    } else expect(textOf(answer)).not.toBe('')
  })
})
