import { expect, test } from 'vitest'
import { isGibberish } from './is-gibberish.ts'

const ENGLISH =
  'The keeper of Harbourmouth lit the lantern above the harbour every evening, and the boats found their way home before the storm came over the sea.'
const ARABIC =
  'كان الحارس يشعل الفانوس فوق الميناء في كل مساء فتعرف القوارب طريقها إلى البيت قبل أن تهب العاصفة على البحر كله'
const POOR =
  'Tlie kecpcr ol Harbonrmonth lil tlie lanlern abovc tlie harbonr evcry evcning and tlie boals fonnd tlieir woy homc bcfore slorm'
const SCATTERED = 'T h e k e e p er l i t t h e lan t ern a b o v e th e h a r b our'

test.each([
  [ENGLISH, false],
  [ARABIC, false],
  ['Brrr! Zzzz! Tlie lil kecpcr', false],
  [POOR, true],
  [SCATTERED, true],
])('%s', (text, gibberish) => {
  expect(isGibberish(text)).toBe(gibberish)
})
