import { expect, test } from 'vitest'
import { findLines } from './find-lines.ts'
import type { GrayPicture } from './gray-picture.ts'

const WIDTH = 800
const HEIGHT = 600

function paper(): GrayPicture {
  return { data: Buffer.alloc(WIDTH * HEIGHT, 235), width: WIDTH, height: HEIGHT }
}

function fill({ data }: GrayPicture, x0: number, y0: number, width: number, height: number): void {
  for (let y = y0; y < y0 + height; y++) data.fill(30, y * WIDTH + x0, y * WIDTH + x0 + width)
}

/** Ten words of blocks as high as letters, with marks above and below each. */
function line(page: GrayPicture, y: number): void {
  for (let word = 0; word < 10; word++) {
    fill(page, 300 + word * 40, y, 28, 20)
    fill(page, 308 + word * 40, y - 9, 8, 4)
    fill(page, 312 + word * 40, y + 25, 8, 4)
  }
}

test('a few lines beside a picture are found whole, their vowel marks with them', () => {
  const page = paper()
  fill(page, 60, 40, 400, 250)
  line(page, 380)
  line(page, 450)
  const { lines } = findLines(page)
  const rows = lines.filter((found) => found.x1 - found.x0 > 350)
  expect(rows.map(({ y0 }) => y0).toSorted((a, b) => a - b)).toEqual([371, 441])
  expect(rows.every(({ y0, y1 }) => y1 - y0 === 37)).toBe(true)
  expect(lines.every(({ y0 }) => y0 > 300)).toBe(true)
})

test('shadow is no ink and an empty page has no lines', () => {
  const page = paper()
  for (let at = 0; at < page.data.length; at++) page.data[at] = 235 - Math.round(((at % WIDTH) / WIDTH) * 120)
  expect(findLines(page).lines).toEqual([])
})

test('lines show how far a page is turned, and are longer along than across', () => {
  const page = paper()
  for (let word = 0; word < 16; word++) fill(page, 80 + word * 40, 300 + word, 28, 20)
  expect(findLines(page).slope).toBeCloseTo(1.4, 0)
})
