import { expect, test } from 'vitest'
import { plainBook } from '../../../../../tests/support/plain-book.ts'
import { peopleIn } from './people.ts'

const book = plainBook(
  'The Count came home. Fernan did not know him.\nOld Rosa saw the Count at the gate. “Edmond!” she cried, and Edmond wept.\nA hen named Rosalind slept.',
)
const names = (told: Parameters<typeof peopleIn>[1]): string[] => peopleIn(book, told).map(({ name }) => name)

test('one person under several names is one, by the name that was put first', () => {
  const told = [
    { names: ['the Count'], kind: 'person' as const },
    { names: ['Edmond'], kind: 'unknown' as const },
    { names: ['Edmond', 'the Count'], kind: 'person' as const },
    { names: ['Fernan'], kind: 'person' as const },
  ]
  const people = peopleIn(book, told)
  expect(people.map(({ name, mentions, kind }) => [name, mentions, kind])).toEqual([
    ['the Count', 3, 'person'],
    ['Fernan', 1, 'person'],
  ])
})

test('a name that is not in the book, or only inside another word, is no one', () => {
  expect(names([{ names: ['Mercedes'], kind: 'person' }])).toEqual([])
  expect(names([{ names: ['Rosa'], kind: 'person' }])).toEqual(['Rosa'])
  expect(peopleIn(book, [{ names: ['Rosa'], kind: 'person' }])[0]?.mentions).toBe(1)
})

test('a role is told without whose it is', () => {
  const confession = plainBook('I married early. My wife fed the cat, and my wife was patient.')
  expect(peopleIn(confession, [{ names: ['my wife'], kind: 'person' }])).toMatchObject([
    { name: 'the wife', mentions: 2 },
  ])
})

test('each is shown where it first comes, by the words that stand there', () => {
  const [person] = peopleIn(book, [{ names: ['Fernan'], kind: 'person' }])
  expect(person?.first.quote).toBe('Fernan did not know him.')
  expect(book.text.slice(person?.first.start, person?.first.end)).toBe(person?.first.quote)
})

test('an Arabic name is found behind what is written with it', () => {
  const arabic = plainBook('خرجت سلمى إلى الحقل. فرح الجد بسلمى، وسلمى تضحك.')
  expect(peopleIn(arabic, [{ names: ['سلمى'], kind: 'person' }])[0]?.mentions).toBe(3)
})
