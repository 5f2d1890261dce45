import { describe, expect, test } from 'vitest'
import type { BookMetadata } from '../../../contract/book-text.ts'
import { completeMetadata } from './complete-metadata.ts'
import { titleFromFilename } from './title-from-filename.ts'

function complete(raw: BookMetadata, text: string, filename = 'scan0001.pdf'): BookMetadata {
  return completeMetadata(raw, { text, pages: [], headings: [], filename, language: undefined })
}

const STORY = 'Once upon a time there was a keeper who lit the lantern above the harbour every evening.'
const ARABIC_STORY = 'في كل مساء كان الحارس يشعل الفانوس فوق الميناء، فتعرف القوارب طريقها إلى البيت.'

describe('completeMetadata', () => {
  test.each([
    'Microsoft Word - final2.doc',
    'untitled',
    'Untitled-1',
    'Document1',
    'IMG_2041',
    'book.indd',
    'بدون عنوان',
    '   ',
    'PowerPoint Presentation',
  ])('the title %j is not one', (title) => {
    expect(complete({ title }, STORY).title).toBeUndefined()
  })

  test.each(['1984', 'The Document', 'Scandal', 'Booked!', 'كتاب الأرنب', 'Test of Courage'])(
    'the title %j is one',
    (title) => {
      expect(complete({ title }, STORY).title).toBe(title)
    },
  )

  test.each(['Administrator', 'user', 'HP', 'Windows User', 'python-docx', 'المستخدم', 'Unknown Author'])(
    'the author %j is nobody',
    (author) => {
      expect(complete({ author }, STORY).author).toBeUndefined()
    },
  )

  test.each([
    [`The Lantern Keeper\nby Mona Saleh\n\n${STORY}`, 'The Lantern Keeper', 'Mona Saleh'],
    [`THE KEEPER OF THE SEA\n\nWritten by J. K. Mill\n\n${STORY}`, 'The Keeper of the Sea', 'J. K. Mill'],
    [`Title: The Sea\nAuthor: Omar Said\n\n${STORY}`, 'The Sea', 'Omar Said'],
    [`حارس الفانوس\nتأليف: منى صالح\n\n${ARABIC_STORY}`, 'حارس الفانوس', 'منى صالح'],
    [`حارس الفانوس\nبقلم عمر سعيد\nرسوم: ليلى\n\n${ARABIC_STORY}`, 'حارس الفانوس', 'عمر سعيد'],
    [`العنوان: البحر\nالمؤلف: عمر سعيد\n\n${ARABIC_STORY}`, 'البحر', 'عمر سعيد'],
  ])('the title page %j', (text, title, author) => {
    expect(complete({}, text)).toMatchObject({ title, author })
  })

  test.each([
    `${STORY}\nThe end.`,
    `Chapter 1\n${STORY}`,
    `One day, by the sea.\n${STORY}`,
    `الفصل الأول\n${ARABIC_STORY}`,
    `Contents\nOne\n${STORY}`,
  ])('a text that opens without one (%j) has no title or author of its own', (text) => {
    expect(complete({}, text)).toEqual({})
  })

  test('a sentence with "by" names no author', () => {
    expect(complete({}, `The Sea\nBy the time she came home it was dark.\n${STORY}`).author).toBeUndefined()
  })

  test('an ISBN is checked, from the file or from the imprint', () => {
    expect(complete({ isbn: 'urn:isbn:978-0-306-40615-7' }, STORY).isbn).toBe('9780306406157')
    expect(complete({ isbn: '978-0-306-40615-8' }, STORY).isbn).toBeUndefined()
    expect(complete({}, `${STORY}\nISBN 0-571-22547-0 (pbk)`).isbn).toBe('0571225470')
    expect(complete({}, `${ARABIC_STORY}\nردمك: ٩٧٨٠٣٠٦٤٠٦١٥٧`).isbn).toBe('9780306406157')
    expect(complete({}, `${STORY} Call 9780306406157.`).isbn).toBeUndefined()
  })

  test('the language of a clear text wins over what the program wrote', () => {
    const context = { text: ARABIC_STORY, pages: [], headings: [], filename: 'a.doc', language: 'ar' as const }
    expect(completeMetadata({ language: 'en-US' }, context).language).toBe('ar')
    expect(completeMetadata({ language: 'en-US' }, { ...context, language: undefined }).language).toBe('en')
  })
})

describe('titleFromFilename', () => {
  test.each([
    ['the_brave-fox (1).final.pdf', 'the brave fox'],
    ['كتاب الأرنب.epub', 'كتاب الأرنب'],
    ['../../etc/The Sea.txt', 'The Sea'],
  ])('%j', (filename, title) => {
    expect(titleFromFilename(filename)).toBe(title)
  })

  test.each(['IMG_2041.jpg', 'scan0001.pdf', '0190b1f4c2d3e4f5a6b7.pdf', 'document (3).docx', '12.txt', '.pdf'])(
    '%j says nothing',
    (filename) => {
      expect(titleFromFilename(filename)).toBeUndefined()
    },
  )
})
