import { expect, test } from 'vitest'
import { isNamedAfterFile } from './named-after-file.ts'

test.each([
  ['the_brave_fox', 'the_brave_fox.epub'],
  ['0072-L4-en', '0072-L4-en.epub'],
  ['the-brave-fox', 'the-brave-fox.pdf'],
  ['brave.fox.v2', 'brave.fox.v2.epub'],
])('%j is the name of %j', (title, filename) => {
  expect(isNamedAfterFile(title, filename)).toBe(true)
})

test.each([
  ['The Brave Fox', 'The Brave Fox.epub'],
  ['The Brave Fox', 'the-brave-fox.epub'],
  ['Merry-Go-Round', 'merry-go-round.epub'],
  ['the_brave_fox', 'scan0001.epub'],
])('%j is a title in %j', (title, filename) => {
  expect(isNamedAfterFile(title, filename)).toBe(false)
})
