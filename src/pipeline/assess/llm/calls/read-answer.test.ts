import { expect, test } from 'vitest'
import { findingsAnswer } from '../answers.ts'
import { readAnswer } from './read-answer.ts'

const finding = (category: string) => ({
  category,
  sense: 'brawl',
  intensity: 2,
  stance: 'depicted',
  forbidden: false,
  quote: 'They fought.',
  criteria: [],
})
const answer = (...categories: string[]): string =>
  JSON.stringify({
    findings: categories.map(finding),
    values: [],
    themes: [],
    people: [],
    instructions: [],
    events: 'A fight.',
  })

test('one entry that does not fit is left out and counted', () => {
  const read = readAnswer(findingsAnswer, answer('violence', 'weather', 'fear'))
  expect(read).toMatchObject({
    ok: true,
    dropped: 1,
    value: { findings: [{ category: 'violence' }, { category: 'fear' }] },
  })
})

test('an answer of which most does not fit is sent back with what is wrong', () => {
  expect(readAnswer(findingsAnswer, answer('weather', 'sports', 'fear'))).toMatchObject({
    ok: false,
    fault: expect.stringContaining('findings.0.category') as string,
  })
  expect(readAnswer(findingsAnswer, '{"findings": []}')).toMatchObject({ ok: false })
})

test('JSON between sentences is found', () => {
  expect(readAnswer(findingsAnswer, `Here it is: ${answer()} Done.`)).toMatchObject({ ok: true, dropped: 0 })
})
