import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfOfPages } from '../../../../tests/support/books/one-page-pdf.ts'
import type { RawBook } from '../reader.ts'
import { createPdfReader } from './pdf-reader.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pdf-reader-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Recognition that says which page it was shown, by counting. */
async function read(contents: string[]): Promise<{ book: RawBook; recognised: number }> {
  const path = join(folder, `${contents.length}.pdf`)
  await writeFile(path, pdfOfPages(contents))
  let recognised = 0
  const reader = createPdfReader(() => ({
    readPicture: () =>
      Promise.resolve({ text: `picture ${++recognised}`, source: 'ocr', confidence: 90, writing: true }),
    close: () => Promise.resolve(),
  }))
  const book = await reader.read({ paths: [path], filename: 'book.pdf', onProgress: () => undefined })
  return { book, recognised }
}

const lines = (...texts: string[]): string =>
  `BT /F1 12 Tf 16 TL 72 760 Td ${texts.map((text) => `(${text}) Tj T*`).join(' ')} ET`
const STORY = lines('Once upon a time a small falcon', 'learnt to fly over the dunes.')
/** Arabic letters by their codes in windows-1256, which Helvetica shows as accented Latin ones. */
const GARBLED = lines('ÇáÃÑäÈ ÇáÕÛíÑ ãÔì Åáì ÇáÛÇÈÉ æÑÃì ËÚáÈÇ', 'ßÈíÑÇ íÌáÓ ÊÍÊ ÇáÔÌÑÉ')
const OUTLINES = Array.from({ length: 80 }, (_, at) => `${72 + at * 4} 400 m ${74 + at * 4} 412 l S`).join('\n')

test('a book is read page by page: text as text, what has no usable text as a picture, blank pages not at all', async () => {
  const { book, recognised } = await read([
    STORY,
    GARBLED,
    '',
    OUTLINES,
    lines('The end of the story of the falcon, who slept.'),
  ])
  expect(book.pages.map(({ text, source }) => `${source}: ${text}`)).toEqual([
    'text: Once upon a time a small falcon learnt to fly over the dunes.',
    'ocr: picture 1',
    'text: ',
    'ocr: picture 2',
    'text: The end of the story of the falcon, who slept.',
  ])
  expect(recognised).toBe(2)
})

test('the text layer of a scan is taken when it is good and recognised anew when it is not', async () => {
  const scan = (text: string): string =>
    `q 595 0 0 842 0 0 cm BI /W 1 /H 1 /CS /G /BPC 8 ID \x00 EI Q BT 3 Tr /F1 8 Tf 20 700 Td (${text}) Tj ET`
  const good =
    'The keeper lit the lantern above the harbour every evening and the boats found their way home before the storm came over the sea'
  const poor =
    'Tlie kecpcr ol Harbonrmonth lil tlie lanlern abovc tlie harbonr evcry evcning and tlie boals fonnd tlieir woy homc bcfore slorm'
  const { book } = await read([scan(good), scan(poor)])
  expect(book.pages.map(({ text, source }) => [source, text])).toEqual([
    ['text', good],
    ['ocr', 'picture 1'],
  ])
})

test('headers that differ on left and right pages and page numbers are no part of the sentences', async () => {
  const body = [
    'the falcon flew over the first',
    'dune and saw the second',
    'dune and behind it the third',
    'dune and then the shining',
    'sea, and over the sea',
  ]
  const contents = body.map((text, index) => {
    const header = index % 2 === 0 ? `THE FALCON ${index + 11}` : `${index + 11} MONA SALEH`
    const at = (y: number, line: string): string => `BT /F1 12 Tf 72 ${y} Td (${line}) Tj ET`
    return [at(800, header), at(600, text), at(584, 'until the evening came on, and'), at(40, String(index + 11))].join(
      '\n',
    )
  })
  const { book } = await read(contents)
  expect(book.pages.map(({ text }) => text)).toEqual(body.map((text) => `${text} until the evening came on, and`))
  expect(book.pages.map(({ label }) => label)).toEqual(['11', '12', '13', '14', '15'])
})
