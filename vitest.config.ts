import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { createVitestReporter } from './scripts/testing/vitest-reporter.ts'
import { findPostgres } from './scripts/install-postgres.ts'

/** Whatever goes through `createTestApp` or `createTestDb` is tested embedded, and on PostgreSQL with S3. */
const ON_BOTH = ['tests/api/**/*.test.ts', 'tests/scripts/load-library.test.ts']
const ONLY_POSTGRESQL = [
  'tests/processes/**/*.test.ts',
  'tests/scripts/migrate-to.test.ts',
  'tests/scripts/backup-servers.test.ts',
]
/** Servers of their own on the embedded library, which is what they are about, and what a model does wrong. */
const ONLY_EMBEDDED = ['kill-9', 'model-restart', 'rescoring-kill', 'model-faults'].map(
  (name) => `tests/api/${name}.test.ts`,
)
/** What takes minutes or many processes, and faults few changes touch; no part of `npm test`, beside the project `postgresql`. */
const LONG = [
  'tests/faults/**/*.test.ts',
  ...['kill-9', 'model-restart', 'rescoring-kill', 'model-faults', 'clock-set-back', 'stale-worker', 'outages'].map(
    (name) => `tests/api/${name}.test.ts`,
  ),
  // The same as in the quick suite with ten times as many books.
  'tests/api/shelf-leaks-300.test.ts',
  // Much work of few routes: every page of a dossier, every step of an analysis, photographs that are recognised again.
  ...['deep-analysis', 'dossier', 'pages'].map((name) => `tests/api/${name}.test.ts`),
  'tests/security/fuzz.test.ts',
  ...['documented-commands', 'upload-patience'].map((name) => `tests/cli/${name}.test.ts`),
  'src/pipeline/extract/reader-fuzz.test.ts',
  // The guides of half a hundred real books beside one another.
  'tests/corpus/guides.test.ts',
  // The engine against its published figures: a processor's whole attention for a minute.
  'tests/corpus/level.test.ts',
  // Every picture of real books in two formats.
  'tests/corpus/book-pictures.test.ts',
  // Letter by letter, on every kind of scan.
  'tests/corpus/recognition.test.ts',
  'tests/deploy/image.test.ts',
  ...['seed', 'backup', 'load-library'].map((name) => `tests/scripts/${name}.test.ts`),
]

const report = process.env['MIZAN_TEST_REPORT']

const postgresql = findPostgres() !== undefined
if (!postgresql && process.argv.includes('postgresql'))
  console.warn('skipped: tests on PostgreSQL and S3, for no server is installed (apt-get install postgresql)')

export default defineConfig({
  test: {
    environment: 'node',
    // As in the server (src/server/start/run-server.ts): code of the embedded database that is compiled again and given back, test
    // after test, ends Node 24 now and then ("Check failed: jit_page_", nodejs/node issue 64500).
    execArgv: ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'],
    // One process for many files: loading the same modules again for each would take long.
    isolate: false,
    // Tests of processes wait more than they work.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // For what never comes; how long things take on a busy machine decides nothing.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    // A test that needs it is told of, and counts as failed (scripts/testing/suite-result.ts).
    retry: 1,
    reporters: ['default', ...(report === undefined ? [] : [createVitestReporter(import.meta.dirname, report)])],
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}'],
      reporter: ['text-summary', 'html'],
      reportsDirectory: 'coverage',
    },
    projects: [
      {
        extends: true,
        test: { name: 'units', include: ['src/**/*.test.ts', 'src/**/*.test.tsx'], exclude: LONG },
      },
      {
        extends: true,
        test: {
          name: 'embedded',
          include: ['tests/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [...ONLY_POSTGRESQL, ...LONG],
        },
      },
      {
        extends: true,
        test: { name: 'long', include: LONG },
      },
      {
        extends: true,
        test: {
          name: 'postgresql',
          include: postgresql ? [...ON_BOTH, ...ONLY_POSTGRESQL] : [],
          exclude: ONLY_EMBEDDED,
          globalSetup: 'tests/support/shared-servers.ts',
        },
      },
    ],
  },
})
