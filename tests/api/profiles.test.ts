import { expect, test } from 'vitest'
import type { NewFamily, ProfileList } from '../../src/contract/families.ts'
import type { Fit } from '../../src/contract/fit.ts'
import type { ProfileInput, ReaderProfile } from '../../src/contract/reader-profile.ts'
import { createRepositories } from '../../src/server/db/repositories.ts'
import { createTestApp, type TestApp } from '../support/create-test-app.ts'
import { makeAssessment } from '../support/factories.ts'
import { createFakePipeline } from '../support/fake-pipeline.ts'

const PASSWORD = 'correct horse'
const STORY = 'Salma walked to the sea with her grandfather. '.repeat(60)
const PROFILE: ProfileInput = {
  kind: 'child',
  name: 'نورة الصغيرة',
  sign: 'bird',
  birthYear: 2016,
  grade: null,
  languages: [
    { language: 'ar', reads: { by: 'age' } },
    { language: 'en', reads: { by: 'grade', grade: 2 } },
  ],
  categories: { violence: 'stricter', language: 'talk' },
  criteria: { 's2.psychological': 'stricter' },
  wished: ['animals'],
  spared: ['death'],
}
const REASON = 'She dreams of the sea.'

/** Judges every book alike, without any doubt about it. */
function sureApp(options: Parameters<typeof createTestApp>[0] = {}): Promise<TestApp> {
  const pipeline = { ...createFakePipeline(), assess: async () => ({ ...makeAssessment(), notices: [] }) }
  return createTestApp({ pipeline, ...options })
}

type Asker = { server: TestApp; cookie: string }
const send = async (
  { server, cookie }: Asker,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  headers: Record<string, string> = {},
) =>
  await server.app.inject({
    method,
    url: `/api${path}`,
    headers: { ...headers, ...(cookie === '' ? {} : { cookie }) },
    ...(payload === undefined ? {} : { payload }),
  })
const make = async (asker: Asker, change: object = {}): Promise<ReaderProfile> =>
  (await send(asker, 'POST', '/profiles', { ...PROFILE, ...change })).json<ReaderProfile>()
const list = async (asker: Asker): Promise<ProfileList> => (await send(asker, 'GET', '/profiles')).json<ProfileList>()
const cookieOf = (answer: { headers: Record<string, unknown> }): string =>
  String(answer.headers['set-cookie']).split(';', 1)[0] ?? ''

async function signedIn(server: TestApp): Promise<Asker> {
  const answer = await server.app.inject({ method: 'POST', url: '/api/session', payload: { password: PASSWORD } })
  return { server, cookie: cookieOf(answer) }
}
async function family(server: TestApp, librarian: Asker): Promise<Asker & NewFamily> {
  const made = (await send(librarian, 'POST', '/families')).json<NewFamily>()
  const answer = await send({ server, cookie: '' }, 'POST', '/family-session', { code: made.code })
  expect(answer.statusCode).toBe(204)
  return { server, cookie: cookieOf(answer), ...made }
}

test('a profile is made, changed, exported with all that is kept of it, and removed', async () => {
  await using server = await sureApp()
  const home = { server, cookie: '' }
  const made = await send(home, 'POST', '/profiles', PROFILE)
  expect(made.statusCode).toBe(201)
  const { id } = made.json<ReaderProfile>()
  expect(made.json()).toEqual({
    ...PROFILE,
    id,
    decisions: [],
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
  })

  const book = await server.evaluate(STORY)
  await send(home, 'PUT', `/profiles/${id}/books/${book.id}`, { allowed: false, reason: REASON })
  const changed = { ...PROFILE, name: 'Noor', birthYear: null, grade: 4, spared: [] }
  expect((await send(home, 'PUT', `/profiles/${id}`, changed)).json()).toMatchObject({
    ...changed,
    decisions: [{ book: book.id, allowed: false, reason: REASON }],
  })

  const exported = await send(home, 'GET', `/profiles/${id}/export`)
  expect(exported.headers['content-disposition']).toContain('filename="mizan-profile.json"')
  expect(exported.json()).toEqual((await list(home)).profiles[0])

  expect((await send(home, 'DELETE', `/profiles/${id}`)).statusCode).toBe(204)
  expect(await list(home)).toEqual({ owner: 'library', familyCodes: false, profiles: [] })
  for (const method of ['DELETE', 'PUT'] as const) {
    const answer = await send(home, method, `/profiles/${id}`, PROFILE, { 'accept-language': 'ar' })
    expect([method, answer.statusCode, answer.json().error]).toEqual([
      method,
      404,
      'لا يوجد هنا ملف كهذا. ربما حُذف، أو هو لأسرة أخرى.',
    ])
  }
})

test('an explicit no is not for us, a later yes takes its place, and both can be taken back', async () => {
  await using server = await sureApp()
  const home = { server, cookie: '' }
  const [{ id }, book] = [await make(home, { spared: [] }), await server.evaluate(STORY)]
  const path = `/profiles/${id}/books/${book.id}`
  const fit = async (): Promise<Fit> => (await send(home, 'GET', `${path}/fit`)).json<Fit>()
  expect((await fit()).answer).toBe('alone')
  await send(home, 'PUT', path, { allowed: false, reason: REASON })
  expect(await fit()).toMatchObject({
    answer: 'not_for_us',
    reasons: [{ code: 'said_no', text: { ar: `قلتم لا: «\u2068${REASON}\u2069»` } }],
  })
  await send(home, 'PUT', path, { allowed: true, reason: 'We read it.' })
  expect((await fit()).answer).toBe('alone')
  const after = await send(home, 'DELETE', path)
  expect(after.json<ReaderProfile>().decisions).toEqual([])

  await send(home, 'PUT', path, { allowed: false, reason: REASON })
  const many = await send(home, 'POST', `/profiles/${id}/fits`, { books: [book.id, id] })
  // What is no judged book is left out.
  expect(many.json()).toEqual([
    {
      book: book.id,
      answer: 'not_for_us',
      until: null,
      reason: expect.objectContaining({ ar: `قلتم لا: «\u2068${REASON}\u2069»` }),
    },
  ])
  const more = await send(home, 'POST', `/profiles/${id}/fits`, { books: Array.from({ length: 61 }, () => book.id) })
  expect(more.statusCode).toBe(400)

  const without = await send(home, 'PUT', path, { allowed: true, reason: ' ' })
  expect([without.statusCode, without.json().code]).toEqual([400, 'decision_incomplete'])
  const unknown = await send(home, 'PUT', `/profiles/${id}/books/${id}`, { allowed: true, reason: REASON })
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'evaluation_not_found'])
})

test('a family finds its own profiles by its code and nobody else’s, and the library not the family’s', async () => {
  await using server = await sureApp({ adminPassword: PASSWORD })
  const librarian = await signedIn(server)
  const [ours, theirs] = [await family(server, librarian), await family(server, librarian)]
  const [our, their, libraryOwn] = [await make(ours), await make(theirs), await make(librarian)]
  const seen = await Promise.all([ours, theirs, librarian].map(list))
  expect(seen.every(({ familyCodes }) => familyCodes)).toBe(true)
  expect(seen.map(({ owner, profiles }) => [owner, profiles.map(({ id }) => id)])).toEqual([
    ['family', [our.id]],
    ['family', [their.id]],
    ['library', [libraryOwn.id]],
  ])
  for (const path of [`/profiles/${their.id}`, `/profiles/${libraryOwn.id}`]) {
    expect((await send(ours, 'PUT', path, PROFILE)).statusCode).toBe(404)
    expect((await send(ours, 'DELETE', path)).statusCode).toBe(404)
    expect((await send(ours, 'GET', `${path}/export`)).statusCode).toBe(404)
  }
  expect((await send(librarian, 'DELETE', `/profiles/${our.id}`)).statusCode).toBe(404)
  // Its code opens profiles, and nothing else that needs a session.
  expect((await send(ours, 'GET', '/families')).statusCode).toBe(401)
  expect((await send(ours, 'GET', '/audit')).statusCode).toBe(401)
  expect((await send({ server, cookie: '' }, 'GET', '/profiles')).statusCode).toBe(401)
})

test('a code is typed as people type, told once, and kept nowhere', async () => {
  await using server = await sureApp({ adminPassword: PASSWORD })
  const librarian = await signedIn(server)
  const { code } = await family(server, librarian)
  expect(code).toMatch(/^(?:[A-HJ-NP-TV-Z2-9]{4}-){3}[A-HJ-NP-TV-Z2-9]{4}$/)
  const stranger = { server, cookie: '' }
  const typed = await send(stranger, 'POST', '/family-session', {
    code: ` ${code.toLowerCase().replaceAll('-', ' ')} `,
  })
  expect(typed.statusCode).toBe(204)
  expect(String(typed.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict/)
  const wrong = await send(
    stranger,
    'POST',
    '/family-session',
    { code: 'AAAA-AAAA-AAAA-AAAA' },
    { 'accept-language': 'ar' },
  )
  expect([wrong.statusCode, wrong.json().error]).toEqual([
    401,
    'لا توجد هنا أسرة بهذا الرمز. قارنه بالبطاقة التي تسلمتموها.',
  ])
  const stored = await server.database.connection.selectFrom('families').selectAll().execute()
  const known = JSON.stringify([stored, (await send(librarian, 'GET', '/families')).json()])
  expect(known).not.toContain(code)
  expect(known).not.toContain(code.replaceAll('-', ''))
})

test('codes cannot be tried without end', async () => {
  await using server = await sureApp({ adminPassword: PASSWORD })
  const tries = Array.from(
    { length: 11 },
    async () => await send({ server, cookie: '' }, 'POST', '/family-session', { code: 'x' }),
  )
  const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array.from({ length: 10 }, () => 401), 429])
})

test('a family that is removed leaves nothing behind, and its code opens nothing', async () => {
  await using server = await sureApp({ adminPassword: PASSWORD })
  const librarian = await signedIn(server)
  const gone = await family(server, librarian)
  const { id } = await make(gone)
  const book = await server.evaluate(STORY)
  await send(gone, 'PUT', `/profiles/${id}/books/${book.id}`, { allowed: false, reason: REASON })
  const { connection } = server.database
  const rows = async () => [
    ...(await connection.selectFrom('families').selectAll().execute()),
    ...(await connection.selectFrom('reader_profiles').selectAll().execute()),
    ...(await connection.selectFrom('profile_decisions').selectAll().execute()),
  ]
  expect(await rows()).toHaveLength(3)
  expect((await send(librarian, 'DELETE', `/families/${gone.id}`)).statusCode).toBe(204)
  expect(await rows()).toEqual([])
  expect((await send(gone, 'GET', '/profiles')).statusCode).toBe(401)
  // What administrators did is told, and nothing of whom.
  const audit = (await send(librarian, 'GET', '/audit')).body
  expect(audit).toContain('family.remove')
  for (const secret of [PROFILE.name, REASON, gone.code]) expect(audit).not.toContain(secret)
  const again = await send(librarian, 'DELETE', `/families/${gone.id}`)
  expect([again.statusCode, again.json().code]).toEqual([404, 'family_not_found'])
})

test('a profile that is saved while its family is removed is none, and no fault', async () => {
  await using server = await sureApp({ adminPassword: PASSWORD })
  const librarian = await signedIn(server)
  const gone = await family(server, librarian)
  const { profiles, families } = createRepositories(server.database.connection)
  expect(await profiles.create(gone.id, PROFILE)).not.toBeNull()
  await families.remove(gone.id)
  expect(await profiles.create(gone.id, PROFILE)).toBeNull()
  expect(await profiles.list(gone.id)).toEqual([])
})

test('a book that is deleted takes the decisions about it along, and shows no longer how somebody reads', async () => {
  await using server = await sureApp()
  const home = { server, cookie: '' }
  const [easy, book] = [await server.evaluate(STORY), await server.evaluate(`${STORY} The end.`)]
  const reads = { by: 'books', books: [easy.id] }
  const { id } = await make(home, { birthYear: null, grade: -1, languages: [{ language: 'en', reads }] })
  await send(home, 'PUT', `/profiles/${id}/books/${easy.id}`, { allowed: true, reason: REASON })
  const codes = async () =>
    (await send(home, 'GET', `/profiles/${id}/books/${book.id}/fit`)).json<Fit>().reasons.map(({ code }) => code)
  expect(await codes()).not.toContain('hard_to_read')
  expect((await send(home, 'DELETE', `/evaluations/${easy.id}`)).statusCode).toBe(204)
  expect((await list(home)).profiles[0]?.decisions).toEqual([])
  expect(await codes()).toContain('hard_to_read')
})
