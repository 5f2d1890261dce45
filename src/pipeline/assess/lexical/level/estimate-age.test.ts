import { describe, expect, it } from 'vitest'
import type { LevelModel } from './estimate-age.ts'
import { estimateAge, longAge, shortAge } from './estimate-age.ts'

const model: LevelModel = {
  chunk: { intercept: 0, coefficients: { hard: 1 } },
  short: { intercept: 0, coefficients: { logWords: 0.8 } },
}
const shape = {
  words: 200,
  sentences: 20,
  meanSentence: 10,
  longestSentence: 20,
  sentence90: 15,
  blockWords: 20,
  vocalisedShare: 0,
}

describe('estimateAge', () => {
  it('ranks short easy texts by their length', () => {
    const age = (words: number) => estimateAge(model, { ...shape, words }, [{ hard: -0.5 }]).age
    expect(age(40)).toBeLessThan(age(200))
    expect(age(200)).toBeLessThan(age(800))
    expect(age(800)).toBeLessThan(7.5)
  })

  it('does not take a short cut from a hard book for a first reader', () => {
    const cut = estimateAge(model, { ...shape, words: 170, blockWords: 170 }, [{ hard: 1.4 }])
    expect(cut.shortWeight).toBeLessThan(0.05)
    expect(cut.age).toBeGreaterThan(11)
  })

  it('takes the lower quartile of a long text, so that one hard page changes little', () => {
    const chunks = Array.from({ length: 40 }, () => ({ hard: 0.3 }))
    const long = { ...shape, words: 20_000, blockWords: 60 }
    const plain = estimateAge(model, long, chunks).age
    expect(estimateAge(model, long, [...chunks, { hard: 3 }]).age).toBeCloseTo(plain, 5)
  })

  it('uses age curves that never fall', () => {
    for (let x = -2; x < 3; x += 0.1) expect(longAge(x + 0.1)).toBeGreaterThanOrEqual(longAge(x))
    for (let level = 0; level < 6; level += 0.2) expect(shortAge(level + 0.2)).toBeGreaterThanOrEqual(shortAge(level))
  })
})
