import { describe, expect, test } from 'vitest'
import { traitsOf } from './character-traits.ts'
import { findMirroring, logicalOrder, runsRightToLeft } from './logical-order.ts'
import type { Span, Units } from './logical-order.ts'

type Line = Units & { span: Span; texts: string[] }

/** What is seen from left to right, character by character. */
function seen(text: string): Line {
  const texts = text.match(/\P{M}\p{M}*/gu) ?? []
  const codes = texts.map((unit) => unit.codePointAt(0) ?? 0)
  return {
    traits: Uint8Array.from(codes, traitsOf),
    sign: Uint32Array.from(codes),
    span: { from: 0, to: texts.length },
    texts,
  }
}

function read(line: Line, rightToLeft: boolean): string {
  const order = logicalOrder(line, line.span, rightToLeft, { brackets: 'stored', quotes: 'stored' })
  return order.map((unit) => line.texts[unit]).join('')
}

const runsRight = (text: string, page: boolean): boolean => {
  const line = seen(text)
  return runsRightToLeft(line, line.span, page)
}

describe('the order of a printed line', () => {
  test.each([
    ['1,250', '1,250'],
    ['12:30', '12:30'],
    ['50%', '50%'],
    ['١٢٣', '١٢٣'],
  ])('the number %s keeps its digits in order', (printed, number) => {
    expect(read(seen(`باتك ${printed} يف`), true)).toBe(`في ${number} كتاب`)
  })

  test('two Latin words keep their order and the space between them', () => {
    expect(read(seen('ةصق Peter Pan تأرق'), true)).toBe('قرأت Peter Pan قصة')
  })

  test('two numbers parted by a space are two runs', () => {
    expect(read(seen('20 10'), true)).toBe('10 20')
  })

  test('Arabic words within an English line are turned', () => {
    expect(read(seen('the word باتك means book'), false)).toBe('the word كتاب means book')
  })

  test('a line follows most of its letters, and without letters its page', () => {
    expect(runsRight('كتاب a', false)).toBe(true)
    expect(runsRight('book ك', true)).toBe(false)
    expect(runsRight('12', true)).toBe(true)
  })

  test('quotes and brackets are judged apart', () => {
    const line = seen('(معن) ”الك“')
    expect(findMirroring(line, [line.span])).toEqual({ brackets: 'mirrored', quotes: 'stored' })
  })
})
