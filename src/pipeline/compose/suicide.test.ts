import { expect, test } from 'vitest'
import type { Finding } from '../../contract/assessment.ts'
import { suicideIn } from './suicide.ts'

const finding = (quote: string, intensity: 1 | 3 = 3, expected?: number): Finding => ({
  category: 'distress',
  sense: 'death',
  intensity,
  stance: 'depicted',
  quote,
  page: 1,
  start: 0,
  end: quote.length,
  rule: 'test',
  ...(expected === undefined ? {} : { expected }),
})

test('a family is told that a book tells of people who take their lives', () => {
  expect(suicideIn([finding('She wept.'), finding('In the end he killed himself.')])?.quote).toContain('killed himself')
  expect(suicideIn([finding('ثم عزم على الانتحار في تلك الليلة.')])?.quote).toContain('الانتحار')
  expect(suicideIn([finding('فقتلت نفسها حزنًا عليه.')])).toBeDefined()
})

test('and of no other grief, nor of a jest or a passing word', () => {
  expect(suicideIn([finding('They killed themselves laughing.')])).toBeUndefined()
  expect(suicideIn([finding('It would be suicide to go out without a coat.', 1)])).toBeUndefined()
  expect(suicideIn([finding('They may suppose that he drowned himself.')])).toBeUndefined()
  expect(suicideIn([finding('ظنوا أنه قتل نفسه.')])).toBeUndefined()
  expect(suicideIn([finding('He hanged the picture himself.'), finding('مات أبوه.')])).toBeUndefined()
  expect(suicideIn([finding('They hoped to be killed themselves.')])).toBeUndefined()
  expect(suicideIn([finding('كادت تقتل نفسها لفرط البكاء.')])).toBeUndefined()
})

test('of a long book one passage that is not sure tells of none, for it is told of again where somebody does it', () => {
  const half = finding('فلما عرف الغلام أنه مأخوذ قتل نفسه بخنجره.', 3, 1.9)
  expect(suicideIn([half], true)).toBeUndefined()
  expect(suicideIn([half])).toBeDefined()
  expect(suicideIn([half, finding('ولم ينس أحد أنه انتحر.', 3, 1.7)], true)).toBe(half)
  expect(suicideIn([finding('She hanged herself from the beam.', 3, 2.4)], true)).toBeDefined()
})
