import { describe, expect, test } from 'vitest'
import { bookTextSchema, type BookText } from '../../contract/book-text.ts'
import { assemble } from './assemble.ts'
import type { RawBook, RawPage } from './reader.ts'

function raw(pages: (string | Partial<RawPage>)[], other: Partial<RawBook> = {}): RawBook {
  return {
    format: 'pdf',
    pageKind: 'page',
    pages: pages.map((page) =>
      typeof page === 'string' ? { text: page, source: 'text' } : { text: '', source: 'text', ...page },
    ),
    metadata: {},
    cover: null,
    notices: [],
    ...other,
  }
}

function assembled(...parameters: Parameters<typeof raw>): BookText {
  const { book } = assemble(raw(...parameters), 'book.pdf')
  expect(bookTextSchema.safeParse(book).success).toBe(true)
  return book
}

const pageTexts = (book: BookText): string[] => book.pages.map(({ start, end }) => book.text.slice(start, end))

describe('assemble', () => {
  test('pages keep their text, labels and readings at exact offsets', () => {
    const book = assembled([
      { text: 'First page.\r\n', label: 'i' },
      { text: '', source: 'ocr', unread: true },
      { text: 'Third\u0000 page.', label: '3', source: 'ocr', confidence: 91 },
    ])
    expect(pageTexts(book)).toEqual(['First page.', '', 'Third page.'])
    expect(book.pages).toEqual([
      { number: 1, label: 'i', start: 0, end: 11, source: 'text' },
      { number: 2, start: 11, end: 11, source: 'ocr', unread: true },
      { number: 3, start: 13, end: 24, source: 'ocr', confidence: 91 },
    ])
    expect(book.text).toBe('First page.\n\nThird page.')
  })

  test('headings follow the cleaning of the text around them', () => {
    const text = 'Intro\u200B  one.\n\n\n\nA  Title\u00AD\nBody of  it.\nSecond\nEnd.'
    const at = (words: string): { start: number; end: number } => ({
      start: text.indexOf(words),
      end: text.indexOf(words) + words.length,
    })
    const book = assembled([
      {
        text,
        headings: [
          { level: 2, ...at('Second') },
          { level: 9, ...at('A  Title\u00AD') },
        ],
      },
    ])
    expect(book.headings.map(({ level, start, end }) => [level, book.text.slice(start, end)])).toEqual([
      [6, 'A Title'],
      [2, 'Second'],
    ])
    expect(book.text).toBe('Intro one.\nA Title\nBody of it.\nSecond\nEnd.')
  })

  test('a text without pages is cut into parts that together are the text', () => {
    const paragraph = 'The quick brown fox jumps over the lazy dog and goes home. '
    const text = Array.from({ length: 60 }, (_, index) => paragraph.repeat(1 + (index % 5)).trim()).join('\n')
    const book = assembled([text], { format: 'txt', pageKind: 'part' })
    expect(pageTexts(book).join('')).toBe(book.text)
    expect(book.pages.length).toBeGreaterThan(4)
    for (const part of pageTexts(book).slice(0, -1)) {
      expect(part.length).toBeGreaterThan(1_200)
      expect(part.length).toBeLessThan(2_400)
      expect(part.endsWith('\n')).toBe(true)
    }
  })

  test('a part without paragraphs ends with a sentence, and no pair of code units is split', () => {
    const sentences = assembled(['A long sentence comes and goes again. '.repeat(300)], {
      format: 'txt',
      pageKind: 'part',
    })
    expect(pageTexts(sentences).every((part) => /\.\s?$/.test(part))).toBe(true)
    const emoji = assembled([`words ${'😀'.repeat(6_000)}`], { format: 'txt', pageKind: 'part' })
    expect(pageTexts(emoji).every((part) => part.isWellFormed())).toBe(true)
  })

  test('chapter lines of a text without headings are its headings, in both languages', () => {
    const book = assembled([
      'CHAPTER I - The Sea\nI ran.\nالفصل الثاني\nكان البحر هادئا.\nChapter one was long, she said.',
    ])
    expect(book.headings.map(({ start, end }) => book.text.slice(start, end))).toEqual([
      'CHAPTER I - The Sea',
      'الفصل الثاني',
    ])
  })

  test.each([
    ['He climbed the stairs and lit the', 'lantern above the harbour.'],
    ['He climbed the stairs with', 'Mona and lit the lantern.'],
    ['He climbed the stairs, and after him,', 'Mona with the lantern.'],
    [
      'صعد الحارس الدرج الطويل في تلك الليلة الباردة وأشعل',
      'الفانوس الكبير فوق الميناء، فعرفت القوارب طريقها إلى البيت.',
    ],
  ])('a sentence over a page break is one, and its pages are right (%s)', (first, second) => {
    const book = assembled([`It was late.\n${first}`, { text: '', source: 'text' }, `${second}\nThen it was day.`])
    expect(book.text).toContain(`${first} ${second}`)
    expect(pageTexts(book)).toEqual([`It was late.\n${first}`, '', `${second}\nThen it was day.`])
  })

  test.each([
    ['a finished sentence', 'He lit the lantern.', 'and then he slept.'],
    ['a caption', 'Mona and the boats', 'The next day it rained.'],
    ['a chapter', 'He lit the lantern and', 'Chapter Two\nIt rained.'],
    ['a short Arabic line', 'منى والقوارب', 'في اليوم التالي هطل المطر على الميناء كله منذ الصباح الباكر.'],
    [
      'Arabic verse',
      'يا فانوس الميناء القديم أضئ لنا هذا الطريق\nفنحن في البحر العميق وحدنا بلا رفيق ولا صديق\nوالموج من حولنا عال يغني لنا لحنا عتيقا عتيق',
      'والريح تمضي في الشراع وتنشد اللحن الرقيق هنا\nحتى نعود إلى البيوت',
    ],
  ])('%s does not run over a page break', (_, first, second) => {
    expect(assembled([first, second]).text).toBe(`${first}\n\n${second}`)
  })

  test('unread and unsure pages are counted', () => {
    const book = assembled([
      'The girl and the boy were at home.',
      { source: 'ocr', unread: true },
      { source: 'ocr', text: 'and it was late', confidence: 60 },
    ])
    expect(book.notices).toEqual([
      { code: 'unread_pages', params: { count: 1, total: 3 } },
      { code: 'low_confidence_pages', params: { count: 1 } },
    ])
  })

  test('nothing legible is an error that tells scans from files', () => {
    expect(() => assemble(raw([' \n 12 '], { format: 'txt' }), 'a.txt')).toThrow(
      expect.objectContaining({ code: 'no_text' }),
    )
    expect(() => assemble(raw([{ source: 'ocr', unread: true }]), 'a.pdf')).toThrow(
      expect.objectContaining({ code: 'no_readable_page' }),
    )
    expect(() => assemble(raw([''], { format: 'image' }), 'a.png')).toThrow(
      expect.objectContaining({ code: 'no_readable_page' }),
    )
  })

  test('a book in another language is refused, a passage is told', () => {
    const french =
      'La petite fille est dans la maison avec les autres enfants, et elle ne veut pas que vous partiez sur la mer. '
    const english =
      'The little girl was in the house with the other children and she did not want you to go out on the sea. '
    expect(() => assemble(raw([french.repeat(20)]), 'a.pdf')).toThrow(
      expect.objectContaining({ code: 'unsupported_language' }),
    )
    expect(() => assemble(raw(['Жили-были старик со старухой у самого синего моря. '.repeat(5)]), 'a.pdf')).toThrow(
      expect.objectContaining({ code: 'unsupported_language' }),
    )
    expect(assembled([english.repeat(40) + french.repeat(20)]).notices).toEqual([{ code: 'other_language' }])
    expect(assembled([english.repeat(40)]).notices).toEqual([])
  })

  test('binary data taken for text is a damaged file', () => {
    expect(() => assemble(raw(['ÿÿÿÿþÿÿþÿÿ '.repeat(40)]), 'a.doc')).toThrow(
      expect.objectContaining({ code: 'damaged_file' }),
    )
  })

  test('a book told by its pictures says that nobody has looked at them; a novel with some, and two pictures, do not', () => {
    const pictures = (kept: number, more = 0): Partial<RawBook> => ({
      pictures: {
        kept: Array.from({ length: kept }, (_, index) => ({
          page: 0,
          offset: index,
          width: 400,
          height: 300,
          hash: '0'.repeat(16),
          thumbnail: new Uint8Array(),
        })),
        more,
      },
    })
    const noticesOf = (text: string, other: Partial<RawBook>): unknown => assembled([text], other).notices
    const words = (count: number): string => 'The hen walks home. '.repeat(count / 4)
    expect(noticesOf(words(60), pictures(4, 2))).toContainEqual({
      code: 'pictures_unseen',
      params: { count: 6, wordsPerPicture: 10 },
    })
    for (const [text, other] of [
      [words(60), pictures(2)],
      [words(1000), pictures(4)],
      [words(60), {}],
    ] as const)
      expect(JSON.stringify(noticesOf(text, other))).not.toContain('pictures_unseen')
  })
})
