import { expect, it } from 'vitest'
import { BOOK_KINDS } from '../../../../../contract/assessment.ts'
import { plainBook } from '../../../../../../tests/support/plain-book.ts'
import { sharedReader } from '../../../reader/reader.ts'
import { tokenize } from '../../segment/tokenize.ts'
import { readNarrative } from '../read-narrative.ts'
import { KIND_FEATURES, kindFeatures } from './kind-features.ts'
import { KIND_MODEL } from './kind-model.ts'
import { readBookKind } from './read-book-kind.ts'
import { saidKind } from './said-kind.ts'

function kindOf(text: string, title?: string) {
  const book = { ...plainBook(text), metadata: title === undefined ? {} : { title } }
  const tokens = tokenize(book.text)
  return readBookKind(tokens, book, readNarrative(tokens, book), sharedReader().read(tokens, [])).kind
}

const TOLD =
  '"Where are you going?" asked Mariam. Salem looked at her and laughed. He took the rope, went down to the boat and pushed it into the water, and she ran after him. '
const EXPLAINED =
  'The date palm is a plant of hot countries. It is called a tree, although it is more closely related to grass. Its leaves are usually four metres long, and a palm may carry up to 100 kilograms of fruit (see figure 3). According to older books, it has been grown since 4000 BC. '
const PLAYED = 'MARIAM: Where is the lantern?\n\nSALEM: (looking round) I gave it to the captain.\n\n'

it('tells a story, an information book and a play by how they are written', () => {
  expect(kindOf(TOLD.repeat(80))).toBe('story')
  expect(kindOf(EXPLAINED.repeat(60), 'A History of the Date Palm')).toBe('information')
  expect(kindOf(PLAYED.repeat(200), 'The Lantern. A Play in One Act')).toBe('play')
})

it('believes a title that says it outright, and no other word in it', () => {
  expect(kindOf(TOLD.repeat(80), 'The Lantern: And Other Stories')).toBe('collection')
  expect(kindOf(EXPLAINED.repeat(60), 'The Date Palm: A Novel')).toBe('story')
  expect(saidKind('صندوق الرمل: مجموعة قصصية')).toBe('collection')
  expect(saidKind('ديوان البحر')).toBe('poetry')
  expect(saidKind('The Kite and Other Songs')).toBe('poetry')
  expect(saidKind('Sea Land, Volume 2: Being a Collection of Some of the Old Tales of the Coast')).toBe('collection')
  expect(saidKind('Gulf Folk Tales')).toBe('collection')
  expect(saidKind('حياتي')).toBe('biography')
  expect(saidKind('رواية لم تكتب بعد')).toBeUndefined()
  expect(saidKind('Memoirs of a Kite')).toBeUndefined()
  expect(saidKind('The Poems of the Sea and Other Voyages')).toBeUndefined()
})

it('takes a picture book for a story', () => {
  expect(kindOf(TOLD)).toBe('story')
})

it('has a weight for every feature', () => {
  const tokens = tokenize(TOLD)
  const book = plainBook(TOLD)
  expect(kindFeatures(tokens, book, readNarrative(tokens, book)).length).toBe(KIND_FEATURES.length)
  for (const { weights } of Object.values(KIND_MODEL).flatMap((model) => Object.values(model)))
    expect(weights.length).toBe(KIND_FEATURES.length + BOOK_KINDS.length)
})

it('a tale of two who have no names is a story', () => {
  const tale =
    'Once upon a time, there was a man walking in the bush. Suddenly he met a lion. The lion was hungry. The man climbed a tall tree. '
  expect(kindOf(tale.repeat(8))).toBe('story')
})

it('knows a play whose names and speeches stand in the cells of a table', () => {
  const speeches = [
    'Mariam\tWhere is the lantern?',
    'Salem\tI gave it to the captain, and he has gone.',
    'Mariam\tThen run.',
  ]
  expect(kindOf(`${speeches.join('\n')}\n`.repeat(120), 'The Lantern')).toBe('play')
  const prices = ['Dates\t12 dirhams a box', 'Limes\t4 dirhams a bag']
  expect(kindOf(`${EXPLAINED.repeat(60)}\n${prices.join('\n')}\n`, 'The Date Palm')).toBe('information')
})

it('takes a fable whose animals speak without marks for a story', () => {
  const fable =
    'وصلت العصافير إلى الحقل بعد رحلة طويلة. وقع الصغير في الفخ فصاح: إليّ يا أصدقائي! قال أشجعهم بحماسة: سأشده بقوة. فرد آخر: لا، قد يتألم. '
  expect(kindOf(fable.repeat(8))).toBe('story')
})
