import { expect, it } from 'vitest'
import type { Comparison } from '../../../contract/comparison.ts'
import type { Result } from '../../../contract/result.ts'
import { wholeBook } from '../../../../tests/support/web/books.ts'
import { show } from '../../../../tests/support/web/show.tsx'
import { COMPARISON_KEY } from '../result/readings/use-comparison.ts'
import { ResultReview } from './result-review.tsx'
import { ReviewForm } from './review-form.tsx'

const book = wholeBook()
const engine = book.result as Result
const draft = { verdict: 'Parent Guidance', recommended_age: '11+', from: 'embedded' } as const

/** The chosen verdict and the age in the form. */
function filled(html: string): (string | undefined)[] {
  const verdict = /<label[^>]*><input type="radio"[^>]*checked=""[^>]*\/?>(.*?)<\/label>/s.exec(html)?.[1]
  const age = /<input[^>]*type="number"[^>]*>/.exec(html)?.[0]
  return [verdict?.replaceAll(/<[^>]*>/g, ''), /value="(\d+)"/.exec(age ?? '')?.[1]]
}

it('begins with what holds, or with the reading that was taken and says whose it is', async () => {
  const plain = await show(<ReviewForm evaluation={book} engine={engine} />)
  expect(filled(plain.html)).toEqual(['Whitelisted', '7'])
  expect(plain.text).not.toContain('reading')
  const taken = await show(<ReviewForm evaluation={book} engine={engine} draft={draft} />)
  expect(filled(taken.html)).toEqual(['Parent Guidance', '11'])
  expect(taken.text).toContain('Verdict and age are those of the embedded engine’s reading. Give your reason and your')
})

it('follows a reading that was taken where the book came to something else by it since', async () => {
  const outcome = { verdict: 'Not Whitelisted', recommended_age: '17+' } as const
  const compared = { embedded: { outcome } } as Comparison
  const judgedAnew = { ...book, verdictRevision: 1 }
  const fetched = [[[...COMPARISON_KEY, book.id, 1], compared]] as const
  const taken = await show(<ReviewForm evaluation={judgedAnew} engine={engine} draft={draft} />, { fetched })
  expect(filled(taken.html)).toEqual(['Not Whitelisted', '17'])
  expect(taken.text).toContain('Verdict and age are those of the embedded engine’s reading.')
})

it('is closed on a result until it is asked for, or a reading is taken', async () => {
  expect((await show(<ResultReview evaluation={book} engine={engine} />)).text).not.toContain('Your decision')
  const taken = await show(<ResultReview evaluation={book} engine={engine} draft={draft} />)
  expect(taken.text).toContain('Your decision')
  expect(taken.html).toMatch(/aria-expanded="true"/)
})
