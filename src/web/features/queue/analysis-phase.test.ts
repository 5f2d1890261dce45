import { expect, it } from 'vitest'
import { phaseAt, remainingTime, systemCard } from './analysis-phase.ts'

it('changes the phase at 20, 40, 60, 80 and 95', () => {
  expect([0, 19, 20, 40, 60, 80, 94, 95, 100].map(phaseAt)).toEqual([
    'extracting',
    'extracting',
    'cultural',
    'safety',
    'complexity',
    'report',
    'report',
    'finalizing',
    'finalizing',
  ])
})

it('gives each system a quarter of what comes after 20 percent', () => {
  expect(systemCard(1, 19)).toEqual({ state: 'pending', percent: 0 })
  expect(systemCard(1, 30)).toEqual({ state: 'active', percent: 50 })
  expect(systemCard(1, 40)).toEqual({ state: 'complete', percent: 100 })
  expect(systemCard(4, 79)).toEqual({ state: 'pending', percent: 0 })
  expect(systemCard(4, 90).state).toBe('active')
  expect(systemCard(4, 100).state).toBe('complete')
})

it('estimates the time that remains', () => {
  expect([29, 30, 60, 85].map(remainingTime)).toEqual(['three', 'two', 'one', 'half'])
})
