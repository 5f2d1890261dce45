import { readFile } from 'node:fs/promises'
import type { Reader } from '../reader.ts'
import { toPages } from '../to-pages.ts'
import { readRtf } from './read-rtf.ts'

export const rtfReader: Reader = {
  format: 'rtf',
  async read({ paths, onProgress }) {
    const source = (await readFile(paths[0])).toString('latin1')
    onProgress(0.3)
    const { text, headings, breaks, title, author, hidden, cutOff } = readRtf(source.slice(source.indexOf('{\\rt')))
    return {
      format: 'rtf',
      ...toPages(text, headings, breaks),
      metadata: { ...(title.trim() && { title }), ...(author.trim() && { author }) },
      cover: null,
      notices: [
        ...(cutOff ? [{ code: 'cut_off_file' as const }] : []),
        ...(hidden ? [{ code: 'hidden_text' as const }] : []),
      ],
    }
  },
}
