import type { Archive } from '../archive/open-archive.ts'
import { decodeMarkup } from '../markup/decode-markup.ts'
import { readMarkup } from '../markup/read-markup.ts'
import { findAll, readXml } from '../markup/read-xml.ts'
import { resolveHref } from '../archive/resolve-href.ts'
import type { RawPage } from '../reader.ts'

/**
 * Documents that programs embed whole (w:altChunk) for Word to merge when it opens the file; mammoth leaves them out.
 * HTML and plain text are read; any other kind becomes an unread page, so that it never counts as safe.
 */
export async function readChunks(archive: Archive): Promise<RawPage[]> {
  const relations = await archive.read('word/_rels/document.xml.rels')
  if (!relations) return []
  const targets = findAll(readXml(decodeMarkup(relations)), 'Relationship')
    .filter(({ attributes }) => /\/aFChunk$/i.test(attributes['Type'] ?? '') && attributes['TargetMode'] !== 'External')
    .map(({ attributes }) => resolveHref('word/document.xml', attributes['Target'] ?? ''))
  const pages: RawPage[] = []
  for (const target of targets) {
    const bytes = target !== undefined && /\.(x?html?|xml|txt)$/i.test(target) ? await archive.read(target) : undefined
    if (!bytes) pages.push({ text: '', source: 'text', unread: true })
    else {
      const { text, headings } = readMarkup(decodeMarkup(bytes))
      pages.push({ text, headings, source: 'text' })
    }
  }
  return pages
}
