import mammoth from 'mammoth'
import type { BookCover, BookMetadata } from '../../../contract/book-text.ts'
import { MizanError } from '../../../contract/errors.ts'
import { openArchive, type Archive } from '../archive/open-archive.ts'
import { decodeMarkup } from '../markup/decode-markup.ts'
import { readMarkup } from '../markup/read-markup.ts'
import { findFirst, readXml } from '../markup/read-xml.ts'
import { asCover } from '../picture-type.ts'
import type { Reader } from '../reader.ts'
import { toPages } from '../to-pages.ts'
import { markPageBreaks } from './mark-page-breaks.ts'
import { readChunks } from './read-chunks.ts'

/** A picture smaller than this is an ornament, not a cover. */
const SMALLEST_COVER_BYTES = 10_000
const STYLES = [
  "br[type='page'] => hr.page-end:fresh",
  "br[type='column'] => br.rendered-page-end:fresh",
  'comment-reference =>',
  'strike => del',
]

/** DOCX by mammoth: paragraphs, headings, tables, text boxes, foot- and endnotes; headers and footers stay out. */
export const docxReader: Reader = {
  format: 'docx',
  async read({ paths, onProgress }) {
    const archive = await openArchive(paths[0])
    try {
      const { hidden, metadata } = await checkParts(archive)
      onProgress(0.2)
      const pictures: Promise<Buffer>[] = []
      const { value } = await mammoth.convertToHtml(asMammothInput(archive), {
        styleMap: STYLES,
        externalFileAccess: false,
        convertImage: mammoth.images.imgElement((image) => {
          if (pictures.length === 0) pictures.push(image.readAsBuffer())
          return Promise.resolve({ src: '' })
        }),
      })
      onProgress(0.8)
      const markup = readMarkup(value)
      const { pageKind, pages } = toPages(markup.text, markup.headings, markup.breaks)
      const chunks = await readChunks(archive)
      return {
        format: 'docx',
        pageKind: chunks.some((page) => page.unread) ? 'page' : pageKind,
        pages: [...pages, ...chunks],
        metadata,
        cover: await readCover(archive, pictures[0]),
        notices: hidden ? [{ code: 'hidden_text' }] : [],
      }
    } finally {
      archive.close()
    }
  },
}

/**
 * mammoth reads the parts through our archive, because its own unzipping has no limits. This input is the one its
 * browser-less entry takes as `file`, which its type declarations leave out.
 */
function asMammothInput(archive: Archive): { buffer: Buffer } {
  const read = async (name: string, encoding?: string): Promise<string | Uint8Array> => {
    const bytes = (await archive.read(name)) ?? Buffer.alloc(0)
    if (encoding === 'base64') return bytes.toString('base64')
    if (encoding === undefined) return bytes
    const text = decodeMarkup(bytes)
    return /(^|\/)document\d*\.xml$/.test(name) ? markPageBreaks(text) : text
  }
  const input: unknown = { file: { exists: (name: string) => archive.has(name), read } }
  return input as { buffer: Buffer }
}

/**
 * Unpacks every XML part once under the archive's limits before mammoth asks for any. A document type
 * declaration is forbidden in OOXML (ECMA-376 part 2) and only serves entity bombs.
 */
async function checkParts(archive: Archive): Promise<{ hidden: boolean; metadata: BookMetadata }> {
  let hidden = false
  let metadata: BookMetadata = {}
  if (!archive.has('word/document.xml') && !archive.has('_rels/.rels')) throw new MizanError('damaged_file')
  for (const name of archive.names.filter((part) => /\.(xml|rels)$/i.test(part))) {
    const xml = decodeMarkup((await archive.read(name)) ?? Buffer.alloc(0))
    if (/<!DOCTYPE|<!ENTITY/i.test(xml)) throw new MizanError('damaged_file', {}, { cause: `document type in ${name}` })
    if (name.startsWith('word/document')) hidden ||= hasHiddenRun(xml)
    if (name === 'docProps/core.xml') metadata = readCore(xml)
  }
  return { hidden, metadata }
}

/** Whether a run with letters is formatted as hidden; a hidden paragraph mark hides nothing. Linear in the length of the XML. */
function hasHiddenRun(xml: string): boolean {
  return xml.split('</w:r>').some((chunk) => {
    const run = chunk.slice(Math.max(0, chunk.lastIndexOf('<w:r>'), chunk.lastIndexOf('<w:r ')))
    return /<w:vanish(\s*\/>| w:val="(1|true|on)")/.test(run) && /<w:t[ >][^<]*[\p{L}\p{N}]/u.test(run)
  })
}

function readCore(xml: string): BookMetadata {
  const root = readXml(xml)
  const text = (name: string): string | undefined => findFirst(root, name)?.text.trim() || undefined
  const title = text('title')
  const author = text('creator')
  const language = text('language')
  return { ...(title && { title }), ...(author && { author }), ...(language && { language }) }
}

async function readCover(archive: Archive, picture: Promise<Buffer> | undefined): Promise<BookCover | null> {
  const thumbnail = asCover(await archive.read('docProps/thumbnail.jpeg').catch(() => undefined))
  if (thumbnail || !picture) return thumbnail
  const first = await picture.catch(() => undefined)
  return first && first.length >= SMALLEST_COVER_BYTES ? asCover(first) : null
}
