import { expect, test } from 'vitest'
import { isBrokenText } from './broken-text.ts'

test.each([
  ['كان يا ما كان في قديم الزمان ملك عادل', false],
  ['The king said (كتاب) and the book was read aloud again', false],
  ['قرأت Peter Pan في عام 2024 مع أخي', false],
  ['كHان yيا mما كXان فqي قZديم', true],
  ['\ue001\ue002\ue003 \ue004\ue005 ab', true],
  ['', false],
])('%s', (text, broken) => {
  expect(isBrokenText(text)).toBe(broken)
})
