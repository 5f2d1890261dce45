import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { until } from '../support/until.ts'
import { Client } from 'pg'
import { describe, expect, test } from 'vitest'
import type { ListedEvaluation } from '../../src/contract/evaluation.ts'
import { emptyDatabase } from '../support/empty-database.ts'
import { startRelay } from '../support/relay.ts'
import { startS3 } from '../support/s3-server.ts'
import { sendBook } from '../support/server-process.ts'
import { spawnMizan, type End } from '../support/spawn-mizan.ts'

const SAMPLES = join(import.meta.dirname, '../../samples')
const PATIENCE_MS = 10_000

/** However it is asked to: status 0 before a supervisor loses patience. */
const IN_ORDER = { code: 0, signal: null, inTime: true }
const endOf = ({ code, signal, ms }: End) => ({ code, signal, inTime: ms < PATIENCE_MS })

const statusOf = async (url: string, id: string): Promise<string> =>
  ((await (await fetch(`${url}/api/evaluate/${id}`)).json()) as ListedEvaluation).status

function story(length: number): string {
  return 'Salma walked along the shore and counted the boats. Her grandfather told her a story.\n'.repeat(length)
}

function bookForm(): FormData {
  const form = new FormData()
  form.append('file', new Blob([story(10)]), 'book.txt')
  return form
}

/** The processes a process has started, and theirs. */
function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const parent = Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])
        return parent === pid ? [Number(name), ...childrenOf(Number(name))] : []
      } catch {
        // Gone between the two looks.
        return []
      }
    })
}

/** An upload that arrives as slowly as the test wants. */
async function slowUpload(
  url: string,
): Promise<{ socket: Socket; send: (text: string) => void; answer: Promise<string>; rest: string }> {
  const { port } = new URL(url)
  const socket = connect(Number(port), '127.0.0.1')
  await once(socket, 'connect')
  const body = `--x\r\ncontent-disposition: form-data; name="file"; filename="slow.txt"\r\n\r\n${story(2000)}`
  const rest = `${story(10)}\r\n--x--\r\n`
  const length = Buffer.byteLength(body) + Buffer.byteLength(rest)
  socket.write(
    `POST /api/evaluate HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: multipart/form-data; boundary=x\r\n` +
      `content-length: ${String(length)}\r\n\r\n${body}`,
  )
  return { socket, send: (part) => socket.write(part), answer: text(socket), rest }
}

describe.concurrent('a process ends within ten seconds and in order', () => {
  test('while it makes its first library', async () => {
    await using mizan = await spawnMizan()
    await until(() => existsSync(join(mizan.directory, 'database.lock')))
    expect(endOf(await mizan.end('SIGTERM'))).toEqual(IN_ORDER)
    expect(mizan.errors()).toBe('')
  })

  test('while it waits for the database', async () => {
    await using mizan = await spawnMizan({ DATABASE_URL: 'postgres://mizan@127.0.0.1:9/mizan' })
    await mizan.said(/waiting for it/)
    expect(endOf(await mizan.end('SIGTERM'))).toEqual(IN_ORDER)
  })

  test('while it waits for another process that brings the database up to date', async () => {
    const { address, drop } = await emptyDatabase()
    const other = new Client(address)
    await other.connect()
    await other.query('select pg_advisory_lock(7461002)')
    {
      await using mizan = await spawnMizan({ DATABASE_URL: address })
      await mizan.said(/another process is bringing the database up to date/)
      expect(endOf(await mizan.end('SIGTERM'))).toEqual(IN_ORDER)
    }
    await other.end()
    await drop()
  })

  test('while it recognises the letters of a scanned book, whose children end with it', async () => {
    await using mizan = await spawnMizan()
    const url = await mizan.url()
    const form = new FormData()
    for (const name of ['falcon.en-scan-1.png', 'falcon.ar-scan-1.png', 'falcon.en-scan-2.jpg']) {
      form.append('file', new Blob([readFileSync(join(SAMPLES, name))]), name)
    }
    const answer = await fetch(`${url}/api/evaluate-ocr`, { method: 'POST', body: form })
    expect(answer.status).toBe(202)
    const children = (): number[] => childrenOf(mizan.pid)
    await until(() => children().length > 0)
    const before = children()
    expect(endOf(await mizan.end('SIGTERM'))).toEqual(IN_ORDER)
    await until(() => !before.some((pid) => existsSync(`/proc/${String(pid)}`)))
  })

  test('while a model does not answer', async () => {
    let asked = 0
    const model = createServer(() => {
      asked += 1
    }).listen(0, '127.0.0.1')
    await once(model, 'listening')
    const { port } = model.address() as AddressInfo
    const environment = {
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'silent',
      AI_BASE_URL: `http://127.0.0.1:${String(port)}/v1`,
    }
    await using mizan = await spawnMizan(environment)
    const url = await mizan.url()
    const { id } = await sendBook(url, 'book.txt', story(30))
    await until(() => asked > 1)
    expect(await statusOf(url, id)).toBe('processing')
    expect(endOf(await mizan.end('SIGTERM'))).toEqual(IN_ORDER)
    model.closeAllConnections()
    model.close()
  })

  test('while the bucket takes a book and says nothing', async () => {
    await using s3 = await startS3()
    await using mizan = await spawnMizan({ FILES_URL: s3.filesUrl, ...s3.credentials })
    const url = await mizan.url()
    let taken = false
    s3.intercept = (request) => (taken ||= request.method === 'PUT')
    const upload = fetch(`${url}/api/evaluate`, { method: 'POST', body: bookForm() })
    await until(() => taken)
    expect(endOf(await mizan.end('SIGTERM'))).toEqual(IN_ORDER)
    // Refused with a sentence instead of a broken connection.
    const answer = await upload
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toMatchObject([
      503,
      '5',
      { code: 'unavailable' },
    ])
  })

  test('while the database says nothing any more', async () => {
    const { address, drop } = await emptyDatabase()
    const relay = await startRelay(Number(new URL(address).port))
    const url = new URL(address)
    url.port = String(relay.port)
    {
      await using mizan = await spawnMizan({ DATABASE_URL: url.href })
      const service = await mizan.url()
      const { id } = await sendBook(service, 'book.txt', story(5000))
      await until(async () => (await statusOf(service, id)) !== 'pending')
      relay.hold()
      const asked = fetch(`${service}/api/evaluations`).catch(() => null)
      // Asked for later and answered: the other has arrived.
      await fetch(`${service}/healthz`)
      expect(endOf(await mizan.end('SIGTERM'))).toEqual(IN_ORDER)
      await asked
    }
    await relay.close()
    await drop()
  })

  test('during a report, which is finished or refused with a sentence', async () => {
    await using mizan = await spawnMizan()
    const url = await mizan.url()
    const { id } = await sendBook(url, 'book.txt', story(30))
    await until(async () => (await statusOf(url, id)) === 'completed')
    const answer = await fetch(`${url}/api/generate-pdf-report`, {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify({ bookIds: [id] }),
    })
    const told = answer.text()
    expect(endOf(await mizan.end('SIGTERM'))).toEqual(IN_ORDER)
    expect(await told).toMatch(/^event: (?:result\ndata: .*|error\nretry: 2000\ndata: .*"code":"unavailable".*)\n\n$/m)
  })

  test('after requests were taken for the time that was set, closing each connection; uploads arrive; then the rest is refused', async () => {
    await using mizan = await spawnMizan({ STOP_DELAY_S: '1' })
    const url = await mizan.url()
    const [first, second] = [await slowUpload(url), await slowUpload(url)]
    const analysis = await fetch(`${url}/api/deep-analyze`, {
      method: 'POST',
      headers: { accept: 'text/event-stream' },
      body: bookForm(),
    })
    const asked = performance.now()
    mizan.send('SIGTERM')
    const readiness = async (): Promise<[number, unknown, string | null]> => {
      const answer = await fetch(`${url}/readyz`)
      return [answer.status, await answer.json(), answer.headers.get('connection')]
    }
    await until(async () => (await readiness())[0] === 503)
    expect(await readiness()).toEqual([503, { status: 'draining' }, 'close'])
    const other = await fetch(`${url}/api/evaluations`)
    expect([other.status, other.headers.get('connection')]).toEqual([200, 'close'])
    // Event streams end when that time is over.
    expect(await analysis.text()).toMatch(/event: (?:result|error\nretry: 2000)\n/)
    first.send(first.rest)
    const [accepted, refused] = [await first.answer, await second.answer]
    expect(accepted).toMatch(/^HTTP\/1\.1 202 [^]*connection: close/i)
    expect(refused).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 5[^]*connection: close[^]*"code":"unavailable"/i)
    const { code, signal } = await mizan.ended
    expect(endOf({ code, signal, ms: performance.now() - asked })).toEqual(IN_ORDER)
  })

  test('without waiting for requests when a second signal comes', async () => {
    await using mizan = await spawnMizan({ STOP_DELAY_S: '60' })
    const url = await mizan.url()
    const { answer, socket } = await slowUpload(url)
    expect(endOf(await mizan.end('SIGTERM', 'SIGINT'))).toEqual(IN_ORDER)
    expect(await answer).toMatch(/^HTTP\/1\.1 503 /)
    socket.destroy()
  })

  test.each(['throw new Error("planted")', 'Promise.reject(new Error("planted"))'])(
    'after a fault nobody expected, which is told and is its status: %s',
    async (fault) => {
      const node = ['--import', `data:text/javascript,process.on('SIGUSR2',()=>{${encodeURIComponent(fault)}})`]
      await using mizan = await spawnMizan({}, { node })
      const upload = await slowUpload(await mizan.url())
      const { ms, code } = await mizan.end('SIGUSR2')
      expect([code, ms < PATIENCE_MS]).toEqual([1, true])
      const [told = ''] = mizan.errors().split('\n')
      expect(JSON.parse(told)).toMatchObject({ level: 'fatal', err: { message: 'planted' } })
      expect(await upload.answer).toMatch(/^HTTP\/1\.1 503 /)
    },
  )
})

test('a book is taken over at once when its worker is stopped', async () => {
  const { address, drop } = await emptyDatabase()
  {
    await using web = await spawnMizan({ DATABASE_URL: address, ROLE: 'web' })
    const url = await web.url()
    const work = { DATABASE_URL: address, DATA_DIR: web.directory, ROLE: 'worker', WORKERS: '1' }
    await using first = await spawnMizan(work)
    await first.said(/worker ready/)
    const { id } = await sendBook(url, 'book.txt', story(20_000))
    const client = new Client(address)
    await client.connect()
    const workerOf = async (): Promise<string | undefined> =>
      (
        await client.query<{ claim: string }>(
          `select claim from evaluations where id = '${id}' and status = 'processing'`,
        )
      ).rows[0]?.claim
    await until(async () => (await workerOf()) !== undefined)
    const before = await workerOf()
    await using second = await spawnMizan(work)
    await second.said(/worker ready/)
    expect(await workerOf()).toEqual(before)
    const asked = performance.now()
    first.send('SIGTERM')
    await until(async () => ![undefined, before].includes(await workerOf()))
    const seconds = (performance.now() - asked) / 1000
    // A worker that is only silent is waited for so long.
    expect(seconds).toBeLessThan(10)
    expect(await first.ended).toEqual({ code: 0, signal: null })
    console.log(`taken over after ${seconds.toFixed(2)} s`)
    await client.end()
  }
  await drop()
})
