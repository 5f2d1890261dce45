import { describe, expect, it } from 'vitest'
import { shortTextQuotes } from './short-text-quotes.ts'

const pages = [
  { number: 1, start: 0, end: 29, source: 'text' as const },
  { number: 2, start: 29, end: 200, source: 'text' as const },
]

describe('the quotes of a picture book', () => {
  it('are sentences at their true place, without the title', () => {
    const text = 'Up We Go\n\nUp goes the kite.\n\nUp goes the bird! Who goes down?\n'
    const quotes = shortTextQuotes(text, pages, 'Up We Go')
    expect(quotes.map(({ quote, page }) => [quote, page])).toEqual([
      ['Up goes the kite.', 1],
      ['Up goes the bird!', 2],
      ['Who goes down?', 2],
    ])
    expect(quotes.every(({ quote, start, end }) => text.slice(start, end) === quote)).toBe(true)
  })

  it('are left to the engine when the text is long', () => {
    expect(shortTextQuotes('A sentence of a long book. '.repeat(400), pages, 'Long')).toEqual([])
  })
})
