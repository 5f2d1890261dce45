import { expect, test } from 'vitest'
import { choosePassages } from './choose-passages.ts'
import { cutParts, partText, tokensOf } from './cut-parts.ts'

const PARAGRAPH = 'The boats came home in the evening and everybody was glad to see them. '.repeat(5).trim()
const BOOK = Array.from({ length: 60 }, (_, index) => `${index}. ${PARAGRAPH}`).join('\n\n')
const WHOLE = [{ start: 0, end: BOOK.length }]

test('the parts are the whole book, on paragraph borders, none too large', () => {
  const parts = cutParts(BOOK, WHOLE, 1000)
  const spans = parts.flatMap((part) => part.spans)
  expect(parts.length).toBeGreaterThan(4)
  expect(spans.map(({ start, end }) => BOOK.slice(start, end)).join('')).toBe(BOOK)
  for (const { start, end } of spans) {
    expect(tokensOf(BOOK.slice(start, end))).toBeLessThanOrEqual(1001)
    expect(BOOK.slice(start, start + 5)).toMatch(/^\d+\. /)
  }
})

test('no part is a small rest', () => {
  for (const tokens of [900, 1000, 1100, 1300, 1900, 2500]) {
    const sizes = cutParts(BOOK, WHOLE, tokens).map(({ spans }) =>
      spans.reduce((sum, { start, end }) => sum + end - start, 0),
    )
    expect(Math.min(...sizes)).toBeGreaterThan(Math.max(...sizes) / 2)
    expect(sizes.length).toBeLessThanOrEqual(Math.ceil(tokensOf(BOOK) / tokens) + 1)
  }
})

test('a text without borders is cut too, and never within a character', () => {
  const wall = '🌙'.repeat(9000)
  const spans = cutParts(wall, [{ start: 0, end: wall.length }], 1000).flatMap((part) => part.spans)
  expect(spans.map(({ start, end }) => wall.slice(start, end)).join('')).toBe(wall)
  for (const { start } of spans) expect(wall.slice(start, start + 2)).toBe('🌙')
})

test('Arabic is counted by more tokens than English', () => {
  expect(tokensOf('كان يا ما كان في قديم الزمان'.repeat(20))).toBeGreaterThan(
    1.5 * tokensOf('once upon a time there was '.repeat(20)),
  )
})

test('pages are marked where they begin', () => {
  const text = 'First page here.\nSecond page here.'
  const pages = [
    { number: 7, start: 0, end: 17, source: 'text' as const },
    { number: 8, start: 17, end: text.length, source: 'text' as const },
  ]
  const shown = partText({ text, pages, pageKind: 'page' }, { spans: [{ start: 0, end: text.length }] })
  expect(shown).toBe('[[page 7]]\nFirst page here.\n[[page 8]]\nSecond page here.')
})

test('a focused reading reads the opening, the end and every flagged place, each once', () => {
  const long = Array.from({ length: 700 }, (_, index) => `${index}. ${PARAGRAPH}`).join('\n\n')
  const at = long.indexOf('\n\n333. ') + 2
  const chosen = choosePassages(long, [{ start: at, end: at + 20 }])
  const covers = (offset: number): boolean => chosen.some(({ start, end }) => start <= offset && offset < end)
  expect([covers(0), covers(at), covers(long.length - 1)]).toEqual([true, true, true])
  expect(chosen.every(({ start }, index) => index === 0 || start > chosen[index - 1]!.end)).toBe(true)
  expect(chosen.reduce((sum, { start, end }) => sum + end - start, 0)).toBeLessThan(long.length / 3)
  expect(choosePassages('A short book.', [])).toEqual([{ start: 0, end: 13 }])
})
