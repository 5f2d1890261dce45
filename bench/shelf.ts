// What a shelf takes in a library of 10,000 books with 40 profiles: a page, a page of a feed, what is first asked for after the
// library or a profile changed; each beside the same bytes from a bare server. Run: node bench/shelf.ts
import { setTimeout as sleep } from 'node:timers/promises'
import { THEMES } from '../src/contract/assessment.ts'
import type { ProfileInput, ReaderProfile } from '../src/contract/reader-profile.ts'
import type { NewShelfAddress, ShelfPage } from '../src/contract/shelf.ts'
import { createRandom } from '../scripts/seed/random.ts'
import { findPostgres } from '../tests/support/postgres-server.ts'
import { publishSection, type Row } from './extraction/performance-section.ts'
import { makeLibrary, type Library } from './load/libraries.ts'
import { percentilesOf } from './load/percentiles.ts'
import { BARE, SERVER, start } from './load/start.ts'

const BOOKS = 10_000
const PROFILES = 40
const PAGES = 5
const CHANGES = 10

type Timed = { what: string; times: number[]; bytes: number }

const rows: Row[] = []
for (const kind of ['embedded', ...(findPostgres() === undefined ? [] : ['postgres'])] as Library['kind'][]) {
  const library = await makeLibrary(kind, BOOKS)
  if (library === null) continue
  try {
    rows.push(...(await measure(library)))
  } finally {
    await library.remove()
  }
}
await publishSection(
  'shelves',
  'Shelves',
  `A library of ${BOOKS.toLocaleString('en')} books and ${String(PROFILES)} profiles, one server, one reader at a time; "bare" is the same bytes from a server that does nothing else. \`node bench/shelf.ts\``,
  rows,
)

async function measure({ kind, environment }: Library): Promise<Row[]> {
  const server = await start(SERVER, { ...environment, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error' })
  const bare = await start(BARE)
  try {
    const call = async (path: string, method = 'GET', json?: object) => {
      const began = performance.now()
      const answer = await fetch(server.url + path, {
        method,
        ...(json === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(json) }),
      })
      const body = await answer.text()
      if (!answer.ok) throw new Error(`${path}: ${String(answer.status)} ${body}`)
      return { ms: performance.now() - began, body }
    }
    const profiles: { profile: ReaderProfile; token: string }[] = []
    for (const input of inputs()) {
      const profile = JSON.parse((await call('/api/profiles', 'POST', input)).body) as ReaderProfile
      const made = await call(`/api/profiles/${profile.id}/shelf-address`, 'POST')
      profiles.push({ profile, token: (JSON.parse(made.body) as NewShelfAddress).token })
    }
    const timed = (what: string): Timed => ({ what, times: [], bytes: 0 })
    const note = (timing: Timed, { ms, body }: { ms: number; body: string }): void => {
      timing.times.push(ms)
      timing.bytes = Buffer.byteLength(body)
    }
    const [cold, first, page, feed, word, changed, added] = [
      'the very first page after a start',
      'first page of a profile',
      'a page of a shelf',
      'a page of its feed',
      'a word on a shelf',
      'a changed profile, and its new shelf',
      'a page after a book changed',
    ].map(timed) as [Timed, Timed, Timed, Timed, Timed, Timed, Timed]
    let books = 0
    for (const [at, { profile }] of profiles.entries()) {
      const answer = await call(`/api/profiles/${profile.id}/shelf`)
      books += (JSON.parse(answer.body) as ShelfPage).count
      note(at === 0 ? cold : first, answer)
    }
    for (let round = 0; round < PAGES; round += 1) {
      for (const { token } of profiles) {
        note(page, await call(`/api/shelves/${token}?page=${String(round + 1)}`))
        note(feed, await call(`/opds/${token}/2?page=${String(round + 1)}`))
      }
    }
    for (const { token } of profiles) note(word, await call(`/api/shelves/${token}?q=falcon`))
    for (const { profile } of profiles.slice(0, CHANGES)) {
      const { id, createdAt: _c, updatedAt: _u, decisions: _d, ...input } = profile
      const began = performance.now()
      const spared = [...new Set([...input.spared, 'death' as const])]
      await call(`/api/profiles/${id}`, 'PUT', { ...input, spared, wished: ['nature'] })
      const { body } = await call(`/api/profiles/${id}/shelf`)
      note(changed, { ms: performance.now() - began, body })
    }
    const shelf = JSON.parse((await call(`/api/profiles/${profiles[0]?.profile.id ?? ''}/shelf`)).body) as ShelfPage
    for (const [at, { book }] of shelf.books.slice(0, CHANGES).entries()) {
      const edit = new FormData()
      edit.set('author', `Somebody ${String(at)}`)
      await fetch(`${server.url}/api/evaluations/${book}`, { method: 'PATCH', body: edit })
      note(added, await call(`/api/profiles/${profiles[at]?.profile.id ?? ''}/shelf`))
    }
    const told: Row[] = []
    for (const { what, times, bytes } of [cold, first, page, feed, word, changed, added]) {
      const reference: number[] = []
      for (let run = 0; run < 50; run += 1) {
        const began = performance.now()
        await (await fetch(`${bare.url}/?bytes=${String(bytes)}`)).text()
        reference.push(performance.now() - began)
        await sleep(1)
      }
      const { p50, p95, max } = percentilesOf(times)
      const bareMs = percentilesOf(reference).p50
      told.push({
        database: kind,
        'what, in ms': what,
        requests: times.length,
        p50: p50.toFixed(1),
        p95: p95.toFixed(1),
        max: max.toFixed(1),
        'bare p50': bareMs.toFixed(1),
        ratio: (p50 / bareMs).toFixed(1),
      })
    }
    console.log(`${kind}: ${String(Math.round(books / PROFILES))} books on a shelf on average`)
    return told
  } finally {
    await server.end()
    await bare.end()
  }
}

function inputs(): ProfileInput[] {
  const random = createRandom(22)
  return Array.from({ length: PROFILES }, (_, at) => ({
    kind: 'child',
    name: `Reader ${String(at + 1)}`,
    sign: 'bird',
    birthYear: null,
    grade: at % 12,
    languages: [
      { language: 'en', reads: { by: 'age' } },
      { language: 'ar', reads: { by: 'grade', grade: at % 12 } },
    ],
    categories: { violence: random.pick(['stricter', 'talk', 'as_judged'] as const) },
    criteria: {},
    wished: [random.pick(THEMES)],
    spared: [random.pick(THEMES)],
  }))
}
