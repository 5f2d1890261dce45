import { describe, expect, it } from 'vitest'
import { mtld } from './mtld.ts'
import { osman } from './osman.ts'
import { quantile } from './quantile.ts'
import { vocalisation } from './vocalisation.ts'
import { UNKNOWN_ZIPF, wordFrequency } from './word-frequency.ts'

describe('quantile', () => {
  it('interpolates and ignores order', () => {
    expect(quantile([3, 1, 2], 0.5)).toBe(2)
    expect(quantile([0, 10], 0.25)).toBe(2.5)
    expect(quantile([], 0.5)).toBeNaN()
  })
})

describe('mtld', () => {
  it('is higher for varied words than for repeated ones', () => {
    const repeated = Uint32Array.from({ length: 200 }, (_, index) => index % 5)
    const varied = Uint32Array.from({ length: 200 }, (_, index) => index % 120)
    expect(mtld(varied)).toBeGreaterThan(mtld(repeated) * 3)
    expect(mtld(new Uint32Array())).toBe(0)
  })
})

describe('vocalisation', () => {
  it('counts letters, marks and syllables', () => {
    expect(vocalisation('كَتَبَ')).toEqual({ letters: 3, marks: 3, syllables: 3 })
    expect(vocalisation('بَاب').syllables).toBe(2)
    expect(vocalisation('كتب').marks).toBe(0)
    expect(vocalisation('book').letters).toBe(0)
  })
})

describe('osman', () => {
  it('falls with longer sentences and is not a number without words', () => {
    const counts = { words: 100, sentences: 20, hard: 10, syllables: 250, complex: 5, formal: 1 }
    expect(osman({ ...counts, sentences: 5 })).toBeLessThan(osman(counts))
    expect(osman({ ...counts, words: 0 })).toBeNaN()
  })
})

describe('wordFrequency', () => {
  it('ranks common words above rare and unknown ones', () => {
    expect(wordFrequency('house')).toBeGreaterThan(wordFrequency('soporific'))
    expect(wordFrequency('qqzzx')).toBe(UNKNOWN_ZIPF)
  })
})
