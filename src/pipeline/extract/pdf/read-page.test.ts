import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onePagePdf } from '../../../../tests/support/books/one-page-pdf.ts'
import { pdfReader } from './pdf-reader.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function textOf(content: string, page = ''): Promise<string> {
  const path = join(folder, 'page.pdf')
  await writeFile(path, onePagePdf(content, page))
  const book = await pdfReader.read({ paths: [path], filename: 'page.pdf', onProgress: () => undefined })
  return book.pages.map((one) => one.text).join('\n')
}

const at = (x: number, y: number, text: string): string => `BT /F1 14 Tf ${x} ${y} Td (${text}) Tj ET`
const STORY = at(72, 700, 'Once upon a time a small falcon learnt to fly over the dunes.')

test('what lies beyond the edge of the page, or is cut through by it, is not read', async () => {
  const beyond = [at(72, 900, 'Printer proof.'), at(72, -9, 'A line cut off.'), at(700, 400, 'Beside the page.')]
  const text = await textOf([STORY, ...beyond].join('\n'))
  expect(text).toBe('Once upon a time a small falcon learnt to fly over the dunes.')
})

test('the crop box is the edge of the page', async () => {
  const text = await textOf([STORY, at(72, 60, 'falcon.indd 7')].join('\n'), '/CropBox[40 100 555 800]')
  expect(text).toBe('Once upon a time a small falcon learnt to fly over the dunes.')
})

test('a page drawn sideways is read upright', async () => {
  const turned = (x: number, text: string): string => `BT /F1 14 Tf 0 1 -1 0 ${x} 72 Tm (${text}) Tj ET`
  const text = await textOf([turned(100, 'The first line of the page'), turned(120, 'and the second one.')].join('\n'))
  expect(text).toBe('The first line of the page and the second one.')
})
