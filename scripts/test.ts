// What must hold. `npm test` is what a newcomer and every change need: format, lint, types, boundaries, units, the API on the
// embedded library, the corpus, security, and the browser's main ways. `--long` (npm run test:long) is the rest: PostgreSQL and
// S3, many processes, faults, the whole browser. `--no-browser` leaves the browser out (npm run check).
// Ends with one line "N passed, N failed, N skipped".
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './install-browser.ts'
import { ensurePostgres } from './install-postgres.ts'
import { readPlaywright } from './testing/read-playwright.ts'
import { createRun } from './testing/run-suite.ts'
import { startBeside } from './testing/start-beside.ts'
import { tellTests } from './testing/tell-tests.ts'

const root = join(import.meta.dirname, '..')
const cache = join(root, '.cache')
const long = process.argv.includes('--long')
const browser = !process.argv.includes('--no-browser')
const started = performance.now()
const run = createRun(root)
const { total, failures, tests, files } = run

mkdirSync(cache, { recursive: true })
if (long) {
  // Said on standard error; counted, so that nobody takes a run without it for a whole one.
  if (ensurePostgres() === undefined) total.skipped += 1
  const randomFaults = startBeside(root, join('tests', 'faults', 'random.ts'))
  await vitest('tests of processes, faults, PostgreSQL and S3', ['long', 'postgresql'])
  await playwright('all other browser tests', 'rest')
  run.count('random faults', await randomFaults.end())
} else {
  await run.check('format', run.bin('oxfmt'), ['--check', '.'])
  await run.check('lint', run.bin('oxlint'), ['--type-aware'])
  await run.check('types', run.bin('tsc'), ['-p', 'tsconfig.json'])
  await run.check('types of the web application', run.bin('tsc'), ['-p', 'tsconfig.web.json'])
  await run.check('boundaries', process.execPath, [join('scripts', 'check-boundaries.ts')])
  await run.check('dependencies', process.execPath, [join('scripts', 'check-dependencies.ts')])
  await vitest('unit, API, corpus and security tests', ['units', 'embedded'])
  if (browser) await playwright('browser tests of the main ways', 'main')
}

for (const line of tellTests(tests, files)) console.log(line)
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`)
const seconds = Math.round((performance.now() - started) / 1000)
console.log(`\nTook ${String(Math.floor(seconds / 60))} min ${String(seconds % 60)} s`)
console.log(`${String(total.passed)} passed, ${String(total.failed)} failed, ${String(total.skipped)} skipped`)
process.exit(total.failed === 0 ? 0 : 1)

async function vitest(name: string, projects: readonly string[]): Promise<void> {
  const report = join(cache, 'vitest.json')
  const args = ['run', ...projects.flatMap((project) => ['--project', project])]
  await run.suite(name, { command: run.bin('vitest'), args, report, env: { MIZAN_TEST_REPORT: report } })
}

async function playwright(name: string, project: string): Promise<void> {
  const report = join(cache, 'playwright.json')
  await run.suite(name, {
    command: run.bin('playwright'),
    args: ['test', '--reporter=list,json', '--project', project],
    report,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, MIZAN_TEST_BROWSER: ensureBrowser() },
    read: readPlaywright,
  })
}
