import { open } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import type { BookFormat } from '../../contract/book-text.ts'
import { MizanError } from '../../contract/errors.ts'
import { extensionOf } from '../../contract/limits.ts'
import { openArchive } from './archive/open-archive.ts'
import { identifyMarkup } from './identify-markup.ts'
import { isCompoundFile } from './ole/open-compound-file.ts'
import { identifyCompoundFile } from './ole/identify-compound-file.ts'
import { looksLikeText } from './txt/looks-like-text.ts'
import { FORMAT_NAMES, typeName } from './type-names.ts'

/** What a file is by its content: a format we read, a picture, or something else by its name. */
export type TrueType =
  | { kind: 'document'; format: Exclude<BookFormat, 'image'> }
  | { kind: 'image'; name: string }
  | { kind: 'foreign'; name: string }
  | { kind: 'unknown' }

const HEAD_BYTES = 64 * 1024
const READABLE_IMAGES = new Set(['jpg', 'png', 'webp', 'gif', 'bmp'])

/**
 * The format to read a file as. The content decides; the name only says what was expected. A document under another
 * document's name (an RTF called .doc) is read as what it is.
 * Throws `file_empty`, `wrong_type` (picture for document or the other way round), `disguised_type` (nothing we read),
 * `damaged_file`, `password_protected`, `old_word_format`, `too_complex`.
 */
export async function identify(path: string, filename: string, kind: 'document' | 'images'): Promise<BookFormat> {
  const type = await trueType(path, filename)
  const expected = typeName(extensionOf(filename)) || (kind === 'images' ? 'JPG' : 'PDF')
  if (type.kind === 'unknown') throw new MizanError('damaged_file')
  if (kind === 'images') {
    if (type.kind === 'image') return 'image'
    throw new MizanError('wrong_type', { expected, actual: nameOf(type) })
  }
  if (type.kind === 'document') return type.format
  if (type.kind === 'image') throw new MizanError('wrong_type', { expected, actual: type.name })
  throw new MizanError('disguised_type', { expected, actual: type.name })
}

/** @example await trueType('/tmp/1', 'report.doc') // { kind: 'document', format: 'rtf' } */
export async function trueType(path: string, filename: string): Promise<TrueType> {
  const head = await readHead(path)
  if (head.length === 0) throw new MizanError('file_empty')
  if (isPdf(head)) return { kind: 'document', format: 'pdf' }
  if (/^(\uFEFF|\s)*\{\\rtf?/.test(head.toString('latin1', 0, 64).replace('ï»¿', '')))
    return { kind: 'document', format: 'rtf' }
  if (isCompoundFile(head)) return identifyCompoundFile(path)
  if (head.readUInt16BE(0) === 0x504b && head.length > 4 && head.readUInt8(2) < 9) return identifyZip(path)
  if (isBareWord(head)) throw new MizanError('old_word_format')

  const binary = await fileTypeFromBuffer(head).catch(() => undefined)
  if (binary && READABLE_IMAGES.has(binary.ext)) return { kind: 'image', name: typeName(binary.ext) }
  if (binary && !['xml', 'rtf', 'txt'].includes(binary.ext)) return { kind: 'foreign', name: typeName(binary.ext) }
  if (head.toString('latin1', 0, 2) === 'MZ' && !looksLikeText(head.subarray(0, 512)))
    return { kind: 'foreign', name: 'EXE' }
  if (head.toString('latin1', 0, 4) === '\xffWPC') return { kind: 'foreign', name: 'WordPerfect' }
  const markup = identifyMarkup(head)
  if (markup) return { kind: 'foreign', name: markup }
  if (extensionOf(filename) === '.pdf' && /\bendobj\b|\bstartxref\b|\bxref\b/.test(head.toString('latin1')))
    return { kind: 'document', format: 'pdf' }
  if (looksLikeText(head)) return { kind: 'document', format: 'txt' }
  return { kind: 'unknown' }
}

async function identifyZip(path: string): Promise<TrueType> {
  const archive = await openArchive(path)
  try {
    if (archive.names.length === 0) return { kind: 'unknown' }
    const mimetype = (await archive.read('mimetype').catch(() => undefined))?.toString('latin1').trim() ?? ''
    const has = (folder: string): boolean => archive.names.some((name) => name.toLowerCase().startsWith(folder))
    if (mimetype.startsWith('application/vnd.oasis.opendocument.'))
      return { kind: 'foreign', name: typeName(OPEN_DOCUMENT[mimetype.slice(35).replace('-template', '')] ?? 'odt') }
    if (mimetype === 'application/epub+zip' || archive.has('META-INF/container.xml'))
      return { kind: 'document', format: 'epub' }
    if (has('word/')) return { kind: 'document', format: 'docx' }
    if (has('xl/')) return { kind: 'foreign', name: typeName('xlsx') }
    if (has('ppt/')) return { kind: 'foreign', name: typeName('pptx') }
    if (archive.names.some((name) => name.toLowerCase().endsWith('.fb2'))) return { kind: 'foreign', name: 'FB2 (ZIP)' }
    if (archive.names.some((name) => /\.opf$/i.test(name))) return { kind: 'document', format: 'epub' }
    return { kind: 'foreign', name: 'ZIP' }
  } finally {
    archive.close()
  }
}

const OPEN_DOCUMENT: Record<string, string> = { text: 'odt', spreadsheet: 'ods', presentation: 'odp' }

/** Word for DOS and Word 2 wrote no container. */
function isBareWord(head: Buffer): boolean {
  return [0xdba5, 0x9ba5, 0x31be].includes(head.readUInt16BE(0)) && head.length > 128
}

/** The standard lets up to 1,024 bytes precede the header. */
function isPdf(head: Buffer): boolean {
  return head.subarray(0, 1_024 + 5).includes('%PDF-')
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path, 'r')
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

function nameOf(type: Exclude<TrueType, { kind: 'unknown' }>): string {
  return type.kind === 'document' ? FORMAT_NAMES[type.format] : type.name
}
