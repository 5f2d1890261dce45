import { defineConfig, devices } from '@playwright/test'

/** What `npm test` walks: a book's way through the application, and its security. All else is part of `npm run test:long`. */
const MAIN = ['home', 'upload', 'library', 'results', 'review', 'reports', 'security'].map(
  (name) => `**/${name}.spec.ts`,
)

const executablePath = process.env['MIZAN_TEST_BROWSER']

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/playwright',
  // For what never comes; how long things take on a busy machine decides nothing.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  fullyParallel: false,
  // A browser waits more than it works; each worker has a server and a library of its own.
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  // A test that needs it is told of, and counts as failed (scripts/testing/suite-result.ts).
  retries: 1,
  projects: [
    { name: 'main', testMatch: MAIN },
    { name: 'rest', testIgnore: MAIN },
  ],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    // What a test puts in the place of an answer must not be passed by; scan.spec.ts lets it work.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'off',
  },
})
