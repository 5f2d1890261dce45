import { expect, test } from 'vitest'
import { MizanError } from './errors.ts'
import { waitPhrase } from './wait-phrase.ts'

test.each([
  [0, 'a second', 'ثانية'],
  [1, 'a second', 'ثانية'],
  [2, '2 seconds', 'ثانيتين'],
  [5, '5 seconds', '5 ثوانٍ'],
  [45, '45 seconds', '45 ثانية'],
  [91, '2 minutes', 'دقيقتين'],
  [300, '5 minutes', '5 دقائق'],
  [660, '11 minutes', '11 دقيقة'],
])('%i seconds', (seconds, english, arabic) => {
  expect(waitPhrase(seconds, 'en')).toBe(english)
  expect(waitPhrase(seconds, 'ar')).toBe(arabic)
})

test('a refusal says in the language of its reader how long to wait', () => {
  const error = new MizanError('queue_full', { seconds: 120 })
  expect(error.sentence('en')).toContain('again in 2 minutes;')
  expect(error.sentence('ar')).toContain('بعد دقيقتين؛')
})
