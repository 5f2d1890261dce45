import { expect, test } from 'vitest'
import { createQuoteLocator } from './locate-quote.ts'
import { locateAnswers } from './locate-answers.ts'

const TEXT = 'The mice broke the ham of plaster. In the end they swept the house every morning.'
const pages = [{ number: 1, start: 0, end: TEXT.length, source: 'text' as const }]
const nothing = { findings: [], values: [], themes: [], people: [], instructions: [] }
const part = { spans: [{ start: 0, end: TEXT.length }] }

test('what happens is told to its end, however long the model writes of it', () => {
  const events = `${'The mice walk about the house and look at everything in it. '.repeat(14)}In the end they sweep it.`
  const { events: told } = locateAnswers(
    [{ part, answer: { ...nothing, events } }],
    createQuoteLocator(TEXT, pages),
    'r',
  )
  expect(told).toEqual([events])
})

test('a quote that is not in the book is dropped and counted, the others stand', () => {
  const values = [
    { value: 'cleanliness' as const, quote: 'they swept the house every morning' },
    { value: 'honesty' as const, quote: 'they paid for the house' },
  ]
  const answer = { ...nothing, values, events: '' }
  const located = locateAnswers([{ part, answer }], createQuoteLocator(TEXT, pages), 'r')
  expect(located.values.map(({ value }) => value)).toEqual(['cleanliness'])
  expect([located.unverified, located.events]).toEqual([1, []])
})
