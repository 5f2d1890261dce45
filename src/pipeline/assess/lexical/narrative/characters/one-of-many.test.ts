import { expect, it } from 'vitest'
import type { NarrativeFacts } from '../../../../../contract/assessment.ts'
import { tokenize } from '../../segment/tokenize.ts'
import { peopleOf, sharedTitles } from './one-of-many.ts'

const someone = (
  name: string,
  kind: NarrativeFacts['characters'][number]['kind'] = 'person',
): NarrativeFacts['characters'][number] => ({
  name,
  kind,
  mentions: 9,
  first: { quote: name, page: 1, start: 0, end: name.length },
})
const names = (characters: NarrativeFacts['characters']) => characters.map(({ name }) => name)

it('names no role in a book of many tales, where each tale has its own king, but the animals and the named', () => {
  const people = [
    someone('the king'),
    someone('the Fox', 'animal'),
    someone('Salma'),
    someone('الملك'),
    someone('خالد'),
    someone('حافظ إبراهيم'),
  ]
  expect(names(peopleOf(people, 'collection', 5000))).toEqual(['the Fox', 'Salma', 'خالد', 'حافظ إبراهيم'])
  expect(names(peopleOf(people, 'information', 5000))).toEqual(['Salma', 'حافظ إبراهيم'])
  expect(names(peopleOf(people, 'biography', 5000))).toEqual(['the Fox', 'Salma', 'خالد', 'حافظ إبراهيم'])
  expect(peopleOf(people, 'story', 5000)).toEqual(people)
  // A place may have a capital, too.
  expect(names(peopleOf([someone('Salma'), someone('Sharjah', 'unknown')], 'information', 5000))).toEqual(['Salma'])
})

it('names nobody of long verse who is named twice, for its first words have capitals', () => {
  const people = [
    { ...someone('Suddenly', 'unknown'), mentions: 2 },
    { ...someone('Beatrice'), mentions: 21 },
  ]
  expect(names(peopleOf(people, 'poetry', 8000))).toEqual(['Beatrice'])
  expect(names(peopleOf(people, 'poetry', 400))).toEqual(['Suddenly', 'Beatrice'])
})

it('names no old man in a long Arabic novel where others have names, and keeps him where few have', () => {
  const named = ['سام', 'واردل', 'جنجل', 'بركر', 'توم'].map((name) => someone(name))
  const old = someone('الشيخ')
  expect(names(peopleOf([old, ...named], 'story', 90_000))).not.toContain('الشيخ')
  expect(names(peopleOf([old, ...named], 'story', 9000))).toContain('الشيخ')
  expect(names(peopleOf([old, ...named.slice(0, 2)], 'story', 90_000))).toContain('الشيخ')
  expect(names(peopleOf([someone('والدي'), ...named], 'story', 90_000))).toContain('والدي')
})

it('names no king in a history of kings, nor a people', () => {
  const kings = ['Henry', 'John', 'Edward', 'Richard', 'William', 'Stephen']
  const history = kings
    .map((name) => `King ${name} came, and King ${name} went. The King was old. `)
    .join('')
    .repeat(2)
  const tale = 'King Edmund came. The King laughed, and King Edmund gave him bread. '.repeat(20)
  const people = [someone('the King'), someone('the Scottish'), someone('Edward')]
  const named = (text: string): string[] => names(peopleOf(people, 'story', 9000, sharedTitles(tokenize(text))))
  expect(named(history)).toEqual(['Edward'])
  expect(named(tale)).toEqual(['the King', 'Edward'])
  expect(names(peopleOf(people, 'play', 9000, sharedTitles(tokenize(history))))).toContain('the King')
})
