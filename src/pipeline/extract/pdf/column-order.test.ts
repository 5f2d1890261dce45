import { describe, expect, test } from 'vitest'
import { findGutter, inReadingOrder } from './column-order.ts'
import type { TextLine } from './glyph.ts'

function line(text: string, left: number, right: number, baseline: number, rightToLeft = false): TextLine {
  return { text, left, right, baseline, height: 12, rightToLeft }
}

/** Rows of two columns as they come when a page is read line by line. */
function rows(count: number, rightToLeft = false): TextLine[] {
  return Array.from({ length: count }, (_, row) => [
    line(`left ${row}`, 50, 280, 700 - row * 14, rightToLeft),
    line(`right ${row}`, 320, 550, 700 - row * 14, rightToLeft),
  ]).flat()
}

const texts = (lines: TextLine[]): string[] => inReadingOrder(lines).map(({ text }) => text)

describe('columns', () => {
  test('are read one after the other below a title across both', () => {
    const read = texts([line('A title across the page', 60, 540, 740), ...rows(5)])
    expect(read.slice(0, 3)).toEqual(['A title across the page', 'left 0', 'left 1'])
    expect(read.indexOf('right 0')).toBe(6)
  })

  test('of a right-to-left page begin on the right', () => {
    expect(texts(rows(5, true))[0]).toBe('right 0')
  })

  test('narrow cells of a table stay rows', () => {
    const cells = Array.from({ length: 6 }, (_, row) => [
      line(`a${row}`, 50, 80, 700 - row * 14),
      line(`b${row}`, 200, 230, 700 - row * 14),
    ]).flat()
    expect(findGutter(cells)).toBeUndefined()
    expect(texts(cells)[0]).toBe('a0 b0')
  })

  test('a page of full lines has none', () => {
    const lines = Array.from({ length: 20 }, (_, row) => line(`full ${row}`, 50, 550, 700 - row * 14))
    expect(findGutter(lines)).toBeUndefined()
    expect(texts(lines)).toHaveLength(20)
  })
})
