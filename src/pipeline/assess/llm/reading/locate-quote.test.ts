import { expect, test } from 'vitest'
import { createQuoteLocator } from './locate-quote.ts'

const TEXT = `The old man said: “Don’t go there!”
She  waited — a long
time. The class laughed at the ass in the field.
قَالَ الْجَدُّ: «هٰذِهِ أكبرُ نخلةٍ في القرية». ثم مضى إلى بيته.`
const PAGES = [
  { number: 1, start: 0, end: 80, source: 'text' as const },
  { number: 2, start: 80, end: TEXT.length, source: 'text' as const },
]
const locate = createQuoteLocator(TEXT, PAGES)

test.each([
  ['word for word', 'She  waited', 'She  waited'],
  ['with other quotation marks', '"Don\'t go there!"', '“Don’t go there!”'],
  ['with other spaces, dashes and line ends', 'she waited - a long time.', 'She  waited — a long\ntime.'],
  ['without vowel marks', 'قال الجد', 'قَالَ الْجَدُّ'],
  ['with other forms of alef and ta marbuta', 'هذه اكبر نخله في القريه', 'هٰذِهِ أكبرُ نخلةٍ في القرية'],
  ['as a whole word only', 'ass', 'ass'],
  [
    'by its longest piece when it was shortened',
    'The old man … The class laughed at the ass',
    'The class laughed at the ass',
  ],
  ['without the mark of a page', '[[page 2]] The class laughed', 'The class laughed'],
])('a quote is found %s', (_, quote, found) => {
  const ref = locate(quote)
  expect(ref?.quote).toBe(found)
  expect(TEXT.slice(ref?.start, ref?.end)).toBe(found)
})

test('the place of a whole word is not inside another word, and the page is the one it stands on', () => {
  expect(locate('ass')).toMatchObject({ start: TEXT.indexOf('the ass') + 4, page: 2 })
})

test.each(['She never waited', 'lass', 'as', '...', '', 'قال الأب'])('what is not there is not found: %j', (quote) => {
  expect(locate(quote)).toBeUndefined()
})

test('of two places the one in the part that was read is taken', () => {
  const twice = 'He ran away. She slept. He ran away.'
  const found = createQuoteLocator(twice, [{ number: 1, start: 0, end: twice.length, source: 'text' }])
  expect(found('He ran away.', { start: 12, end: twice.length })?.start).toBe(24)
  expect(found('he RAN away.', { start: 12, end: twice.length })?.start).toBe(24)
})
