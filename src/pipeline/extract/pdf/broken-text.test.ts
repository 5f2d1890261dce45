import { expect, test } from 'vitest'
import { isBrokenText } from './broken-text.ts'

test.each([
  ['كان يا ما كان في قديم الزمان ملك عادل', false],
  ['The king said (كتاب) and the book was read aloud again', false],
  ['قرأت Peter Pan في عام 2024 مع أخي', false],
  ['كHان yيا mما كXان فqي قZديم', true],
  ['\ue001\ue002\ue003 \ue004\ue005 ab', true],
  ['ÇáÃÑäÈ ÇáÕÛíÑ ãÔì Åáì ÇáÛÇÈÉ æÑÃì ËÚáÈÇ ßÈíÑÇ íÌáÓ ÊÍÊ ÇáÔÌÑÉ', true],
  ['nnnnnn nnnn nnnnnnn nn nnnnnn nnnnnnnn nnnn nnnnnnnn nnn', true],
  ['Près de la forêt, le garçon âgé a été très étonné par le maître élève.', false],
  ['“Ha ha ha!” laughed the fox. “Ha ha ha ha!”', false],
  ['', false],
])('%s', (text, broken) => {
  expect(isBrokenText(text)).toBe(broken)
})
