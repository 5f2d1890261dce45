import { readFile } from 'node:fs/promises'
import type { RawPage, Reader } from '../reader.ts'
import { decodeText } from './decode-text.ts'
import { readMarkedHeadings } from './marked-headings.ts'
import { stripLicence } from './strip-licence.ts'

/** Form feeds are page ends where they make sensible pages; a text without them is cut into parts by `assemble`. */
export const txtReader: Reader = {
  format: 'txt',
  async read({ paths, onProgress }) {
    const { text } = decodeText(await readFile(paths[0]))
    onProgress(0.5)
    const { body, metadata } = stripLicence(text.replaceAll('\0', ' ').replaceAll(/\r\n?|\u0085/g, '\n'))
    const pages: RawPage[] = body.split('\f').map((page) => ({ ...readMarkedHeadings(page), source: 'text' }))
    const paged = pages.length > 2 && pages.every((page) => page.text.length < 12_000)
    return {
      format: 'txt',
      pageKind: paged ? 'page' : 'part',
      pages: paged ? pages : [{ ...readMarkedHeadings(body.replaceAll('\f', '\n\n')), source: 'text' }],
      metadata,
      cover: null,
      notices: [],
    }
  },
}
