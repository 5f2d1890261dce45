import { expect, test } from 'vitest'
import type { Preview, Rescoring } from '../../src/contract/rescoring.ts'
import { previewSchema, rescoringSchema } from '../../src/contract/rescoring.ts'
import type { HistoryEntry } from '../../src/contract/review.ts'
import { criterionKey, type ScoringConfig, type ScoringConfigInput } from '../../src/contract/scoring-config.ts'
import { DEFAULT_SCORING_CONFIG } from '../../src/pipeline/score/default-config.ts'
import { resumeRescoring } from '../../src/server/jobs/resume-rescoring.ts'
import { createTestApp, type TestApp } from '../support/create-test-app.ts'
import { makeAssessment } from '../support/factories.ts'
import { createFakePipeline } from '../support/fake-pipeline.ts'

/** Scores are in the text of the book ("score 70"); a book read for an invented criterion has a score for it. */
function scoringPipeline(onAssess: () => Promise<void> = async () => {}) {
  const pipeline = createFakePipeline()
  return {
    ...pipeline,
    assess: (async (book, rules) => {
      await onAssess()
      pipeline.calls.assess += 1
      const score = Number(/score (\d+)/.exec(book.text)?.[1] ?? 95)
      const assessment = makeAssessment({ score })
      const invented = rules.system1Config.criteria.filter(({ key }) => key === undefined)
      const more = invented.map((criterion) => ({
        system: 1,
        key: criterionKey(criterion),
        name: criterion.name,
        score: 30,
        rationale: { en: '', ar: '' },
        evidence: [],
      }))
      return { ...assessment, notices: [], criteria: [...assessment.criteria, ...more] }
    }) as typeof pipeline.assess,
  }
}

const changed = (change: (draft: ScoringConfigInput) => void, version = '2'): ScoringConfigInput => {
  const draft = { ...structuredClone(DEFAULT_SCORING_CONFIG), version }
  change(draft)
  return draft
}
const stricter = changed((draft) => {
  draft.verdictConfig.whitelistedRules.minimumScore = 96
})
const invented = changed((draft) => {
  const [first, ...others] = draft.system1Config.criteria
  if (!first) throw new Error('no criterion')
  const added = { name: 'Kindness to falcons', description: 'Falcons are treated well', weight: 10 }
  draft.system1Config.criteria = [{ ...first, weight: first.weight - 10 }, ...others, added]
})

const preview = async (server: TestApp, config: ScoringConfigInput, query = '') =>
  await server.app.inject({ method: 'POST', url: `/api/scoring-configs/preview${query}`, payload: config })
const activate = async (server: TestApp, config: ScoringConfigInput, rescore: boolean): Promise<string> => {
  const created = await server.app.inject({ method: 'POST', url: '/api/scoring-configs', payload: config })
  const { id } = created.json<ScoringConfig>()
  const payload = { performedBy: 'Reem', rescore }
  expect(
    (await server.app.inject({ method: 'POST', url: `/api/scoring-configs/${id}/activate`, payload })).statusCode,
  ).toBe(200)
  return id
}
const state = async (server: TestApp) =>
  (await server.app.inject({ url: '/api/rescorings' })).json<{ latest: Rescoring | null; outdated: number }>()
const finished = async (server: TestApp): Promise<Rescoring> => {
  await expect.poll(async () => (await state(server)).latest?.status).toBe('completed')
  const { latest } = await state(server)
  return rescoringSchema.parse(latest)
}
const history = async (server: TestApp, id: string) =>
  (await server.app.inject({ url: `/api/evaluations/${id}/history` })).json<HistoryEntry[]>()

test('a preview tells what would change and changes nothing', async () => {
  await using server = await createTestApp({ pipeline: scoringPipeline() })
  const good = await server.evaluate('score 97')
  const fair = await server.evaluate('score 90', 'fair.txt')
  await server.evaluate('score 70')
  const kept = await server.evaluate('score 91')
  await server.app.inject({
    method: 'POST',
    url: `/api/evaluations/${kept.id}/review`,
    payload: { verdict: 'Whitelisted', age: 6, reason: 'Fine.', performedBy: 'Huda', revision: 0 },
  })
  const answer = await preview(server, stricter)
  expect(answer.statusCode).toBe(200)
  const result = previewSchema.parse(answer.json())
  expect(result).toMatchObject({ books: 4, changed: 1, kept: 1, mustBeRead: 0, ages: { older: 0, younger: 0 } })
  expect(result.verdicts).toEqual([
    { verdict: 'Whitelisted', before: 3, after: 2 },
    { verdict: 'Parent Guidance', before: 1, after: 2 },
    { verdict: 'Not Whitelisted', before: 0, after: 0 },
  ])
  expect(result.moves).toEqual([{ from: 'Whitelisted', to: 'Parent Guidance', count: 1 }])
  expect(result.items.map(({ id, reviewed, changes }) => [id, reviewed, changes])).toEqual([
    [fair.id, false, ['verdict']],
    [kept.id, true, ['verdict']],
  ])
  expect(result.items[0]).toMatchObject({
    title: expect.any(String),
    before: { score: 90 },
    after: { verdict: 'Parent Guidance' },
  })
  const paged = (await preview(server, stricter, '?limit=1&offset=1')).json<Preview>()
  expect([paged.items.map(({ id }) => id), paged.next]).toEqual([[kept.id], null])
  expect((await preview(server, stricter, '?limit=1')).json<Preview>().next).toBe(1)
  expect(await server.evaluation(good.id)).toEqual(good)
  expect(await history(server, fair.id)).toHaveLength(1)
  expect((await preview(server, DEFAULT_SCORING_CONFIG)).json<Preview>()).toMatchObject({ changed: 0, items: [] })
})

test('a preview counts ages, ratings and books that must be read again, and names faults', async () => {
  await using server = await createTestApp({ pipeline: scoringPipeline(), adminPassword: 'secret' })
  await server.evaluate('score 90')
  const older = changed((draft) => {
    draft.system4Config.ageMapping.easy = { minAge: 9, maxAge: 9 }
    draft.system1Config.safeThreshold = 95
  })
  expect((await preview(server, older)).json<Preview>()).toMatchObject({
    changed: 1,
    ages: { older: 1, younger: 0 },
    ratings: [1, 0, 0, 0],
    items: [
      { changes: ['verdict', 'age', 'system1'], before: { recommended_age: '6+' }, after: { recommended_age: '9+' } },
    ],
  })
  expect((await preview(server, invented)).json<Preview>()).toMatchObject({
    changed: 0,
    mustBeRead: 1,
    items: [{ changes: [], unread: ['Kindness to falcons'] }],
  })
  const faulty = await preview(
    server,
    changed((draft) => {
      draft.system1Config.weight = 0
    }),
  )
  expect(faulty.json()).toMatchObject({
    code: 'config_invalid',
    details: 'System weights must total 100% (currently 70%)',
  })
  expect(
    (await server.app.inject({ method: 'POST', url: '/api/scoring-configs/preview', payload: {} })).statusCode,
  ).toBe(400)
})

test('a preview agrees with what the re-scoring then does', async () => {
  await using server = await createTestApp({ pipeline: scoringPipeline() })
  for (const score of [35, 55, 61, 79, 82, 97]) await server.evaluate(`score ${String(score)}`)
  const promised = (await preview(server, stricter)).json<Preview>()
  const activated = await activate(server, stricter, true)
  const run = await finished(server)
  expect(run).toMatchObject({
    total: 6,
    done: 6,
    changed: promised.changed,
    failed: 0,
    percent: 100,
    performedBy: 'Reem',
  })
  for (const { id, after } of promised.items) {
    const record = await server.evaluation(id)
    expect(record).toMatchObject({ scoringConfigId: activated, result: { final_verdict: after.verdict } })
    expect((await history(server, id)).map(({ kind, scoringConfigVersion }) => [kind, scoringConfigVersion])).toEqual([
      ['judged', '1.0.0'],
      ['rescored', '2'],
    ])
  }
  expect((await state(server)).outdated).toBe(0)
})

test('activation for new books only leaves the library, which can follow later', async () => {
  await using server = await createTestApp({ pipeline: scoringPipeline() })
  const { id } = await server.evaluate('score 90')
  await activate(server, stricter, false)
  expect(await state(server)).toEqual({ latest: null, outdated: 1 })
  expect(await server.evaluation(id)).toMatchObject({
    scoringConfigVersion: '1.0.0',
    result: { final_verdict: 'Whitelisted' },
  })
  const started = await server.app.inject({ method: 'POST', url: '/api/rescorings', payload: {} })
  expect(started.statusCode).toBe(202)
  await finished(server)
  expect(await server.evaluation(id)).toMatchObject({ result: { final_verdict: 'Parent Guidance' } })
  const log = (await server.app.inject({ url: '/api/audit' })).json<{ action: string }[]>()
  expect(log.map(({ action }) => action)).toEqual(['library.rescore', 'config.activate', 'config.create'])
})

test('books are read again for an invented criterion while they stay in the library', async () => {
  await using server = await createTestApp({ pipeline: scoringPipeline() })
  const { id } = await server.evaluate('score 90')
  await activate(server, invented, true)
  expect(await finished(server)).toMatchObject({ total: 1, done: 1, toRead: 1, read: 1, failed: 0, percent: 100 })
  const record = await server.evaluation(id)
  // The new criterion is below the red line, which no mean outweighs.
  expect(record).toMatchObject({ status: 'completed', result: { final_verdict: 'Not Whitelisted' }, reviewReasons: [] })
  expect((await history(server, id)).map(({ kind }) => kind)).toEqual(['judged', 'read_again'])
})

test('a run that was killed goes on where it was, and one that is repeated changes nothing', async () => {
  await using server = await createTestApp({ pipeline: scoringPipeline(), working: false })
  const ids: string[] = []
  for (const score of [80, 85, 90]) {
    const answer = await server.upload([{ name: 'file', filename: 'a.txt', content: `score ${String(score)}` }])
    const { id } = answer.json<{ id: string }>()
    const row = await server.database.connection
      .selectFrom('evaluations')
      .select('job_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await server.evaluateBook({
      evaluationId: id,
      jobId: String(row.job_id),
      attempt: 0,
      signal: new AbortController().signal,
    })
    ids.push(id)
  }
  await activate(server, stricter, true)
  const { latest } = await state(server)
  const rescoringId = String(latest?.id)
  // Killed after the second book.
  const stop = new AbortController()
  let done = 0
  const pipeline = await server.dependencies.pipeline()
  const judge = pipeline.judge.bind(pipeline)
  pipeline.judge = (input) => {
    if (done === 2) stop.abort()
    done += 1
    return judge(input)
  }
  await expect(server.rescoreLibrary({ rescoringId, jobId: '', signal: stop.signal })).rejects.toThrow()
  expect((await state(server)).latest).toMatchObject({ status: 'running', done: 2, percent: 66 })
  pipeline.judge = judge
  // Two workers at once, as after a heartbeat that came too late.
  const job = { rescoringId, jobId: '', signal: new AbortController().signal }
  await Promise.all([server.rescoreLibrary(job), server.rescoreLibrary(job)])
  expect((await state(server)).latest).toMatchObject({ status: 'completed', done: 3, changed: 3, percent: 100 })
  const before = await Promise.all(ids.map(async (id) => await server.evaluation(id)))
  await server.rescoreLibrary(job)
  expect(await Promise.all(ids.map(async (id) => await server.evaluation(id)))).toEqual(before)
  for (const id of ids) expect(await history(server, id)).toHaveLength(2)
})

test('a run whose job was lost gets a new one at the next start, and only one when several processes start', async () => {
  await using server = await createTestApp({ pipeline: scoringPipeline(), working: false })
  await activate(server, stricter, true)
  expect(await resumeRescoring(server.database, server.queue)).toBe(false)
  await server.database.connection.updateTable('rescorings').set({ job_id: crypto.randomUUID() }).execute()
  // None goes on before all have seen the lost job.
  const allHaveSeen = Promise.withResolvers<void>()
  let waiting = 5
  const queue: typeof server.queue = {
    ...server.queue,
    async live(...jobs) {
      const live = await server.queue.live(...jobs)
      if (--waiting === 0) allHaveSeen.resolve()
      await allHaveSeen.promise
      return live
    },
  }
  const starts = Array.from({ length: waiting }, () => resumeRescoring(server.database, queue))
  expect((await Promise.all(starts)).filter(Boolean)).toEqual([true])
  expect(await resumeRescoring(server.database, server.queue)).toBe(false)
})

test('a run can be stopped, and another activation stops it too', async () => {
  await using server = await createTestApp({ pipeline: scoringPipeline(), working: false })
  await activate(server, stricter, true)
  const first = (await state(server)).latest
  const again = await server.app.inject({ method: 'POST', url: '/api/rescorings', payload: {} })
  expect(again.json<Rescoring>().id).toBe(first?.id)
  const cancel = async (id: string) =>
    await server.app.inject({ method: 'POST', url: `/api/rescorings/${id}/cancel`, payload: { performedBy: 'Reem' } })
  expect((await cancel(String(first?.id))).statusCode).toBe(204)
  expect((await state(server)).latest?.status).toBe('cancelled')
  expect((await cancel(String(first?.id))).json()).toMatchObject({ code: 'rescoring_not_found' })
  await activate(server, { ...stricter, version: '3' }, true)
  await activate(server, { ...stricter, version: '4' }, true)
  const runs = await server.database.connection.selectFrom('rescorings').select('status').orderBy('id').execute()
  expect(runs.map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'running'])
})

test('a book that is being read while the library changes hands is judged by the new rules', async () => {
  const gate = Promise.withResolvers<void>()
  let isHeld = true
  const hold = async (): Promise<void> => {
    if (isHeld) await gate.promise
  }
  const pipeline = scoringPipeline(hold)
  await using server = await createTestApp({ pipeline })
  const { id } = (await server.upload([{ name: 'file', filename: 'a.txt', content: 'score 90' }])).json<{
    id: string
  }>()
  await expect.poll(async () => (await server.evaluation(id)).status).toBe('processing')
  await activate(server, stricter, true)
  isHeld = false
  gate.resolve()
  expect(await server.ended(id)).toMatchObject({
    scoringConfigVersion: '2',
    result: { final_verdict: 'Parent Guidance' },
  })
})

test('with a password, starting and stopping need a session', async () => {
  await using server = await createTestApp({ pipeline: scoringPipeline(), adminPassword: 'secret', working: false })
  const start = await server.app.inject({ method: 'POST', url: '/api/rescorings', payload: {} })
  const stop = await server.app.inject({
    method: 'POST',
    url: `/api/rescorings/${crypto.randomUUID()}/cancel`,
    payload: {},
  })
  expect([start.statusCode, stop.statusCode, (await state(server)).outdated]).toEqual([401, 401, 0])
})
