import { expect, test } from 'vitest'
import { authorInTitle } from './author-in-title.ts'

test.each([
  ['The Works of Omar Mill', 'Omar Mill'],
  ['Selected Prose of Rosa Mill', 'Rosa Mill'],
  ["Omar Mill's Fairy Tales: First Series", 'Omar Mill'],
  ['Mill’s Fables', 'Mill'],
  ['Essays of Omar Mill', 'Omar Mill'],
  ['The Novels, Tales and Sketches of Rosa Mill', 'Rosa Mill'],
  ['The Comedies of Millius', 'Millius'],
  ["Rosa Mill's Children Stories", 'Rosa Mill'],
])('%j names its author', (title, author) => {
  expect(authorInTitle(title)).toBe(author)
})

test.each([
  "Grandmother's Fairy Tales",
  'The Works of Darkness',
  "Salma's Lantern",
  "Salma's Stories",
  'Fables of Sea and Sand',
  'Scenes from the Works of Omar Mill',
  'An Introduction to the Works of Omar Mill',
])('%j does not', (title) => {
  expect(authorInTitle(title)).toBeUndefined()
})
