import { expect, it } from 'vitest'
import { deepVerdict } from './deep-verdict.ts'

const verdict = (severities: string[], level: string, warnings = 0) =>
  deepVerdict({
    cultural_assessment: { potential_concerns: severities.map((severity) => ({ severity })) },
    safety_analysis: { risk_assessment: { level }, content_warnings: Array.from({ length: warnings }) },
  })

it('is the worst of concerns, risk and warnings', () => {
  expect(verdict([], 'Low')).toBe('Whitelisted')
  expect(verdict(['Low'], 'Low')).toBe('Whitelisted')
  expect(verdict(['Moderate'], 'Low')).toBe('Parent Guidance')
  expect(verdict([], 'Moderate')).toBe('Parent Guidance')
  expect(verdict([], 'Low', 1)).toBe('Parent Guidance')
  expect(verdict(['High'], 'Low')).toBe('Not Whitelisted')
  expect(verdict(['Severe'], 'Low')).toBe('Not Whitelisted')
  expect(verdict([], 'High')).toBe('Not Whitelisted')
})
