import { expect, test } from 'vitest'
import { agree } from './agree.ts'

test('a letter most readings agree on replaces the odd one', () => {
  expect(agree(['the cat sal', 'the cat sat', 'tne cat sat']).text).toBe('the cat sat')
  expect(agree(['هَلْ هِيَ هُنَا', 'هَلْ هِي هُنَا', 'هَلْ هِيَ هُنا', 'مَلْ هِيَ هُنَا']).text).toBe('هَلْ هِيَ هُنَا')
})

test('a letter one reading lost is put back', () => {
  expect(agree(['wonderul', 'wonderful', 'wonderful', 'wonderful']).text).toBe('wonderful')
})

test('readings of writing are alike, readings of a drawing are not', () => {
  expect(agree(['كان يا ما كان', 'كان يا ما كن', 'كان يا ما كان']).likeness).toBeGreaterThan(0.9)
  expect(agree(['ا » 7', 'محر', '- ل ب', '']).likeness).toBeLessThan(0.3)
})
