import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildCompoundFile } from '../../../tests/support/books/build-compound-file.ts'
import { buildDoc } from '../../../tests/support/books/build-doc.ts'
import { buildZip } from '../../../tests/support/books/build-zip.ts'
import { ENGLISH_BOOK } from '../../../tests/support/books/sample-book.ts'
import { identify } from './identify.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mizan-identify-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function identified(bytes: Buffer, filename: string, kind: 'document' | 'images' = 'document'): Promise<string> {
  const path = join(folder, 'file')
  await writeFile(path, bytes)
  return identify(path, filename, kind)
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe('identify', () => {
  test.each([
    ['a PDF after a byte order mark', Buffer.from('\uFEFF%PDF-1.4\n'), 'pdf'],
    ['an RTF after white space', Buffer.from(' \n{\\rtf1 x}'), 'rtf'],
    ['a text', Buffer.from('Once upon a time'), 'txt'],
    [
      'Arabic in windows-1256',
      Buffer.from([0xc7, 0xe1, 0xde, 0xd1, 0xcf, 0x20, 0xc7, 0xe1, 0xdf, 0xc8, 0xed, 0xd1]),
      'txt',
    ],
    ['a Word 97 document', buildDoc(ENGLISH_BOOK), 'doc'],
  ])('%s is read as what it is, whatever document its name says', async (_, bytes, format) => {
    expect(await identified(bytes, 'book.doc')).toBe(format)
    expect(await identified(bytes, 'book.epub')).toBe(format)
  })

  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['HTML', () => Buffer.from('<!DOCTYPE html><html><body>x</body></html>'), 'HTML'],
    ['HTML without a doctype', () => Buffer.from('<p>Hello</p>'), 'HTML'],
    ['FictionBook', () => Buffer.from('<?xml version="1.0"?><FictionBook xmlns="x"></FictionBook>'), 'FB2'],
    ['flat Word XML', () => Buffer.from('<?xml version="1.0"?><pkg:package></pkg:package>'), 'Word XML'],
    ['a web archive', () => Buffer.from('MIME-Version: 1.0\nContent-Type: multipart/related\n\nx'), 'MHTML'],
    ['PostScript', () => Buffer.from('%!PS-Adobe-3.0\n'), 'PostScript'],
    ['a program', () => Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0\x04', 'latin1'), Buffer.alloc(300, 1)]), 'EXE'],
    ['a workbook', () => buildZip({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<x/>' }), 'Excel (XLSX)'],
    [
      'slides',
      () => buildZip({ '[Content_Types].xml': '<Types/>', 'ppt/presentation.xml': '<x/>' }),
      'PowerPoint (PPTX)',
    ],
    [
      'OpenDocument',
      () => buildZip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<x/>' }),
      'OpenDocument (ODT)',
    ],
    ['a zip of something', () => buildZip({ 'a.bin': 'x' }), 'ZIP'],
    ['an old workbook', () => buildCompoundFile({ Workbook: Buffer.alloc(600) }), 'Excel (XLS)'],
  ])('%s is named', async (_, build, actual) => {
    await expect(identified(await build(), 'book.pdf')).rejects.toMatchObject({
      code: 'disguised_type',
      params: { actual },
    })
  })

  test('an encrypted package is protected by a password', async () => {
    const bytes = buildCompoundFile({ EncryptionInfo: Buffer.alloc(600), EncryptedPackage: Buffer.alloc(600) })
    await expect(identified(bytes, 'book.docx')).rejects.toMatchObject({ code: 'password_protected' })
  })

  test('encrypted and very old Word documents are told apart', async () => {
    await expect(identified(buildDoc(ENGLISH_BOOK, { flags: 0x0100 }), 'a.doc')).rejects.toMatchObject({
      code: 'password_protected',
    })
    await expect(identified(buildDoc(ENGLISH_BOOK, { version: 0x65 }), 'a.doc')).rejects.toMatchObject({
      code: 'old_word_format',
    })
  })

  test('pictures and documents are not taken for each other', async () => {
    expect(await identified(PNG, 'page.jpg', 'images')).toBe('image')
    await expect(identified(PNG, 'page.pdf')).rejects.toMatchObject({
      code: 'wrong_type',
      params: { expected: 'PDF', actual: 'PNG' },
    })
    await expect(identified(Buffer.from('{\\rtf1 x}'), 'page.png', 'images')).rejects.toMatchObject({
      code: 'wrong_type',
      params: { expected: 'PNG', actual: 'RTF' },
    })
  })

  test('noise is damaged', async () => {
    const noise = Buffer.from(Array.from({ length: 4_000 }, (_, index) => (index * index * 31) % 256))
    await expect(identified(noise, 'a.docx')).rejects.toMatchObject({ code: 'damaged_file' })
  })
})
