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

  it('are whole sentences where these are set in short lines', () => {
    const text = 'Girl called Nora\nThis is a girl called\nNora.\nHer doll is red.\n\nOne day the doll\nwas gone.\n'
    const quotes = shortTextQuotes(text, pages, 'Girl called Nora')
    expect(quotes.map(({ quote }) => quote)).toEqual([
      'This is a girl called\nNora.',
      'Her doll is red.',
      'One day the doll\nwas gone.',
    ])
    expect(quotes.every(({ quote, start, end }) => text.slice(start, end) === quote)).toBe(true)
  })

  it('are left to the engine when the text is long', () => {
    expect(shortTextQuotes('A sentence of a long book. '.repeat(400), pages, 'Long')).toEqual([])
  })
})
