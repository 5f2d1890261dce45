import { expect, test } from 'vitest'
import type { ReadingPlan } from '../../contract/reading-plan.ts'
import { planCsv } from './plan-csv.ts'
import { planIcs } from './plan-ics.ts'

const plan: ReadingPlan = {
  kind: 'ramadan',
  minutes: 20,
  days: [
    {
      date: '2027-02-08',
      hijri: { day: 1, month: 9, year: 1448 },
      reading: {
        book: 'a1',
        title: 'البحر، والنخلة; \\ والقمر '.repeat(6).trim(),
        author: '=HYPERLINK("x")\r\nBEGIN:VEVENT',
        answer: 'together',
        part: 2,
        parts: 3,
        minutes: 18,
      },
    },
    { date: '2027-02-09', hijri: { day: 2, month: 9, year: 1448 }, reading: null },
  ],
}

test('a calendar has an entry for each day with something to read, in lines that programs take', () => {
  const text = planIcs(plan, 'ar', new Date('2027-01-02T03:04:05.678Z'))
  const lines = text.split('\r\n')
  expect(lines.at(-1)).toBe('')
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const whole = text.replaceAll('\r\n ', '').split('\r\n')
  expect(whole.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
  expect(whole).toContain('DTSTART;VALUE=DATE:20270208')
  expect(whole).toContain('DTSTAMP:20270102T030405Z')
  expect(whole).toContain('UID:2027-02-08-a1@mizan')
  const summary = whole.find((line) => line.startsWith('SUMMARY:')) ?? ''
  const plainText = summary.slice('SUMMARY:'.length).replaceAll(/\\([\\;,])/g, '$1')
  expect(plainText).toBe(`${plan.days[0]?.reading?.title ?? ''} (الجزء 2 من 3)`)
  expect(whole.find((line) => line.startsWith('DESCRIPTION:'))).toBe(
    String.raw`DESCRIPTION:=HYPERLINK("x")\nBEGIN:VEVENT\nللقراءة معًا بصوت عالٍ\nنحو 18 دقيقة`,
  )
})

test('a table has a row a day with both dates, and nothing a spreadsheet would run', () => {
  const rows = planCsv(plan, 'en')
    .slice(1)
    .split(/\r\n(?=\d{4}-|$)/)
  expect(rows[0]).toBe('Date,Hijri date,Title,Author,How,Part,Minutes')
  expect(rows[1]).toMatch(/^2027-02-08,1448-09-01,".*","'=HYPERLINK/)
  expect(rows[1]).toMatch(/,To read aloud together,2 \/ 3,18$/)
  expect(rows[2]).toBe('2027-02-09,1448-09-02,,,,,')
})
