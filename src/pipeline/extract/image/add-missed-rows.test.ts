import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addMissedRows } from './add-missed-rows.ts'
import type { LineReader } from './line-reader.ts'
import { textOf } from './recognised-page.ts'
import type { RecognisedPage, TextRow } from './recognised-page.ts'

/** Boxes of "letters" as patches of ink: two full lines, and a short third one below them. */
const LINES = [
  { y: 60, patches: 20 },
  { y: 100, patches: 20 },
  { y: 140, patches: 3 },
]

async function drawn(lines = LINES) {
  const patches = lines.flatMap(({ y, patches: count }) =>
    Array.from({ length: count }, (_, at) => `<rect x="${60 + at * 24}" y="${y}" width="16" height="20"/>`),
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640"><rect width="640" height="640" fill="#fff"/>${patches.join('')}</svg>`
  const picture = sharp(Buffer.from(svg)).flatten().grayscale().toColourspace('b-w').raw()
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

function reading(text: () => string): LineReader {
  return { read: async (_, lines) => lines.map(text), goOn: () => true }
}

function pageOf(...texts: string[]): RecognisedPage {
  const rows = texts.map((text, at): TextRow => ({
    text,
    box: { x0: 60, x1: 532, y0: 60 + at * 40, y1: 80 + at * 40 },
    paragraph: 0,
  }))
  const counts = { confidence: 90, worth: 50, words: 8, lineHeight: 20, markShare: 0 }
  return { language: 'en', text: textOf(rows, 'en'), rows, ...counts }
}

test('the short last line of a paragraph, left out by the recogniser, is read and put at its end', async () => {
  const page = await addMissedRows(
    await drawn(),
    pageOf('She went', 'up the'),
    reading(() => 'hill.\n'),
  )
  expect(page.text).toBe('She went up the hill.')
})

test('what comes out differently each time is no line', async () => {
  const scraps = ['abc', 'xyz wv', '12 lmn', 'qrst', 'u|u']
  const reader = reading(() => scraps.pop() ?? '')
  expect((await addMissedRows(await drawn(), pageOf('She went', 'up the'), reader)).text).toBe('She went up the')
})

test('lines that were read are not read again, and what stands far from them is left to the drawing', async () => {
  const far = await drawn([...LINES.slice(0, 2), { y: 500, patches: 6 }])
  const reader = reading(() => 'wrong')
  expect((await addMissedRows(far, pageOf('She went', 'up the'), reader)).text).toBe('She went up the')
})
