// Everything that must hold, in one command: format, lint, types, boundaries, unit, API, corpus and browser tests.
// Ends with one line "N passed, N failed, N skipped"; `--no-browser` leaves the browser out (npm run check).
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './install-browser.ts'
import { ensurePostgres } from './install-postgres.ts'

const root = join(import.meta.dirname, '..')
const cache = join(root, '.cache')
const browser = !process.argv.includes('--no-browser')
const bin = (name: string): string =>
  join(root, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name)

type Count = { passed: number; failed: number; skipped: number }
const total: Count = { passed: 0, failed: 0, skipped: 0 }
const failures: string[] = []

function count(name: string, { passed, failed, skipped }: Count): void {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
  if (failed > 0) failures.push(name)
}

function run(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    })
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/** The status of a check that could not look. */
const COULD_NOT_LOOK = 75

async function check(name: string, command: string, args: string[]): Promise<void> {
  const started = performance.now()
  const code = await run(command, args)
  const told = code === 0 ? 'ok  ' : code === COULD_NOT_LOOK ? 'skip' : 'FAIL'
  count(name, { passed: Number(told === 'ok  '), failed: Number(told === 'FAIL'), skipped: Number(told === 'skip') })
  console.log(`${told} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
}

/** Runs a test runner that writes its own report; a runner that fails without one counts as one failure. */
async function suite(
  name: string,
  report: string,
  start: () => Promise<number>,
  read: (json: unknown) => Count,
): Promise<void> {
  rmSync(report, { force: true })
  const code = await start()
  try {
    const counted = read(JSON.parse(readFileSync(report, 'utf8')))
    count(name, code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted)
    if (counted.passed + counted.failed === 0) throw new Error('no test ran')
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    count(name, { passed: 0, failed: 1, skipped: 0 })
  }
}

/**
 * Starts a script that tests beside everything else, and mostly waits. What it says is printed in one piece when it has
 * ended; its last line says what passed.
 */
function beside(name: string, script: string): { end(): Promise<void> } {
  const child = spawn(process.execPath, [script], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  }
  const closed = new Promise<number>((resolve) => {
    child.on('error', () => resolve(1))
    child.on('close', (code) => resolve(code ?? 1))
  })
  return {
    async end() {
      const code = await closed
      console.log(`\n${said.trim()}`)
      const [, passed, failed, skipped] = /(\d+) passed, (\d+) failed, (\d+) skipped\s*$/.exec(said) ?? []
      const counted = { passed: Number(passed ?? 0), failed: Number(failed ?? 1), skipped: Number(skipped ?? 0) }
      count(name, code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted)
    },
  }
}

mkdirSync(cache, { recursive: true })
await check('format', bin('oxfmt'), ['--check', '.'])
await check('lint', bin('oxlint'), ['--type-aware'])
await check('types', bin('tsc'), ['-p', 'tsconfig.json'])
await check('types of the web application', bin('tsc'), ['-p', 'tsconfig.web.json'])
await check('boundaries', process.execPath, [join('scripts', 'check-boundaries.ts')])
await check('dependencies', process.execPath, [join('scripts', 'check-dependencies.ts')])

// Said on standard error; counted, so that nobody takes a run without it for a whole one.
if (ensurePostgres() === undefined) total.skipped += 1
const startRandomFaults = () => beside('random faults', join('tests', 'faults', 'random.ts'))
// A browser leaves more of the processors to others than the tests before it do.
let randomFaults = browser ? undefined : startRandomFaults()
const vitestReport = join(cache, 'vitest.json')
await suite(
  'unit, API and corpus tests',
  vitestReport,
  () => run(bin('vitest'), ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]),
  (json) => {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numFailedTestSuites } = json as Record<
      string,
      number
    >
    return {
      passed: numPassedTests ?? 0,
      // A file that cannot even be loaded has no tests to count as failed.
      failed: Math.max(numFailedTests ?? 0, numFailedTests === 0 && (numFailedTestSuites ?? 0) > 0 ? 1 : 0),
      skipped: (numPendingTests ?? 0) + (numTodoTests ?? 0),
    }
  },
)

if (browser) {
  randomFaults = startRandomFaults()
  const playwrightReport = join(cache, 'playwright.json')
  const executable = ensureBrowser()
  await suite(
    'browser tests',
    playwrightReport,
    () =>
      run(bin('playwright'), ['test', '--reporter=list,json'], {
        PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
        MIZAN_TEST_BROWSER: executable,
      }),
    (json) => {
      const { stats } = json as { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
    },
  )
}

await randomFaults?.end()

if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(total.failed === 0 ? 0 : 1)
