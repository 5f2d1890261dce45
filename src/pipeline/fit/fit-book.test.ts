import { expect, test } from 'vitest'
import type { Review } from '../../contract/review.ts'
import { makeAssessment } from '../../../tests/support/factories.ts'
import { createFakePipeline } from '../../../tests/support/fake-pipeline.ts'
import { plainBook } from '../../../tests/support/plain-book.ts'
import { ageSuitability } from '../score/age-suitability.ts'
import { DEFAULT_SCORING_CONFIG } from '../score/default-config.ts'
import { fitBookOf, type JudgedRecord } from './fit-book.ts'
import { fit } from './fit.ts'

const assessment = { ...makeAssessment(), notices: [] }
const { result, nmcAssessment } = createFakePipeline().judge({
  book: plainBook('Salma found the falaj dry. She went to look for the water. '.repeat(400)),
  filename: 'falaj.txt',
  assessment,
  rules: DEFAULT_SCORING_CONFIG,
})
const record: JudgedRecord = {
  result,
  nmcAssessment,
  review: null,
  needsReview: false,
  reviewReasons: [],
  themes: assessment.themes,
  rareWordShare: assessment.languageMeasures.rareWordShare,
}
const decided = (verdict: Review['verdict'], age: number): Review => ({
  decision: 'overridden',
  verdict,
  recommended_age: `${String(age)}+`,
  recommended_minimum_age: '6-9',
  age_suitability: ageSuitability(verdict, age),
  reason: 'Read by the committee.',
  reviewer: 'Maryam',
  at: '2026-01-02T03:04:05.000Z',
})
const answer = (change: Partial<JudgedRecord>) =>
  fit({
    book: fitBookOf({ ...record, ...change }),
    bookId: 'falaj',
    reader: { age: 8, reading: { en: 8 } },
    profile: {
      categories: {},
      criteria: {},
      wished: [],
      spared: [],
      decisions: [{ book: 'falaj', allowed: true, reason: 'yes', at: '' }],
    },
  })

test('a judged book is one to read alone, as long as its judgement can be relied on', () => {
  expect(answer({}).answer).toBe('alone')
  expect(answer({ result: { ...result, confidence: 'low' } }).reasons).toMatchObject([{ code: 'unsure' }])
  expect(answer({ needsReview: true }).reasons).toMatchObject([{ code: 'unsure' }])
  expect(answer({ needsReview: true, reviewReasons: ['pictures_unseen'] }).answer).toBe('together')
})

test('a reviewer’s verdict and age hold over the engine’s, and over every yes', () => {
  expect(answer({ review: decided('Not Whitelisted', 8) }).answer).toBe('not_for_us')
  expect(answer({ review: decided('Whitelisted', 12) })).toMatchObject({ answer: 'wait', until: 12 })
  expect(answer({ review: decided('Whitelisted', 6), result: { ...result, confidence: 'low' } }).answer).toBe('alone')
})
