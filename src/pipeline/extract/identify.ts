import { open } from 'node:fs/promises'
import type { BookFormat } from '../../contract/book-text.ts'
import { MizanError } from '../../contract/errors.ts'
import { extensionOf } from '../../contract/limits.ts'
import { disguised, identifyForeign } from './foreign-type.ts'
import { identifyZip } from './identify-zip.ts'
import { isCompoundFile } from './ole/open-compound-file.ts'
import { identifyCompoundFile } from './ole/identify-compound-file.ts'
import type { TrueType } from './true-type.ts'
import { looksLikeText } from './txt/looks-like-text.ts'
import { FORMAT_NAMES, typeName } from './type-names.ts'
import { looksLikeWordPerfect4 } from './word-perfect-4.ts'

const HEAD_BYTES = 64 * 1024
const READABLE_IMAGES = new Set(['jpg', 'png', 'webp', 'gif', 'bmp'])

/**
 * The format to read a file as. The content decides; the name only says what was expected. A document under another
 * document's name (an RTF called .doc) is read as what it is.
 * Throws `file_empty`, `wrong_type` (picture for document or the other way round), `disguised_*` (nothing we read),
 * `damaged_file`, `password_protected`, `drm_protected`, `old_word_format`, `old_word_processor`, `too_complex`.
 */
export async function identify(path: string, filename: string, kind: 'document' | 'images'): Promise<BookFormat> {
  const type = await trueType(path, filename)
  const expected = typeName(extensionOf(filename)) || (kind === 'images' ? 'JPG' : 'PDF')
  if (type.kind === 'unknown') throw new MizanError('damaged_file')
  if (type.kind === 'foreign') throw disguised(type.foreign, expected)
  if (kind === 'images') {
    if (type.kind === 'image') return 'image'
    throw new MizanError('wrong_type', { expected, actual: FORMAT_NAMES[type.format] })
  }
  if (type.kind === 'document') return type.format
  throw new MizanError('wrong_type', { expected, actual: type.name })
}

/** @example await trueType('/tmp/1', 'report.doc') // { kind: 'document', format: 'rtf' } */
export async function trueType(path: string, filename: string): Promise<TrueType> {
  const head = await readHead(path)
  if (head.length === 0) throw new MizanError('file_empty')
  if (isPdf(head)) return { kind: 'document', format: 'pdf' }
  if (/^(\uFEFF|\s)*\{\\rtf?/.test(head.toString('latin1', 0, 64).replace('ï»¿', '')))
    return { kind: 'document', format: 'rtf' }
  if (isCompoundFile(head)) return identifyCompoundFile(path)
  if (/^PK[\x01-\x08]/.test(head.toString('latin1', 0, 3))) return identifyZip(path)
  if (isBareWord(head)) throw new MizanError('old_word_format')

  const foreign = await identifyForeign(head)
  if (foreign?.extension !== undefined && READABLE_IMAGES.has(foreign.extension))
    return { kind: 'image', name: foreign.name }
  if (foreign) return { kind: 'foreign', foreign }
  if (extensionOf(filename) === '.pdf' && /\bendobj\b|\bstartxref\b|\bxref\b/.test(head.toString('latin1')))
    return { kind: 'document', format: 'pdf' }
  if (looksLikeText(head)) return { kind: 'document', format: 'txt' }
  if (looksLikeWordPerfect4(head)) throw new MizanError('old_word_processor')
  return { kind: 'unknown' }
}

/** Windows Write and Word for DOS, for the Macintosh, 1, 2 and (without their container) 6 and 97. */
const BARE_WORD = [0x31be, 0xfe37, 0x9ba5, 0xdba5, 0xdca5, 0xeca5]

function isBareWord(head: Buffer): boolean {
  return head.length > 128 && BARE_WORD.includes(head.readUInt16BE(0))
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
