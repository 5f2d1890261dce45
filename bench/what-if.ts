// What a preview of other rules costs over a library of 10,000 books: the answer's time beside that of parsing and printing
// the same stored scores bare, and how long the process was deaf meanwhile. Run: node bench/what-if.ts
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate as rest } from 'node:timers/promises'
import type { ScoringConfigInput } from '../src/contract/scoring-config.ts'
import { DEFAULT_SCORING_CONFIG } from '../src/pipeline/score/default-config.ts'
import { openEmbeddedDatabase } from '../src/server/db/embedded-database.ts'
import { previewConfig } from '../src/server/scoring/preview-config.ts'
import { publishSection } from './extraction/performance-section.ts'

const BOOKS = 10_000
const RUNS = 5
const SLICE_MS = 10
const SEED = join(import.meta.dirname, '../scripts/seed.ts')

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const directory = mkdtempSync(join(tmpdir(), 'mizan-what-if-'))
// Another process fills the library, so that its garbage is not measured here.
const seed = spawnSync(process.execPath, [SEED, '--count', String(BOOKS)], {
  env: { ...process.env, DATA_DIR: directory, DATABASE_URL: '' },
  stdio: 'inherit',
})
if (seed.status !== 0) throw new Error('the library could not be seeded')
const database = await openEmbeddedDatabase(directory)
try {
  const rows = await database.connection.selectFrom('assessments').select('scores').execute()
  const bare = (): void => {
    for (const { scores } of rows) JSON.stringify(JSON.parse(scores))
  }

  const rules: ScoringConfigInput = structuredClone(DEFAULT_SCORING_CONFIG)
  rules.verdictConfig.whitelistedRules.minimumScore = 95
  const signal = new AbortController().signal
  const preview = async () =>
    await previewConfig(database.connection, rules, { language: 'en', limit: 50, offset: 0, signal })
  const first = performance.now()
  const answer = await preview()
  const cold = performance.now() - first
  const [times, references]: [number[], number[]] = [[], []]
  const lag = monitorEventLoopDelay({ resolution: 1 })
  for (let run = 0; run < RUNS; run += 1) {
    const reference = performance.now()
    bare()
    references.push(performance.now() - reference)
    lag.enable()
    const started = performance.now()
    await preview()
    times.push(performance.now() - started)
    lag.disable()
  }
  const plain = monitorEventLoopDelay({ resolution: 1 })
  plain.enable()
  for (const end = performance.now() + times.reduce((sum, value) => sum + value, 0); performance.now() < end;) {
    for (const slice = performance.now() + SLICE_MS; performance.now() < slice;);
    await rest()
  }
  plain.disable()
  const [time, reference] = [median(times), median(references)]
  const milliseconds = (value: number): string => `${value.toFixed(0)} ms`
  await publishSection(
    'what-if',
    'What-if over a whole library',
    `${BOOKS.toLocaleString('en')} books, made as \`npm run seed\` makes them, in the embedded library, compared with stricter rules. The reference parses and prints the same stored scores without database or scorer. Deaf is how long no other request could be answered; a busy machine makes any working process deaf, so the same is given for as long a loop of plain slices of 10 ms.`,
    [
      { what: 'books compared', figure: String(answer.books), limit: '' },
      { what: 'books that would change', figure: String(answer.changed), limit: '' },
      { what: 'first preview', figure: milliseconds(cold), limit: '2000 ms' },
      { what: 'preview, median of five', figure: milliseconds(time), limit: '2000 ms' },
      { what: 'reference, median of five', figure: milliseconds(reference), limit: '' },
      { what: 'preview over reference', figure: (time / reference).toFixed(1), limit: '' },
      { what: 'deaf at most', figure: milliseconds(lag.max / 1e6), limit: '100 ms' },
      { what: 'deaf, 99th percentile', figure: milliseconds(lag.percentile(99) / 1e6), limit: '' },
      { what: 'deaf at most, plain slices', figure: milliseconds(plain.max / 1e6), limit: '' },
    ],
  )
} finally {
  await database.close()
  rmSync(directory, { recursive: true, force: true })
}
