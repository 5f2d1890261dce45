import { expect, test } from 'vitest'
import { makerIn } from './maker.ts'

test.each([
  ['Mona Saleh', 'Mona Saleh'],
  ['MONA SALEH.', 'Mona Saleh'],
  ['Mona Saleh · Omar Said', 'Mona Saleh'],
  ['Mona Saleh and Omar Said', 'Mona Saleh'],
])('%j is a name', (line, name) => {
  expect(makerIn(line, 'Salma lit the lantern.')).toBe(name)
})

test.each(['Second Edition', 'River folktale', 'Harbour School', 'The Lantern Keeper', 'Mona'])(
  '%j is none',
  (line) => {
    expect(makerIn(line, '')).toBeUndefined()
  },
)

test('whom the story tells of did not make it', () => {
  expect(makerIn('Salma Mill', 'Salma Mill went out. '.repeat(5))).toBeUndefined()
})

test('of an old author an introduction may tell', () => {
  const text = `${'Mill wrote it long ago. '.repeat(5)}${'Salma went out. '.repeat(20)}`
  expect(makerIn('Master Omar Mill', text)).toBe('Omar Mill')
  expect(makerIn('Omar Mill', text)).toBeUndefined()
})
