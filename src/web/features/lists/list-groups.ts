import type { ListRow } from '../../../contract/book-lists.ts'
import { FIT_ANSWERS, type FitAnswer } from '../../../contract/fit.ts'
import { VERDICTS, type Verdict } from '../../../contract/verdict.ts'

export type ListGroupKey = FitAnswer | Verdict | 'to_be_judged' | 'unknown'
export type ListGroup = { key: ListGroupKey; rows: ListRow[] }

/** The books of a list by what is said of them: for a reader by the answer, for nobody in particular by the verdict. Empty kinds are left out. */
export function listGroups(rows: readonly ListRow[], forReader: boolean): ListGroup[] {
  const keyOf = ({ state, fit, book }: ListRow): ListGroupKey => {
    if (state !== 'judged') return state
    return (forReader ? fit?.answer : book?.verdict) ?? 'to_be_judged'
  }
  const order: readonly ListGroupKey[] = [...(forReader ? FIT_ANSWERS : VERDICTS), 'to_be_judged', 'unknown']
  const groups = Map.groupBy(rows, keyOf)
  return order.flatMap((key) => {
    const found = groups.get(key)
    return found === undefined ? [] : [{ key, rows: found }]
  })
}
