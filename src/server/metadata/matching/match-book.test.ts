import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { measureMatching } from '../../../../bench/matching.ts'
import { sameAuthor } from './compare-names.ts'
import { titleSimilarity } from './compare-titles.ts'
import { isbn13 } from '../../../pipeline/extract/isbn13.ts'
import { matchBook } from './match-book.ts'

const query = { isbn: '', title: '', arabicTitle: '', author: '', publisher: '' }

describe('matching a record to a book', () => {
  it('hardly ever puts another book beside this one, and finds most of its own', () => {
    const { precision, recall } = measureMatching()
    expect(precision).toBeGreaterThanOrEqual(0.98)
    expect(recall).toBeGreaterThanOrEqual(0.95)
  })

  it('is surest with an ISBN, less with title and author, least with a title alone', () => {
    const record = {
      isbns: ['9780142410370'],
      title: 'The Little Falcon Who Flew',
      author: 'Maryam Saif',
      publisher: '',
    }
    const confidence = (book: Partial<typeof query>): number =>
      matchBook({ ...query, ...book }, record)?.confidence ?? 0
    const byIsbn = confidence({ isbn: '0142410373', title: record.title })
    const byAuthor = confidence({ title: record.title, author: 'Saif, Maryam' })
    const byTitle = confidence({ title: record.title })
    expect([byIsbn > byAuthor, byAuthor > byTitle, byTitle > 0]).toEqual([true, true, true])
    expect(matchBook({ ...query, title: record.title }, record)).toMatchObject({ method: 'title_only', quality: 'low' })
  })

  it('says nothing where a book has no title', () => {
    expect(matchBook(query, { isbns: [], title: '', author: '', publisher: '' })).toBeNull()
  })

  it.each([
    ['محمد', 'Muhammad Ali', 'محمد علي'],
    ['Husayn', 'Hussein Amin', 'حسين أمين'],
    ['Gamal', 'Gamal Abdel Hakim', 'جمال عبد الحكيم'],
  ])('knows %s in Latin letters', (_, latin, arabic) => {
    expect(sameAuthor(latin, arabic)).toBe(true)
  })

  it.each([
    ['Mahmoud Ali', 'محمد علي'],
    ['Maram Rashed', 'مريم راشد'],
    ['Hussein Amin', 'حسن أمين'],
    ['Mohammed Ali', 'Mahmoud Ali'],
  ])('keeps %s and %s apart', (a, b) => {
    expect(sameAuthor(a, b)).toBe(false)
  })

  it('does not depend on the order of its sides', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.string({ maxLength: 30 }), (a, b) => {
        expect(titleSimilarity(a, b)).toBe(titleSimilarity(b, a))
        expect(sameAuthor(a, b)).toBe(sameAuthor(b, a))
      }),
    )
  })

  it('turns an ISBN-10 into the ISBN-13 of the same book', () => {
    expect(isbn13('0-14-241037-3')).toBe('9780142410370')
    expect(isbn13('0-14-241037-4')).toBeNull()
  })
})
