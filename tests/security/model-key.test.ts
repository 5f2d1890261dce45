import { readFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Evaluation } from '../../src/contract/evaluation.ts'
import { runScript } from '../support/make-library.ts'
import { gentleBook } from '../support/model-books.ts'
import { sendBook } from '../support/server-process.ts'
import { spawnMizan } from '../support/spawn-mizan.ts'
import { startStubModel } from '../support/stub-model-server.ts'
import { entriesOf } from './support/zip-entries.ts'

const SETTINGS_SECRET = 'a secret of sixteen or more'
const KEYS = { right: 'stub-key', wrong: 'sk-live-mistaken-0123456789' }

test('a key that was entered on the page is in no answer, no log at the finest level and no backup', async () => {
  const stub = await startStubModel()
  const folder = await mkdtemp(join(tmpdir(), 'mizan-key-'))
  await using server = await spawnMizan({ LOG_LEVEL: 'trace', SETTINGS_SECRET })
  const url = await server.url()
  const answers: string[] = []
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const answer = await fetch(url + path, init)
    const body = Buffer.from(await answer.clone().arrayBuffer()).toString('latin1')
    answers.push(`${path} ${JSON.stringify([...answer.headers])} ${body}`)
    return answer
  }
  const send = async (method: string, path: string, body: object): Promise<number> =>
    (await ask(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).status
  const choice = {
    provider: 'openai-compatible',
    model: stub.model,
    baseUrl: stub.url,
    reading: 'full',
    fallback: 'none',
    contextTokens: 128_000,
    price: { input: 1, output: 10 },
  }
  const page = '/api/admin/model'
  // Refused bodies are told of, and a key the model refuses, too.
  expect(await send('PUT', page, { ...choice, model: 7, apiKey: KEYS.wrong })).toBe(400)
  expect(await send('PUT', page, { ...choice, apiKey: KEYS.wrong })).toBe(200)
  const refused = await sendBook(url, 'refused.txt', gentleBook(4))
  const ended = async (id: string): Promise<Evaluation> => {
    for (;;) {
      const record = (await (await ask(`/api/evaluate/${id}`)).json()) as Evaluation
      if (record.status === 'completed' || record.status === 'failed') return record
      await new Promise((resolve) => {
        setTimeout(resolve, 100)
      })
    }
  }
  expect(await ended(refused.id)).toMatchObject({ status: 'failed', error: expect.stringContaining('key') as string })
  expect(await send('PUT', page, { ...choice, apiKey: KEYS.right })).toBe(200)
  expect(await send('POST', `${page}/trial`, { ...choice, apiKey: KEYS.right })).toBe(200)
  expect(await send('POST', `${page}/trial`, { ...choice, apiKey: KEYS.wrong })).toBe(502)
  const read = await sendBook(url, 'read.txt', gentleBook(5))
  expect((await ended(read.id)).evaluator?.engine).toBe('llm')
  for (const path of [
    page,
    '/api/audit',
    '/api/reading-costs',
    '/api/evaluations',
    '/metrics',
    '/readyz',
    '/admin/model',
    ...['json', 'txt', 'pdf'].map((format) => `/api/evaluate/${read.id}/download/${format}`),
    `/api/evaluate/${read.id}/comparison`,
  ])
    expect([path, (await ask(path)).status]).toEqual([path, 200])
  await server.end('SIGTERM')
  await stub.close()

  const archive = join(folder, 'library.zip')
  await runScript('backup', { DATA_DIR: server.directory, SETTINGS_SECRET }, archive)
  const packed = await entriesOf(archive)
  expect([...packed.keys()].some((name) => name.includes('model_choice'))).toBe(true)
  // The sealed key is there for whoever has the secret, and only sealed.
  const places = {
    answers: answers.join('\n'),
    log: server.errors(),
    archive: (await readFile(archive)).toString('latin1'),
    ...Object.fromEntries([...packed].map(([name, content]) => [`backup: ${name}`, content.toString('latin1')])),
  }
  for (const [place, text] of Object.entries(places))
    for (const key of Object.values(KEYS)) expect.soft([place, text.includes(key)]).toEqual([place, false])
  expect(places.log.split('\n').length).toBeGreaterThan(20)
  await rm(folder, { recursive: true, force: true })
})
