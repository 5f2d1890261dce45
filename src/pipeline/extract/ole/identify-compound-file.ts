import { readFile } from 'node:fs/promises'
import { MizanError } from '../../../contract/errors.ts'
import type { TrueType } from '../identify.ts'
import { openCompoundFile } from './open-compound-file.ts'

/** First FIB version of Word 97; lower ones are Word 6 and 95 ([MS-DOC] 2.5.1). */
const WORD_97 = 0xc1

const ENCRYPTED = 0x0100

/**
 * What an OLE file holds. Throws `password_protected` for an encrypted .docx or .doc, `old_word_format` for Word 6 and
 * 95, `damaged_file` when the container is broken.
 */
export async function identifyCompoundFile(path: string): Promise<TrueType> {
  const file = openCompoundFile(await readFile(path))
  const names = new Set(file.streamNames)
  if (names.has('EncryptedPackage') || names.has('EncryptionInfo')) throw new MizanError('password_protected')
  if (names.has('WordDocument')) {
    const head = file.read('WordDocument')
    if (!head || head.length < 32) throw new MizanError('damaged_file')
    if (head.readUInt16LE(2) < WORD_97) throw new MizanError('old_word_format')
    if ((head.readUInt16LE(10) & ENCRYPTED) !== 0) throw new MizanError('password_protected')
    return { kind: 'document', format: 'doc' }
  }
  if (names.has('Workbook') || names.has('Book')) return { kind: 'foreign', name: 'Excel (XLS)' }
  if (names.has('PowerPoint Document')) return { kind: 'foreign', name: 'PowerPoint (PPT)' }
  if (names.has('__properties_version1.0')) return { kind: 'foreign', name: 'Outlook (MSG)' }
  if (names.has('CONTENTS') && names.has('Quill')) return { kind: 'foreign', name: 'Publisher (PUB)' }
  throw new MizanError('damaged_file')
}
