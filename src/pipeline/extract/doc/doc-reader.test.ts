import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildDoc, type DocOptions } from '../../../../tests/support/books/build-doc.ts'
import { drawnPicture } from '../../../../tests/support/books/drawn-picture.ts'
import { ENGLISH_BOOK } from '../../../../tests/support/books/sample-book.ts'
import type { RawBook } from '../reader.ts'
import { docReader } from './doc-reader.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mizan-doc-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function read(options: DocOptions, bytes = buildDoc(ENGLISH_BOOK, options)): Promise<RawBook> {
  const path = join(folder, 'book')
  await writeFile(path, bytes)
  return docReader.read({ paths: [path], filename: 'a.doc', onProgress: () => undefined })
}

const textOf = async (options: DocOptions): Promise<string> =>
  (await read(options)).pages.map((page) => page.text).join('|')

describe('docReader', () => {
  test('Word signs become text', async () => {
    expect(await textOf({ text: 'well\u001Eknown op\u001Ftional\u000Bline\u0001\r' })).toBe(
      'well-known optional\nline\n',
    )
    expect(await textOf({ text: '€ “x” – كلمة\r' })).toBe('€ “x” – كلمة\n')
  })

  test('of a field the result stays', async () => {
    expect(await textOf({ text: 'a \u0013 HYPERLINK "http://x" \u0014link\u0015 b \u0013 PAGE \u0015c\r' })).toBe(
      'a link b c\n',
    )
    expect(await textOf({ text: '\u0013 IF \u0013 DATE \u0014today\u0015 \u0014yes\u0015\r' })).toBe('yes\n')
  })

  test('a field that is never closed hides nothing after its line', async () => {
    expect(await textOf({ text: 'a \u0013 PAGE \rStill here.\r' })).toBe('a \nStill here.\n')
  })

  test('cells become tabs, rows lines', async () => {
    expect(await textOf({ text: 'a\u0007b\u0007\u0007c\u0007d\u0007\u0007end\r' })).toBe('a\tb\t\nc\td\t\nend\n')
  })

  test('pictures that are files stand where their sign does; what is no file is none', async () => {
    const pictures = { 4: await drawnPicture(1), 10: await drawnPicture(2), 11: Buffer.from('a metafile') }
    const found = await read({ text: 'one\r\u0001\r\u000Ctwo\u0001\u0001\r', pictures })
    expect(found.pages.map(({ text }) => text)).toEqual(['one\n\n\n', 'two\n'])
    expect(found.pictures?.kept.map(({ page, at, width }) => [page, at, width])).toEqual([
      [0, 4, 400],
      [1, 3, 400],
    ])
  })

  test('page breaks make pages', async () => {
    expect(await textOf({ text: 'one\r\u000Ctwo\r' })).toBe('one\n\n|two\n')
  })

  test('footnotes follow the body', async () => {
    expect(await textOf({ text: 'The cat\u0002 sat.\r', footnotes: '\u0002 A feline.\r' })).toBe(
      'The cat sat.\n\nA feline.',
    )
  })

  test('tracked deletions are left out, other formatting deletes nothing', async () => {
    const text = 'The dog cat sat.\r'
    expect(await textOf({ text, runs: [[4, 8, 0x0800]] })).toBe('The \0\0\0\0cat sat.\n'.replaceAll('\0', ''))
    for (const property of [0x0835, 0x4a60 & 0x1fff, 0x2a00])
      expect(await textOf({ text, runs: [[4, 8, property]] })).toContain('dog')
  })

  test('hidden text is read and told', async () => {
    const book = await read({ text: 'The secret cat.\r', runs: [[4, 10, 0x083c]] })
    expect(book.pages[0]?.text).toContain('secret')
    expect(book.notices).toEqual([{ code: 'hidden_text' }])
  })

  test('a file that ends before its text says so', async () => {
    const long = buildDoc(ENGLISH_BOOK, { text: 'word '.repeat(4_000) })
    // The piece table claims more text than the stream holds.
    const at = long.indexOf(Buffer.from([2, 16, 0, 0, 0]))
    long.writeUInt32LE(30_000, at + 9)
    expect((await read({}, long)).notices).toEqual([{ code: 'cut_off_file' }])
  })

  test('a file that was copied in part is read as far as it goes', async () => {
    const story = Array.from({ length: 900 }, (_, line) => `Line ${line} of the story.`).join('\r')
    for (const text of [story, story.replaceAll('story', 'حكاية')]) {
      const whole = buildDoc(ENGLISH_BOOK, { text })
      const book = await read({}, whole.subarray(0, Math.floor(whole.length * 0.6)))
      expect(book.notices).toEqual([{ code: 'cut_off_file' }])
      expect(book.pages.map((page) => page.text).join('')).toContain(text.slice(0, 8_000).replaceAll('\r', '\n'))
    }
  })

  test('without a piece table it is damaged', async () => {
    const bytes = buildDoc(ENGLISH_BOOK)
    bytes.writeUInt8(9, bytes.indexOf(Buffer.from([2, 16, 0, 0, 0])))
    await expect(read({}, bytes)).rejects.toMatchObject({ code: 'damaged_file' })
  })
})
