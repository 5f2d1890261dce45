import type { Archive } from '../archive/open-archive.ts'
import { decodeMarkup } from '../markup/decode-markup.ts'
import { readMarkup } from '../markup/read-markup.ts'
import type { RawPage } from '../reader.ts'
import type { Relation } from './package-parts.ts'

/**
 * Documents that programs embed whole (w:altChunk) for Word to merge when it opens the file.
 * HTML and plain text are read; any other kind becomes an unread page, so that it never counts as safe.
 */
export async function readChunks(archive: Archive, relations: readonly Relation[]): Promise<RawPage[]> {
  const pages: RawPage[] = []
  for (const { target } of relations.filter(({ type }) => type === 'aFChunk')) {
    const bytes = /\.(x?html?|xml|txt)$/i.test(target) ? await archive.read(target) : undefined
    if (!bytes) pages.push({ text: '', source: 'text', unread: true })
    else {
      const { text, headings } = readMarkup(decodeMarkup(bytes))
      pages.push({ text, headings, source: 'text' })
    }
  }
  return pages
}
