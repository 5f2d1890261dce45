import { readFile } from 'node:fs/promises'
import { MizanError } from '../../../contract/errors.ts'
import type { RawPage, Reader } from '../reader.ts'
import { createOcr } from './ocr.ts'

/** Pictures of pages, one or several paths being the pages of one book in order. */
export const imageReader: Reader = {
  format: 'image',
  async read({ paths, onProgress }) {
    const ocr = createOcr()
    try {
      const pages: RawPage[] = []
      for (const [index, path] of paths.entries()) {
        pages.push(await ocr.readPage(await readFile(path)))
        onProgress((index + 1) / paths.length)
      }
      if (pages.every((page) => page.text === '')) throw new MizanError('no_readable_page')
      return { format: 'image', pageKind: 'page', pages, metadata: {}, cover: null, notices: [] }
    } finally {
      await ocr.close()
    }
  },
}
