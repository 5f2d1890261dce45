import { expect, test } from 'vitest'
import { PLAN_YEARS } from '../../contract/reading-plan.ts'
import { planDays } from './plan-days.ts'

test('Ramadan lies where the tables of Umm al-Qura put it, in every year a plan can be made for', () => {
  const days = (year: number) => planDays({ kind: 'ramadan', year, month: 1 })
  expect([days(1446)[0]?.date, days(1447)[0]?.date, days(1448)[0]?.date]).toEqual([
    '2025-03-01',
    '2026-02-18',
    '2027-02-08',
  ])
  const [first, last] = PLAN_YEARS.ramadan
  for (let year = first; year <= last; year += 1) {
    const month = days(year)
    expect([29, 30]).toContain(month.length)
    expect(month.map(({ hijri }) => hijri)).toEqual(month.map((_, at) => ({ year, month: 9, day: at + 1 })))
  }
})

test('a month has its days, and a month of school those from Monday to Friday', () => {
  expect(planDays({ kind: 'month', year: 2028, month: 2 })).toHaveLength(29)
  const school = planDays({ kind: 'school', year: 2026, month: 12 }).map(({ date }) => date)
  expect(school.slice(0, 5)).toEqual(['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-07'])
  expect(school).toHaveLength(23)
})
