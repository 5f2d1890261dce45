import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Evaluation } from '../../src/contract/evaluation.ts'
import type { Fit } from '../../src/contract/fit.ts'
import type { ProfileInput, ReaderProfile } from '../../src/contract/reader-profile.ts'
import { ROUTES, type RouteName } from '../../src/contract/routes.ts'
import type { ShelfPage, NewShelfAddress } from '../../src/contract/shelf.ts'
import { createTestApp, type TestApp } from './create-test-app.ts'
import { routesOf } from './routes-of.ts'
import { fillVaried } from './fill-varied.ts'
import { createVariedPipeline } from './varied-books.ts'

const PASSWORD = 'correct horse'
/** Hundreds of books are judged first, and each is asked about for each reader. */
const SETTING_UP_MS = 900_000

/**
 * What each route is to whoever has the secret address of a shelf and nothing else. A new route without a word here is a fault of types,
 * and of the first test.
 */
type Kind =
  /** Under the secret address: tells of the books of the shelf and of no other. */
  | 'shelf'
  /** The same for whoever keeps the profile. */
  | 'keeper’s shelf'
  /** For whoever keeps the profile or the library, about any book: closed. */
  | 'closed'
  /** Open, and tells of no book. */
  | 'bookless'

const KINDS: Record<RouteName, Kind> = {
  openShelf: 'shelf',
  openShelfBook: 'shelf',
  openShelfCover: 'shelf',
  opds2: 'shelf',
  opds2Book: 'shelf',
  opds1: 'shelf',
  opds1Book: 'shelf',
  opdsSearch: 'shelf',
  opdsCover: 'shelf',
  shelf: 'keeper’s shelf',
  shelfBook: 'keeper’s shelf',
  shelfCover: 'keeper’s shelf',
  exportShelf: 'keeper’s shelf',
  readingPlan: 'keeper’s shelf',
  exportPlan: 'keeper’s shelf',
  session: 'bookless',
  healthz: 'bookless',
  readyz: 'bookless',
  metrics: 'bookless',
  evaluate: 'closed',
  evaluateOcr: 'closed',
  evaluation: 'closed',
  retry: 'closed',
  download: 'closed',
  cover: 'closed',
  pictures: 'closed',
  thumbnails: 'closed',
  fitForReader: 'closed',
  comparison: 'closed',
  sourceCover: 'closed',
  sources: 'closed',
  evaluations: 'closed',
  librarySummary: 'closed',
  exportLibrary: 'closed',
  editEvaluation: 'closed',
  deleteEvaluation: 'closed',
  addToLibrary: 'closed',
  deepAnalysis: 'closed',
  deepAnalyze: 'closed',
  pdfReport: 'closed',
  scoringConfigs: 'closed',
  activeScoringConfig: 'closed',
  createScoringConfig: 'closed',
  activateScoringConfig: 'closed',
  deleteScoringConfig: 'closed',
  previewScoringConfig: 'closed',
  rescorings: 'closed',
  startRescoring: 'closed',
  cancelRescoring: 'closed',
  reviewQueue: 'closed',
  review: 'closed',
  markPictures: 'closed',
  unmarkPictures: 'closed',
  undoReview: 'closed',
  history: 'closed',
  modelSetup: 'closed',
  chooseModel: 'closed',
  forgetModel: 'closed',
  switchModel: 'closed',
  tryModel: 'closed',
  profiles: 'closed',
  createProfile: 'closed',
  changeProfile: 'closed',
  removeProfile: 'closed',
  exportProfile: 'closed',
  exportProfiles: 'closed',
  decideBook: 'closed',
  undecideBook: 'closed',
  fitForProfile: 'closed',
  briefFits: 'closed',
  libraryFits: 'closed',
  shelfAddress: 'closed',
  makeShelfAddress: 'closed',
  revokeShelfAddress: 'closed',
  families: 'closed',
  createFamily: 'closed',
  removeFamily: 'closed',
  openFamily: 'closed',
  closeFamily: 'closed',
  readingCosts: 'closed',
  audit: 'closed',
  openapi: 'closed',
  largePicture: 'closed',
  pictureTakings: 'closed',
  takePictures: 'closed',
  lists: 'closed',
  createList: 'closed',
  list: 'closed',
  removeList: 'closed',
  chooseListed: 'closed',
  exportList: 'closed',
  listReport: 'closed',
  wishMissing: 'closed',
  wishes: 'closed',
  exportWishes: 'closed',
  clearWishes: 'closed',
  removeWish: 'closed',
  opinions: 'closed',
  tellOpinion: 'closed',
  takeOpinionBack: 'closed',
  opinionsWhatIf: 'closed',
  bookPages: 'closed',
  correctPages: 'closed',
  pagePicture: 'closed',
  scanPages: 'closed',
  sendScanPage: 'closed',
  dropScanPage: 'closed',
  finishScan: 'closed',
  docs: 'closed',
}
/** Routes that the contract names under one of their methods only. */
const OTHERS: Record<string, Kind> = {
  'GET /api/session': 'bookless',
  'DELETE /api/session': 'bookless',
  'GET /api/docs/:file': 'closed',
}
const kinds = new Map<string, Kind>([
  ...Object.entries(ROUTES).map(([name, { method, path }]) => [`${method} ${path}`, KINDS[name as RouteName]] as const),
  ...Object.entries(OTHERS),
])
const routesOfKind = (kind: Kind): [method: string, path: string][] =>
  [...kinds].flatMap(([route, its]) => (its === kind ? [route.split(' ') as [string, string]] : []))

const plain: ProfileInput = {
  kind: 'child',
  name: 'Noor',
  sign: 'bird',
  birthYear: null,
  grade: 3,
  languages: [
    { language: 'en', reads: { by: 'age' } },
    { language: 'ar', reads: { by: 'age' } },
  ],
  categories: {},
  criteria: {},
  wished: [],
  spared: [],
}
/** Five readers who are denied different books. */
const PROFILES: ProfileInput[] = [
  { ...plain, grade: 1, categories: { violence: 'stricter', language: 'stricter', sexualContent: 'stricter' } },
  { ...plain, grade: 2, spared: ['death', 'war', 'bullying', 'magic', 'illness'] },
  { ...plain, grade: 11 },
  { ...plain, kind: 'class', grade: 4, criteria: { 's2.psychological': 'stricter' }, categories: { gambling: 'talk' } },
  {
    ...plain,
    kind: 'shelf',
    grade: 6,
    languages: [{ language: 'ar', reads: { by: 'grade', grade: 3 } }],
    wished: ['animals'],
  },
]

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Ask = (
  path: string,
  more?: { method?: Method; headers?: Record<string, string>; payload?: object },
) => Promise<LightMyRequestResponse>
type Books = ReadonlyMap<string, string>

/**
 * Tests that nothing leads from a shelf to a book that is denied to its reader: five readers, so many books, every route of the server.
 * In a test file of their own for each number of books.
 */
export function testShelfLeaks(library: number): void {
  let server: TestApp
  let keeper: Ask
  /** Has the address of a shelf and no session. */
  let stranger: Ask
  /** The word that only this book has, by its id. */
  let books: Books
  let shelves: { profile: ReaderProfile; token: string; denied: Books; allowed: Books }[]

  beforeAll(async () => {
    server = await createTestApp({
      pipeline: await createVariedPipeline(),
      adminPassword: PASSWORD,
      requireLogin: 'all',
      maxUploads: 1000,
    })
    const asking =
      (cookie?: string): Ask =>
      async (path, { method = 'GET', headers = {}, payload } = {}) =>
        await server.app.inject({
          method,
          url: path,
          headers: { ...headers, ...(cookie === undefined ? {} : { cookie }) },
          ...(payload === undefined ? {} : { payload }),
        })
    stranger = asking()
    const signIn = await stranger('/api/session', { method: 'POST', payload: { password: PASSWORD } })
    const cookie = String(signIn.headers['set-cookie']).split(';', 1)[0] ?? ''
    keeper = asking(cookie)
    books = await fillVaried(server, library, { cookie })

    shelves = []
    const ids = [...books.keys()]
    for (const [at, input] of PROFILES.entries()) {
      const profile = (await keeper('/api/profiles', { method: 'POST', payload: input })).json<ReaderProfile>()
      // An explicit no, and a yes to what is refused anyway.
      const decide = async (book: string, allowed: boolean) =>
        await keeper(`/api/profiles/${profile.id}/books/${book}`, {
          method: 'PUT',
          payload: { allowed, reason: 'we know it' },
        })
      for (let book = at; book < library; book += 29) await decide(ids[book] ?? '', false)
      for (let book = at + 1; book < library; book += 31) await decide(ids[book] ?? '', true)
      const made = await keeper(`/api/profiles/${profile.id}/shelf-address`, { method: 'POST' })
      // Book by book, by the whole judgement: not as shelves are told.
      const answers = await Promise.all(
        ids.map(async (id) => (await keeper(`/api/profiles/${profile.id}/books/${id}/fit`)).json<Fit>().answer),
      )
      const those = (allowed: boolean): Books =>
        new Map([...books].filter((_, index) => ['alone', 'together'].includes(answers[index] ?? '') === allowed))
      const { token } = made.json<NewShelfAddress>()
      shelves.push({ profile, token, denied: those(false), allowed: those(true) })
    }
  }, SETTING_UP_MS)

  afterAll(async () => {
    await server[Symbol.asyncDispose]()
  })

  /** The denied books that a text tells of, by their id or their word. */
  const toldOf = (text: string, denied: Books): string[] =>
    [...denied].flatMap(([id, marker]) => (text.includes(id) || text.includes(marker) ? marker : []))

  /** Every address of this server that a text leads to. */
  function linksIn(text: string): string[] {
    const found = text.matchAll(/"(?:href|template)": ?"([^"]+)"|(?:href|template)="([^"]+)"|<([^>]+)>; rel="next"/g)
    return [...found].map(([, json, xml, header]) =>
      (json ?? xml ?? header ?? '')
        .replaceAll('&amp;', '&')
        .replaceAll(/\{\??\w+\}/g, '')
        .replace(/^https?:\/\/[^/]+/, '')
        .replace(/#.*$/, ''),
    )
  }

  /** Follows every link from these addresses on. @returns what was answered, by address */
  async function crawl(ask: Ask, from: readonly string[]): Promise<Map<string, { status: number; text: string }>> {
    const seen = new Map<string, { status: number; text: string }>()
    const left = [...from]
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      if (seen.has(path) || path.startsWith('/shelf')) continue
      const answer = await ask(path)
      const text = `${JSON.stringify(answer.headers)}\n${answer.body}`
      seen.set(path, { status: answer.statusCode, text })
      left.push(...linksIn(`${String(answer.headers.link ?? '')}\n${answer.body}`))
    }
    return seen
  }

  test('each route of the server is known here', () => {
    expect(routesOf(server).toSorted()).toEqual([...kinds.keys()].toSorted())
  })

  test('each reader is denied other books, and each has some', () => {
    for (const { denied, allowed } of shelves) {
      expect(denied.size).toBeGreaterThan(library / 15)
      expect(allowed.size).toBeGreaterThan(library / 15)
    }
    expect(new Set(shelves.map(({ denied }) => [...denied.keys()].join())).size).toBe(PROFILES.length)
  })

  test('what is no shelf is closed to whoever has the address of one, whatever they put in', async () => {
    const { token, profile } = shelves[0] ?? { token: '', profile: { id: '' } }
    const headers = {
      authorization: `Bearer ${token}`,
      cookie: `mizan_session=${token}; mizan_family=${token}; mizan_shelf=${token}`,
      'x-cancel-token': token,
    }
    const open: unknown[] = []
    for (const [method, path] of [...routesOfKind('closed'), ...routesOfKind('keeper’s shelf')]) {
      const addresses = path.includes(':')
        ? [...books.keys(), token, profile.id].map((id) =>
            path.replace(':format', 'json').replace(':file', 'index.html').replaceAll(/:\w+/g, id),
          )
        : [path, `${path}?reader=${profile.id}&fit=alone&token=${token}`]
      for (const address of addresses) {
        const answer = await stranger(address, { method: method as Method, headers })
        if (answer.statusCode !== 401) open.push([method, address, answer.statusCode])
      }
    }
    for (const [method, path] of routesOfKind('bookless')) {
      if (method !== 'GET') continue
      const answer = await stranger(path, { headers })
      open.push(...toldOf(answer.body, books).map((marker) => [path, marker]))
    }
    expect(open).toEqual([])
  })

  describe.each(PROFILES.map((_, at) => at))('reader %i', (at) => {
    const shelf = () =>
      shelves[at] ?? { profile: { id: '' } as ReaderProfile, token: '', denied: new Map(), allowed: new Map() }

    test('the shelf has every book that is allowed, and no other, through both doors', async () => {
      const { token, profile, allowed, denied } = shelf()
      for (const [ask, root] of [
        [stranger, `/api/shelves/${token}`],
        [keeper, `/api/profiles/${profile.id}/shelf`],
      ] as const) {
        const pages = (await ask(root)).json<ShelfPage>().pages
        const ids: string[] = []
        for (let page = 1; page <= pages + 1; page += 1) {
          const answer = await ask(`${root}?page=${String(page)}&lang=${page % 2 === 0 ? 'ar' : 'en'}`)
          expect(toldOf(answer.body, denied)).toEqual([])
          ids.push(...answer.json<ShelfPage>().books.map(({ book }) => book))
        }
        expect(new Set(ids)).toEqual(new Set(allowed.keys()))
        expect(ids).toHaveLength(allowed.size)
        // What is offered after each book.
        for (const book of allowed.keys()) expect(toldOf((await ask(`${root}/${book}`)).body, denied)).toEqual([])
      }
    })

    test('every link of the feeds leads to books of the shelf, and to each of them', async () => {
      const { token, allowed, denied } = shelf()
      for (const version of ['1', '2']) {
        const answers = await crawl(stranger, [`/opds/${token}/${version}`])
        const statuses = new Set([...answers.values()].map(({ status }) => status))
        const text = [...answers.values()].map((answer) => answer.text).join('\n')
        expect([...statuses]).toEqual([200])
        expect(toldOf(text, denied)).toEqual([])
        expect(toldOf(text, allowed)).toHaveLength(allowed.size)
      }
    })

    test('no identifier of a denied book opens anything, and no word of it finds anything', async () => {
      const { token, profile, denied } = shelf()
      const wrong: unknown[] = []
      const doors = [
        ...routesOfKind('shelf').map(([, path]) => [stranger, path.replace(':token', token)] as const),
        ...routesOfKind('keeper’s shelf').map(([, path]) => [keeper, path.replace(':id', profile.id)] as const),
      ]
      for (const [ask, path] of doors) {
        for (const [id, marker] of denied) {
          if (path.includes(':book')) {
            const answer = await ask(path.replace(':book', id))
            if (answer.statusCode !== 404 || toldOf(answer.body, denied).length > 0)
              wrong.push([path, marker, answer.statusCode])
            continue
          }
          if (path.endsWith('/plan/:format') || path.endsWith('/plan')) continue
          const answer = await ask(`${path}?q=${marker}&query=${marker}&book=${id}&id=${id}&cursor=${id}`)
          // Its own words may stand in an answer that repeats what was asked for; other denied books never.
          const told = toldOf(answer.body.replaceAll(marker, '').replaceAll(id, ''), denied)
          const count = /"(?:count|numberOfItems)":(\d+)|totalResults>(\d+)</.exec(answer.body)
          if (told.length > 0 || (count !== null && (count[1] ?? count[2]) !== '0')) wrong.push([path, marker, told])
        }
        // What would match everything, if it were not taken for words.
        for (const word of ['%', '_', "' or 1=1 --", 'zq', '.txt', '\\']) {
          if (path.includes(':')) continue
          const asked = encodeURIComponent(word)
          const answer = await ask(`${path}?q=${asked}&query=${asked}`)
          wrong.push(...toldOf(answer.body, denied).map((marker) => [path, word, marker]))
        }
      }
      expect(wrong).toEqual([])
    })

    test('what is taken along has no denied book in it: lists, plans of every month and Ramadan', async () => {
      const { profile, denied } = shelf()
      const root = `/api/profiles/${profile.id}`
      const months = Array.from({ length: 12 }, (_, month) => `kind=month&year=2027&month=${String(month + 1)}`)
      const plans = [...months, 'kind=school&year=2026&month=12', 'kind=ramadan&year=1448'].flatMap((month) =>
        ['5', '20', '120'].map((minutes) => `${month}&minutes=${minutes}`),
      )
      const addresses = [
        `${root}/shelf-list?format=json`,
        `${root}/shelf-list?format=csv&lang=ar`,
        ...plans.flatMap((plan) => [`${root}/plan?${plan}`, `${root}/plan/csv?${plan}`, `${root}/plan/ics?${plan}`]),
      ]
      for (const address of addresses) {
        const answer = await keeper(address)
        expect([address, answer.statusCode]).toEqual([address, 200])
        expect(toldOf(answer.body.replaceAll('\r\n ', ''), denied)).toEqual([])
      }
    })

    test('the library, left to what fits this reader, has no denied book under any filter, order or word', async () => {
      const { profile, denied, allowed } = shelf()
      const root = `/api/evaluations?reader=${profile.id}&fit=alone,together`
      const filters = [
        '',
        '&sort=fit',
        '&sort=rated',
        '&sort=popular',
        '&verdict=Not%20Whitelisted',
        '&language=Arabic',
      ]
      for (const filter of filters) {
        const answers = await crawl(keeper, [`${root}${filter}&limit=37`])
        const text = [...answers.values()].map((answer) => answer.text).join('\n')
        expect([filter, toldOf(text, denied)]).toEqual([filter, []])
        if (!/verdict|language/.test(filter)) expect(toldOf(text, allowed)).toHaveLength(allowed.size)
      }
      for (const marker of denied.values()) expect((await keeper(`${root}&q=${marker}`)).json()).toEqual([])
      for (const id of denied.keys()) expect((await keeper(`${root}&limit=5&cursor=${id}`)).json()).toEqual([])
    })
  })

  test('a no, a review and the end of an address hold at once', async () => {
    const { profile, token, allowed } = shelves[2] ?? {
      profile: { id: '' },
      token: '',
      allowed: new Map<string, string>(),
    }
    const [refused = '', reviewed = ''] = allowed.keys()
    const statuses = async (book: string): Promise<number[]> => {
      const paths = [`/api/shelves/${token}/${book}`, `/opds/${token}/2/${book}`, `/opds/${token}/cover/${book}`]
      return await Promise.all(paths.map(async (path) => (await stranger(path)).statusCode))
    }
    expect(await statuses(refused)).toEqual([200, 200, 200])
    const payload = { allowed: false, reason: 'not now' }
    await keeper(`/api/profiles/${profile.id}/books/${refused}`, { method: 'PUT', payload })
    expect(await statuses(refused)).toEqual([404, 404, 404])
    await keeper(`/api/profiles/${profile.id}/books/${refused}`, { method: 'DELETE' })
    expect(await statuses(refused)).toEqual([200, 200, 200])

    expect(await statuses(reviewed)).toEqual([200, 200, 200])
    const { verdictRevision } = (await keeper(`/api/evaluate/${reviewed}`)).json<Evaluation>()
    const review = {
      verdict: 'Not Whitelisted',
      age: 8,
      reason: 'Not here.',
      performedBy: 'Huda',
      revision: verdictRevision,
    }
    await keeper(`/api/evaluations/${reviewed}/review`, { method: 'POST', payload: review })
    expect(await statuses(reviewed)).toEqual([404, 404, 404])

    await keeper(`/api/profiles/${profile.id}/shelf-address`, { method: 'DELETE' })
    expect(await statuses(refused)).toEqual([404, 404, 404])
    expect((await stranger(`/opds/${token}/1`)).json()).toMatchObject({ code: 'shelf_not_found' })
  })
}
