import { describe, expect, it } from 'vitest'
import { reviewedRecord, reviewedResult, type Review } from './review.ts'

const review: Review = {
  decision: 'overridden',
  verdict: 'Not Whitelisted',
  recommended_age: '13+',
  recommended_minimum_age: '13-16',
  age_suitability: { '13-16': 'not_suitable' },
  reason: 'Chapter 4 (see page 12).',
  reviewer: 'هدى',
  at: '2026-03-01T10:00:00.000Z',
}
const listed = {
  title: 'Falcon',
  final_verdict: 'Whitelisted',
  whitelist_verdict: 'Whitelisted',
  recommended_age: '6+',
  recommended_minimum_age: '6-9',
} as const

describe('a reviewed result', () => {
  it('carries the decision in the place of the engine’s verdict and ages, and nothing else', () => {
    expect(reviewedResult({ ...listed }, review)).toEqual({
      title: 'Falcon',
      final_verdict: 'Not Whitelisted',
      whitelist_verdict: 'Not Whitelisted',
      recommended_age: '13+',
      recommended_minimum_age: '13-16',
    })
  })

  it('is the result itself where nobody has decided', () => {
    const result = { ...listed }
    expect(reviewedResult(result, null)).toBe(result)
    expect(reviewedRecord({ result: { error: 'damaged' }, review })).toEqual({ result: { error: 'damaged' }, review })
  })

  it('says who decided and why before the engine’s explanation, in both languages', () => {
    const texts = { verdict_explanation: 'Whitelisted: 91 points.', age_verdicts: { '13-16': 'Suitable' } }
    const whole = { ...listed, age_suitability: {}, localized: { en: texts, ar: texts } }
    const { localized } = reviewedResult(whole as unknown as Parameters<typeof reviewedResult>[0], review)
    expect(localized?.en.verdict_explanation).toMatch(
      /^Decided by .*هدى.* on .*2026-03-01.*Chapter 4.*Whitelisted: 91 points\.$/,
    )
    expect(localized?.ar.verdict_explanation).toMatch(/^قرر المراجع .*هدى/)
    expect([localized?.en.age_verdicts, localized?.ar.age_verdicts]).toEqual([
      { '13-16': 'Not suitable' },
      { '13-16': 'غير مناسب' },
    ])
  })
})
