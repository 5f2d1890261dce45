import { expect, test } from 'vitest'
import type { GrayPicture } from './gray-picture.ts'
import type { OcrPage } from './ocr.ts'
import { withSecondReader } from './second-reader.ts'

const picture: GrayPicture = { data: Buffer.alloc(64 * 64, 200), width: 64, height: 64 }
const READ = 'The captain walked along the harbour while lanterns burned above the silent water'
const page = (confidence: number, others: Partial<OcrPage> = {}): OcrPage => ({
  text: READ,
  source: 'ocr',
  confidence,
  writing: true,
  ...others,
})

async function read(first: OcrPage, second: { text: string; readable: number } | null) {
  const asked: Uint8Array[] = []
  const ocr = withSecondReader({ readPicture: async () => first, close: async () => {} }, async (jpeg) => {
    asked.push(jpeg)
    return second
  })
  return { page: await ocr.readPicture(picture, performance.now() + 1000), asked }
}

test('a page that was read with confidence is shown to nobody, nor is a picture without writing', async () => {
  expect((await read(page(90), null)).asked).toEqual([])
  expect((await read({ text: '', source: 'ocr', writing: false }, null)).asked).toEqual([])
})

test('a poor page is read again, from a JPEG', async () => {
  const better = READ.replace('harbour', 'harbor')
  const { page: result, asked } = await read(page(60), { text: `${better}\n`, readable: 93 })
  expect(result).toEqual({ text: better, source: 'ocr', confidence: 93, writing: true })
  expect([...asked[0]!.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff])
})

test('an unread page is read by the second reader alone', async () => {
  const { page: result } = await read(page(20, { unread: true, text: '@#' }), { text: 'A clear page.', readable: 88 })
  expect(result).toEqual({ text: 'A clear page.', source: 'ocr', confidence: 88, writing: true })
})

test.each([
  ['could not read it either', { text: 'A', readable: 20 }],
  ['gives no answer', null],
  [
    'tells of something else',
    { text: 'A friendly rabbit eats a carrot in the sunny garden every single day', readable: 99 },
  ],
])('the first reading stays when the second %s', async (_, second) => {
  const first = page(60)
  expect((await read(first, second)).page).toEqual(first)
})
