import { describe, expect, it } from 'vitest'
import { chapterTitles, isInApparatus } from './chapter-titles.ts'

const chapters = (...titles: string[]) => titles.map((title, index) => ({ title, start: index * 1000 }))

describe('titles of chapters', () => {
  it('stand without their numbers, in the letters of a sentence, and stop before the end', () => {
    const book = chapters(
      'Contents',
      'CHAPTER I. THE ROAD TO THE SEA',
      'Chapter 2: A Lamp in the Window',
      '3. Who Goes There?',
      'IV - The Well: a Letter',
      'Chapter V',
      'VI. The Harbour',
      'Chapter 7. How It All Ended',
    )
    const titles = chapterTitles(book, 8000)
    expect(titles).toEqual(['The Road to the Sea', 'A Lamp in the Window', 'Who Goes There?', 'The Well: a Letter'])
  })

  it('are read in Arabic', () => {
    const book = chapters(
      'المقدمة',
      'الفصل الأول: رحلة إلى الواحة',
      'الفصل الثاني: البئر القديمة',
      'الفصل الثالث: ليلة العيد',
      'خاتمة',
      'فهرس',
    )
    expect(chapterTitles(book, 6000)).toEqual(['رحلة إلى الواحة', 'البئر القديمة', 'ليلة العيد'])
  })

  it('are no numbers in Arabic either, however long', () => {
    const counted = chapters(
      'الفصل الأول',
      'الفصل الثاني عشر',
      'الفصل الحادي والعشرون',
      'الفصل الرابع والثلاثون',
      'الباب الأخير',
      'فصل ثالث',
      'خاتمة ونتائج',
    )
    expect(chapterTitles(counted, 9000)).toEqual([])
    expect(
      chapterTitles(
        chapters('الفصل الأول رحلة البحر', 'الفصل الثاني عشر: العاصفة', 'الباب السادس والستون - العودة'),
        9000,
      ),
    ).toEqual(['رحلة البحر', 'العاصفة', 'العودة'])
  })

  it('are none where chapters are only counted, or hardly any has one', () => {
    expect(chapterTitles(chapters('Chapter 1', 'Chapter 2', 'Chapter III', 'IV', '5', 'الفصل الأول'), 9000)).toEqual([])
    expect(chapterTitles(chapters('The Road', 'Chapter 2', 'Chapter 3'), 9000)).toEqual([])
  })

  it('are none where parts of a tale are only counted', () => {
    const parts = chapters('القصة الأولى', 'القصة الثانية', 'القصة الثالثة', 'القصة الرابعة', 'الرسالة الأولى', 'خاتمة')
    expect(chapterTitles(parts, 8000)).toEqual([])
  })
})

it('what an edition adds to a book is none of its chapters, and nothing under it is the book', () => {
  const book = chapters('Imprint', 'The Road', 'The Well', 'The Harbour', 'List of Illustrations', 'Uncopyright')
  expect(chapterTitles(book, 20_000)).toEqual(['The Road', 'The Well', 'The Harbour'])
  const isAdded = (start: number, length = 6000): boolean => isInApparatus({ chapters: book }, start, length)
  expect([500, 1500, 3900, 4200].map((start) => isAdded(start))).toEqual([true, false, false, true])
  // A heading behind which no other was seen stands over the rest of the book.
  expect(isAdded(5500, 90_000)).toBe(false)
})

it('no child is sent to a piece by a title of drink, murder or devils', () => {
  const book = chapters(
    'The Well',
    'Lines on the Mermaid Tavern',
    'The Harbour',
    'A Murder',
    'Sails',
    'ليلة في حانة',
    'الشراع',
  )
  expect(chapterTitles(book, 20_000)).toEqual(['The Well', 'The Harbour', 'Sails', 'الشراع'])
})
