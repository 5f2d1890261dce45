import { describe, expect, it } from 'vitest'
import { tokenize } from '../../lexical/segment/tokenize.ts'
import { Grams } from './grams.ts'

const gramsOf = (text: string, first = 0, last = tokenize(text).tokenCount - 1): number[] =>
  new Grams(tokenize(text)).of({ first, last })

/** FNV-1a as its authors publish it, from the offset basis that stems start from. */
const published = (word: string): number => {
  let state = 2_166_136_261n
  for (const letter of word) state = ((state ^ BigInt(letter.codePointAt(0)!)) * 16_777_619n) % 2n ** 32n
  return Number(state)
}

describe('grams', () => {
  it('are hashes of 32 bits, those of stems as published', () => {
    expect(gramsOf('dogs')[0]).toBe(published('dog'))
    for (const gram of gramsOf('كتب الولدُ رسالةً طويلةً إلى جدّته')) {
      expect(Number.isInteger(gram) && gram >= 0 && gram < 2 ** 32).toBe(true)
    }
  })

  it('are a stem, a form, the parts of the form and the pairs of stems, each once', () => {
    // Stem, form, <lam, lamb, amb>.
    expect(gramsOf('lamb')).toHaveLength(5)
    expect(gramsOf('lamb lamb')).toHaveLength(6)
    expect(gramsOf('lamb lamb lamb')).toHaveLength(6)
    const all = gramsOf('The wolf saw the lamb, and the lamb saw the wolf.')
    expect(new Set(all).size).toBe(all.length)
  })

  it('know neighbours, and nothing beyond the window', () => {
    const text = 'wolf eats lamb'
    const [both, other] = [gramsOf(text, 0, 1), gramsOf('lamb eats wolf', 0, 2)]
    expect(gramsOf(text)).toEqual(expect.arrayContaining(both))
    // The same words in another order differ by their pairs alone.
    expect(gramsOf(text).filter((gram) => !other.includes(gram))).toHaveLength(2)
    expect(gramsOf(text, 1, 1)).toEqual(gramsOf('eats'))
  })

  it('are alike with and without vowel signs', () => {
    expect(gramsOf('الوَلَدُ')).toEqual(gramsOf('الولد'))
  })
})
