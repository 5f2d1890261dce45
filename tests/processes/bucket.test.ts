import { readFile, stat } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPostgresDatabase } from '../../src/server/db/postgres-database.ts'
import { emptyPlace, type EmptyPlace } from '../support/empty-place.ts'
import { startS3, type S3Server } from '../support/s3-server.ts'
import { sendBook, startServerProcess, type ServerProcess } from '../support/server-process.ts'
import { startFleet } from '../support/start-fleet.ts'

let place: EmptyPlace
let s3: S3Server
let environment: Record<string, string>
let server: ServerProcess | undefined
beforeEach(async () => {
  ;[place, s3] = await Promise.all([emptyPlace(), startS3()])
  environment = { ...place.environment, FILES_URL: s3.filesUrl, ...s3.credentials }
})
afterEach(async () => {
  if (server?.child.exitCode === null) await server.end('SIGKILL')
  await place.remove()
  await s3[Symbol.asyncDispose]()
})

test('a bucket that is not there ends the start with what to do', async () => {
  const nowhere = s3.filesUrl.replace('library', 'nowhere')
  await expect(startServerProcess({ ...environment, FILES_URL: nowhere })).rejects.toThrow(
    /^Mizan could not start: there is no bucket nowhere; create it, or correct FILES_URL$/,
  )
})

test('a bucket that says nothing does not hold up a start; what waits to be removed goes when it answers', async () => {
  server = await startServerProcess(environment)
  const { id } = await sendBook(server.url, 'book.txt', 'A story of a palm and a falcon. '.repeat(40))
  const status = async () =>
    ((await (await fetch(`${server?.url}/api/evaluate/${id}`)).json()) as { status: string }).status
  await expect.poll(status).toBe('completed')
  await s3.stop()
  expect((await fetch(`${server.url}/api/evaluations/${id}`, { method: 'DELETE' })).status).toBe(204)
  await server.end('SIGTERM')
  const database = openPostgresDatabase(environment['DATABASE_URL'] ?? '', () => {})
  const yesterday = new Date(Date.now() - 25 * 3600 * 1000)
  await database.connection.updateTable('files').set({ created_at: yesterday }).execute()
  await database.close()
  expect(await s3.keys()).toContain(`mizan/books/${id}/0.txt`)

  await s3.start()
  s3.pause()
  server = await startServerProcess(environment)
  expect((await fetch(`${server.url}/api/evaluations`)).status).toBe(200)
  expect(await (await fetch(`${server.url}/readyz`)).json()).toMatchObject({ database: 'ok', storage: 'failed' })
  expect(await s3.keys()).toContain(`mizan/books/${id}/0.txt`)
  s3.resume()
  await expect.poll(() => s3.keys()).toEqual(['mizan/ready'])
  await expect.poll(async () => (await fetch(`${server?.url}/readyz`)).status).toBe(200)
})

/** The most memory a process has had, in megabytes. */
async function peak(process: ServerProcess): Promise<number> {
  const text = await readFile(`/proc/${String(process.child.pid)}/status`, 'utf8')
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(text)?.[1]) / 1024
}
const watched = await stat('/proc/self/status').then(
  () => true,
  () => false,
)
if (!watched) console.warn('skipped: there is no /proc to read the memory of a process from')

test.skipIf(!watched)('files of 100 MB go to the bucket and to a worker without being held in memory', async () => {
  const fleet = await startFleet(['web', 'worker'], { WORKERS: '1' })
  try {
    const processes = [...fleet.webs, ...fleet.workers]
    const [web] = fleet.webs
    const send = async (content: string) => await fleet.ended((await sendBook(web?.url ?? '', 'book.txt', content)).id)
    await send('A story of a palm and a falcon. '.repeat(1000))
    const before = await Promise.all(processes.map(peak))
    for (const name of ['One', 'Two']) {
      // Its reader, a process of its own, finds it too long.
      const large = await send(name.padEnd(100_000_000, 'palm '))
      expect([large.errorCode, large.fileSize]).toEqual(['too_complex', 100_000_000])
    }
    const after = await Promise.all(processes.map(peak))
    // 63 and 76 MB with the first, and nothing more with the second.
    for (const [at, most] of after.entries()) expect(most - (before[at] ?? 0)).toBeLessThan(100)
  } finally {
    await fleet.end()
  }
})
