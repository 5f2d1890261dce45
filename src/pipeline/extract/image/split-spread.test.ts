import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { GrayPicture } from './gray-picture.ts'
import { splitSpread } from './split-spread.ts'

const WIDTH = 1400
const HEIGHT = 900

type Drawing = { columns: { from: number; rows: number; letters: number }[]; fold?: number }

/** "Letters" as patches of ink in rows, on paper with or without the shadow of a fold. */
async function drawn({ columns, fold }: Drawing, turn = 0): Promise<GrayPicture> {
  const letters = columns.flatMap(({ from, rows, letters: count }) =>
    Array.from({ length: rows * count }, (_, at) => {
      const x = from + (at % count) * 24
      const y = 120 + Math.floor(at / count) * 60 - (at % 3 === 0 ? 8 : 0)
      return `<rect x="${x}" y="${y}" width="14" height="${at % 3 === 0 ? 28 : 20}"/>`
    }),
  )
  const shadow =
    fold === undefined
      ? ''
      : `<defs><linearGradient id="s"><stop offset="0" stop-color="#fff"/><stop offset="0.5" stop-color="#777"/><stop offset="1" stop-color="#fff"/></linearGradient></defs><rect x="${fold - 60}" width="120" height="${HEIGHT}" fill="url(#s)"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#fff"/>${shadow}${letters.join('')}</svg>`
  const { data, info } = await sharp(Buffer.from(svg))
    .rotate(turn)
    .flatten()
    .grayscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const OPEN_BOOK: Drawing = {
  columns: [
    { from: 80, rows: 8, letters: 22 },
    { from: 800, rows: 3, letters: 20 },
  ],
  fold: 690,
}

test('an open book is two pages, cut along the shadow of its fold', async () => {
  const [left, right, ...none] = await splitSpread(await drawn(OPEN_BOOK))
  expect(none).toEqual([])
  expect(Math.abs((left?.width ?? 0) - 690)).toBeLessThan(30)
  expect(Math.abs((right?.width ?? 0) - (WIDTH - 690))).toBeLessThan(30)
})

test('one photographed on its side is, too', async () => {
  const halves = await splitSpread(await drawn(OPEN_BOOK, 90))
  expect(halves.map(({ height }) => height)).toEqual([HEIGHT, HEIGHT])
})

test('lines that run through keep a wide page whole, shadow or not', async () => {
  const across = await drawn({ columns: [{ from: 80, rows: 6, letters: 50 }], fold: 690 })
  expect(await splitSpread(across)).toEqual([across])
})

test('without a shadow, text on both sides that keeps apart is two pages; beside a picture it is one', async () => {
  const column = { rows: 8, letters: 22 }
  const both = await drawn({
    columns: [
      { from: 80, ...column },
      { from: 790, ...column },
    ],
  })
  expect(await splitSpread(both)).toHaveLength(2)
  expect(await splitSpread(await drawn({ columns: [{ from: 80, ...column }] }))).toHaveLength(1)
})

test('an upright page is one', async () => {
  const { data, width, height } = await drawn(OPEN_BOOK)
  const upright = { data: data.subarray(0, 600 * HEIGHT), width: 600, height: HEIGHT }
  expect(width * height).toBe(data.length)
  expect(await splitSpread(upright)).toEqual([upright])
})
