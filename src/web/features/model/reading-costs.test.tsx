import { expect, it } from 'vitest'
import type { ReadingCost, ReadingCosts as Costs } from '../../../contract/reading-cost.ts'
import { show } from '../../../../tests/support/web/show.tsx'
import { AnalysisProgress } from '../queue/analysis-progress.tsx'
import { ReadingCosts } from './reading-costs.tsx'
import { READING_COSTS_KEY } from './use-reading-costs.ts'

const cost = (calls: number, costUsd: number | null, seconds: number): ReadingCost => ({
  calls,
  inputTokens: calls * 7000,
  outputTokens: calls * 943,
  costUsd,
  seconds,
})
const costs = (changes: Partial<NonNullable<Costs>> = {}, price = true): Costs => ({
  model: 'gpt-5.4-mini',
  measured: true,
  examples: [
    { book: 'picture', words: 1000, ...cost(3, price ? 0.0132 : null, 28) },
    { book: 'chapter', words: 15_000, ...cost(4, price ? 0.041 : null, 71) },
    { book: 'novel', words: 80_000, ...cost(12, price ? 0.2468 : null, 245) },
  ],
  ...changes,
})
const focusedCosts = costs()
for (const example of focusedCosts?.examples ?? []) example.focused = true
const told = async (answer: Costs, language: 'en' | 'ar' = 'en') =>
  (await show(<ReadingCosts />, { language, fetched: [[[...READING_COSTS_KEY, language], answer]] })).text

it('tells what books of three sizes cost, and how long they take', async () => {
  expect(await told(costs())).toBe(
    'Read by gpt-5.4-mini: a picture book of 1,000 words about $0.01 and 30 seconds, ' +
      'a chapter book of 15,000 about $0.04 and 1 minute, a novel of 80,000 about $0.25 and 4 minutes.',
  )
  expect(await told(costs(), 'ar')).toBe(
    'تكلفة القراءة بالنموذج gpt-5.4-mini ومدتها تقريبًا: للكتاب المصوّر (1,000 كلمة) 0.01 دولار أمريكي و30 ثانية، ' +
      'وللقصة ذات الفصول (15,000) 0.04 دولار أمريكي ودقيقة، وللرواية (80,000) 0.25 دولار أمريكي و4 دقائق.',
  )
})

it('tells tokens where the price is not known, the most of a focused reading, and times that are only usual', async () => {
  expect(await told(costs({}, false))).toContain('a picture book of 1,000 words about 24,000 tokens and 30 seconds')
  expect(await told(costs({}, false), 'ar')).toContain('للكتاب المصوّر (1,000 كلمة) 24,000 رمز و30 ثانية')
  expect(await told(focusedCosts)).toContain('a novel of 80,000 at most $0.25 and 4 minutes')
  expect(await told(costs({ measured: false }))).toMatch(/The times are those usual for such models/)
})

it('is silent where no model judges, or nothing is known', async () => {
  expect(await told(null)).toBe('')
  expect((await show(<ReadingCosts />)).text).toBe('')
})

it('tells of a running book what its own reading takes, in place of what the embedded engine would', async () => {
  const progress = (estimate?: ReadingCost, language: 'en' | 'ar' = 'en') =>
    show(<AnalysisProgress filename="falcon.txt" fileSize={2048} percent={20} estimate={estimate} />, { language })
  const own = await progress(cost(12, 0.2412, 245))
  expect(own.text).toContain('About 12 requests, 95,000 tokens, $0.24, 4 minutes · You may leave this page')
  expect(own.text).not.toContain('Estimated time remaining')
  expect((await progress(cost(12, null, 245))).text).toContain('About 12 requests, 95,000 tokens, 4 minutes')
  expect((await progress(cost(12, 0.2412, 245), 'ar')).text).toContain(
    'التقدير: 12 طلبًا، 95,000 رمز، 0.24 دولار أمريكي، 4 دقائق',
  )
  const most = { ...cost(12, 0.2412, 245), focused: true }
  expect((await progress(most)).text).toContain('At most 12 requests, 95,000 tokens, $0.24, 4 minutes')
  expect((await progress(most, 'ar')).text).toContain('على الأكثر: 12 طلبًا، 95,000 رمز')
  expect((await progress()).text).toContain('Estimated time remaining: about 3 minutes')
})
