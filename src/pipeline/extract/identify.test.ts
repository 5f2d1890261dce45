import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildCompoundFile } from '../../../tests/support/books/build-compound-file.ts'
import { buildDoc } from '../../../tests/support/books/build-doc.ts'
import { buildZip } from '../../../tests/support/books/build-zip.ts'
import { ENGLISH_BOOK } from '../../../tests/support/books/sample-book.ts'
import type { ErrorCode } from '../../contract/error-codes.ts'
import { MizanError } from '../../contract/errors.ts'
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

  const zip = (entries: Record<string, string>) => (): Promise<Buffer> => buildZip(entries)
  const bytes = (latin: string) => (): Buffer => Buffer.from(latin.padEnd(600, '\0\x01'), 'latin1')
  const text = (markup: string) => (): Buffer => Buffer.from(markup)
  const at60 = (signature: string) => bytes('A book'.padEnd(60, '\0') + signature)
  const types = '<Types/>'

  test.each<[string, ErrorCode, () => Promise<Buffer> | Buffer]>([
    // books and papers of other kinds
    ['HTML', 'disguised_type', text('<!DOCTYPE html><html><body>x</body></html>')],
    ['HTML', 'disguised_type', text('<p>Hello</p>')],
    ['FictionBook (FB2)', 'disguised_type', text('<?xml version="1.0"?><FictionBook xmlns="x"></FictionBook>')],
    ['FictionBook (FB2)', 'disguised_type', zip({ 'book.fb2': '<FictionBook/>' })],
    ['Word XML', 'disguised_type', text('<?xml version="1.0"?><pkg:package></pkg:package>')],
    ['OpenDocument (FODT)', 'disguised_type', text('<?xml version="1.0"?><office:document xmlns:office="x"/>')],
    ['MHTML', 'disguised_type', text('MIME-Version: 1.0\nContent-Type: multipart/related\n\nx')],
    ['PostScript', 'disguised_type', text('%!PS-Adobe-3.0\n')],
    ['Kindle (MOBI/AZW)', 'disguised_type', at60('BOOKMOBI')],
    ['Palm (PDB)', 'disguised_type', at60('TEXtREAd')],
    ['Kindle (AZW/Topaz)', 'disguised_type', bytes('TPZ0\0')],
    ['Kindle (KFX)', 'disguised_type', bytes('\xeaDRMION\xee')],
    ['Microsoft Reader (LIT)', 'disguised_type', bytes('ITOLITLS')],
    ['CHM', 'disguised_type', bytes('ITSF\x03')],
    ['DjVu', 'disguised_type', bytes('AT&TFORM\0\0\0\0DJVM')],
    ['WordPerfect', 'disguised_type', bytes('\xffWPC')],
    ['Photoshop (PSD)', 'disguised_type', bytes('8BPS\0\x01')],
    ['Excel (XLSX)', 'disguised_type', zip({ '[Content_Types].xml': types, 'xl/workbook.xml': '<x/>' })],
    ['PowerPoint (PPTX)', 'disguised_type', zip({ '[Content_Types].xml': types, 'ppt/presentation.xml': '<x/>' })],
    ['OpenDocument (ODT)', 'disguised_type', zip({ mimetype: 'application/vnd.oasis.opendocument.text' })],
    ['OpenDocument (ODP)', 'disguised_type', zip({ mimetype: 'application/vnd.oasis.opendocument.presentation' })],
    ['Apple Pages / iWork', 'disguised_type', zip({ 'Index/Document.iwa': 'x', 'preview.jpg': 'x' })],
    ['XPS', 'disguised_type', zip({ '[Content_Types].xml': types, 'FixedDocSeq.fdseq': '<x/>' })],
    ['Excel (XLS)', 'disguised_type', () => buildCompoundFile({ Workbook: Buffer.alloc(600) })],
    ['PowerPoint (PPT)', 'disguised_type', () => buildCompoundFile({ 'PowerPoint Document': Buffer.alloc(600) })],
    ['WordPerfect', 'disguised_type', () => buildCompoundFile({ PerfectOffice_MAIN: Buffer.alloc(600) })],
    // archives
    ['ZIP', 'disguised_archive', zip({ 'a.bin': 'x' })],
    ['ZIP (PDF)', 'disguised_archive', zip({ 'folder/book.pdf': 'x', 'readme.nfo': 'y' })],
    ['ZIP (CBZ)', 'disguised_archive', zip({ '001.jpg': 'x', '002.png': 'y', 'ComicInfo.xml': '<x/>' })],
    ['RAR (CBR)', 'disguised_archive', bytes('Rar!\x1a\x07\0')],
    ['7-Zip', 'disguised_archive', bytes("7z\xbc\xaf'\x1c")],
    ['GZIP', 'disguised_archive', bytes('\x1f\x8b\x08')],
    // recordings
    ['MP4', 'disguised_recording', bytes('\0\0\0\x18ftypisom')],
    ['MP3', 'disguised_recording', bytes('\xff\xfb\x90\x64')],
    ['WAV', 'disguised_recording', bytes('RIFF\x24\0\0\0WAVEfmt ')],
    ['MKV', 'disguised_recording', bytes('\x1a\x45\xdf\xa3\xa3\x42\x82\x88matroska')],
    // programs
    ['Windows (EXE)', 'disguised_program', bytes('MZ\x90\0\x03\0\0\0\x04')],
    ['Linux (ELF)', 'disguised_program', bytes('\x7fELF\x02\x01\x01')],
    ['Android (APK)', 'disguised_program', zip({ 'AndroidManifest.xml': 'x', 'classes.dex': 'y' })],
    // pictures no reader here opens
    ['TIFF', 'disguised_picture', bytes('II*\0\x08\0\0\0')],
    ['HEIC', 'disguised_picture', bytes('\0\0\0\x18ftypheic')],
    // the rest
    ['TTF', 'disguised_other', bytes('\0\x01\0\0\0\x0c')],
  ])('%s is named and answered as %s, whatever the name says', async (actual, code, build) => {
    for (const filename of ['book.pdf', 'book.doc', 'book.txt']) {
      const error: unknown = await identified(await build(), filename).catch((thrown: unknown) => thrown)
      expect(error).toMatchObject({ code, params: { actual } })
      if (!(error instanceof MizanError)) return
      for (const language of ['en', 'ar'] as const) {
        const sentence = error.sentence(language)
        expect(sentence).toContain(actual)
        expect(sentence).not.toMatch(/[{}]|undefined/)
        // What it is, then what to do.
        expect(sentence).toMatch(
          language === 'en' ? /^The file is really .+ (Save|Unpack|Choose) / : /^الملف في حقيقته .+\. /,
        )
      }
    }
  })

  test('a picture of another kind is named in the place for pictures too', async () => {
    await expect(identified(bytes('\0\0\0\x18ftypheic')(), 'page.jpg', 'images')).rejects.toMatchObject({
      code: 'disguised_picture',
      params: { actual: 'HEIC' },
    })
  })

  test.each(['BMX bikes are fun.', 'MZ was her name.', 'GIF8 is no word.', 'ID3', 'a', 'PK is short for Pakistan.'])(
    'a story that begins with a signature (%j) is a text',
    async (story) => {
      expect(await identified(Buffer.from(story), 'a.txt')).toBe('txt')
    },
  )

  test('a word processor without a signature is guessed, and said to be a guess', async () => {
    const body = 'Once upon a time there was a cat. \xcb\x0a\x01\xf6\x01\xcb'.repeat(20)
    const old = Buffer.from(`\xc0\x0a\x4a\x09\x4a\xc0\xd0\x42\x6c\x42\x70\xd0${'\0\x11'.repeat(60)}${body}`, 'latin1')
    await expect(identified(old, 'a.doc')).rejects.toMatchObject({ code: 'old_word_processor' })
  })

  test('an encrypted package is protected by a password', async () => {
    const locked = buildCompoundFile({ EncryptionInfo: Buffer.alloc(600), EncryptedPackage: Buffer.alloc(600) })
    await expect(identified(locked, 'book.docx')).rejects.toMatchObject({ code: 'password_protected' })
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
