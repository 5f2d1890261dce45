import { expect, test } from 'vitest'
import { inNameCase, inTitleCase } from './title-case.ts'

test.each([
  ['A TALE OF TWO FOXES', 'A Tale of Two Foxes'],
  ['WHAT THE LANTERNS ARE FOR', 'What the Lanterns Are For'],
  ["O'MILL'S LANTERN", "O'Mill's Lantern"],
  ['McMILL’S HAT', 'McMill’s Hat'],
  ["L'ÎLE", "L'Île"],
  ['SALMA THE VIII', 'Salma the VIII'],
  ['MIX AND MATCH', 'Mix and Match'],
  ['THE MERRY-GO-ROUND', 'The Merry-Go-Round'],
  ['SALMA; OR, THE KEEPER OF THE SEA', 'Salma; or, The Keeper of the Sea'],
  ['GRIT: The Young Keeper', 'Grit: The Young Keeper'],
  ['Lantern AND Keeper', 'Lantern and Keeper'],
  ['THE UAE IN THE U.S.A. TODAY', 'The UAE in the U.S.A. Today'],
  ['My UNICEF day', 'My UNICEF day'],
  ['The hungry heron', 'The hungry heron'],
  ['حارس الفانوس', 'حارس الفانوس'],
])('the title %j', (printed, title) => {
  expect(inTitleCase(printed)).toBe(title)
})

test.each([
  ['ROSA VAN DER McMILL, JR.', 'Rosa van der McMill, Jr.'],
  ["J. K. DE MILL AND E. O'SAID", "J. K. de Mill and E. O'Said"],
  ['Mona Saleh', 'Mona Saleh'],
])('the name %j', (printed, name) => {
  expect(inNameCase(printed)).toBe(name)
})
