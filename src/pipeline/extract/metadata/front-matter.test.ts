import { expect, test } from 'vitest'
import { frontMatter } from './front-matter.ts'

const textsOf = (text: string): string[] =>
  frontMatter(text)
    .map((line) => line.text)
    .filter((line) => line !== '')

test.each([
  [
    'the credits of the file',
    'Produced by Mona Saleh and the Online Distributed Proofreading Team at http://www.pgdp.net',
  ],
  ['credits over two lines', 'E-text prepared by Mona Saleh\n(https://archive.org)'],
  ['who transcribed it', 'Transcribed from the 1911 Lantern Press edition by Mona Saleh, email mona@lantern.example'],
  ['a picture', '[Illustration: The keeper went up.\n\n(_See page 12._)]'],
  ['pictures of other files', '{The keeper: p0.jpg}\n\n![figure](../Images/1.png)'],
  ['a note', "Transcriber's Note: Some words are spelled as they were."],
  [
    'a note of several paragraphs',
    "Transcriber's Notes:\n\nItalic text is denoted by _underscores_.\n\nBlank pages have been left out.",
  ],
  [
    'a note that ends with a list of signs',
    "Transcriber's Note:\n\nSome lamps in the book are drawn as small marks, and the file shows them as letters because that is what a screen has: x as in fox, y as in lantern",
  ],
  ['the terms of old files', '*END*THE SMALL PRINT! FOR PUBLIC DOMAIN ETEXTS*Ver.04.29.93*END*'],
])('%s is no part of the title page', (_, apparatus) => {
  expect(textsOf(`${apparatus}\n\nTHE GOLD LANTERN\n\nby Mona Saleh`)).toEqual(['THE GOLD LANTERN', 'by Mona Saleh'])
})

test('a credit in a text without blank lines is a line only', () => {
  const story = 'Every evening the keeper lit the lantern. '.repeat(30)
  expect(textsOf(`Produced by Mona Saleh\nTHE GOLD LANTERN\n${story}`)[0]).toBe('THE GOLD LANTERN')
})

test('marks of headings, emphasis and rules', () => {
  expect(frontMatter('# The _Gold_ Lantern\n* * *\nby *Mona*')).toMatchObject([
    { text: 'The Gold Lantern', marked: true, rule: false, apart: true },
    { text: '', rule: true, apart: false },
    { text: 'by Mona', marked: false },
  ])
})

test.each([
  ['named', ['مقدمة', 'البحر', 'الفانوس']],
  ['long', Array.from({ length: 9 }, (_, index) => `حكاية الليلة ${'ab'.repeat(index)}`)],
])('a list of headings (%s) that comes twice is passed over', (_, list) => {
  expect(textsOf([...list, ...list, '| حارس الفانوس', 'تأليف'].join('\n\n'))).toEqual(['حارس الفانوس', 'تأليف'])
})

test('a cover and a title page that say the same are kept', () => {
  expect(textsOf('The Lantern\nMona Saleh\n\nThe Lantern\nMona Saleh\n\nChapter 1')).toHaveLength(5)
})
