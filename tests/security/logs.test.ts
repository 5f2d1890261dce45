import { expect, test } from 'vitest'
import type { Evaluation, UploadAnswer } from '../../src/contract/evaluation.ts'
import { stubEnvironment } from '../support/model-settings.ts'
import { spawnMizan } from '../support/spawn-mizan.ts'
import { startStubModel } from '../support/stub-model-server.ts'
import { exchange } from './support/exchange.ts'

const PASSWORD = 'a-password-nobody-logs'
/** Words no program uses by itself, in everything people and books say. */
const SECRETS = {
  text: 'Quillifax',
  filename: 'Brumbleskink',
  title: 'Vorpalina',
  reviewer: 'Zanthropella',
  reason: 'Grimbuddle',
  rules: 'Snorkwattle',
  search: 'Fizzlewump',
  address: 'Twizzlebrook',
}
const STORY = `${SECRETS.text} lived in a lighthouse with her grandmother. Every evening they lit the lamp together. `
const FORGED = '{"level":"error","message":"forged"}'

test('a whole day at the finest level tells nothing of books, people, passwords, cookies, tokens and keys', async () => {
  const model = await startStubModel()
  await using server = await spawnMizan({
    LOG_LEVEL: 'trace',
    ADMIN_PASSWORD: PASSWORD,
    ...stubEnvironment(model),
    AI_FALLBACK: 'lexical',
  })
  const url = await server.url()
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => await fetch(url + path, init)
  const sent = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

  await ask('/api/session', sent({ password: `${PASSWORD}-wrong` }))
  const cookie =
    (await ask('/api/session', sent({ password: PASSWORD }))).headers.get('set-cookie')?.split(';')[0] ?? ''
  expect(cookie).toMatch(/^mizan_session=\S{20,}/)

  const upload = async (name: string, content: string): Promise<UploadAnswer> => {
    const form = new FormData()
    form.append('file', new Blob([content]), name)
    return (await (await ask('/api/evaluate', { method: 'POST', body: form })).json()) as UploadAnswer
  }
  const ended = async ({ id }: { id: string }): Promise<Evaluation> => {
    for (;;) {
      const record = (await (await ask(`/api/evaluate/${id}`)).json()) as Evaluation
      if (record.status === 'completed' || record.status === 'failed') return record
      await new Promise((resolve) => {
        setTimeout(resolve, 100)
      })
    }
  }
  const book = await upload(`${SECRETS.filename}.txt`, STORY.repeat(30))
  expect((await ended(book)).status).toBe('completed')
  // Files that fail at every step, with words in them.
  model.fault = () => 'malformed'
  const broken = [
    await upload(`${SECRETS.filename}.pdf`, `%PDF-1.7 ${STORY}`),
    await upload(`${SECRETS.filename}.docx`, STORY),
    await upload(`${SECRETS.filename}\n${FORGED}.txt`, `${SECRETS.text} `.repeat(300)),
  ]
  for (const each of broken) await ended(each)

  const edit = new FormData()
  edit.append('title', SECRETS.title)
  await ask(`/api/evaluations/${book.id}`, { method: 'PATCH', body: edit, headers: { cookie } })
  const { verdictRevision } = await ended(book)
  const review = { verdict: 'Not Whitelisted', age: 9, reason: SECRETS.reason, performedBy: SECRETS.reviewer }
  const reviewed = await ask(
    `/api/evaluations/${book.id}/review`,
    sent({ ...review, revision: verdictRevision }, { cookie }),
  )
  expect(reviewed.status).toBe(200)
  const rules = (await (await ask('/api/scoring-configs/active')).json()) as object
  expect((await ask('/api/scoring-configs', sent({ ...rules, name: SECRETS.rules }, { cookie }))).status).toBe(201)
  await ask('/api/scoring-configs', sent({ name: SECRETS.rules }, { cookie }))
  await ask(`/api/evaluations?q=${SECRETS.search}`)
  await ask(`/api/evaluations?q=${SECRETS.search}%00`)
  await ask(`/api/${SECRETS.address}/x?key=${SECRETS.address}`)
  expect((await ask(`/api/evaluate/${book.id}/download/pdf`)).status).toBe(200)
  const port = Number(new URL(url).port)
  await exchange(port, { path: `/api/${SECRETS.address}%zz` })
  const injected = { 'x-request-id': `"}\\n${FORGED}`, 'user-agent': `x\t${FORGED}`, referer: SECRETS.address }
  await exchange(port, { path: '/api/evaluations', headers: injected })
  await ask(`/api/evaluations/${book.id}`, { method: 'DELETE', headers: { 'x-cancel-token': book.cancelToken } })
  await ask('/api/session', { method: 'DELETE', headers: { cookie } })
  await server.end('SIGTERM')
  await model.close()

  const log = server.errors()
  const lines = log.trim().split('\n')
  expect(lines.length).toBeGreaterThan(30)
  // Each line is a record of ours: nobody can write one.
  const records = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(
    records.every(({ time, level, message }) => [time, level, message].every((each) => typeof each === 'string')),
  ).toBe(true)
  expect(records.filter(({ message }) => message === 'forged')).toEqual([])
  expect(records.some(({ message }) => message === 'a wrong password was given')).toBe(true)
  const secrets = { ...SECRETS, password: PASSWORD, cookie: cookie.slice(14), token: book.cancelToken, key: 'stub-key' }
  for (const [what, secret] of Object.entries(secrets)) {
    expect.soft([what, lines.filter((line) => line.includes(secret)).slice(0, 2)]).toEqual([what, []])
  }
})
