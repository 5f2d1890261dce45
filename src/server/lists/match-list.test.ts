import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isSame } from '../../../bench/matching.ts'
import { MATCHING_PAIRS } from '../../../bench/matching-pairs.ts'
import type { WantedBook } from '../../contract/wanted-book.ts'
import { titleForms, titleSimilarity } from '../metadata/matching/compare-titles.ts'
import { createListMatcher, type CatalogueBook } from './match-list.ts'

const book = (change: Partial<CatalogueBook>): CatalogueBook => ({
  id: 'x',
  isJudged: true,
  title: '',
  arabicTitle: '',
  author: '',
  publisher: '',
  isbn: '',
  ...change,
})
const wanted = (change: Partial<WantedBook>): WantedBook => ({
  title: '',
  author: '',
  publisher: '',
  isbn: '',
  ...change,
})
const match = (list: Partial<WantedBook>[], books: Partial<CatalogueBook>[]) => {
  const matcher = createListMatcher<CatalogueBook>(list.map(wanted))
  for (const each of books) matcher.offer(book(each))
  return matcher
    .matches()
    .map(({ found, perhaps }) => [found?.book.id ?? null, found?.method, perhaps.map(({ id }) => id)])
}

it('says of every written pair what the comparison of the two alone says', () => {
  for (const pair of MATCHING_PAIRS) {
    const [[found] = []] = match([pair.record], [pair.book])
    expect([pair.book.title, pair.record.title, found !== null]).toEqual([
      pair.book.title,
      pair.record.title,
      isSame(pair),
    ])
  }
})

it('the index leaves no title out that a comparison would take for the same', () => {
  const titles = MATCHING_PAIRS.flatMap((pair) => [pair.book.title, pair.record.title])
  /** One letter left out, doubled, exchanged for another or for the next one. */
  const slip = fc.tuple(fc.constantFrom(...titles), fc.nat(), fc.nat(3)).map(([title, place, kind]) => {
    const at = place % title.length
    const [before, sign = '', after] = [title.slice(0, at), title[at], title.slice(at + 1)]
    const slipped = ['', sign + sign, 'x', (after[0] ?? '') + sign][kind] ?? ''
    return [title, before + slipped + (kind === 3 ? after.slice(1) : after)] as const
  })
  fc.assert(
    fc.property(slip, ([a, b]) => {
      if (titleSimilarity(a, b) < 0.9) return
      const [first, second] = [titleForms(a), titleForms(b)]
      const met = first.filter((forms) => second.some((others) => forms.some((form) => others.includes(form))))
      expect(met.length).toBeGreaterThanOrEqual(Math.min(first.length, second.length))
    }),
    { numRuns: 3000 },
  )
})

it('takes the surest match, and of two alike the judged book', () => {
  const heidi = { title: 'Heidi', author: 'Johanna Spyri' }
  const isbn = '9780142410370'
  expect(
    match(
      [{ ...heidi, isbn }, heidi],
      [
        { id: 'waiting', isJudged: false, ...heidi },
        { id: 'judged', ...heidi },
        { id: 'isbn', title: 'Heidi', isbn },
      ],
    ),
  ).toEqual([
    ['isbn', 'isbn', []],
    ['judged', 'title_author', []],
  ])
})

it('offers a title alone to a person, unless an author says that it is another’s', () => {
  const books = [
    { id: 'ours', title: 'Matilda', author: 'Roald Dahl' },
    { id: 'other', title: 'Wonder', author: 'R. J. Palacio' },
  ]
  expect(
    match([{ title: 'Matilda' }, { title: 'Matilda', author: 'Mary Shelley' }, { title: 'Nobody knows' }], books),
  ).toEqual([
    [null, undefined, ['ours']],
    [null, undefined, []],
    [null, undefined, []],
  ])
})
