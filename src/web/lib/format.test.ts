import { expect, it } from 'vitest'
import { formatRoughDollars, formatRoughDuration } from './format.ts'

it('writes estimated sums to the cent, and smaller ones to their first digit', () => {
  const en = [0, 0.00012, 0.0042, 0.013, 0.2449, 12.3].map((amount) => formatRoughDollars(amount, 'en'))
  expect(en).toEqual(['$0.00', '$0.0001', '$0.004', '$0.01', '$0.24', '$12.30'])
  expect(formatRoughDollars(0.2449, 'ar')).toBe('0.24 دولار أمريكي')
})

it('writes estimated times in one unit', () => {
  const seconds = [0, 29, 54, 55, 95, 240, 5390, 5400, 9000]
  expect(seconds.map((value) => formatRoughDuration(value, 'en'))).toEqual([
    '10 seconds',
    '30 seconds',
    '50 seconds',
    '1 minute',
    '2 minutes',
    '4 minutes',
    '1.5 hours',
    '1.5 hours',
    '2.5 hours',
  ])
  expect([30, 120, 240, 660].map((value) => formatRoughDuration(value, 'ar'))).toEqual([
    '30 ثانية',
    'دقيقتان',
    '4 دقائق',
    '11 دقيقة',
  ])
})
