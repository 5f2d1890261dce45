import { expect, test } from 'vitest'
import { estimateReading, tokensOfWords } from './estimate-reading.ts'
import { readModelSettings, type ModelSettings } from './model/model-settings.ts'

function settings(others: Record<string, string> = {}): ModelSettings {
  const given = { AI_PROVIDER: 'openai', AI_MODEL: 'm', AI_API_KEY: 'k', AI_PRICES: '1,10', ...others }
  return readModelSettings(given).settings!
}

test('a book of one part takes three requests, and is paid by what goes in and comes out', () => {
  const cost = estimateReading(1500, settings())
  expect(cost.calls).toBe(3)
  expect(cost.inputTokens).toBeGreaterThan(1500)
  expect(cost.costUsd).toBeCloseTo((cost.inputTokens + 10 * cost.outputTokens) / 1e6, 9)
  expect(estimateReading(1500, settings({ AI_MODEL: 'nobody-knows', AI_PRICES: '' })).costUsd).toBeNull()
})

test('of a novel the frame around its own words stays below 45 in 100', () => {
  const tokens = tokensOfWords(80_000, 'en')
  expect(estimateReading(tokens, settings()).inputTokens / tokens).toBeLessThan(1.45)
})

test('more parts at once take less time for the same money, a faster model too', () => {
  const [one, many] = ['1', '8'].map((AI_CONCURRENCY) => estimateReading(120_000, settings({ AI_CONCURRENCY })))
  expect(many!.seconds).toBeLessThan(one!.seconds / 2)
  expect(many!.costUsd).toBe(one!.costUsd)
  expect(estimateReading(120_000, settings(), { pace: 4 }).seconds).toBeLessThan(
    estimateReading(120_000, settings(), { pace: 40 }).seconds,
  )
})

test('pictures cost where the model is shown them, and nothing where it is not', () => {
  const pictures = 40
  const shown = estimateReading(1500, settings({ AI_PICTURES: 'on' }), { pictures })
  const without = estimateReading(1500, settings(), { pictures })
  expect(without).toEqual(estimateReading(1500, settings()))
  expect(shown.calls).toBe(without.calls + 5)
  expect(shown.inputTokens).toBeGreaterThan(without.inputTokens + 40 * 300)
})

test('of a focused reading it is the most, and says so', () => {
  expect(estimateReading(1500, settings({ AI_READING: 'focused' }))).toMatchObject({ focused: true })
  expect(estimateReading(1500, settings())).not.toHaveProperty('focused')
})

test('a small window cuts the book into more parts, and no request is larger than it', () => {
  const local = { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://127.0.0.1/v1', AI_CONTEXT_TOKENS: '8192' }
  const small = estimateReading(40_000, settings(local))
  expect(small.calls).toBeGreaterThan(estimateReading(40_000, settings()).calls)
  // Without the parts, 2,400 tokens of rubric with each.
  const lastTwo = small.inputTokens - 40_000 - (small.calls - 2) * 2400
  expect(lastTwo).toBeLessThan(2 * 8192)
})
