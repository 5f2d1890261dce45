import { expect, test } from 'vitest'
import { createNativeRecogniser } from './native-recogniser.ts'
import { recognisedPage } from './recognised-page.ts'

const picture = { data: Buffer.alloc(64 * 64, 255), width: 64, height: 64 }
const TSV = [
  'level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext',
  '1\t1\t0\t0\t0\t0\t0\t0\t640\t480\t-1\t',
  '2\t1\t1\t0\t0\t0\t10\t10\t600\t90\t-1\t',
  '3\t1\t1\t1\t0\t0\t10\t10\t600\t90\t-1\t',
  '4\t1\t1\t1\t1\t0\t10\t10\t600\t40\t-1\t',
  '5\t1\t1\t1\t1\t1\t10\t10\t300\t40\t96.5\tGrandmother',
  '5\t1\t1\t1\t1\t2\t320\t10\t290\t40\t91\twaited',
  '4\t1\t1\t1\t2\t0\t10\t60\t200\t40\t-1\t',
  '5\t1\t1\t1\t2\t1\t10\t60\t200\t40\t95\tpatiently.',
].join('\n')

test('the table of a page is its paragraphs, lines and words', async () => {
  const recogniser = createNativeRecogniser(async () => TSV)
  const blocks = await recogniser.readPage(picture, 'en', 1000)
  const page = recognisedPage(blocks ?? { blocks: [] }, 'en')
  expect(page.text).toBe('Grandmother waited patiently.')
  expect(page.rows.map(({ box }) => box)).toEqual([
    { x0: 10, y0: 10, x1: 610, y1: 50 },
    { x0: 10, y0: 60, x1: 210, y1: 100 },
  ])
  expect(page.confidence).toBeGreaterThan(90)
})

test('lines are parted as they were asked for, and what came out empty stays in its place', async () => {
  const recogniser = createNativeRecogniser(async () => 'one\n\f\fthree\n\f')
  expect(await recogniser.readLines([picture, picture, picture], 'line', 'en')).toEqual(['one\n', '', 'three\n'])
})

test('a page that took too long is not read; a program that does not run is said to be away', async () => {
  const recogniser = createNativeRecogniser(async () => null)
  expect(await recogniser.readPage(picture, 'en', 1000)).toBeUndefined()
  await expect(recogniser.readLines([picture], 'raw', 'ar')).rejects.toMatchObject({ code: 'unavailable' })
})
