import { expect, test } from 'vitest'
import { isEnglishWord } from './english-words.ts'

test.each(['the', 'wonderful', 'i', 'john'])('%s is a word', (word) => {
  expect(isEnglishWord(word)).toBe(true)
})

test.each(['wonderfull', 'ginnurtured', ''])('%j is none', (word) => {
  expect(isEnglishWord(word)).toBe(false)
})
