import { expect, test } from 'vitest'
import { plainBook } from '../../../../../../tests/support/plain-book.ts'
import { tokenize } from '../../segment/tokenize.ts'
import { readNarrative } from '../read-narrative.ts'

const keywords = (text: string) => readNarrative(tokenize(text), plainBook(text)).keywords

test('a book of facts is known by its nouns, not by everyday words and adjectives', () => {
  const line = `The falcon is a bird of the desert. A glove is worn for the falcon, and the glove is thick. Every falconer knows the falcon by its jess.
The jess is of leather. In the morning the falconer takes the glove and the jess, and the falcon waits. It is a good day in the world of people.
`
  const found = keywords(line.repeat(10))!
  expect(found.slice(0, 2).toSorted()).toEqual(['falcon', 'glove'])
  expect(found).not.toContain('world')
  expect(found).not.toContain('good')
})

test('of one word and what is made of it the commoner stands', () => {
  const line =
    'The totem is of wood. The people of the totem know the totem. In totemism the totem is a sign of the clan. \n'
  expect(keywords(line.repeat(12))!.filter((word) => word.toLowerCase().startsWith('totem'))).toEqual(['totem'])
})

test('an Arabic book of facts is known by its nouns with the article', () => {
  const line =
    'الصقر طائر من طيور الصحراء. يحب الصياد الصقر ويدرب الصياد الصقر على الصيد. وفي الصحراء يطير الصقر عاليا. \n'
  expect(keywords(line.repeat(12))![0]).toBe('الصقر')
})

test('neither a name nor the subject of one essay among many is what a book speaks of', () => {
  const essay = (subject: string): string =>
    `The ${subject} is of wood. Bagarrow has the ${subject}, and the ${subject} of Bagarrow is old. The pleasure of the ${subject} is in the use of it. \n`.repeat(
      20,
    )
  const subjects = 'kettle lantern ladder saddle basket barrel anchor bridle hammer needle'.split(' ')
  const found = keywords(subjects.map(essay).join(''))!
  expect(found).toContain('wood')
  expect(found.filter((word) => word === 'Bagarrow' || subjects.includes(word))).toEqual([])
})

test('what says how a thing is, and what only comes now and then in a long book, is none', () => {
  const basket = 'أخذت السلة السحرية ومشت. في السلة السحرية خبز. نامت القطة في السلة السحرية وشربت القطة الحليب. \n'
  expect(keywords(basket.repeat(3))).toContain('السلة السحرية')
  expect(keywords(basket.repeat(3))).not.toContain('السحرية')
  const talk = 'They walked on and talked of this and that until they were tired, and then they sat down again. '
  const habit = 'For instance, in the quotation, and in the glow of it. '
  expect(keywords((talk.repeat(80) + habit).repeat(12))).toEqual([])
})

test('a word that stands in one phrase, over paragraphs or in a name is none', () => {
  const line =
    'الصقر طائر من طيور الصحراء. يحب الصياد الصقر ويدرب الصياد الصقر على الصيد. قال عليه الصلاة والسلام كلمة.\n\nالتفسير: يطير الصقر عاليا. قال امرؤ القيس شعرا.\n\n'
  const found = keywords(line.repeat(12))!
  expect(found).toContain('الصقر')
  for (const word of ['الصلاة', 'التفسير', 'القيس']) expect(found).not.toContain(word)
})

test('nouns of the title come first, though every book has them, and half a phrase is shown whole', () => {
  const line =
    'يرى الكاتب أن ثروة الأمم من العمل. وفي الحب جمال. عاش الرجل في المدينة. قرأ الناس كتاب ثروة الأمم. الصقر طائر والصقر يطير. كان الصقر هناك. \n'
  const text = line.repeat(220)
  const found = readNarrative(tokenize(text), {
    ...plainBook(text),
    metadata: { title: 'رسائل في الجمال والحب' },
  }).keywords!
  expect(found[0]).toBe('الحب')
  expect(found).toContain('ثروة الأمم')
  expect(found).not.toContain('الأمم')
})
