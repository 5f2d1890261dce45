import { expect, test } from 'vitest'
import { endsLikeSentence } from './ends-like-sentence.ts'

test.each([
  'It was dark by the sea.',
  'for example, a lantern:',
  'Salma called, "The lantern is out!"',
  'she went up--',
])('%j ends like a sentence', (line) => {
  expect(endsLikeSentence(line)).toBe(true)
})

test.each(['The Gold Lantern.', 'THE GOLD LANTERN;', 'the gold lantern', 'حارس الفانوس'])('%j does not', (line) => {
  expect(endsLikeSentence(line)).toBe(false)
})
