import { describe, expect, test } from 'vitest'
import type { TextLine } from './glyph.ts'
import { pageNumber, partRunningLines } from './running-lines.ts'

function line(text: string, baseline: number, height = 12): TextLine {
  return { text, left: 50, right: 350, baseline, height, rightToLeft: false }
}

function book(pages: number, of: (page: number) => TextLine[]): { lines: TextLine[]; pageHeight: number }[] {
  return Array.from({ length: pages }, (_, index) => ({ lines: of(index + 1), pageHeight: 800 }))
}

const kept = (pages: { lines: TextLine[]; pageHeight: number }[]): string[][] =>
  partRunningLines(pages).map((page) => page.lines.map(({ text }) => text))

describe('running lines', () => {
  test('headers with a number and page numbers are parted, the text stays', () => {
    const pages = book(6, (page) => [
      line(`${page} THE TALE`, 770),
      line(`Text of page ${'abcdef'[page]}`, 700),
      line('and more', 686),
      line(String(page + 10), 30),
    ])
    expect(kept(pages)[2]).toEqual(['Text of page d', 'and more'])
    expect(partRunningLines(pages)[2]?.printedNumber).toBe('13')
  })

  test('left and right pages may have different headers', () => {
    const pages = book(8, (page) => [
      line(page % 2 === 0 ? 'AUTHOR' : 'TITLE', 770),
      line(`body ${'abcdefghi'[page]}`, 600),
    ])
    expect(
      kept(pages)
        .flat()
        .some((text) => text === 'AUTHOR' || text === 'TITLE'),
    ).toBe(false)
  })

  test('a refrain at the end of every page belongs to the story', () => {
    const pages = book(6, (page) => [line(`page ${'abcdefg'[page]}`, 300), line('But he was still hungry.', 286)])
    expect(kept(pages).every((texts) => texts.includes('But he was still hungry.'))).toBe(true)
  })

  test('in a short book the number of a header tells', () => {
    const pages = book(4, (page) => [
      line(page % 2 === 0 ? `${page + 6} MONA SALEH` : `THE FALCON ${page + 6}`, 770),
      line(`body ${'abcde'[page]}`, 600),
    ])
    expect(kept(pages).flat()).toEqual(['body b', 'body c', 'body d', 'body e'])
  })

  test('a book that counts is no book of headers', () => {
    const pages = book(6, (page) => [line(`${page + 1} little ducks`, 500, 40)])
    expect(kept(pages).flat()).toHaveLength(6)
  })

  test('a number that does not count with the pages is text', () => {
    const pages = book(4, (page) => [
      line(`story ${'abcde'[page]}`, 400),
      line(page === 2 ? '1912' : 'the end of it', 380),
    ])
    expect(kept(pages)[1]).toContain('1912')
  })

  test.each([
    ['- 12 -', 12],
    ['Page 3 of 9', 3],
    ['صفحة ١٢', 12],
    ['۴۵', 45],
    ['xiv', 14],
    ['[7]', 7],
  ])('%s is a page number', (text, number) => {
    expect(pageNumber(text)).toBe(number)
  })

  test.each(['12 men', 'mix it', 'I am', '', '12345'])('%s is none', (text) => {
    expect(pageNumber(text)).toBeUndefined()
  })
})
