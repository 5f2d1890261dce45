import { expect, test } from 'vitest'
import { authorInTitle } from './author-in-title.ts'

test.each([
  ['The Works of Omar Mill', 'Omar Mill'],
  ['Selected Prose of Rosa Mill', 'Rosa Mill'],
  ["Omar Mill's Fairy Tales: First Series", 'Omar Mill'],
  ['Mill’s Fables', 'Mill'],
])('%j names its author', (title, author) => {
  expect(authorInTitle(title)).toBe(author)
})

test.each(["Grandmother's Fairy Tales", 'The Works of Darkness', "Salma's Lantern", 'Fables of Sea and Sand'])(
  '%j does not',
  (title) => {
    expect(authorInTitle(title)).toBeUndefined()
  },
)
