// What libraries of 10,000 and 100,000 books cost a browser: time until the count and the first books are there, bytes, and
// memory, on every page that lists or counts them, and again after a change. The reference is the whole list of the smaller
// one, in the same run. Run: node bench/web-size.ts [--kept FOLDER]
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { ensureBrowser } from '../scripts/install-browser.ts'
import { startServer } from '../tests/support/start-server.ts'
import { publishSection, type Row } from './extraction/performance-section.ts'

const SIZES = [10_000, 100_000]
const PAGES = { library: '/?view=library', home: '/', reports: '/reports', analytics: '/analytics' }
const SEED = join(import.meta.dirname, '../scripts/seed.ts')
const SETTLE_MS = 2000

type Cost = { ms: number; kilobytes: number; megabytes: number }

/** Opens a page in a browser that has nothing kept. */
async function costOf(browser: Browser, url: string, path: string, books: number): Promise<Cost> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Performance.enable')
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  const began = performance.now()
  await page.goto(url + path)
  await page
    .getByText(new RegExp(books.toLocaleString('en')))
    .first()
    .waitFor({ timeout: 120_000 })
  const ms = performance.now() - began
  await page.waitForTimeout(SETTLE_MS)
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0
  await context.close()
  return { ms, kilobytes: bytes / 1024, megabytes: heap / 1024 / 1024 }
}

/** A library that has been seeded before is used again. */
function seeded(folder: string, books: number): string {
  const directory = join(folder, String(books))
  if (existsSync(directory)) return directory
  const seed = spawnSync(process.execPath, [SEED, '--count', String(books)], {
    env: { ...process.env, DATA_DIR: directory, DATABASE_URL: '' },
    stdio: 'inherit',
  })
  if (seed.status !== 0) throw new Error('the library could not be seeded')
  return directory
}

const { values } = parseArgs({ options: { kept: { type: 'string' } } })
const folder = values.kept ?? mkdtempSync(join(tmpdir(), 'mizan-web-size-'))
const browser = await chromium.launch({ args: ['--no-sandbox'], executablePath: ensureBrowser() })
const rows: Row[] = []
let reference: Cost | undefined
try {
  for (const books of SIZES) {
    const server = await startServer({}, seeded(folder, books))
    try {
      for (const [name, path] of Object.entries(PAGES)) {
        const cost = await costOf(browser, server.url, path, books)
        reference ??= cost
        const beside = (of: keyof Cost, digits = 0): string =>
          `${cost[of].toFixed(digits)} (${(cost[of] / (reference?.[of] ?? 1)).toFixed(2)})`
        rows.push({
          books: books.toLocaleString('en'),
          page: name,
          ms: beside('ms'),
          KB: beside('kilobytes'),
          'MB of memory': beside('megabytes', 1),
        })
      }
    } finally {
      await server.end()
    }
  }
} finally {
  await browser.close()
  if (values.kept === undefined) rmSync(folder, { recursive: true })
}
await publishSection(
  'web-size',
  'Libraries in the browser',
  'Headless Chromium with nothing kept, one server process with the embedded database (`node bench/web-size.ts`). Up to 20,000 ' +
    'books the browser has the whole library and filters without asking; of a larger one it has the books that were scrolled to ' +
    'and the counts of all. Time until the page says how many books there are, bytes over the wire with the application itself, ' +
    'memory of the page after a collection of garbage. The first row is also the first question to a server that has just started. In brackets: ratio to the library page of 10,000 books in the same run.',
  rows,
)
