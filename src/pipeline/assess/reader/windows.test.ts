import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tokenize } from '../lexical/segment/tokenize.ts'
import { cutWindows } from './windows.ts'

describe('cutWindows', () => {
  it('covers every word once, in order, and none is too long for the network', () => {
    const words = fc.array(fc.constantFrom('tent', 'wind.', 'Saif', 'camel,', 'dune!', '\n\n', 'sea', 'قمر', 'بحر.'), {
      maxLength: 900,
    })
    fc.assert(
      fc.property(words, (some) => {
        const tokens = tokenize(some.join(' '))
        let next = 0
        for (const { first, last } of cutWindows(tokens)) {
          expect(first).toBe(next)
          expect(last - first).toBeLessThan(85)
          next = last + 1
        }
        expect(next).toBe(tokens.tokenCount)
      }),
      { numRuns: 200 },
    )
  })

  it('keeps a short passage together and parts a long one between sentences', () => {
    const sentence = 'The old man walked slowly along the quiet shore and counted the boats that were coming home.'
    expect(cutWindows(tokenize(sentence))).toHaveLength(1)
    const long = tokenize(Array.from({ length: 12 }, () => sentence).join(' '))
    const starts = new Set(cutWindows(long).map(({ first }) => first))
    expect(starts.size).toBeGreaterThan(2)
    for (const first of starts) expect([...long.sentenceToken]).toContain(first)
  })
})
