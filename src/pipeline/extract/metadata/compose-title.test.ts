import { expect, test } from 'vitest'
import { composeTitle } from './compose-title.ts'

test.each([
  ['one line', ['THE GOLD LANTERN.'], 'The Gold Lantern'],
  [
    'bold letters in plain text',
    ['=THE GOLD LANTERN=', '+A Tale, in Two Parts.+'],
    'The Gold Lantern: A Tale, in Two Parts',
  ],
  ['a word a line', ['THE', 'GOLD', 'LANTERN'], 'The Gold Lantern'],
  [
    'lines that join',
    ['THE LANTERN', 'AND', 'THE KEEPER', 'FOR BOYS AND GIRLS'],
    'The Lantern and the Keeper for Boys and Girls',
  ],
  ['a subtitle', ['THE GOLD LANTERN', 'A TALE OF THE SEA'], 'The Gold Lantern: A Tale of the Sea'],
  ['two titles', ['THE GOLD LANTERN', 'OR', 'THE KEEPER OF THE SEA'], 'The Gold Lantern; or, The Keeper of the Sea'],
  ['two titles on a line', ['THE GOLD LANTERN or THE KEEPER'], 'The Gold Lantern; or, The Keeper'],
  [
    'a half-title',
    ['SALMA', 'THE LANTERN OF SALMA', 'A TALE FOR CHILDREN'],
    'The Lantern of Salma: A Tale for Children',
  ],
  ['a title printed twice', ['THE', 'GOLD LANTERN', 'THE GOLD LANTERN'], 'The Gold Lantern'],
  ['a page printed twice', ['SALMA', 'OR', 'THE KEEPER', 'SALMA', 'OR', 'THE KEEPER'], 'Salma; or, The Keeper'],
  ['lines joined by the file', ['THE GOLD LANTERN A TALE FOR CHILDREN'], 'The Gold Lantern: A Tale for Children'],
  ['a dash', ['THE GOLD LANTERN--A TALE OF THE SEA'], 'The Gold Lantern: A Tale of the Sea'],
  ['type that changes', ['GOLD LANTERN As told by the Old Heron'], 'Gold Lantern: As told by the Old Heron'],
  ['type that changes before a subtitle', ['THE GOLD LANTERN A Romance'], 'The Gold Lantern: A Romance'],
  ['brackets and calls', ['LIGHT IT!', '(The Keeper)'], 'Light It! (The Keeper)'],
  ['an abbreviation', ['SALMA & CO.'], 'Salma & Co.'],
  ['a stop within quotes', ['THE YOUNG "LANTERN."'], 'The Young "Lantern"'],
  ['a possessive', ["OMAR MILL'S", 'CHILDREN TALES'], "Omar Mill's Children Tales"],
  ['quotes and note marks', ['"Light the Lantern!"[1]'], 'Light the Lantern!'],
  ['Arabic', ['حارس الفانوس', 'حارس الفانوس', 'حكاية من البحر'], 'حارس الفانوس: حكاية من البحر'],
])('%s', (_, lines, title) => {
  expect(composeTitle(lines)).toBe(title)
})

test('the argument of a book is no part of its title', () => {
  const argument = [
    'IN WHICH THE KEEPER OF THE LANTERN TELLS',
    'HOW HE CAME TO THE HARBOUR AND WHAT HE MET WITH ON THE WAY',
    'AND WHO WAS THERE BEFORE HIM AND WHO CAME AFTER',
  ]
  expect(composeTitle(['THE GOLD LANTERN', ...argument]).length).toBeLessThanOrEqual(160)
})
