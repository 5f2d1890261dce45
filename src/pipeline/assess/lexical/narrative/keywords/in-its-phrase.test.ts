import { expect, test } from 'vitest'
import { tokenize } from '../../segment/tokenize.ts'
import { inItsPhrase } from './in-its-phrase.ts'

const phraseOf = (text: string, form: string): string | undefined => {
  const tokens = tokenize(text)
  return inItsPhrase(tokens, new Uint8Array(tokens.sentenceCount).fill(1), form)
}

test('a noun is told in the phrase it mostly stands in, a century by its whole number', () => {
  expect(phraseOf('قرأ العقد الاجتماعي. ناقش العقد الاجتماعي. هذا هو العقد الاجتماعي.', 'العقد')).toBe('العقد الاجتماعي')
  expect(phraseOf('في القرن التاسع عشر. جاء القرن التاسع عشر. مضى القرن التاسع عشر.', 'القرن')).toBe('القرن التاسع عشر')
  expect(phraseOf('هذا القرن الحادي والعشرون. بدأ القرن الحادي والعشرون.', 'القرن')).toBe('القرن الحادي والعشرون')
  expect(phraseOf('كان ذلك في القرن التاسع. مضى القرن التاسع.', 'القرن')).toBe('القرن التاسع')
})

test('one that stands for itself is left alone', () => {
  expect(phraseOf('طار الصقر. عاد الصقر مع الولد. نام الصقر.', 'الصقر')).toBeUndefined()
})
