import { expect, test } from 'vitest'
import { substancesIn } from './substances.ts'

test('a book is said to hold the substances its passages name, and no others', () => {
  expect(substancesIn(['They emptied a second bottle of wine.', 'He was drunk by noon.'])?.held[0]).toBe('alcohol')
  expect(substancesIn(['He lit his pipe.', 'The tavern was full.'])?.held[0]).toBe('alcohol and smoking')
  expect(substancesIn(['وضع الكأس أمامه وقال: اشرب!'])?.held[1]).toBe('ذكر للخمر')
  expect(substancesIn(['أشعل سيجارة ومد يده إلى النبيذ'])?.held[1]).toBe('ذكر للخمر والتدخين')
})

test('where nothing is named the wide name stays, and a word in passing is not told', () => {
  expect(substancesIn(['He took another one.'])).toBeUndefined()
  expect(substancesIn(['wine', 'opium', 'tobacco'])?.held[0]).toBe('alcohol, smoking and drugs')
  expect(substancesIn([...Array<string>(9).fill('They drank the wine.'), 'He had been drugged.'])?.held[0]).toBe(
    'alcohol',
  )
  // Sugar is no drunkenness, and smoke of a chimney no habit of anybody's.
  expect(substancesIn(['وضعت السكر في الشاي'])).toBeUndefined()
})
