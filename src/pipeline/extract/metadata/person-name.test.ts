import { expect, test } from 'vitest'
import { isName, personName } from './person-name.ts'

test.each([
  ['Mona Saleh', 'Mona Saleh'],
  ['MONA SALEH.', 'Mona Saleh'],
  ['J. K. MILL', 'J. K. Mill'],
  ['Omar Mill, Jr.', 'Omar Mill, Jr.'],
  ['THE REV. OMAR MILL, M.A.', 'Omar Mill'],
  ['ROSA MILL (LATE ROSA SAID.)', 'Rosa Mill'],
  ['Omar Mill (1876-1916)', 'Omar Mill'],
  ['ROSA MILL Author of "The Sea"', 'Rosa Mill'],
  ['ROSA MILL Founded on and continuing the Tales', 'Rosa Mill'],
  ['ROSA MILL, OF CHRIST CHURCH', 'Rosa Mill'],
  ['SIR OMAR MILL, BART.', 'Sir Omar Mill'],
  ['OMAR MILL, R.A.', 'Omar Mill'],
  ['Professor Rosa Mill', 'Rosa Mill'],
  ['ROSA MILL ILLUSTRATED.', 'Rosa Mill'],
  ['Rosa Mill and Omar Said', 'Rosa Mill and Omar Said'],
  ['the Brothers Mill', 'The Brothers Mill'],
  ['Captain Rosa Mill', 'Captain Rosa Mill'],
  ['الدكتورة منى صالح', 'منى صالح'],
  ['أمير الشعراء عمر سعيد', 'عمر سعيد'],
  ['منى صالح وعمر سعيد وليلى حسن ويوسف عمر', 'منى صالح وعمر سعيد وليلى حسن ويوسف عمر'],
])('%j begins with a name', (text, name) => {
  expect(personName(text)).toBe(name)
})

test.each([
  'the time she came home it was dark',
  'The Sea and the Lantern',
  'a lady',
  'Another Hand',
  'His Granddaughter and Others',
  'Order of the King',
  'المؤلف',
  'في كل مساء كان الحارس',
  'Mona '.repeat(50),
])('%j names nobody', (text) => {
  expect(personName(text)).toBeUndefined()
})

test('a line is a name when nothing stands behind it', () => {
  expect(isName('MONA SALEH')).toBe(true)
  expect(isName('MONA SALEH Author of "The Sea"')).toBe(false)
})
