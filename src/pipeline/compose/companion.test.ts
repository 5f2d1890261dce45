import { expect, test } from 'vitest'
import { companionOf } from './companion.ts'

const apart = ' The road went on, over hills and through villages, and nobody was to be seen on it. '.repeat(8)

test('of the people of a book the one who is with somebody stands beside them, not the one who is named most', () => {
  const together = 'Layla ran ahead, and Omar followed. '
  const alone = 'Mr. Haddad closed his shop. Mr. Haddad went home. '
  const text = [together, alone, together, alone, together, alone].join(apart)
  expect(companionOf(text, 'Layla', ['Mr. Haddad', 'Omar'])).toBe('Omar')
})

test('people who hardly meet are not brought together', () => {
  expect(companionOf(`Layla sang.${apart}Omar slept.${apart}`.repeat(4), 'Layla', ['Omar'])).toBeUndefined()
  expect(companionOf('Layla sang.', 'Layla', [])).toBeUndefined()
})

test('Arabic names are met with the words that grow onto them, roles at the beginning of a sentence too', () => {
  expect(companionOf('جلست سلمى وعامر معًا. '.repeat(3), 'سلمى', ['عامر'])).toBe('عامر')
  expect(companionOf('The fox saw the crow. '.repeat(3), 'the crow', ['the fox'])).toBe('the fox')
})
