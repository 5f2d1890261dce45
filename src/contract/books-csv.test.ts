import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { booksCsv, csvCell, type CsvEvaluation } from './books-csv.ts'

const row = (
  title: string,
  change: Partial<Extract<CsvEvaluation['result'], { title: string }>> = {},
): CsvEvaluation => ({
  result: {
    title,
    author: 'Noor',
    language: 'English',
    recommended_minimum_age: '6-9',
    final_verdict: 'Whitelisted',
    whitelist_score: 91,
    genres: ['Animals', 'Family'],
    ...change,
  },
  nmcAssessment: { enabled: true, finalAgeBand: '6+' },
})

/** A plain RFC 4180 reader. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const match of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '')
    if (match[3] === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

describe('the export of books', () => {
  it('has the columns of the specification and one row a book', () => {
    expect(booksCsv([row('The Red Kite')])).toBe(
      '\uFEFFTitle,Author,Language,Age,Verdict,Score,NMC Band,Genres\r\n' +
        'The Red Kite,Noor,English,6-9,Whitelisted,91,6+,"Animals; Family"\r\n',
    )
  })

  it('gives the verdict and the age of a reviewer where one has decided', () => {
    const review = {
      decision: 'overridden' as const,
      verdict: 'Not Whitelisted' as const,
      recommended_age: '13+',
      recommended_minimum_age: '13-16' as const,
      age_suitability: {},
      reason: 'War.',
      reviewer: 'Huda',
      at: '2026-01-01T00:00:00.000Z',
    }
    expect(booksCsv([{ ...row('A'), review }])).toContain('A,Noor,English,13-16,Not Whitelisted,91,')
  })

  it('says of a verdict that it is that of the text alone, until a person has decided', () => {
    const unseen = { ...row('A'), reviewReasons: ['pictures_unseen'] }
    expect(booksCsv([unseen])).toContain('A,Noor,English,6-9,Whitelisted (text only),91,')
  })

  it('says Unknown for no author and N/A for no band, and leaves books without a result out', () => {
    const csv = booksCsv([
      { ...row('A', { author: ' ' }), nmcAssessment: null },
      { ...row('B'), nmcAssessment: { enabled: false, finalAgeBand: 'Safe' } },
      { result: { error: 'damaged' }, nmcAssessment: null },
      { result: null, nmcAssessment: null },
    ])
    const rows = parseCsv(csv).slice(1)
    expect(rows.map((cells) => [cells[0], cells[1], cells[6]])).toEqual([
      ['A', 'Unknown', 'N/A'],
      ['B', 'Noor', 'N/A'],
    ])
  })

  it('brings any title back unchanged but for apostrophes, and never starts a formula', () => {
    const signs = fc.constantFrom(
      ...Array.from('=+-@\t\r\n\v ;,"\'a\u00A0\u200B\uFEFF\uFF1D\uFF0B\uFF0D\uFF20\uFE66\u2212'),
    )
    const title = fc.oneof(fc.string(), fc.string({ unit: signs }))
    fc.assert(
      fc.property(title, (text) => {
        const cell = parseCsv(booksCsv([row(text)]))[1]?.[0] ?? ''
        // Also where semicolons or tabs separate cells.
        for (const begun of cell.split(/[;\t\r\n]/)) {
          expect(begun.normalize('NFKC')).not.toMatch(/^[\s\p{Cc}\p{Cf}]*[=+\-@\u2212]/u)
        }
        expect(cell).not.toMatch(/^[\t\r\n]/)
        expect(cell.replaceAll("'", '')).toBe(text.replaceAll("'", ''))
      }),
    )
  })

  it.each([
    ['=HYPERLINK("http://evil.example")', `'=HYPERLINK`],
    ['\uFF1Dcmd|calc', "'\uFF1Dcmd|calc"],
    [' \u200B=1', "' \u200B=1"],
    ['a;=1', "a;'=1"],
    ['well-known + good', 'well-known + good'],
    ["it's fine; really", "it's fine; really"],
  ])('%j is told as %j', (title, told) => {
    expect(parseCsv(booksCsv([row(title)]))[1]?.[0]).toContain(told)
  })

  it('quotes only where it must', () => {
    expect(['plain', 'a,b', 'a;b', 'say "hi"', '=SUM(A1)'].map(csvCell)).toEqual([
      'plain',
      '"a,b"',
      '"a;b"',
      '"say ""hi"""',
      "'=SUM(A1)",
    ])
  })
})
