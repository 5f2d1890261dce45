import { readFile } from 'node:fs/promises'
import { MizanError } from '../../../contract/errors.ts'
import { findWordDocument } from '../doc/salvage-word-document.ts'
import type { TrueType } from '../true-type.ts'
import { openCompoundFile } from './open-compound-file.ts'

/** First FIB version of Word 97; lower ones are Word 6 and 95 ([MS-DOC] 2.5.1). */
const WORD_97 = 0xc1

const ENCRYPTED = 0x0100

/** A stream only that program writes. */
const KNOWN: [stream: string, name: string][] = [
  ['Workbook', 'Excel (XLS)'],
  ['Book', 'Excel (XLS)'],
  ['PowerPoint Document', 'PowerPoint (PPT)'],
  ['PP40', 'PowerPoint (PPT)'],
  ['__properties_version1.0', 'Outlook (MSG)'],
  ['Quill', 'Publisher (PUB)'],
  ['QuillSub', 'Publisher (PUB)'],
  ['PerfectOffice_MAIN', 'WordPerfect'],
  ['MatOST', 'Microsoft Works (WPS)'],
  ['VisioDocument', 'Visio (VSD)'],
]

/**
 * What an OLE file holds. Throws `password_protected` for an encrypted .docx or .doc, `old_word_format` for Word 6 and
 * 95, `damaged_file` when the container is broken, `file_cut_off` when it ends before anything is known of it.
 */
export async function identifyCompoundFile(path: string): Promise<TrueType> {
  const bytes = await readFile(path)
  const file = openCompoundFile(bytes)
  const names = new Set(file.streamNames)
  if (names.has('EncryptedPackage') || names.has('EncryptionInfo')) throw new MizanError('password_protected')
  if (names.has('WordDocument')) {
    const head = file.read('WordDocument')
    if (!head || head.length < 32) throw new MizanError('damaged_file')
    if (head.readUInt16LE(2) < WORD_97) throw new MizanError('old_word_format')
    if ((head.readUInt16LE(10) & ENCRYPTED) !== 0) throw new MizanError('password_protected')
    return { kind: 'document', format: 'doc' }
  }
  const known = KNOWN.find(([stream]) => names.has(stream))
  if (known) return { kind: 'foreign', foreign: { kind: 'document', name: known[1] } }
  if (!file.cutOff) throw new MizanError('damaged_file')
  if (findWordDocument(bytes)) return { kind: 'document', format: 'doc' }
  throw new MizanError('file_cut_off')
}
