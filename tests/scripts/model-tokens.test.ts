import { expect, test } from 'vitest'
import { countPrompts } from '../../bench/model-tokens.ts'
import { gentleBook } from '../support/model-books.ts'

test('of a novel the prompts beside its own words are at most 45 in 100, of a short book its rubric', async () => {
  const novel = await countPrompts(gentleBook(1000))
  expect(novel.words).toBeGreaterThan(50_000)
  expect(novel.beside / novel.own).toBeLessThanOrEqual(0.45)
  // One for each part, the ratings and the texts.
  expect(novel.requests).toBe(Math.ceil(novel.own / 12_000) + 2)
  const story = await countPrompts(gentleBook(5))
  expect(story.requests).toBe(3)
  expect(story.beside).toBeGreaterThan(4000)
  expect(story.beside).toBeLessThan(8000)
})
