import { describe, expect, test } from 'vitest'
import type { TextLine } from './glyph.ts'
import { createHyphenJoiner } from './join-hyphen.ts'
import { mendPageBorders } from './mend-page-borders.ts'

const join = createHyphenJoiner(
  () => 0,
  (word) => ['wonderful', 'gin', 'nurtured'].includes(word),
)

function line(text: string, hyphenated = false): TextLine {
  const place = { left: 50, right: 350, baseline: 100, height: 12, rightToLeft: false }
  return { text, ...place, ...(hyphenated ? { hyphenated } : {}) }
}

const mend = (...pages: TextLine[][]): string[][] =>
  mendPageBorders(pages, join).map((lines) => lines.map(({ text }) => text))

describe('a word broken over a page border', () => {
  test('stands whole on the page it begins on', () => {
    expect(mend([line('It was a won-')], [line('derful day.')])).toEqual([['It was a wonderful'], ['day.']])
    expect(mend([line('It was a won', true)], [], [line('derful')])).toEqual([['It was a wonderful'], [], []])
  })

  test('a compound keeps its hyphen', () => {
    expect(mend([line('a gin-')], [line('nurtured one')])).toEqual([['a gin-nurtured'], ['one']])
  })

  test('a dash before a capital or at the end of the book is left', () => {
    expect(mend([line('But I was go-')], [line('Silence!')])).toEqual([['But I was go-'], ['Silence!']])
    expect(mend([line('the last-')])).toEqual([['the last-']])
  })
})
