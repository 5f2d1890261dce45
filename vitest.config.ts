import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
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

const postgresql = findPostgres() !== undefined
if (!postgresql)
  console.warn('skipped: tests on PostgreSQL and S3, for no server is installed (apt-get install postgresql)')

export default defineConfig({
  test: {
    environment: 'node',
    // One process for many files: loading the same modules again for each would take long.
    isolate: false,
    // Tests of processes wait more than they work.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'units', include: ['src/**/*.test.ts', 'src/**/*.test.tsx'] },
      },
      {
        extends: true,
        test: {
          name: 'embedded',
          include: ['tests/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: ONLY_POSTGRESQL,
        },
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
