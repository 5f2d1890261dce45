import { expect, it } from 'vitest'
import type { ListRow } from '../../../contract/book-lists.ts'
import type { FitAnswer } from '../../../contract/fit.ts'
import type { Verdict } from '../../../contract/verdict.ts'
import { listGroups } from './list-groups.ts'

const row = (position: number, verdict: Verdict | null, answer?: FitAnswer): ListRow => ({
  position,
  title: String(position),
  author: '',
  publisher: '',
  isbn: '',
  state: verdict === null ? 'unknown' : 'judged',
  book:
    verdict === null
      ? null
      : { id: 'x', title: '', author: '', status: 'completed', verdict, age: '8+', textOnly: false },
  way: null,
  perhaps: [],
  wished: false,
  fit: answer === undefined ? null : { book: 'x', answer, until: null, reason: null },
})
const shown = (rows: ListRow[], forReader: boolean) =>
  listGroups(rows, forReader).map(({ key, rows: found }) => [key, found.map(({ position }) => position)])

it('goes by the answer for a reader and by the verdict for nobody, the freest first, the missing last', () => {
  const rows = [
    row(0, null),
    row(1, 'Not Whitelisted', 'not_for_us'),
    row(2, 'Whitelisted', 'wait'),
    row(3, 'Whitelisted', 'alone'),
  ]
  expect(shown(rows, true)).toEqual([
    ['alone', [3]],
    ['wait', [2]],
    ['not_for_us', [1]],
    ['unknown', [0]],
  ])
  expect(shown(rows, false)).toEqual([
    ['Whitelisted', [2, 3]],
    ['Not Whitelisted', [1]],
    ['unknown', [0]],
  ])
})

it('a book that is judged while the answers are on their way is not lost', () => {
  expect(shown([row(0, 'Whitelisted')], true)).toEqual([['to_be_judged', [0]]])
})
