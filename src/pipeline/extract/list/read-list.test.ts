import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeWorkbook } from '../../../../tests/support/make-workbook.ts'
import { MizanError } from '../../../contract/errors.ts'
import { createExtractor } from '../extract-book.ts'
import { readList } from './read-list.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mizan-lists-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

async function put(content: string | Uint8Array): Promise<string> {
  const path = join(folder, crypto.randomUUID())
  await writeFile(path, content)
  return path
}
const read = async (content: string | Uint8Array, filename: string) => await readList(await put(content), filename)
const wanted = (title: string, author = '', isbn = '', publisher = '') => ({ title, author, publisher, isbn })
const codeOf = async (content: string | Uint8Array, filename: string): Promise<string> =>
  await read(content, filename).then(
    () => 'read',
    (error: unknown) => (error instanceof MizanError ? error.code : String(error)),
  )

const HEIDI = wanted('Heidi', 'Johanna Spyri', '9780142410370')
const LEILA = wanted('ليلى والذئب', 'سمر إبراهيم')

describe('tables', () => {
  test.each([
    ['commas', 'Title,Author,ISBN\nHeidi,Johanna Spyri,978-0-14-241037-0\nليلى والذئب,سمر إبراهيم,\n'],
    [
      'semicolons, as European and Arabic systems save them',
      'ISBN;Author;Title\n9780142410370;Johanna Spyri;Heidi\n;سمر إبراهيم;ليلى والذئب',
    ],
    [
      'tabs, as they are copied from a sheet',
      'اسم الكتاب\tالمؤلف\tردمك\nHeidi\tJohanna Spyri\t٩٧٨٠١٤٢٤١٠٣٧٠\nليلى والذئب\tسمر إبراهيم\t\n',
    ],
    [
      'names of columns below what the list is',
      'Grade 5, reading list\n\nNo,Book Name,Author,ISBN-13\n1,Heidi,Johanna Spyri,9780142410370\n2,ليلى والذئب,سمر إبراهيم,\n',
    ],
    ['no names of columns', 'Heidi,Johanna Spyri,9780142410370\nليلى والذئب,سمر إبراهيم,9780571225477\n'],
  ])('%s', async (_, content) => {
    const { books } = await read(content, 'list.csv')
    expect(books.map(({ title, author }) => [title, author])).toEqual([
      ['Heidi', 'Johanna Spyri'],
      ['ليلى والذئب', 'سمر إبراهيم'],
    ])
    expect(books[0]).toEqual(HEIDI)
  })

  test('quotes, commas and line breaks in cells, and a row that names nothing', async () => {
    const csv =
      '\uFEFFTitle,Author\r\n"The Lion, the Witch ""and"" the\r\nWardrobe","Lewis, C. S."\r\n,\r\n---,nobody\r\n'
    expect(await read(csv, 'a.csv')).toEqual({
      books: [wanted('The Lion, the Witch "and" the Wardrobe', 'Lewis, C. S.')],
      leftOut: 1,
    })
  })

  test('one column, with its name or without: the commas of its titles are no separators', async () => {
    const titles = 'Sea, Sand and Sky\nThe Lion, the Witch and the Wardrobe\nHeidi\n'
    const expected = ['Sea, Sand and Sky', 'The Lion, the Witch and the Wardrobe', 'Heidi'].map((title) =>
      wanted(title),
    )
    expect((await read(titles, 'a.csv')).books).toEqual(expected)
    const quoted = `Title\n${titles.replaceAll(/^.+$/gm, '"$&"')}`
    expect((await read(quoted, 'a.csv')).books).toEqual(expected)
  })

  test('the code page of an older Arabic system', async () => {
    const arabic = Uint8Array.from([
      0xc7, 0xe1, 0xda, 0xe4, 0xe6, 0xc7, 0xe4, 0x0a, 0xc7, 0xe1, 0xe3, 0xcf, 0xd1, 0xd3, 0xc9, 0x20, 0xdd, 0xed, 0x20,
      0xc7, 0xe1, 0xde, 0xd1, 0xed, 0xc9,
    ])
    expect((await read(arabic, 'list.csv')).books).toEqual([wanted('المدرسة في القرية')])
  })
})

describe('Excel', () => {
  const rows = [
    ['Reading list'],
    ['Title', 'Author', '', 'ISBN'],
    ['Heidi', 'Johanna Spyri', '', 9_780_142_410_370],
    ['ليلى والذئب', 'سمر إبراهيم'],
  ]

  test('the first sheet that is shown and holds anything, numbers as they stand on a cover', async () => {
    const sheets = [
      { name: 'old', rows: [['Title'], ['Hidden']], hidden: true },
      { name: 'empty', rows: [] },
      { name: 'list', rows },
    ]
    expect(await read(await makeWorkbook(sheets), 'list.xlsx')).toEqual({ books: [HEIDI, LEILA], leftOut: 0 })
  })

  test('reads in the sandbox what it reads here, under any name', async () => {
    const extractor = createExtractor()
    try {
      const path = await put(await makeWorkbook([{ name: 'list', rows }]))
      expect(await extractor.readList(path, 'list.csv')).toEqual({ books: [HEIDI, LEILA], leftOut: 0 })
      await expect(extractor.readList(await put('%PDF-1.7 '), 'list.xlsx')).rejects.toMatchObject({
        code: 'list_unsupported',
      })
    } finally {
      await extractor.close()
    }
  })

  test('a bomb is not unpacked, an entity not expanded, and no prototype changed', async () => {
    const zeros = Buffer.alloc(40 * 1024 * 1024)
    const bomb = await makeWorkbook([{ name: 'list', rows }], { 'xl/sharedStrings.xml': zeros })
    expect(await codeOf(bomb, 'list.xlsx')).toBe('too_complex')
    const entities = '<!DOCTYPE sst [<!ENTITY a "aaaa">]><sst><si><t>&a;</t></si></sst>'
    const laughs = await makeWorkbook([{ name: 'list', rows }], { 'xl/sharedStrings.xml': entities })
    expect(await codeOf(laughs, 'list.xlsx')).toBe('damaged_file')
    const names = [
      ['Title', '__proto__', 'constructor'],
      ['__proto__', 'polluted', 'x'],
    ]
    const { books } = await read(await makeWorkbook([{ name: '__proto__', rows: names }]), 'list.xlsx')
    expect(books).toEqual([wanted('__proto__')])
    expect(Object.keys(Object.prototype)).toEqual([])
  })
})

describe('ONIX', () => {
  const onix = `<?xml version="1.0"?><ONIXMessage release="3.0"><Product><RecordReference>1</RecordReference><NotificationType>03</NotificationType>
    <ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9780142410370</IDValue></ProductIdentifier><DescriptiveDetail>
    <TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>Heidi</TitleText></TitleElement></TitleDetail>
    <Contributor><ContributorRole>A01</ContributorRole><PersonName>Johanna Spyri</PersonName></Contributor></DescriptiveDetail></Product>
    <Product><RecordReference>2</RecordReference><NotificationType>05</NotificationType><ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9780571225477</IDValue></ProductIdentifier></Product></ONIXMessage>`

  test('the books of a message, plain or packed, without what was withdrawn', async () => {
    const expected = { books: [HEIDI], leftOut: 0 }
    expect(await read(onix, 'list.xml')).toEqual(expected)
    expect(await read(gzipSync(onix), 'list.xml.gz')).toEqual(expected)
  })

  test('an older version, another XML and one that breaks off are told apart', async () => {
    expect(await codeOf(onix.replace('3.0', '2.1'), 'a.xml')).toBe('list_onix_version')
    expect(await codeOf('<html><body>Heidi</body></html>', 'a.xml')).toBe('list_unsupported')
    expect(await codeOf(onix.slice(0, -40), 'a.xml')).toBe('damaged_file')
  })
})

test('lines as people paste them', async () => {
  const lines = `1. Heidi by Johanna Spyri (ISBN 978-0-14-241037-0)
    • The Lion, the Witch and the Wardrobe, C. S. Lewis
    - Goodnight Moon — Margaret Wise Brown
    Sea, Sand and Sky
    Day by Day
    The Long Way Home by Homer

    ٣- ليلى والذئب - سمر إبراهيم
    «قصص الأنبياء للأطفال» تأليف محمود المصري
    20,000 Leagues Under the Sea
    1984
    9780571225477
    ....`
  expect(await read(lines, 'pasted.txt')).toEqual({
    books: [
      HEIDI,
      wanted('The Lion, the Witch and the Wardrobe', 'C. S. Lewis'),
      wanted('Goodnight Moon', 'Margaret Wise Brown'),
      wanted('Sea, Sand and Sky'),
      wanted('Day by Day'),
      wanted('The Long Way Home', 'Homer'),
      LEILA,
      wanted('قصص الأنبياء للأطفال', 'محمود المصري'),
      wanted('20,000 Leagues Under the Sea'),
      wanted('1984'),
      wanted('', '', '9780571225477'),
    ],
    leftOut: 1,
  })
})

test.each([
  ['a PDF', '%PDF-1.7\n1 0 obj', 'list_unsupported'],
  ['a program', Uint8Array.from({ length: 900 }, (_, at) => (at * 37) % 256), 'list_unsupported'],
  ['Excel of before 2007', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]), 'list_old_excel'],
  ['blank lines', '\n \n\t\n', 'list_empty'],
  ['too many', 'A title\n'.repeat(2001), 'list_too_long'],
])('%s: said in a sentence', async (_, content, code) => {
  expect(await codeOf(content, 'list.txt')).toBe(code)
})

test('whatever is sent, books of bounded texts come back or a MizanError', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string({ unit: 'binary' }), fc.uint8Array()), async (content) => {
      const path = await put(content)
      const answer = await readList(path, 'a.csv').catch((error: unknown) => {
        if (error instanceof MizanError) return null
        throw error
      })
      for (const book of answer?.books ?? []) {
        expect(Object.values(book).every((text) => text.length <= 300 && !/\p{Cc}/u.test(text))).toBe(true)
      }
    }),
    { numRuns: 150 },
  )
})
