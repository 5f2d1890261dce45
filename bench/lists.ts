// What matching a list of 500 titles with a library of 10,000 books takes, and how right it is. Run: node bench/lists.ts
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createRandom } from '../scripts/seed/random.ts'
import type { ListedEvaluation } from '../src/contract/evaluation.ts'
import { csvCell } from '../src/contract/books-csv.ts'
import type { WantedBook } from '../src/contract/wanted-book.ts'
import { createExtractor } from '../src/pipeline/extract/extract-book.ts'
import { listReport } from '../src/pipeline/report/pdf/list-report.ts'
import { renderPdf } from '../src/pipeline/report/pdf/render-pdf.ts'
import { openEmbeddedDatabase } from '../src/server/db/embedded-database.ts'
import { createRepositories } from '../src/server/db/repositories.ts'
import { listRows } from '../src/server/lists/list-rows.ts'
import { createListMatcher, type CatalogueBook } from '../src/server/lists/match-list.ts'
import { matchedBooks } from '../src/server/lists/matched-books.ts'
import { publishSection } from './extraction/performance-section.ts'
import { MATCHING_PAIRS } from './matching-pairs.ts'

const BOOKS = 10_000
const TITLES = 500
const SEED = join(import.meta.dirname, '../scripts/seed.ts')

const directory = mkdtempSync(join(tmpdir(), 'mizan-lists-'))
const seed = spawnSync(process.execPath, [SEED, '--count', String(BOOKS)], {
  env: { ...process.env, DATA_DIR: directory, DATABASE_URL: '' },
  stdio: 'inherit',
})
if (seed.status !== 0) throw new Error('the library could not be seeded')

/** As other catalogues write a title and a name: turned about, in other letters, with a subtitle. */
function otherwise({ title, author }: WantedBook, at: number): Pick<WantedBook, 'title' | 'author'> {
  const words = author.split(' ')
  const turned = words.length < 2 ? author : `${words.at(-1) ?? ''}, ${words.slice(0, -1).join(' ')}`
  const titles = [title, title.toUpperCase(), title.replace(/^The (.*)$/, '$1, The'), `${title} (Illustrated)`]
  return { title: titles[at % titles.length] ?? title, author: at % 3 === 0 ? turned : author }
}

async function timed<Value>(work: () => Promise<Value>): Promise<[Value, string]> {
  const startedAt = performance.now()
  const value = await work()
  return [value, `${((performance.now() - startedAt) / 1000).toFixed(2)} s`]
}

/** Each pair as a list of one line and a library of one book. */
function pairFigures() {
  const told = MATCHING_PAIRS.map(({ book, record, same }) => {
    const plain = { title: '', author: '', publisher: '', isbn: '' }
    const matcher = createListMatcher<CatalogueBook>([{ ...plain, ...record }])
    matcher.offer({ id: 'book', isJudged: true, arabicTitle: '', ...plain, ...book })
    return { same, found: matcher.matches()[0]?.found !== null }
  })
  const hits = told.filter(({ same, found }) => same && found).length
  return {
    precision: hits / told.filter(({ found }) => found).length,
    recall: hits / told.filter(({ same }) => same).length,
  }
}

const database = await openEmbeddedDatabase(directory)
const extractor = createExtractor()
try {
  const { catalogue, fits } = createRepositories(database.connection)
  const random = createRandom(22)
  const rows = await database.connection.selectFrom('evaluations').select(['id', 'listed_en']).execute()
  const known = Array.from({ length: TITLES * 0.8 }, () => random.pick(rows)).flatMap(({ listed_en: listed }) => {
    const result = listed === null ? null : (JSON.parse(listed) as ListedEvaluation).result
    return result !== null && 'title' in result ? [result] : []
  })
  const unknown = Array.from({ length: TITLES - known.length }, (_, at) => ({
    title: `A chronicle of harbour ${String(at)} that nobody printed`,
    author: 'Nobody Known',
    publisher: '',
    isbn: '',
  }))
  const wanted = [...known, ...unknown].map((book, at) => ({ ...book, ...otherwise(book, at) }))
  const csv = ['Title,Author', ...wanted.map(({ title, author }) => `${csvCell(title)},${csvCell(author)}`)].join('\n')
  const path = join(directory, 'list.csv')
  writeFileSync(path, csv)

  const [read, reading] = await timed(async () => await extractor.readList(path, 'list.csv'))
  const signal = new AbortController().signal
  const lag = monitorEventLoopDelay({ resolution: 1 })
  const match = async () => await matchedBooks(catalogue, read.books, { language: 'en', signal })
  const [, first] = await timed(match)
  lag.enable()
  const worked = process.cpuUsage()
  const [matched, again] = await timed(match)
  const { user, system } = process.cpuUsage(worked)
  lag.disable()
  const profile = {
    kind: 'class' as const,
    name: '3B',
    sign: 'bird' as const,
    birthYear: null,
    grade: 3,
    languages: [
      { language: 'en' as const, reads: { by: 'age' as const } },
      { language: 'ar' as const, reads: { by: 'age' as const } },
    ],
    categories: {},
    criteria: {},
    wished: [],
    spared: [],
    decisions: [],
  }
  const [answers, fitting] = await timed(async () => await listRows(fits, matched, { profile, wished: new Set() }))
  const list = { id: '', name: 'list', createdAt: '', books: TITLES, leftOut: 0, rows: answers }
  const [paper, printing] = await timed(
    async () => await renderPdf(listReport({ list, reader: '3B', at: new Date().toISOString() }, 'en')),
  )
  const { precision, recall } = pairFigures()
  const titleOf = (book: { title: string } | null): string => book?.title ?? ''
  const right = matched.slice(0, known.length).filter(({ book }, at) => titleOf(book) === known[at]?.title).length
  await publishSection(
    'lists',
    'Lists matched with a library',
    `A list of ${String(TITLES)} titles (${String(known.length)} of the library, written as other catalogues write them, the others unknown) beside ${BOOKS.toLocaleString('en')} books, made as \`npm run seed\` makes them, in the embedded library. The library is gone through each time a list is shown: nothing of it is kept. Precision and recall are of the ${String(MATCHING_PAIRS.length)} written pairs of \`bench/matching-pairs.ts\`, each as a list of one line and a library of one book. Deaf is how long no other request could be answered.`,
    [
      { what: 'read in the sandbox (CSV)', figure: reading, limit: '' },
      { what: 'matched, the first time', figure: first, limit: '5 s' },
      { what: 'matched again', figure: again, limit: '5 s' },
      { what: 'of that the processor worked', figure: `${((user + system) / 1e6).toFixed(2)} s`, limit: '' },
      { what: 'told for a class', figure: fitting, limit: '' },
      { what: `on paper, ${String(Math.round(paper.length / 1024))} KB`, figure: printing, limit: '' },
      { what: 'deaf at most while it is matched', figure: `${(lag.max / 1e6).toFixed(0)} ms`, limit: '' },
      { what: 'titles of the library found', figure: `${String(right)} of ${String(known.length)}`, limit: '' },
      {
        what: 'offered to a person, for no author is known',
        figure: String(matched.slice(0, known.length).filter(({ perhaps }) => perhaps.length > 0).length),
        limit: '',
      },
      {
        what: 'unknown titles found',
        figure: String(matched.slice(known.length).filter(({ book }) => book !== null).length),
        limit: '0',
      },
      { what: 'precision on the written pairs', figure: precision.toFixed(3), limit: '0.98' },
      { what: 'recall on the written pairs', figure: recall.toFixed(3), limit: '' },
    ],
  )
} finally {
  await extractor.close()
  await database.close()
  rmSync(directory, { recursive: true, force: true })
}
