import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { THEMES } from '../../contract/assessment.ts'
import { arrangeShelf, distanceOf, starsOf, type Arrangeable } from './arrange-shelf.ts'
import { nextBooks } from './next-books.ts'

type Book = Arrangeable & { id: number }
const book = (id: number, change: Partial<Arrangeable> = {}): Book => ({
  id,
  answer: 'alone',
  above: 0,
  themes: ['family'],
  wished: false,
  ...change,
})
const anyBooks = fc
  .array(
    fc.record({
      answer: fc.constantFrom('alone' as const, 'together' as const),
      above: fc.double({ min: -8, max: 3, noNaN: true }),
      themes: fc.array(fc.constantFrom(...THEMES), { maxLength: 3 }),
      wished: fc.boolean(),
    }),
    { maxLength: 60 },
  )
  .map((made) => made.map((each, id) => ({ ...each, id })))

describe('a shelf', () => {
  it('has what fits best first, and what is wished for before what is not', () => {
    const shelf = [book(1, { above: -4 }), book(2, { above: 0.4, answer: 'together' }), book(3, { above: 0.4 })]
    expect(arrangeShelf(shelf).map(({ id }) => id)).toEqual([3, 2, 1])
    expect(arrangeShelf([...shelf, book(4, { above: 0.4, wished: true })])[0]?.id).toBe(4)
  })

  it('does not tell of the same thing again and again', () => {
    const shelf = [
      ...[1, 2, 3, 4].map((id) => book(id, { themes: ['animals'] })),
      ...[5, 6, 7, 8].map((id) => book(id, { themes: ['home'], above: -1 })),
    ]
    const themes = arrangeShelf(shelf).map(({ themes: [theme] }) => theme)
    expect(themes).toEqual(['animals', 'home', 'animals', 'home', 'animals', 'home', 'animals', 'home'])
  })

  it('has each book once, the same way each time, and begins with the best', () => {
    fc.assert(
      fc.property(anyBooks, (books) => {
        const arranged = arrangeShelf(books)
        expect(arranged.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(books.map(({ id }) => id))
        expect(arrangeShelf(books)).toEqual(arranged)
        const [first] = arranged
        if (first !== undefined) expect(distanceOf(first)).toBe(Math.min(...books.map(distanceOf)))
      }),
    )
  })

  it('tells by stars how hard a book is', () => {
    expect([-3, -1, 0, 0.5, 0.6, 3].map(starsOf)).toEqual([1, 2, 2, 2, 3, 3])
  })
})

describe('what is read next', () => {
  it('is a little harder and about something else, each about something of its own', () => {
    const now = book(1, { above: -2, themes: ['animals'] })
    const shelf = [
      now,
      book(2, { above: -1.5, themes: ['animals'] }),
      book(3, { above: -1.5, themes: ['home'] }),
      book(4, { above: -1.4, themes: ['home'] }),
      book(5, { above: -0.5, themes: ['courage'] }),
      book(6, { above: 2.9, themes: ['mystery'] }),
      book(7, { above: -2.1, themes: ['nature'] }),
    ]
    expect(nextBooks(now, shelf, 3).map(({ id }) => id)).toEqual([3, 5, 7])
  })

  it('is never the book itself, nor of its theme, nor more than two years harder', () => {
    fc.assert(
      fc.property(anyBooks, (books) => {
        const [now] = books
        if (now === undefined) return
        for (const next of nextBooks(now, books, 3)) {
          expect(next).not.toBe(now)
          expect(next.themes[0]).not.toBe(now.themes[0])
          expect(Math.abs(next.above - now.above)).toBeLessThanOrEqual(2)
        }
      }),
    )
  })
})
