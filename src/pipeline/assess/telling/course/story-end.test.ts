import { expect, it } from 'vitest'
import { storyEnd } from './story-end.ts'

const STORY =
  'Hamda planted a seed.\n\nIt rained.\n\nAt last a little tree stood in the yard, and everybody came to see it.'

it.each([
  'DID YOU KNOW?\n\nFacts about trees\n\nA ghaf lives for long.',
  'What is a seed?\n\nA seed is a small plant.',
  'HOW TO MAKE A PAPER TREE: fold it.',
  'هل تعلم؟\n\nالغاف شجرة.',
])('what is printed behind a story is no part of it: %s', (appendix) => {
  expect(storyEnd(`${STORY}\n\n${appendix}`)).toBe(STORY.length + 2)
})

it('what the story itself asks is', () => {
  const asked = `Did you know that seeds sleep? Hamda did.\n\n${STORY}`
  expect(storyEnd(asked)).toBe(asked.length)
  const told = `${STORY}\n\n“Did you know it would grow?” asked her brother.`
  expect(storyEnd(told)).toBe(told.length)
})
