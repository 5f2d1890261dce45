import { expect, test } from 'vitest'
import { isOfDeities } from './deities.ts'

const named = (...names: string[]) => names.map((name, index) => ({ name, mentions: 20 - index }))

test('a god is one wherever his name stands, a child that is called after one only where gods are spoken of', () => {
  expect(isOfDeities(named('Zeus', 'Hera'), 'Zeus was angry.')).toBe(true)
  expect(isOfDeities(named('Krishna', 'Devi'), 'Krishna climbed the tree and Devi held the cradle.')).toBe(false)
  expect(isOfDeities(named('Krishna'), 'Lord Krishna played the flute, and the gods listened.')).toBe(true)
  expect(
    isOfDeities(named('Salem', 'Noora', 'Zeus'), 'They read of Zeus, a god of the Greeks, and of other gods.'),
  ).toBe(false)
})
