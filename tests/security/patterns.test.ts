import { describe, expect, test } from 'vitest'
import { summaryOf } from '../../src/cli/print-summary.ts'
import { csvCell } from '../../src/contract/books-csv.ts'
import { parseLanguage } from '../../src/contract/languages.ts'
import { extensionOf } from '../../src/contract/limits.ts'
import { booksOfText } from '../../src/pipeline/extract/list/books-of-text.ts'
import { drawableText, isolateRuns, shortened } from '../../src/pipeline/report/pdf/clean-text.ts'
import { attachment } from '../../src/server/http/routes/attachment.ts'
import { displayName } from '../../src/server/http/intake/display-name.ts'
import { refuseUnstorable } from '../../src/server/http/guard/refuse-unstorable.ts'
import { bestMatch } from '../../src/server/metadata/matching/match-book.ts'
import { processorMs } from '../support/processor-time.ts'

/** What regular expressions have been seen to run away on: long runs, and runs that almost end as they should. */
const RUNS: [string, (length: number) => string][] = [
  ['spaces', (length) => ' '.repeat(length)],
  ['spaces and a letter', (length) => `${' '.repeat(length)}a`],
  ['tabs', (length) => '\t'.repeat(length)],
  ['line breaks', (length) => '\r\n'.repeat(length / 2)],
  ['dots', (length) => '.'.repeat(length)],
  ['digits', (length) => '1'.repeat(length)],
  ['digits and dots', (length) => '1.'.repeat(length / 2)],
  ['digits, dots and a letter', (length) => `${'1.'.repeat(length / 2)}x`],
  ['letters', (length) => 'a'.repeat(length)],
  ['Arabic letters', (length) => 'ق'.repeat(length)],
  ['Arabic letters and brackets', (length) => 'ق('.repeat(length / 2)],
  ['both scripts in turn', (length) => 'قa'.repeat(length / 2)],
  ['a letter and full stops', (length) => `a${'.'.repeat(length)}`],
  ['an Arabic letter and full stops', (length) => `ق${'.'.repeat(length)}`],
  ['semicolons and spaces', (length) => '; '.repeat(length / 2)],
  ['control characters', (length) => '\u0001'.repeat(length)],
  ['joiners', (length) => '\u200D'.repeat(length)],
  ['vowel marks', (length) => `ق${'\u064E'.repeat(length)}`],
  ['emoji of many', (length) => '👩‍'.repeat(length / 3)],
  ['halves of characters', (length) => '\uD83D'.repeat(length)],
  ['slashes', (length) => '/'.repeat(length)],
  ['quotes', (length) => '"'.repeat(length)],
]
/** Longer than any of these texts may be; what takes the square of it takes minutes. */
const LENGTH = 100_000
const MOST_MS = 1500

const covers = (): boolean => true
const WORK: Record<string, (text: string) => unknown> = {
  displayName,
  attachment: (text) => attachment(text.toWellFormed()),
  extensionOf,
  csvCell,
  parseLanguage,
  drawableText: (text) => drawableText(text, covers),
  'isolateRuns rtl': (text) => isolateRuns(drawableText(text, covers), 'rtl'),
  'isolateRuns ltr': (text) => isolateRuns(drawableText(text, covers), 'ltr'),
  shortened: (text) => shortened(text, 200),
  'booksOfText of a table': (text) => booksOfText(`Title,Author\n${text},${text}`, true),
  'booksOfText of lines': (text) => booksOfText(`a${text} by ${text}\n${text}`, false),
  refuseUnstorable: (text) => refuseUnstorable({ query: { q: text }, body: [text] }),
  summaryOf: (text) => summaryOf({ filename: text, result: null, error: text } as never),
}

describe.each(Object.entries(WORK))('%s', (_, work) => {
  test.each(RUNS)('%s take no longer than they are', (__, make) => {
    const text = make(LENGTH)
    const started = processorMs()
    work(text)
    expect(processorMs() - started).toBeLessThan(MOST_MS)
  })
})

test.each(RUNS)('a title of %s is compared in a moment', (_, make) => {
  // As long as a feed may give one.
  const title = make(1000).slice(0, 1000)
  const book = { isbn: '', title, arabicTitle: title, author: title, publisher: title }
  const other = { title: `${title}!`, author: `${title}?`, publisher: '', isbns: [] }
  const started = processorMs()
  bestMatch(
    book,
    Array.from({ length: 8 }, () => other),
  )
  expect(processorMs() - started).toBeLessThan(MOST_MS)
})
