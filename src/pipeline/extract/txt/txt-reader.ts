import { readFile } from 'node:fs/promises'
import type { RawPage, Reader } from '../reader.ts'
import { decodeText } from './decode-text.ts'
import type { DecodedText } from './decoded-text.ts'
import { readMarkedHeadings } from './marked-headings.ts'
import { stripLicence } from './strip-licence.ts'

/** Form feeds are page ends where they make sensible pages; a text without them is cut into parts by `assemble`. */
export const txtReader: Reader = {
  format: 'txt',
  async read({ paths, onProgress }) {
    const bytes = await readFile(paths[0])
    const { text, encoding } = decodeText(bytes)
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
      notices: endsInside(bytes, encoding) ? [{ code: 'cut_off_file' }] : [],
    }
  },
}

/** Whether the bytes end inside of a character: the one trace that a text was copied in part. */
function endsInside(bytes: Buffer, encoding: DecodedText['encoding']): boolean {
  if (encoding !== 'utf-8') return encoding.startsWith('utf-16') && bytes.length % 2 === 1
  const tail = bytes.subarray(-3)
  const lead = tail.findLastIndex((byte) => byte >= 0xc0)
  const expected = lead < 0 ? 0 : (tail[lead] ?? 0) >= 0xf0 ? 4 : (tail[lead] ?? 0) >= 0xe0 ? 3 : 2
  return expected > tail.length - lead && tail.subarray(lead + 1).every((byte) => (byte & 0xc0) === 0x80)
}
