import { readFile } from 'node:fs/promises'
import { MizanError } from '../../../contract/errors.ts'
import { openCompoundFile } from '../ole/open-compound-file.ts'
import { readSummary } from '../ole/read-summary.ts'
import { findLarge } from '../pictures/find-large.ts'
import { readPictures } from '../pictures/read-pictures.ts'
import type { Reader } from '../reader.ts'
import { toPages } from '../to-pages.ts'
import { readDataPicture } from './read-data-picture.ts'
import { readWordDocument } from './read-word-document.ts'
import { findWordDocument } from './salvage-word-document.ts'

/** Word 97 to 2003. Older and encrypted files were told apart when the type was identified. */
export const docReader: Reader = {
  format: 'doc',
  async read({ paths, onProgress, deadline, takePictures = readPictures }) {
    const bytes = await readFile(paths[0])
    const file = openCompoundFile(bytes)
    const document = file.read('WordDocument') ?? (file.cutOff ? findWordDocument(bytes) : undefined)
    if (!document) throw new MizanError('damaged_file', {}, { cause: 'no main stream' })
    onProgress(0.2)
    const { text, breaks, headings, pictures, hidden, cutOff } = readWordDocument(file, document)
    const links = pictures.map(({ place, at }) => ({ source: String(place), at }))
    const { pageKind, pages } = toPages(text, headings, breaks, links)
    const data = pictures.length === 0 ? undefined : file.read('Data')
    const files = { read: async (place: string) => await Promise.resolve(data && readDataPicture(data, Number(place))) }
    const summary = file.read('\u0005SummaryInformation')
    return {
      format: 'doc',
      pageKind,
      pages,
      pictures: await takePictures(files, pages, deadline),
      metadata: summary ? readSummary(summary) : {},
      cover: null,
      notices: [
        ...(cutOff || file.cutOff ? [{ code: 'cut_off_file' as const }] : []),
        ...(hidden ? [{ code: 'hidden_text' as const }] : []),
      ],
    }
  },
  enlarge: async (source, picture) => await findLarge(docReader, source, picture),
}
