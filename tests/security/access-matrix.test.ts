import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { UploadAnswer } from '../../src/contract/evaluation.ts'
import { ROUTES, type RouteName } from '../../src/contract/routes.ts'
import { createTestApp, type TestApp } from '../support/create-test-app.ts'
import { routesOf } from '../support/routes-of.ts'
import { exchange } from './support/exchange.ts'

const PASSWORD = 'correct horse'

/** Who may: anybody; whoever may read; whoever may upload; the uploader of this book or a signed-in person; only that. */
type Rule = 'open' | 'read' | 'upload' | 'owner' | 'write'

/** A new route without a rule is a fault of types, and of the first test. */
const RULES: Record<RouteName, Rule> = {
  evaluate: 'upload',
  evaluateOcr: 'upload',
  evaluation: 'read',
  retry: 'owner',
  download: 'read',
  cover: 'read',
  pictures: 'read',
  thumbnails: 'read',
  largePicture: 'read',
  bookPages: 'read',
  correctPages: 'owner',
  pagePicture: 'read',
  scanPages: 'upload',
  sendScanPage: 'upload',
  dropScanPage: 'upload',
  finishScan: 'upload',
  fitForReader: 'read',
  comparison: 'upload',
  sourceCover: 'read',
  sources: 'write',
  evaluations: 'read',
  librarySummary: 'read',
  exportLibrary: 'read',
  editEvaluation: 'write',
  deleteEvaluation: 'owner',
  addToLibrary: 'upload',
  deepAnalysis: 'read',
  deepAnalyze: 'upload',
  pdfReport: 'read',
  scoringConfigs: 'read',
  activeScoringConfig: 'read',
  createScoringConfig: 'write',
  activateScoringConfig: 'write',
  deleteScoringConfig: 'write',
  previewScoringConfig: 'read',
  rescorings: 'read',
  startRescoring: 'write',
  cancelRescoring: 'write',
  reviewQueue: 'read',
  review: 'write',
  markPictures: 'write',
  unmarkPictures: 'write',
  pictureTakings: 'read',
  takePictures: 'write',
  undoReview: 'write',
  history: 'read',
  modelSetup: 'write',
  chooseModel: 'write',
  forgetModel: 'write',
  switchModel: 'write',
  tryModel: 'write',
  profiles: 'write',
  createProfile: 'write',
  changeProfile: 'write',
  removeProfile: 'write',
  exportProfile: 'write',
  decideBook: 'write',
  undecideBook: 'write',
  fitForProfile: 'write',
  briefFits: 'write',
  lists: 'write',
  createList: 'write',
  list: 'write',
  removeList: 'write',
  chooseListed: 'write',
  exportList: 'write',
  listReport: 'write',
  wishMissing: 'write',
  wishes: 'write',
  exportWishes: 'write',
  clearWishes: 'write',
  removeWish: 'write',
  opinions: 'read',
  tellOpinion: 'write',
  takeOpinionBack: 'write',
  opinionsWhatIf: 'write',
  libraryFits: 'write',
  exportProfiles: 'write',
  shelf: 'write',
  shelfBook: 'write',
  shelfCover: 'write',
  exportShelf: 'write',
  readingPlan: 'write',
  exportPlan: 'write',
  shelfAddress: 'write',
  makeShelfAddress: 'write',
  revokeShelfAddress: 'write',
  openShelf: 'open',
  openShelfBook: 'open',
  openShelfCover: 'open',
  opds2: 'open',
  opds2Book: 'open',
  opds1: 'open',
  opds1Book: 'open',
  opdsSearch: 'open',
  opdsCover: 'open',
  families: 'write',
  createFamily: 'write',
  removeFamily: 'write',
  openFamily: 'read',
  closeFamily: 'read',
  readingCosts: 'read',
  session: 'open',
  audit: 'write',
  openapi: 'read',
  docs: 'read',
  healthz: 'open',
  readyz: 'open',
  metrics: 'open',
}
/** Routes of the server that the contract names under one of their methods only. */
const OTHERS: Record<string, Rule> = {
  'GET /api/session': 'open',
  'DELETE /api/session': 'open',
  'GET /api/docs/:file': 'read',
}

const rules = new Map<string, Rule>([
  ...Object.entries(ROUTES).map(([name, { method, path }]) => [`${method} ${path}`, RULES[name as RouteName]] as const),
  ...Object.entries(OTHERS),
])

const MODES = ['writes', 'uploads', 'all'] as const
type Mode = (typeof MODES)[number]
const ACTORS = ['stranger', 'uploader', 'signed in'] as const
type Actor = (typeof ACTORS)[number]

function mayPass(rule: Rule, mode: Mode, actor: Actor): boolean {
  if (rule === 'open' || actor === 'signed in') return true
  if (rule === 'write' || mode === 'all') return false
  if (rule === 'owner') return actor === 'uploader'
  return rule === 'read' || mode === 'writes'
}

test('each route of the server has a rule, and each rule a route', async () => {
  await using server = await createTestApp({ working: false })
  expect(routesOf(server).toSorted()).toEqual([...rules.keys()].toSorted())
})

describe.each(MODES)('REQUIRE_LOGIN=%s', (mode) => {
  let server: TestApp
  let cookie = ''
  beforeAll(async () => {
    server = await createTestApp({ adminPassword: PASSWORD, requireLogin: mode, working: false })
    const answer = await server.app.inject({ method: 'POST', url: '/api/session', payload: { password: PASSWORD } })
    cookie = String(answer.headers['set-cookie']).split(';', 1)[0] ?? ''
  })
  afterAll(async () => {
    await server[Symbol.asyncDispose]()
  })

  /** A waiting book, and the token of whoever uploaded it. */
  const book = async (): Promise<UploadAnswer> =>
    (await server.upload([{ name: 'file', filename: 'a.txt', content: 'A story.' }], { headers: { cookie } })).json()

  test.each(ACTORS)('%s', async (actor) => {
    const wrong: unknown[] = []
    const common = await book()
    for (const [route, rule] of rules) {
      const [method = '', pattern = ''] = route.split(' ')
      // Signed in, or as a stranger at a route that lets strangers in, these would end the session or wait for a book.
      if (route === 'DELETE /api/session' || (pattern === ROUTES.deepAnalyze.path && mayPass(rule, mode, actor)))
        continue
      // What may delete or retry a book gets one of its own.
      const { id, cancelToken } = rule === 'owner' ? await book() : common
      const url = pattern.replace(':id', id).replace(':format', 'txt').replace(/:\w+/, 'x')
      const headers: Record<string, string> = {
        ...(actor === 'signed in' ? { cookie } : {}),
        ...(actor === 'uploader' ? { 'x-cancel-token': cancelToken } : {}),
      }
      const { statusCode } = await server.app.inject({ method: method as 'GET', url, headers })
      if ((statusCode !== 401) !== mayPass(rule, mode, actor)) wrong.push({ route, rule, statusCode })
      if (statusCode >= 500) wrong.push({ route, statusCode })
    }
    expect(wrong).toEqual([])
  })

  test('an id of somebody else does not open with a token', async () => {
    const [mine, other] = [await book(), await book()]
    for (const method of ['DELETE', 'PATCH'] as const) {
      const url = `/api/evaluations/${other.id}`
      const answer = await server.app.inject({ method, url, headers: { 'x-cancel-token': mine.cancelToken } })
      expect(answer.statusCode).toBe(401)
    }
  })
})

test('however a closed address is written, it stays closed', async () => {
  await using server = await createTestApp({ adminPassword: PASSWORD, requireLogin: 'all', working: false })
  const port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
  for (const path of [
    '/api/evaluations',
    '/api/evaluations?x=/api/session',
    '/%61pi/evaluations',
    '/ap%69/evaluations',
    `http://127.0.0.1:${String(port)}/api/evaluations`,
    '/api/openapi.json',
    '/%61pi/docs',
  ]) {
    expect([path, (await exchange(port, { path })).status]).toEqual([path, 401])
  }
  for (const path of ['//api/evaluations', '/API/evaluations', '/api/session/../evaluations', '/api/evaluations/']) {
    expect([path, (await exchange(port, { path })).status]).toEqual([path, 404])
  }
})

test('ids and tokens cannot be guessed from others', async () => {
  await using server = await createTestApp({ working: false })
  const books: UploadAnswer[] = []
  for (let each = 0; each < 20; each++) {
    books.push((await server.upload([{ name: 'file', filename: 'a.txt', content: 'A story.' }])).json())
  }
  // What follows the time of a version 7 id is random.
  expect(books.every(({ id }) => /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab]/.test(id))).toBe(true)
  expect(new Set(books.map(({ id }) => id.slice(24))).size).toBe(books.length)
  expect(new Set(books.map(({ cancelToken }) => cancelToken.slice(0, 8))).size).toBe(books.length)
  expect(books.every(({ cancelToken }) => Buffer.from(cancelToken, 'base64url').length >= 16)).toBe(true)
})
