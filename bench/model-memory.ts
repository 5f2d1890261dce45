// What the server holds while a model reads a book of 600 pages, three calls at once: `node bench/model-memory.ts`. The model
// is the stub of the tests, a fifth of a second a call, in a process of its own. Linux only.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ListedEvaluation } from '../src/contract/evaluation.ts'
import { gentleBook } from '../tests/support/model-books.ts'
import { sendBook, startServerProcess } from '../tests/support/server-process.ts'

const PAGES = 600
const PAGE_CHARACTERS = 2000
const PORT = 8399

const text = gentleBook(4000).slice(0, PAGES * PAGE_CHARACTERS)
const stub = fork(
  join(import.meta.dirname, '../tests/support/stub-model-server.ts'),
  ['--port', String(PORT), '--delay', '200'],
  { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
)
await once(stub.stdout!, 'data')
const directory = mkdtempSync(join(tmpdir(), 'mizan-memory-'))
const settings = {
  DATA_DIR: directory,
  WORKERS: '1',
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'stub-1',
  AI_API_KEY: 'stub-key',
  AI_BASE_URL: `http://127.0.0.1:${PORT}/v1`,
}
try {
  // A first start makes the library, which needs memory of its own.
  await (await startServerProcess(settings)).end('SIGTERM')
  const server = await startServerProcess(settings)
  const megabytes = (): number =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))?.[1]) / 1024
  await wait(1000)
  const before = megabytes()
  const { id } = await sendBook(server.url, 'long.txt', text)
  let peak = 0
  for (;;) {
    await wait(100)
    peak = Math.max(peak, megabytes())
    const rows = (await (await fetch(`${server.url}/api/evaluations`)).json()) as ListedEvaluation[]
    const book = rows.find((row) => row.id === id)
    if (book?.status === 'completed' || book?.status === 'failed') {
      console.log(
        `${PAGES} pages of ${PAGE_CHARACTERS} characters, ${book.status} after ${book.aiUsage?.calls ?? 0} calls: the process held ${Math.round(peak)} MB at most, ${Math.round(before)} MB before`,
      )
      break
    }
  }
  await server.end('SIGTERM')
} finally {
  stub.kill()
  rmSync(directory, { recursive: true, force: true })
}
