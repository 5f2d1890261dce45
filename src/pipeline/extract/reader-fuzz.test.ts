import fc from 'fast-check'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildEpub, page } from '../../../tests/support/books/build-epub.ts'
import { buildZip } from '../../../tests/support/books/build-zip.ts'
import { ARABIC_BOOK, ENGLISH_BOOK } from '../../../tests/support/books/sample-book.ts'
import { docFixture } from '../../../tests/support/conformance/doc.ts'
import { docxFixture } from '../../../tests/support/conformance/docx.ts'
import { epubFixture } from '../../../tests/support/conformance/epub.ts'
import { rtfFixture } from '../../../tests/support/conformance/rtf.ts'
import { txtFixture } from '../../../tests/support/conformance/txt.ts'
import { bookTextSchema } from '../../contract/book-text.ts'
import { ERROR_CODES } from '../../contract/error-codes.ts'
import { openArchive } from './archive/open-archive.ts'
import { readBook } from './read-book.ts'
import { toFailure } from './sandbox/wire.ts'
import { processorMs } from '../../../tests/support/processor-time.ts'

/** A seed that found something is kept by running with it: FUZZ_SEED=7 FUZZ_RUNS=5000. */
const RUNS = { seed: Number(process.env['FUZZ_SEED'] ?? 20_261), numRuns: Number(process.env['FUZZ_RUNS'] ?? 60) }
/** Far more than any of these little files takes; what hangs shows here instead of stopping the suite. */
const LONGEST_MS = 5_000

type Change =
  | { kind: 'set'; at: number; bytes: Uint8Array }
  | { kind: 'cut'; at: number }
  | { kind: 'drop'; at: number; length: number }
  | { kind: 'repeat'; at: number; length: number; times: number }

const place = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true })
/** Bytes that mean something to one of the parsers, beside any others. */
const telling = fc.constantFrom(
  ...[
    '\0\0\0\0',
    '\xff\xff\xff\xff',
    '\x80\0\0\0',
    '<',
    '>',
    '&#x110000;',
    ']]>',
    '<!--',
    '{',
    '}',
    '\\u-1 ',
    '\\bin9',
    "\\'",
  ].map((text) => Buffer.from(text, 'latin1')),
)
const change: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('set' as const),
      at: place,
      bytes: fc.oneof(telling, fc.uint8Array({ minLength: 1, maxLength: 6 })),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cut' as const), at: place }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('drop' as const), at: place, length: fc.integer({ min: 1, max: 600 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('repeat' as const),
      at: place,
      length: fc.integer({ min: 1, max: 40 }),
      times: fc.integer({ min: 2, max: 400 }),
    }),
  },
)
const changes = fc.array(change, { minLength: 1, maxLength: 8 })

function changed(bytes: Buffer, list: readonly Change[]): Buffer {
  return list.reduce((current, next) => {
    const at = Math.floor(next.at * current.length)
    if (next.kind === 'cut') return current.subarray(0, at)
    if (next.kind === 'set')
      return Buffer.concat([current.subarray(0, at), next.bytes, current.subarray(at + next.bytes.length)])
    if (next.kind === 'drop') return Buffer.concat([current.subarray(0, at), current.subarray(at + next.length)])
    const part = current.subarray(at, at + next.length)
    return Buffer.concat([
      current.subarray(0, at),
      ...Array.from({ length: next.times }, () => part),
      current.subarray(at),
    ])
  }, bytes)
}

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mizan-fuzz-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Reads as the sandboxed child does: whatever is thrown must become a code that has a sentence. */
async function isAnswered(bytes: Buffer, filename: string): Promise<void> {
  const path = join(folder, 'file')
  await writeFile(path, bytes)
  const start = processorMs()
  try {
    const { book } = await readBook({ paths: [path], filename, kind: 'document', onProgress: () => undefined })
    expect(bookTextSchema.safeParse(book).success).toBe(true)
    for (const { start: from, end } of [...book.pages, ...book.headings]) {
      expect(from).toBeLessThanOrEqual(end)
      expect(end).toBeLessThanOrEqual(book.text.length)
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'AssertionError') throw error
    expect(ERROR_CODES).toContain(toFailure(error).code)
    expect(toFailure(error).code).not.toBe('internal')
  }
  expect(processorMs() - start).toBeLessThan(LONGEST_MS)
}

describe.each([docxFixture, docFixture, rtfFixture, epubFixture, txtFixture])(
  'a changed $format',
  ({ build, filename }) => {
    test.each([ENGLISH_BOOK, ARABIC_BOOK])('is answered ($title)', async (sample) => {
      const [whole] = await build(sample)
      await expect(
        fc.assert(
          fc.asyncProperty(changes, (list) => isAnswered(changed(whole, list), filename)),
          RUNS,
        ),
      ).resolves.toBeUndefined()
    })
  },
)

describe.each([docxFixture, epubFixture])(
  'a $format whose parts are changed before they are packed',
  ({ build, filename }) => {
    test('is answered', async () => {
      const [whole] = await build(ENGLISH_BOOK)
      const archive = await openArchive(whole)
      const parts = await Promise.all(
        archive.names.map(async (name) => [name, (await archive.read(name)) ?? Buffer.alloc(0)] as const),
      )
      await expect(
        fc.assert(
          fc.asyncProperty(fc.array(fc.tuple(place, changes), { minLength: 1, maxLength: 3 }), async (lists) => {
            const entries = Object.fromEntries(parts)
            for (const [which, list] of lists) {
              const [name, bytes] = parts[Math.floor(which * parts.length)] ?? ['', Buffer.alloc(0)]
              entries[name] = changed(bytes, list)
            }
            await isAnswered(await buildZip(entries), filename)
          }),
          RUNS,
        ),
      ).resolves.toBeUndefined()
    })
  },
)

/** Each took half a minute or more once: patterns tried in every way, paragraphs copied for every line. */
describe('a text made to be slow', () => {
  const SLOW: [string, () => string][] = [
    ['nothing but heading marks', () => `# ${'#'.repeat(100_000)}x\n`.repeat(2)],
    ['a paragraph of ten thousand lines', () => `${'word '.repeat(12)}\n`.repeat(10_000)],
    ['by-lines that are nearly names', () => `by ${'Aa.'.repeat(30)}1\n`.repeat(40)],
  ]
  test.each(SLOW)('%s', async (_, text) => {
    await expect(isAnswered(Buffer.from(text()), 'a.txt')).resolves.toBeUndefined()
  })

  test('a page number of a hundred thousand dots', async () => {
    const dots = `<p>One<span epub:type="pagebreak">${'.'.repeat(100_000)}abcdefghi</span> day.</p>`
    const book = await buildEpub(ENGLISH_BOOK, { entries: { 'OPS/c0.xhtml': page(dots) } })
    await expect(isAnswered(book, 'a.epub')).resolves.toBeUndefined()
  })
})
