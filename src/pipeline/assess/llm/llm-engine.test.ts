import { expect, test } from 'vitest'
import { gentleBook } from '../../../../tests/support/model-books.ts'
import { assessedCriteria } from '../../pipeline.ts'
import { DEFAULT_SCORING_CONFIG } from '../../score/default-config.ts'
import { createLexicalEngine } from '../lexical/lexical-engine.ts'
import { createLlmEngine } from './llm-engine.ts'
import { ModelFailure, type Model } from './model/model.ts'
import { readModelSettings } from './model/model-settings.ts'
import { plainBook } from '../../../../tests/support/plain-book.ts'

const { settings } = readModelSettings({
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'm',
  AI_BASE_URL: 'http://127.0.0.1:1/v1',
})
const lexical = createLexicalEngine()
const book = plainBook(gentleBook(300))
const criteria = assessedCriteria(DEFAULT_SCORING_CONFIG)
/** The embedded reading, which is the same each time, is made once. */
const embedded = lexical.assess(book, criteria)
const assess = (model: Model, signal?: AbortSignal) =>
  createLlmEngine(settings!, { ...lexical, assess: async () => await embedded }, model).assess(book, criteria, {
    ...(signal && { signal }),
  })
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

test('a refused key ends the book with its first call', async () => {
  let calls = 0
  const refusing: Model = {
    async generate() {
      calls += 1
      await nextTurn()
      throw new ModelFailure('key-refused', 'no')
    },
  }
  await expect(assess(refusing)).rejects.toMatchObject({ code: 'engine_key_refused', retryable: false })
  await nextTurn()
  expect(calls).toBe(1)
})

test('one call comes first, then as many at once as are allowed, and none after the caller gives up', async () => {
  const stop = new AbortController()
  let inside = 0
  let calls = 0
  const widths: number[] = []
  const empty = { findings: [], values: [], themes: [], people: [], instructions: [], events: '' }
  const model: Model = {
    async generate() {
      calls += 1
      inside += 1
      widths.push(inside)
      await nextTurn()
      inside -= 1
      if (calls === 8) stop.abort(new Error('deleted'))
      return { text: JSON.stringify(empty), finish: 'complete', inputTokens: 1, outputTokens: 1 }
    },
  }
  await expect(assess(model, stop.signal)).rejects.toThrow('deleted')
  await nextTurn()
  expect(widths[0]).toBe(1)
  expect(Math.max(...widths)).toBe(3)
  expect(calls).toBeLessThanOrEqual(11)
})
