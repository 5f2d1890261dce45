import { findLarge } from '../pictures/find-large.ts'
import { readPictures } from '../pictures/read-pictures.ts'
import type { Reader } from '../reader.ts'
import { toPages } from '../to-pages.ts'
import { openRtf } from './open-rtf.ts'
import { readRtf } from './read-rtf.ts'

export const rtfReader: Reader = {
  format: 'rtf',
  async read({ paths, onProgress, deadline, takePictures = readPictures }) {
    const file = await openRtf(paths[0])
    try {
      onProgress(0.3)
      const found = readRtf(file.source.slice(file.source.indexOf('{\\rt')), (run) => file.digits(run))
      const { text, headings, breaks, pictures, title, author, hidden, cutOff } = found
      const links = pictures.map(({ at }, index) => ({ source: String(index), at }))
      const { pageKind, pages } = toPages(text, headings, breaks, links)
      const files = { read: async (index: string) => await Promise.resolve(pictures[Number(index)]?.file()) }
      return {
        format: 'rtf',
        pageKind,
        pages,
        pictures: await takePictures(files, pages, deadline),
        metadata: { ...(title.trim() && { title }), ...(author.trim() && { author }) },
        cover: null,
        notices: [
          ...(cutOff ? [{ code: 'cut_off_file' as const }] : []),
          ...(hidden ? [{ code: 'hidden_text' as const }] : []),
        ],
      }
    } finally {
      await file.close()
    }
  },
  enlarge: async (source, picture) => await findLarge(rtfReader, source, picture),
}
