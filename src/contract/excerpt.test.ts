import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { excerptAround } from './excerpt.ts'

const around = (text: string, telling: string, max: number): string => {
  const start = text.indexOf(telling)
  const { start: from, end } = excerptAround(
    text,
    { start: 0, end: text.length },
    { start, end: start + telling.length },
    max,
  )
  return text.slice(from, end)
}

describe('excerptAround', () => {
  it('keeps a text that fits, and whole clauses of one that does not', () => {
    expect(around('He fell, and rose.', 'fell', 40)).toBe('He fell, and rose.')
    const long =
      'The sun went down behind the hills, and the sailors, who had rowed since noon, drew their knives; then a wind rose that blew all night.'
    expect(around(long, 'knives', 70)).toBe('and the sailors, who had rowed since noon, drew their knives')
    expect(around(long, 'sun', 70)).toBe('The sun went down behind the hills, and the sailors')
  })

  it('keeps whole clauses in Arabic', () => {
    const long =
      'غابت الشمس خلف التلال البعيدة، ثم أقبل اللصوص من الوادي وفي أيديهم السيوف، فخاف أهل القرية؛ ولم ينم أحد'
    expect(around(long, 'السيوف', 70)).toBe('ثم أقبل اللصوص من الوادي وفي أيديهم السيوف، فخاف أهل القرية')
  })

  it('cuts at words where no clause ends near', () => {
    const long = 'word '.repeat(40) + 'the half-drawn dagger gleamed ' + 'word '.repeat(40)
    expect(around(long.trim(), 'drawn dagger', 60)).toMatch(/^(?:word )+the half-drawn dagger gleamed(?: word)+$/)
  })

  it('always holds the telling words, whole words, and no more than it may', () => {
    const piece = fc.constantFrom('sea', 'half-done', 'ran,', 'stop.', 'قال:', 'السيف', '“no”', '—', 'it;', '\n\n')
    fc.assert(
      fc.property(
        fc.array(piece, { minLength: 1, maxLength: 80 }),
        fc.nat(),
        fc.nat(3),
        fc.integer({ min: 5, max: 120 }),
        (pieces, seed, more, max) => {
          const text = pieces.join(' ')
          const first = seed % pieces.length
          const start = pieces.slice(0, first).join(' ').length + (first === 0 ? 0 : 1)
          const focus = { start, end: start + pieces.slice(first, first + 1 + more).join(' ').length }
          const span = excerptAround(text, { start: 0, end: text.length }, focus, max)
          expect(span.start).toBeLessThanOrEqual(focus.start)
          expect(span.end).toBeGreaterThanOrEqual(focus.end)
          expect(span.end - span.start).toBeLessThanOrEqual(Math.max(max, focus.end - focus.start))
          expect(/[\p{L}\p{N}]/u.test(text.charAt(span.start - 1))).toBe(false)
          expect(/[\p{L}\p{N}]/u.test(text.charAt(span.end))).toBe(false)
        },
      ),
    )
  })
})
