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
    'New Microsoft Word Document (2)',
    'Acrobat Document',
    'Presentation1',
    'Untitled design',
    'عرض تقديمي1',
    'C:\\Users\\HP\\Desktop\\story.docx',
  ])('the title %j is not one', (title) => {
    expect(complete({ title }, STORY).title).toBeUndefined()
  })

  test('a title whose subtitle argues a whole book is told without it', () => {
    const argument =
      'كيف عرف أهل الميناء مواقيت الماء قبل أن تُصنع الساعات، وما قاله البحارة والعلماء في أسباب ارتفاعه وانخفاضه عند تمام القمر'
    expect(complete({}, `فوانيس الميناء: ${argument}\n\nتأليف منى صالح\n\nمقدمة\n\n${ARABIC_STORY}`)).toMatchObject({
      title: 'فوانيس الميناء',
      author: 'منى صالح',
    })
    expect(complete({}, `قال الحارس: ${argument} ${ARABIC_STORY}\n\n${ARABIC_STORY}`).title).toBeUndefined()
  })

  test.each(['1984', '٦٧', 'The Document', 'Scandal', 'Booked!', 'كتاب الأرنب', 'Test of Courage'])(
    'the title %j is one',
    (title) => {
      expect(complete({ title }, STORY).title).toBe(title)
    },
  )

  test('a title that is only the name of the file gives way to the title page', () => {
    const page = `The Gold Lantern\nby Mona Saleh\n\n${STORY}`
    expect(complete({ title: 'gold_lantern_v2' }, page, 'gold_lantern_v2.epub').title).toBe('The Gold Lantern')
    expect(complete({ title: 'gold_lantern' }, STORY, 'gold_lantern.epub').title).toBe('gold lantern')
    expect(complete({ title: 'Lanterns' }, page, 'Lanterns.epub').title).toBe('Lanterns')
  })

  test.each([
    'Administrator',
    'user',
    'HP',
    'Windows User',
    'python-docx',
    'المستخدم',
    'Unknown Author',
    'Canva',
    'Skia/PDF m120',
  ])('the author %j is nobody', (author) => {
    expect(complete({ author }, STORY).author).toBeUndefined()
  })

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

  describe('a page that holds the title and little else', () => {
    const ofPages = (...pages: string[]): BookMetadata => {
      const text = pages.join('\n\n')
      let start = 0
      const places = pages.map((page, index) => {
        const place = { number: index + 1, start, end: start + page.length, source: 'text' as const }
        start = place.end + 2
        return place
      })
      return completeMetadata({}, { text, pages: places, headings: [], filename: 'scan0001.pdf', language: undefined })
    }

    test.each([
      ['The Lantern Keeper\nMona Saleh · Omar Said', 'Mona Saleh'],
      ['The Lantern Keeper\nA Tale of the Sea\nJ. K. de Mill', 'J. K. de Mill'],
      ['حارس الفانوس\nMona Saleh | Omar Said', 'Mona Saleh'],
    ])('names its author (%j)', (page, author) => {
      expect(ofPages(page, STORY).author).toBe(author)
    })

    test.each(['The Lantern Keeper\nSecond Edition', 'The Lantern Keeper\nRiver folktale · Omar Said', 'Mona Saleh'])(
      'names none (%j)',
      (page) => {
        expect(ofPages(page, STORY).author).toBeUndefined()
      },
    )

    test('a page of the story names none', () => {
      expect(ofPages(`The Keeper\nMona Saleh\n${STORY.repeat(4)}`, STORY).author).toBeUndefined()
    })
  })

  test.each([
    ['Published by Lantern Press, 2014', 'Lantern Press'],
    ['First published in 2014 by Lantern & Sons Ltd.', 'Lantern & Sons Ltd'],
    ['Blue Dune Publishing', 'Blue Dune Publishing'],
    ['الناشر: دار النخلة، ٢٠١٤', 'دار النخلة'],
    ['دار النخلة للنشر والتوزيع', 'دار النخلة للنشر والتوزيع'],
  ])('the publisher of %j', (line, publisher) => {
    expect(complete({}, `The Lantern Keeper\n${line}\n\n${STORY}`).publisher).toBe(publisher)
  })

  test.each([
    'She pressed the letter and published by night what nobody had read before her eyes.',
    'دار الحديث بينهما طويلا',
    'She loved Books',
  ])('%j names no publisher', (line) => {
    expect(complete({ publisher: ' ' }, `The Keeper\n${line}\n\n${STORY}`).publisher).toBeUndefined()
  })

  test.each([
    ['Bertrand DelacrÃ©taz', 'Bertrand Delacrétaz'],
    ['Ù…Ù†Ù‰ ØµØ§Ù„Ø\u00ad', 'منى صالح'],
    ['ãäì ÕÇáÍ', 'منى صالح'],
    ['José Núñez', 'José Núñez'],
    ['Ærø', 'Ærø'],
  ])('a name in the wrong encoding is mended (%s)', (author, mended) => {
    expect(complete({ author }, STORY).author).toBe(mended)
  })

  test('an ISBN is checked, from the file or from the imprint', () => {
    expect(complete({ isbn: 'urn:isbn:978-0-306-40615-7' }, STORY).isbn).toBe('9780306406157')
    expect(complete({ isbn: '978-0-306-40615-8' }, STORY).isbn).toBeUndefined()
    expect(complete({}, `${STORY}\nISBN 0-571-22547-0 (pbk)`).isbn).toBe('0571225470')
    expect(complete({}, `${ARABIC_STORY}\nردمك: ٩٧٨٠٣٠٦٤٠٦١٥٧`).isbn).toBe('9780306406157')
    expect(complete({}, `${STORY}\nISBN\n978-0-306-40615-7`).isbn).toBe('9780306406157')
    expect(complete({}, `${ARABIC_STORY}\nر.د.م.ك: 978-0-306-40615-7`).isbn).toBe('9780306406157')
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

  test.each([
    ['Lanterns.pdf', 'Lanterns'],
    ['THE_GOLD_LANTERN.docx', 'The Gold Lantern'],
    ['The 3 herons.pdf', 'The 3 herons'],
    ['قصتي الجديدة مع البحر.docx', 'قصتي الجديدة مع البحر'],
  ])('%j reads like a title', (filename, title) => {
    expect(titleFromFilename(filename)).toBe(title)
  })

  test.each([
    'IMG_2041.jpg',
    'scan0001.pdf',
    '0190b1f4c2d3e4f5a6b7.pdf',
    'document (3).docx',
    '12.txt',
    '.pdf',
    'book.txt',
    'my story.docx',
    'chapter 3.docx',
    'قصة.pdf',
    'lanterns.pdf',
    '0072-L4-en.pdf',
    '1368munasaleh-lantern.txt',
    'mona-saleh--the-gold-lantern.txt',
    'Mona Saleh - The Gold Lantern.epub',
  ])('%j says nothing', (filename) => {
    expect(titleFromFilename(filename)).toBeUndefined()
  })
})

test('the first line that the file is named after is the title as it is printed', () => {
  const text =
    'My first day at the market\n\n\nI live in a very hot,\ndry village, full of thorny\ntrees and more goats\nthan people.\n'
  expect(complete({}, text, 'en-0019_my-first-day-at-the-market.txt').title).toBe('My first day at the market')
  expect(complete({}, text, 'scan0001.pdf').title).toBeUndefined()
})
