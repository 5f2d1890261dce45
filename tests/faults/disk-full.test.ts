import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { findPostgres } from '../../scripts/install-postgres.ts'
import type { ListedEvaluation } from '../../src/contract/evaluation.ts'
import { until } from '../support/until.ts'
import { createCluster, createEmbedded, type Cluster } from './cluster.ts'
import { canMount, mountSmallDisk, type SmallDisk } from './small-disk.ts'

if (!canMount()) console.warn('skipped: full disks, for only root may mount a small one')

let disk: SmallDisk | undefined
let cluster: Cluster | undefined
afterEach(async () => {
  disk?.free()
  await cluster?.close()
  disk?.remove()
})

type Sent = { status: number; seconds: string | null; body: { id?: string; code?: string; error?: string } }

/** Answered within five seconds, whatever is the matter. */
async function send(filename: string, content: string, language = 'en'): Promise<Sent> {
  const form = new FormData()
  form.append('file', new Blob([content]), filename)
  const answer = await fetch(`${String(cluster?.url())}/api/evaluate`, {
    method: 'POST',
    body: form,
    headers: { 'accept-language': language },
    signal: AbortSignal.timeout(5000),
  })
  const body = (await answer.json()) as Sent['body']
  return { status: answer.status, seconds: answer.headers.get('retry-after'), body }
}

const list = async (): Promise<Record<string, string>> => {
  const answer = await fetch(`${String(cluster?.url())}/api/evaluations`)
  if (!answer.ok) return { list: await answer.text() }
  const rows = (await answer.json()) as ListedEvaluation[]
  return Object.fromEntries(rows.map(({ filename, status, errorCode }) => [filename, errorCode ?? status]))
}

const story = (name: string, times: number): string =>
  `${name} walked along the shore and counted the boats.\n`.repeat(times)
const wait = { interval: 300 }

describe.skipIf(!canMount())('a full disk', () => {
  test('embedded library: uploads are refused with a sentence, nothing accepted is lost, and with room all goes on', async () => {
    disk = mountSmallDisk(160)
    cluster = createEmbedded(join(disk.directory, 'library'), { KEEP_FREE_MB: '0' })
    await cluster.start()
    const accepted = ['early', 'middle', 'late'].map((name) => `${name}.txt`)
    for (const name of accepted) expect((await send(name, story(name, 2000))).status).toBe(202)
    disk.fill()
    for (const times of [10_000, 10_000, 1000, 10_000]) {
      const { status, seconds, body } = await send('refused.txt', story('Nobody', times), 'ar')
      expect([status, seconds, body.code]).toEqual([429, '300', 'disk_full'])
      expect(body.error).toMatch(/[\u0600-\u06ff]{3}/)
    }
    expect(Object.keys(await list()).toSorted()).toEqual(accepted.toSorted())
    await until(() => cluster?.members[0]?.errors().includes('a book is tried again'), 'a try on the full disk')
    disk.free()
    await expect.poll(list, wait).toEqual(Object.fromEntries(accepted.map((name) => [name, 'completed'])))
    expect((await send('after.txt', story('Salma', 20))).status).toBe(202)
    await expect.poll(list, wait).toMatchObject({ 'after.txt': 'completed' })
    expect(cluster.members[0]?.deaths).toEqual([])

    await cluster.members[0]?.kill()
    await cluster.start()
    expect(Object.values(await list())).toEqual(['completed', 'completed', 'completed', 'completed'])
  })

  test.skipIf(findPostgres() === undefined)('PostgreSQL: the same', async () => {
    disk = mountSmallDisk(100)
    cluster = await createCluster({ webs: 1, workers: 1, databaseIn: disk.directory })
    await cluster.start()
    expect((await send('before.txt', story('Salma', 20))).status).toBe(202)
    await expect.poll(list, wait).toEqual({ 'before.txt': 'completed' })
    for (const name of ['one.txt', 'two.txt']) expect((await send(name, story(name, 3000))).status).toBe(202)
    disk.fill()
    const accepted = ['before.txt', 'one.txt', 'two.txt']
    const refused: string[] = []
    for (let times = 0; times < 40; times += 1) {
      const name = `full-${String(times)}.txt`
      const { status, body } = await send(name, story(name, 50))
      if (status === 202) accepted.push(name)
      else refused.push(`${String(status)} ${String(body.code)}`)
      await sleep(50)
    }
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.filter((answer) => !['429 disk_full', '503 unavailable'].includes(answer))).toEqual([])
    disk.free()
    // A server that could not write its log has ended itself.
    if (cluster.servers?.postgres.isRunning() === false) await cluster.servers?.postgres.start()
    await expect.poll(async () => (await send('after.txt', story('Salma', 20))).status, wait).toBe(202)
    await expect.poll(async () => [...new Set(Object.values(await list()))], wait).toEqual(['completed'])
    expect(Object.keys(await list())).toEqual(expect.arrayContaining(accepted))
    expect(cluster.members.flatMap(({ deaths }) => deaths)).toEqual([])
  })
})
