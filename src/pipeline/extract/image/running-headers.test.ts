import { describe, expect, it } from 'vitest'
import type { RawPage } from '../reader.ts'
import { partRunningHeaders } from './running-headers.ts'

const BODY = 'The caravan rested at noon beside the old well, and the children ran to see the goats. '.repeat(4).trim()
const scan = (text: string): RawPage => ({ text, source: 'ocr', confidence: 90 })
const book = (count: number, of: (page: number) => string): RawPage[] =>
  Array.from({ length: count }, (_, index) => scan(of(index + 1)))
const first = (pages: readonly RawPage[]): string[] =>
  partRunningHeaders(pages).map(({ text }) => text.split('\n')[0] ?? '')

describe('partRunningHeaders', () => {
  it('parts a header that comes back, misread here and there, and the page number at the foot', () => {
    const headers = ['THE OLD WELL', 'THE 0LD WELL', 'THE OLD WELI', 'THE OLD WELL', 'THE OLD WELL']
    const parted = partRunningHeaders(book(5, (page) => `${headers[page - 1]}\n${BODY}\n${page + 11}`))
    for (const { text } of parted) expect(text).toBe(BODY)
    expect(parted.map(({ label }) => label)).toEqual(['12', '13', '14', '15', '16'])
  })

  it('parts headers of left and right pages, in Arabic digits too', () => {
    const digits = ['١٢', '١٣', '١٤', '١٥', '١٦', '١٧']
    const parted = partRunningHeaders(
      book(6, (page) => `${page % 2 === 0 ? 'حكاية البئر' : 'ليلى والقافلة'} ${digits[page - 1]}\n${BODY}`),
    )
    for (const { text } of parted) expect(text).toBe(BODY)
  })

  it('keeps what the story says again, and all of a picture book', () => {
    expect(first(book(5, () => `But he was still hungry.\n${BODY}`))).toEqual(Array(5).fill('But he was still hungry.'))
    expect(first(book(5, () => 'Run, little goat\nThe goat ran over the hill'))).toEqual(
      Array(5).fill('Run, little goat'),
    )
    expect(first(book(5, (page) => `${page}\n${page} little ducks went out`))).toEqual(['1', '2', '3', '4', '5'])
  })

  it('keeps headings, a line that comes twice, and a number that counts nothing', () => {
    expect(first([scan(`The Well\n${BODY}`), scan(`${BODY}\nmore`), scan(`The Well\n${BODY}`)])[0]).toBe('The Well')
    expect(first(book(4, (page) => `${[7, 3, 40, 2][page - 1]}\n${BODY}`))).toEqual(['7', '3', '40', '2'])
    const titles = ['The Well', 'A Stranger', 'Sand', 'Home']
    expect(first(book(4, (page) => `${titles[page - 1]}\n${BODY}`))).toEqual(titles)
  })

  it('leaves pages with a text layer alone', () => {
    const pages = book(5, () => `THE OLD WELL\n${BODY}`).map((page): RawPage => ({ ...page, source: 'text' }))
    expect(partRunningHeaders(pages)).toEqual(pages)
  })
})
