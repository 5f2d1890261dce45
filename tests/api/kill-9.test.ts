import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ListedEvaluation } from '../../src/contract/evaluation.ts'
import { sendBook, startServerProcess, type ServerProcess } from '../support/server-process.ts'

let directory = ''
let server: ServerProcess | undefined

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mizan-kill-'))
})
afterEach(async () => {
  if (server?.child.exitCode === null && server.child.signalCode === null) await server.end('SIGKILL')
  await rm(directory, { recursive: true, force: true })
})

const list = async (url: string): Promise<ListedEvaluation[]> =>
  (await (await fetch(`${url}/api/evaluations`)).json()) as ListedEvaluation[]
const finished = (rows: ListedEvaluation[]): number => rows.filter(({ status }) => status === 'completed').length

/** Long enough that several are always in the middle of something. */
function story(number: number): string {
  const paragraph = `Salma ${String(number)} walked along the shore and counted the boats. Her grandfather told her a story about the sea.\n`
  return paragraph.repeat(2500)
}

test('ten accepted books survive a kill in the middle and are all judged after the next start', async () => {
  server = await startServerProcess({ DATA_DIR: directory, WORKERS: '2' })
  const { url } = server
  const sent = await Promise.all(
    Array.from({ length: 10 }, async (_, number) => await sendBook(url, `book-${String(number)}.txt`, story(number))),
  )
  await expect.poll(async () => finished(await list(url)), { interval: 50 }).toBeGreaterThan(0)
  const before = (await list(url)).filter(({ status }) => status === 'completed')
  expect(before.length).toBeLessThan(10)
  await server.end('SIGKILL')

  server = await startServerProcess({ DATA_DIR: directory, WORKERS: '2' })
  const again = server.url
  await expect.poll(async () => finished(await list(again)), { timeout: 90_000, interval: 300 }).toBe(10)
  const rows = await list(again)
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(sent.map(({ id }) => id)))
  // What was finished before the kill was not done again.
  for (const row of before) expect(rows.find(({ id }) => id === row.id)).toEqual(row)
  expect(await server.end('SIGTERM')).toBe(0)
})

test('SIGTERM gives books back and exits in time; the next start finishes them', async () => {
  server = await startServerProcess({ DATA_DIR: directory, WORKERS: '2' })
  const { url } = server
  for (const number of [1, 2, 3, 4]) await sendBook(url, `book-${String(number)}.txt`, story(number))
  expect(await server.end('SIGTERM')).toBe(0)
  server = await startServerProcess({ DATA_DIR: directory, WORKERS: '2' })
  const again = server.url
  await expect.poll(async () => finished(await list(again)), { interval: 300 }).toBe(4)
})

test('a second Mizan on the same data is refused in one line', async () => {
  server = await startServerProcess({ DATA_DIR: directory })
  await expect(startServerProcess({ DATA_DIR: directory })).rejects.toThrow(/another Mizan uses this data directory/)
})
