import { describe, expect, test } from 'vitest'
import { findMirroring, logicalOrder, runsRightToLeft } from './logical-order.ts'

const NONE = { brackets: false, quotes: false }
/** What is seen from left to right, character by character. */
const seen = (text: string): string[] => text.match(/\P{M}\p{M}*/gu) ?? []

describe('the order of a printed line', () => {
  test.each([
    ['1,250', '1,250'],
    ['12:30', '12:30'],
    ['50%', '50%'],
    ['١٢٣', '١٢٣'],
  ])('the number %s keeps its digits in order', (printed, read) => {
    expect(logicalOrder(seen(`باتك ${printed} يف`.replace('باتك', 'باتك')), true, NONE)).toBe(`في ${read} كتاب`)
  })

  test('two Latin words keep their order and the space between them', () => {
    expect(logicalOrder(seen('ةصق Peter Pan تأرق'), true, NONE)).toBe('قرأت Peter Pan قصة')
  })

  test('two numbers parted by a space are two runs', () => {
    expect(logicalOrder(seen('20 10'), true, NONE)).toBe('10 20')
  })

  test('Arabic words within an English line are turned', () => {
    expect(logicalOrder(seen('the word باتك means book'), false, NONE)).toBe('the word كتاب means book')
  })

  test('a line follows most of its letters, and without letters its page', () => {
    expect(runsRightToLeft(seen('كتاب a'), false)).toBe(true)
    expect(runsRightToLeft(seen('book ك'), true)).toBe(false)
    expect(runsRightToLeft(seen('12'), true)).toBe(true)
  })

  test('quotes and brackets are judged apart', () => {
    expect(findMirroring([seen('(معن) ”الك“')])).toEqual({ brackets: true, quotes: false })
  })
})
