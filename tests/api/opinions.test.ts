import { expect, test } from 'vitest'
import type { NewFamily } from '../../src/contract/families.ts'
import type { BookOpinions, Opinion, OpinionsWhatIf } from '../../src/contract/opinions.ts'
import { createTestApp, type TestApp } from '../support/create-test-app.ts'
import { makeAssessment } from '../support/factories.ts'
import { createFakePipeline } from '../support/fake-pipeline.ts'

const PASSWORD = 'correct horse'
const STORY = 'Salma walked to the sea with her grandfather. '.repeat(60)
const EARLY: Opinion = { timing: 'too_early', frightened: true, bored: false, younger: false }

function sureApp(options: Parameters<typeof createTestApp>[0] = {}): Promise<TestApp> {
  const pipeline = { ...createFakePipeline(), assess: async () => ({ ...makeAssessment(), notices: [] }) }
  return createTestApp({ pipeline, ...options })
}

type Asker = { server: TestApp; cookie: string; address?: string }
const send = async (
  { server, cookie, address }: Asker,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  headers: Record<string, string> = {},
) =>
  await server.app.inject({
    method,
    url: `/api${path}`,
    headers: { ...headers, ...(cookie === '' ? {} : { cookie }) },
    ...(address === undefined ? {} : { remoteAddress: address }),
    ...(payload === undefined ? {} : { payload }),
  })
const cookieOf = (answer: { headers: Record<string, unknown> }): string =>
  String(answer.headers['set-cookie']).split(';', 1)[0] ?? ''
async function signedIn(server: TestApp): Promise<Asker> {
  const answer = await server.app.inject({ method: 'POST', url: '/api/session', payload: { password: PASSWORD } })
  return { server, cookie: cookieOf(answer) }
}
let families = 0
/** Each at an address of its own. */
async function family(server: TestApp, librarian: Asker): Promise<Asker & NewFamily> {
  families += 1
  const address = `10.0.0.${String(families)}`
  const made = (await send(librarian, 'POST', '/families')).json<NewFamily>()
  const answer = await send({ server, cookie: '', address }, 'POST', '/family-session', { code: made.code })
  expect(answer.statusCode).toBe(204)
  return { server, cookie: cookieOf(answer), address, ...made }
}
const seen = async (asker: Asker, book: string): Promise<BookOpinions> =>
  (await send(asker, 'GET', `/evaluate/${book}/opinions`)).json<BookOpinions>()

test('at home the household tells, changes and takes back; one opinion a book', async () => {
  await using server = await sureApp()
  const home = { server, cookie: '' }
  const { id } = await server.evaluate(STORY)
  expect(await seen(home, id)).toEqual({
    mayTell: true,
    own: null,
    counts: { families: 0, timings: { too_early: 0, right: 0, too_late: 0 }, frightened: 0, bored: 0, younger: 0 },
    ifCounted: null,
  })
  expect((await send(home, 'PUT', `/evaluate/${id}/opinion`, EARLY)).statusCode).toBe(204)
  const later = { ...EARLY, timing: 'right', frightened: false } as const
  await send(home, 'PUT', `/evaluate/${id}/opinion`, later)
  expect(await seen(home, id)).toMatchObject({
    own: later,
    counts: { families: 1, timings: { right: 1, too_early: 0 } },
  })
  expect((await send(home, 'DELETE', `/evaluate/${id}/opinion`)).statusCode).toBe(204)
  expect(await seen(home, id)).toMatchObject({ own: null, counts: { families: 0 } })

  for (const body of [{}, { timing: 'never' }, { ...EARLY, text: 'He cried.' }, { ...EARLY, age: 7 }]) {
    const answer = await send(home, 'PUT', `/evaluate/${id}/opinion`, body, { 'accept-language': 'ar' })
    expect([body, answer.statusCode, answer.json().error]).toEqual([
      body,
      400,
      'اذكروا هل كان الكتاب مبكرًا على الطفل أم مناسبًا أم متأخرًا.',
    ])
  }
  await send(home, 'PUT', `/evaluate/${id}/opinion`, EARLY)
  await send(home, 'DELETE', `/evaluations/${id}`)
  expect(await server.database.connection.selectFrom('opinions').selectAll().execute()).toEqual([])
})

test('a family tells by its code and sees its own; the institution sees how many, and has no child; strangers see nothing', async () => {
  await using server = await sureApp({ adminPassword: PASSWORD })
  const librarian = await signedIn(server)
  const { id } = await server.evaluate(STORY)
  const [ours, theirs] = [await family(server, librarian), await family(server, librarian)]
  await send(ours, 'PUT', `/evaluate/${id}/opinion`, EARLY)
  await send(theirs, 'PUT', `/evaluate/${id}/opinion`, { ...EARLY, timing: 'right' })
  expect(await seen(ours, id)).toEqual({ mayTell: true, own: EARLY, counts: null, ifCounted: null })
  expect(await seen(librarian, id)).toMatchObject({ mayTell: false, own: null, counts: { families: 2, frightened: 2 } })
  const stranger = { server, cookie: '' }
  expect(await seen(stranger, id)).toEqual({ mayTell: false, own: null, counts: null, ifCounted: null })
  expect((await send(stranger, 'PUT', `/evaluate/${id}/opinion`, EARLY)).statusCode).toBe(401)
  const refused = await send(librarian, 'PUT', `/evaluate/${id}/opinion`, EARLY, { 'accept-language': 'ar' })
  expect([refused.statusCode, refused.json().error]).toEqual([403, 'هذا للأسر: افتحوه برمز الأسرة.'])
  expect((await send(ours, 'GET', '/opinions/what-if')).statusCode).toBe(401)

  await send(librarian, 'DELETE', `/families/${ours.id}`)
  expect(await seen(librarian, id)).toMatchObject({ counts: { families: 1 } })
})

test('however many say the same, nothing of the judgement changes: what-if alone tells what would', async () => {
  await using server = await sureApp({ adminPassword: PASSWORD })
  const librarian = await signedIn(server)
  const { id } = await server.evaluate(STORY)
  const profile = {
    kind: 'class',
    name: '3B',
    sign: 'bird',
    birthYear: null,
    grade: 3,
    categories: {},
    criteria: {},
    wished: [],
    spared: [],
  }
  const languages = [{ language: 'en', reads: { by: 'age' } }]
  /** All that tells what a book came to. */
  const judgement = async (): Promise<unknown[]> => {
    const active = (await send(librarian, 'GET', '/scoring-configs/active')).json<object>()
    return await Promise.all(
      (
        [
          ['GET', `/evaluate/${id}`],
          ['GET', '/evaluations'],
          ['GET', '/evaluations/summary'],
          ['GET', '/evaluations/export?format=json'],
          ['GET', '/evaluations/export?format=csv'],
          ['GET', '/evaluations/export?format=onix'],
          ['GET', `/evaluate/${id}/download/txt`],
          ['GET', `/evaluations/${id}/history`],
          ['GET', '/review-queue'],
          ['POST', '/scoring-configs/preview', active],
          ['POST', `/evaluate/${id}/fit`, { ...profile, languages }],
        ] as const
      ).map(async ([method, path, payload]) => {
        const answer = await send(librarian, method, path, payload)
        expect([path, answer.statusCode]).toEqual([path, 200])
        return [path, answer.body]
      }),
    )
  }
  const before = await judgement()
  const whatIf = async (): Promise<OpinionsWhatIf> =>
    (await send(librarian, 'GET', '/opinions/what-if')).json<OpinionsWhatIf>()
  for (let each = 0; each < 4; each += 1) {
    await send(await family(server, librarian), 'PUT', `/evaluate/${id}/opinion`, EARLY)
  }
  expect(await whatIf()).toMatchObject({ books: 1, enough: 0, items: [] })
  await send(await family(server, librarian), 'PUT', `/evaluate/${id}/opinion`, EARLY)
  const years = Number.parseInt(JSON.stringify(before).match(/recommended_age\\+":\\+"(\d+)/)?.[1] ?? '', 10)
  expect(await whatIf()).toMatchObject({
    books: 1,
    enough: 1,
    older: 1,
    verdicts: 1,
    items: [
      {
        id,
        before: { verdict: 'Whitelisted', age: `${String(years)}+` },
        after: { verdict: 'Parent Guidance', age: `${String(years + 1)}+` },
        counts: { families: 5 },
      },
    ],
  })
  expect(await judgement()).toEqual(before)
  const rescoring = await send(librarian, 'POST', '/rescorings', {})
  expect(rescoring.statusCode).toBeLessThan(300)
  await expect
    .poll(
      async () =>
        (await send(librarian, 'GET', '/rescorings')).json<{ latest: { status: string } | null }>().latest?.status,
    )
    .toBe('completed')
  const { result } = await server.evaluation(id)
  expect(result).toMatchObject({ final_verdict: 'Whitelisted', recommended_age: `${String(years)}+` })
})

test('opinions cannot be sent without end', async () => {
  await using server = await sureApp()
  const { id } = await server.evaluate(STORY)
  const answers = await Promise.all(
    Array.from({ length: 21 }, async () => await send({ server, cookie: '' }, 'PUT', `/evaluate/${id}/opinion`, EARLY)),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    ...Array.from({ length: 20 }, () => 204),
    429,
  ])
  expect(await server.database.connection.selectFrom('opinions').selectAll().execute()).toHaveLength(1)
})
