import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { NewFamily, ProfileList } from '../../src/contract/families.ts'
import type { BookList } from '../../src/contract/book-lists.ts'
import type { BookOpinions } from '../../src/contract/opinions.ts'
import type { ReaderProfile } from '../../src/contract/reader-profile.ts'
import type { NewShelfAddress } from '../../src/contract/shelf.ts'
import { runScript } from '../support/make-library.ts'
import { sendBook } from '../support/server-process.ts'
import { spawnMizan } from '../support/spawn-mizan.ts'
import { entriesOf } from './support/zip-entries.ts'

const PASSWORD = 'a-password-nobody-logs'
/** Words no program uses by itself. */
const CHILD = { name: 'Brumbleskink', reason: 'Quillifax', title: 'Wolderamp', refused: 'Yestringot' }
const STORY = 'Salma walked to the sea with her grandfather. '.repeat(60)
const OPINION = { timing: 'too_early', frightened: true, bored: false, younger: false }
const PROFILE = {
  kind: 'child',
  sign: 'turtle',
  birthYear: 2017,
  grade: null,
  languages: [{ language: 'en', reads: { by: 'age' } }],
  categories: {},
  criteria: {},
  wished: [],
  spared: [],
}

test('a child is told of in no log, metric or address, moves with a backup, and is gone from the next one after removal', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mizan-profiles-'))
  const environment = { LOG_LEVEL: 'trace', ADMIN_PASSWORD: PASSWORD }
  await using first = await spawnMizan(environment)
  const logs: string[] = []
  const asking = (url: string, cookie: string) => async (method: string, path: string, body?: object) => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        cookie,
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
    const addressed = path.includes('?') ? '' : path
    for (const word of Object.values(CHILD))
      expect(`${addressed} ${JSON.stringify([...answer.headers])}`).not.toContain(word)
    return answer
  }
  const cookieOf = (answer: Response): string => answer.headers.get('set-cookie')?.split(';')[0] ?? ''

  const url = await first.url()
  const signIn = await asking(url, '')('POST', '/api/session', { password: PASSWORD })
  const librarian = asking(url, cookieOf(signIn))
  const { id: familyId, code } = (await (await librarian('POST', '/api/families')).json()) as NewFamily
  const opened = await asking(url, '')('POST', '/api/family-session', { code })
  const familyCookie = cookieOf(opened)
  const family = asking(url, familyCookie)
  const made = await family('POST', '/api/profiles', { ...PROFILE, name: CHILD.name })
  const { id } = (await made.json()) as ReaderProfile
  const book = await sendBook(url, 'sea.txt', STORY)
  const decision = { allowed: false, reason: CHILD.reason }
  const decided = await family('PUT', `/api/profiles/${id}/books/${book.id}`, decision)
  expect([made.status, decided.status]).toEqual([201, 200])
  // Refused, and at the wrong place: what was sent is told of nowhere either.
  await family('POST', '/api/profiles', { ...PROFILE, name: CHILD.name, birthDate: CHILD.reason })
  await family('PUT', `/api/profiles/${book.id}`, { ...PROFILE, name: CHILD.name })
  await family('PUT', `/api/profiles/${id}/books/${id}`, decision)
  expect((await family('GET', `/api/profiles/${id}/export`)).status).toBe(200)
  // A list named after the child, a wish from it, and what the book was to the child.
  const listOf = (text: string, name: string): FormData => {
    const form = new FormData()
    form.append('file', new File([text], name))
    return form
  }
  const sent = await family('POST', '/api/lists', listOf(`Title,Author\n${CHILD.title},\n`, `${CHILD.name}.csv`))
  const { id: list } = (await sent.json()) as BookList
  const steps = [
    await family('POST', `/api/lists/${list}/wishes`),
    await family('GET', `/api/lists/${list}?profile=${id}`),
    await family('GET', `/api/lists/${list}/export?profile=${id}`),
    await family('GET', `/api/lists/${list}/report?profile=${id}`),
    await family('PUT', `/api/lists/${list}/rows/0`, { book: book.id }),
    await family('PUT', `/api/evaluate/${book.id}/opinion`, OPINION),
    await librarian('GET', '/api/opinions/what-if'),
  ]
  expect([sent.status, ...steps.map(({ status }) => status)]).toEqual([201, 200, 200, 200, 200, 204, 204, 200])
  await family('POST', '/api/lists', listOf(`%PDF-${CHILD.refused}`, `${CHILD.refused}.csv`))
  await family('PUT', `/api/evaluate/${book.id}/opinion`, { ...OPINION, text: CHILD.refused })
  // The shelf, its address, its feeds and its plans; also asked for by an address that is none.
  const address = await family('POST', `/api/profiles/${id}/shelf-address`)
  const { token } = (await address.json()) as NewShelfAddress
  const stranger = asking(url, '')
  const shown = [
    await family('GET', `/api/profiles/${id}/shelf`),
    await family('GET', `/api/profiles/${id}/plan/ics?kind=ramadan&year=1448`),
    await family('GET', '/api/profiles/export?format=csv'),
    await stranger('GET', `/api/shelves/${token}?q=${CHILD.name}`),
    await stranger('GET', `/opds/${token}/2`),
    await stranger('GET', `/opds/${token}/1?query=${CHILD.reason}`),
  ]
  expect(shown.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  for (const feed of shown.slice(4)) expect(await feed.text()).not.toContain(CHILD.name)
  expect((await stranger('GET', `/api/shelves/${token}x/${book.id}`)).status).toBe(404)
  const metrics = await (await fetch(`${url}/metrics`)).text()
  await first.end('SIGTERM')
  logs.push(first.errors())

  const rows = async (archive: string): Promise<string> =>
    [...(await entriesOf(archive)).values()].map((content) => content.toString()).join('\n')
  const [before, after] = [join(folder, 'before.zip'), join(folder, 'after.zip')]
  await runScript('backup', { DATA_DIR: first.directory }, before)
  for (const word of [CHILD.name, CHILD.reason, CHILD.title]) expect(await rows(before)).toContain(word)
  // What was refused was kept nowhere to begin with.
  expect(await rows(before)).not.toContain(CHILD.refused)
  // Of a secret address not even a backup has more than a hash.
  expect(await rows(before)).toMatch(/shelf_addresses/)
  expect(await rows(before)).not.toContain(token)

  // Restored, the family's code opens the same profile; the library then removes the family.
  const restored = join(folder, 'restored')
  await runScript('restore', { DATA_DIR: restored }, before)
  await using second = await spawnMizan({ ...environment, DATA_DIR: restored })
  const there = await second.url()
  const { profiles } = (await (await asking(there, familyCookie)('GET', '/api/profiles')).json()) as ProfileList
  expect(profiles).toMatchObject([{ id, name: CHILD.name, decisions: [{ book: book.id, ...decision }] }])
  const again = asking(there, familyCookie)
  expect(await (await again('GET', '/api/lists')).json()).toMatchObject([{ id: list, name: CHILD.name }])
  expect(await (await again('GET', '/api/wishes')).json()).toMatchObject([{ title: CHILD.title }])
  const told = (await (await again('GET', `/api/evaluate/${book.id}/opinions`)).json()) as BookOpinions
  expect(told.own).toEqual(OPINION)
  expect((await asking(there, '')('GET', `/opds/${token}/2`)).status).toBe(200)
  const signedIn = await asking(there, '')('POST', '/api/session', { password: PASSWORD })
  expect((await asking(there, cookieOf(signedIn))('DELETE', `/api/families/${familyId}`)).status).toBe(204)
  for (const path of [`/opds/${token}/2`, `/opds/${token}/1`, `/api/shelves/${token}`])
    expect((await asking(there, '')('GET', path)).status).toBe(404)
  const counted = await asking(there, cookieOf(signedIn))('GET', `/api/evaluate/${book.id}/opinions`)
  expect(await counted.json()).toMatchObject({ counts: { families: 0 } })
  await second.end('SIGTERM')
  logs.push(second.errors())

  await runScript('backup', { DATA_DIR: restored }, after)
  const files = await readdir(join(restored, 'files'), { recursive: true, withFileTypes: true })
  const kept = files.filter((entry) => entry.isFile())
  const contents = await Promise.all(
    kept.map(async ({ parentPath, name }) => (await readFile(join(parentPath, name))).toString('latin1')),
  )
  expect(logs.join('').split('\n').length).toBeGreaterThan(20)
  expect(kept.length).toBeGreaterThan(0)
  const places = {
    logs: logs.join('\n'),
    metrics,
    'the backup afterwards': await rows(after),
    files: contents.join('\n'),
  }
  for (const [place, text] of Object.entries(places)) {
    for (const word of [...Object.values(CHILD), code, code.replaceAll('-', ''), token]) {
      expect.soft([place, word, text.includes(word)]).toEqual([place, word, false])
    }
  }
  // No row is left that still points to what was the child's.
  for (const each of [id, list]) expect(await rows(after)).not.toContain(each)
  await rm(folder, { recursive: true, force: true })
})
