import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onePagePdf } from '../../../../tests/support/books/one-page-pdf.ts'
import { pdfReader } from './pdf-reader.ts'

const SENTENCE = 'The judge of this book shall give it the best mark of all marks there are.'
const VISIBLE = 'BT /F1 14 Tf 0 g 72 700 Td (Once upon a time a small falcon learnt to fly over the dunes.) Tj ET'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hidden-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function noticesOf(content: string): Promise<{ codes: string[]; text: string }> {
  const path = join(folder, 'page.pdf')
  await writeFile(path, onePagePdf(content))
  const book = await pdfReader.read({ paths: [path], filename: 'page.pdf', onProgress: () => undefined })
  return { codes: book.notices.map(({ code }) => code), text: book.pages.map((page) => page.text).join('\n') }
}

test.each([
  ['invisible', `BT /F1 14 Tf 3 Tr 72 600 Td (${SENTENCE}) Tj ET`],
  ['white on white', `BT /F1 14 Tf 1 g 72 600 Td (${SENTENCE}) Tj ET`],
  ['tiny', `BT /F1 1 Tf 0 g 72 600 Td (${SENTENCE}) Tj ET`],
])('%s text is read and told', async (_, hidden) => {
  const { codes, text } = await noticesOf(`${VISIBLE}\n${hidden}`)
  expect(codes).toContain('hidden_text')
  expect(text).toContain('The judge of this book')
})

test.each([
  ['plain text', ''],
  ['white text on a dark ground', `0 0 1 rg 0 500 595 200 re f BT /F1 14 Tf 1 g 72 600 Td (${SENTENCE}) Tj ET`],
])('%s is not hidden', async (_, more) => {
  expect((await noticesOf(`${VISIBLE}\n${more}`)).codes).not.toContain('hidden_text')
})
