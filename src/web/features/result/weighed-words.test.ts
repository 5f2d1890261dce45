import { expect, test } from 'vitest'
import { weighedWords } from './weighed-words.ts'

test('the words that weighed are told from the rule of the reader, and no other rule has any', () => {
  expect(weighedWords('en/reader-1.1: sword, blood; en/violence: stab')).toEqual({
    words: 'sword, blood',
    version: '1.1',
  })
  expect(weighedWords('ar/reader-1.1: بكى, وحيدا')).toEqual({ words: 'بكى, وحيدا', version: '1.1' })
  expect(weighedWords('en/violence: stab')).toBeUndefined()
})
