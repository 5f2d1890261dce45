import { expect, it } from 'vitest'
import type { BookOpinions, OpinionCounts } from '../../../contract/opinions.ts'
import { show } from '../../../../tests/support/web/show.tsx'
import { ToldOpinions } from './told-opinions.tsx'

const counts = (families: number, early: number): OpinionCounts => ({
  families,
  timings: { too_early: early, right: families - early, too_late: 0 },
  frightened: early,
  bored: 0,
  younger: 0,
})
const told = async (change: Partial<BookOpinions>, language: 'en' | 'ar' = 'en'): Promise<string> => {
  const opinions: BookOpinions = { mayTell: false, own: null, counts: null, ifCounted: null, ...change }
  return (await show(<ToldOpinions opinions={opinions} />, { language })).text
}

it('tells counts of few families and never a share of them', async () => {
  const text = await told({ counts: counts(4, 1) })
  expect(text).toContain('Too early 1 of 4')
  expect(text).toContain('Of fewer than five families no share is told.')
  expect(text).not.toContain('%')
  expect(await told({ counts: counts(4, 1) }, 'ar')).not.toMatch(/[%٪]/)
})

it('tells shares of five, and what would be if it counted', async () => {
  const before = { verdict: 'Whitelisted', age: '8+' } as const
  const ifCounted = { before, after: { verdict: 'Parent Guidance', age: '9+' }, changes: ['verdict', 'age'] } as const
  const opinions = { counts: counts(5, 3), ifCounted: { ...ifCounted, changes: [...ifCounted.changes] } }
  const text = await told(opinions)
  expect(text).toContain('Too early 60% (3 of 5)')
  expect(text).toContain('If it counted: it would be Parent Guidance, from 9+.')
  expect(text).toContain('It changes nothing of the verdict')
  expect(await told(opinions, 'ar')).toContain('لصار: بإشراف الوالدين، من سن 9+.')
})

it('says nothing where nobody spoke, or the reader may not know', async () => {
  expect(await told({})).toBe('')
  expect(await told({ counts: counts(0, 0) })).toBe('')
})
