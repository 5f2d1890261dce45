import type { BookCover, BookMetadata } from '../../../contract/book-text.ts'
import { MizanError } from '../../../contract/errors.ts'
import { openArchive, type Archive } from '../archive/open-archive.ts'
import { findFirst } from '../markup/read-xml.ts'
import { asCover } from '../picture-type.ts'
import { findLarge } from '../pictures/find-large.ts'
import { readPictures } from '../pictures/read-pictures.ts'
import type { Reader } from '../reader.ts'
import { toPages } from '../to-pages.ts'
import { mainPart, readPart, relationsOf, type Relation } from './package-parts.ts'
import { readChunks } from './read-chunks.ts'
import { readNotes } from './read-notes.ts'
import { readStyles } from './read-styles.ts'
import { streamXml } from './stream-xml.ts'
import { createWordBody, type WordBody } from './word-body.ts'

/** A picture smaller than this is an ornament, not a cover. */
const SMALLEST_COVER_BYTES = 10_000

/** DOCX after ECMA-376, transitional and strict; headers, footers and comments stay out. */
export const docxReader: Reader = {
  format: 'docx',
  async read({ paths, onProgress, deadline, takePictures = readPictures }) {
    const archive = await openArchive(paths[0])
    try {
      const main = await mainPart(archive)
      if (main === undefined) throw new MizanError(archive.cutOff ? 'file_cut_off' : 'damaged_file')
      const relations = await relationsOf(archive, main)
      onProgress(0.1)
      const { body, cutOff } = await readBody(archive, main, relations)
      onProgress(0.8)
      const chunks = await readChunks(archive, relations)
      if (cutOff && body.text.trim() === '' && chunks.length === 0) throw new MizanError('file_cut_off')
      const pictures = body.pictures.flatMap(({ source, at }) => {
        const target = relations.find(({ id }) => id === source)?.target
        return target === undefined ? [] : [{ source: target, at }]
      })
      const { pageKind, pages } = toPages(body.text, body.headings, body.breaks, pictures)
      return {
        format: 'docx',
        pageKind: chunks.some((page) => page.unread) ? 'page' : pageKind,
        pages: [...pages, ...chunks],
        metadata: await readCore(archive),
        cover: await readCover(archive, pictures[0]?.source),
        pictures: await takePictures(archive, pages, deadline),
        notices: [
          ...(cutOff ? [{ code: 'cut_off_file' as const }] : []),
          ...(body.hidden ? [{ code: 'hidden_text' as const }] : []),
        ],
      }
    } finally {
      archive.close()
    }
  },
  enlarge: async (source, picture) => await findLarge(docxReader, source, picture),
}

/** The text of the main part with its notes; of a part that is broken, what comes before the break. */
async function readBody(
  archive: Archive,
  main: string,
  relations: readonly Relation[],
): Promise<{ body: WordBody; cutOff: boolean }> {
  const part = (type: string): string => relations.find((relation) => relation.type === type)?.target ?? ''
  const styles = await readStyles(archive, part('styles'))
  const footnotes = await readNotes(archive.stream(part('footnotes')), styles)
  const endnotes = await readNotes(archive.stream(part('endnotes')), styles)
  const handler = createWordBody({ styles, footnotes, endnotes })
  let cutOff = archive.cutOff
  try {
    await streamXml(archive.stream(main) ?? [], handler)
  } catch (error) {
    if (!(error instanceof MizanError && error.code === 'damaged_file' && handler.read > 0)) throw error
    cutOff = true
  }
  return { body: handler.finish(), cutOff }
}

async function readCore(archive: Archive): Promise<BookMetadata> {
  const name = (await relationsOf(archive, '')).find(({ type }) => type === 'core-properties')?.target
  const root = await readPart(archive, name ?? 'docProps/core.xml')
  if (!root) return {}
  const text = (element: string): string | undefined => findFirst(root, element)?.text.trim() || undefined
  const title = text('title')
  const author = text('creator')
  const language = text('language')
  return { ...(title && { title }), ...(author && { author }), ...(language && { language }) }
}

async function readCover(archive: Archive, picture: string | undefined): Promise<BookCover | null> {
  const thumbnail = asCover(await archive.read('docProps/thumbnail.jpeg').catch(() => undefined))
  if (thumbnail || picture === undefined) return thumbnail
  const first = await archive.read(picture).catch(() => undefined)
  return first && first.length >= SMALLEST_COVER_BYTES ? asCover(first) : null
}
