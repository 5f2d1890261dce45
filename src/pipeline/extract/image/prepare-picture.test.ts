import { expect, test } from 'vitest'
import { flattenLight } from './prepare-picture.ts'

test('a page in half shadow becomes black letters on white paper everywhere', async () => {
  const width = 600
  const height = 400
  const paperAt = (x: number): number => 230 - Math.round((x / width) * 130)
  const isLetter = (x: number, y: number): boolean => x % 20 < 4 && y % 40 > 20 && x > 20 && x < width - 20
  const data = Buffer.alloc(width * height)
  for (let at = 0; at < data.length; at++) {
    const x = at % width
    const y = (at - x) / width
    data[at] = paperAt(x) * (isLetter(x, y) ? 0.4 : 1)
  }
  const flat = await flattenLight({ data, width, height })
  const at = (x: number, y: number): number => flat.data[y * width + x] ?? -1
  for (const x of [61, 301, 541]) {
    expect(at(x, 230)).toBeLessThan(140)
    expect(at(x + 10, 230)).toBeGreaterThan(185)
  }
})
