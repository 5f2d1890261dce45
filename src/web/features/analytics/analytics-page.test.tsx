import { describe, expect, it } from 'vitest'
import { listedBook } from '../../../../tests/support/web/books.ts'
import { show } from '../../../../tests/support/web/show.tsx'
import { AnalyticsPage } from './analytics-page.tsx'

const page = (books?: unknown, language: 'en' | 'ar' = 'en') =>
  show(<AnalyticsPage />, { language, fetched: books === undefined ? [] : [[['/api/evaluations', language], books]] })

const sold = (targetAge: string) => listedBook({ retailerData: { status: 'ok', targetAge } })

describe('the analytics dashboard', () => {
  it('loads with four cards', async () => {
    const { text, html } = await page()
    expect(text).toMatch(/^Back Analytics Dashboard /)
    expect(html.match(/h-32/g)).toHaveLength(4)
  })

  it('says that there is no data, and leads home', async () => {
    const { text } = await page([])
    expect(text).toContain('No Data Available')
    expect(text).toMatch(/Go to Home$/)
  })

  it('shows the four figures, and a dash where no time was measured', async () => {
    const failed = listedBook({ status: 'failed', result: { error: 'x' }, processingMs: null })
    const { text } = await page([listedBook(), listedBook(), listedBook(), failed])
    expect(text).toContain('Total Evaluations 4 3 completed, 1 failed')
    expect(text).toContain('Success Rate 75%')
    expect(text).toMatch(/Avg Processing Time 4 sec/)
    expect(text).toContain('Whitelisted Books 3 Safe for UAE families')
    expect(text).not.toContain('Retailer Age Validation')
    expect((await page([failed])).text).toContain('Avg Processing Time —')
  })

  it('holds ages against the retailer’s where there are any', async () => {
    const { text } = await page([sold('8+'), sold('12+'), listedBook(), listedBook()])
    expect(text).toContain('Retailer Age Validation')
    expect(text).toContain('Data Coverage 50% 2 of 4 completed books')
    expect(text).toContain('AI Age Accuracy 50% matches within 2 years')
    expect(text).toContain('Age Discrepancies 1 requires manual review')
  })

  it('breaks verdicts, languages, genres and ages down with counts and percentages', async () => {
    const odd = listedBook({}, { final_verdict: 'Perhaps' as 'Whitelisted', language: 'Arabic', genres: [] })
    const { text } = await page([listedBook(), listedBook(), listedBook(), odd])
    expect(text).toMatch(/Verdict Breakdown Value Books Share Whitelisted 3 75% Unknown 1 25%/)
    expect(text).toMatch(/Language Distribution Value Books Share English 3 75% Arabic 1 25%/)
    expect(text).toMatch(/Top Genres Value Books Share Adventure 3 75%/)
    expect(text).toMatch(/Age Group Distribution Value Books Share 6-9 4 100%/)
  })
})
