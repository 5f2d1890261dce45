import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ListedEvaluation } from '../../src/contract/evaluation.ts'
import type { Rescoring } from '../../src/contract/rescoring.ts'
import type { HistoryEntry } from '../../src/contract/review.ts'
import { DEFAULT_SCORING_CONFIG } from '../../src/pipeline/score/default-config.ts'
import { startServerProcess } from '../support/server-process.ts'

const BOOKS = 60

const read = async <T>(url: string): Promise<T> => (await (await fetch(url)).json()) as T
const send = async <T>(url: string, body: unknown): Promise<T> => {
  const headers = { 'content-type': 'application/json' }
  return (await (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as T
}
const run = async (url: string): Promise<Rescoring | null> =>
  (await read<{ latest: Rescoring | null }>(`${url}/api/rescorings`)).latest

test('a library that is killed while it is judged again is finished by the next start, each book once', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'mizan-rescoring-'))
  const environment = { DATA_DIR: directory }
  const seed = join(import.meta.dirname, '../../scripts/seed.ts')
  const seeded = spawnSync(process.execPath, [seed, '--count', String(BOOKS)], {
    env: { PATH: process.env['PATH'] ?? '', ...environment },
    encoding: 'utf8',
  })
  expect(seeded.stderr).toBe('')
  let server = await startServerProcess(environment)
  try {
    const { verdictConfig } = DEFAULT_SCORING_CONFIG
    const whitelistedRules = { ...verdictConfig.whitelistedRules, minimumScore: 100 }
    const rules = { ...DEFAULT_SCORING_CONFIG, version: '2', verdictConfig: { ...verdictConfig, whitelistedRules } }
    const { id } = await send<{ id: string }>(`${server.url}/api/scoring-configs`, rules)
    await send(`${server.url}/api/scoring-configs/${id}/activate`, { rescore: true })
    let done = 0
    const look = async (): Promise<number> => (done = (await run(server.url))?.done ?? 0)
    await expect.poll(look, { interval: 5 }).toBeGreaterThan(5)
    await server.end('SIGKILL')
    expect(done).toBeLessThan(BOOKS)

    server = await startServerProcess(environment)
    await expect.poll(async () => (await run(server.url))?.status, { interval: 100 }).toBe('completed')
    expect(await run(server.url)).toMatchObject({ total: BOOKS, done: BOOKS, failed: 0, percent: 100 })
    const rows = await read<ListedEvaluation[]>(`${server.url}/api/evaluations`)
    expect(new Set(rows.map(({ scoringConfigVersion }) => scoringConfigVersion))).toEqual(new Set(['2']))
    const changed = rows.filter(({ verdictRevision }) => verdictRevision !== 0)
    expect((await run(server.url))?.changed).toBe(changed.length)
    for (const book of [...changed.slice(0, 5), ...changed.slice(-5)]) {
      const history = await read<HistoryEntry[]>(`${server.url}/api/evaluations/${book.id}/history`)
      expect(history.map(({ kind }) => kind)).toEqual(['judged', 'rescored'])
    }
  } finally {
    await server.end('SIGKILL')
    await rm(directory, { recursive: true, force: true })
  }
})
