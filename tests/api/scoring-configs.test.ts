import { expect, test } from 'vitest'
import { scoringConfigSchema, type ScoringConfig } from '../../src/contract/scoring-config.ts'
import { DEFAULT_SCORING_CONFIG } from '../../src/pipeline/score/default-config.ts'
import { createTestApp, type TestApp } from '../support/create-test-app.ts'

const all = async (server: TestApp): Promise<ScoringConfig[]> =>
  (await server.app.inject({ url: '/api/scoring-configs' })).json<ScoringConfig[]>()
const create = async (server: TestApp, changes: Partial<ScoringConfig> = {}) =>
  await server.app.inject({
    method: 'POST',
    url: '/api/scoring-configs',
    payload: { ...DEFAULT_SCORING_CONFIG, isActive: 0, ...changes },
  })
const activate = async (server: TestApp, id: string) =>
  await server.app.inject({
    method: 'POST',
    url: `/api/scoring-configs/${id}/activate`,
    payload: { performedBy: 'Reviewer' },
  })

test('a new library has the default configuration, active', async () => {
  await using server = await createTestApp({ working: false })
  const active = (await server.app.inject({ url: '/api/scoring-configs/active' })).json<ScoringConfig>()
  expect(() => scoringConfigSchema.parse(active)).not.toThrow()
  expect(await all(server)).toEqual([active])
  expect(active).toMatchObject({ isActive: 1, version: DEFAULT_SCORING_CONFIG.version })
})

test('a saved version starts inactive, whatever it claims, and keeps what was sent', async () => {
  await using server = await createTestApp({ working: false })
  const answer = await create(server, { name: 'Stricter', version: '2.0.0', isActive: 1 })
  expect(answer.statusCode).toBe(201)
  const config = answer.json<ScoringConfig>()
  expect(config).toMatchObject({ name: 'Stricter', version: '2.0.0', isActive: 0 })
  expect(config.system1Config).toEqual(DEFAULT_SCORING_CONFIG.system1Config)
})

test('every broken rule is named with the words of the specification', async () => {
  await using server = await createTestApp({ working: false })
  const { system1Config } = DEFAULT_SCORING_CONFIG
  const answer = await create(server, {
    system1Config: {
      ...system1Config,
      enabled: true,
      autoRejectOnSevere: true,
      weight: system1Config.weight + 5,
      safeThreshold: 10,
    },
  })
  expect(answer.statusCode).toBe(400)
  expect(answer.json<{ details: string }>().details).toBe(
    'System weights must total 100% (currently 105%); System 1: Safe threshold must be ≥ Moderate threshold',
  )
  const shapeless = await server.app.inject({ method: 'POST', url: '/api/scoring-configs', payload: { name: 'x' } })
  expect([shapeless.statusCode, shapeless.json<{ code: string }>().code]).toEqual([400, 'config_invalid'])
})

test('many activations at once leave exactly one active', async () => {
  await using server = await createTestApp({ working: false })
  const ids: string[] = []
  for (const version of ['2', '3', '4', '5']) ids.push((await create(server, { version })).json<ScoringConfig>().id)
  const answers = await Promise.all(ids.map(async (id) => await activate(server, id)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect((await all(server)).filter(({ isActive }) => isActive === 1)).toHaveLength(1)
})

test('the active version cannot be deleted, a missing one neither activated nor deleted', async () => {
  await using server = await createTestApp({ working: false })
  const [active] = await all(server)
  const remove = async (id: string) => {
    const answer = await server.app.inject({
      method: 'DELETE',
      url: `/api/scoring-configs/${id}`,
      payload: { performedBy: 'admin' },
    })
    return [answer.statusCode, answer.body === '' ? null : answer.json<{ code: string }>().code]
  }
  expect(await remove(String(active?.id))).toEqual([409, 'config_active'])
  expect(await remove('nothing')).toEqual([404, 'config_not_found'])
  expect((await activate(server, crypto.randomUUID())).statusCode).toBe(404)
  const { id } = (await create(server)).json<ScoringConfig>()
  expect(await remove(id)).toEqual([204, null])
  expect(await all(server)).toHaveLength(1)
})

test('every change is in the audit log with its author', async () => {
  await using server = await createTestApp({ working: false })
  const { id } = (await create(server, { version: '9' })).json<ScoringConfig>()
  await activate(server, id)
  const entries = (await server.app.inject({ url: '/api/audit' })).json<Record<string, unknown>[]>()
  expect(entries.map(({ action }) => action)).toEqual(['config.activate', 'config.create'])
  expect(entries[0]).toMatchObject({
    performedBy: 'Reviewer',
    targetId: id,
    before: { version: '1.0.0' },
    after: { version: '9' },
  })
})

test('a book is judged by the version that was active when it came', async () => {
  await using server = await createTestApp()
  const { id } = (await create(server, { version: '7' })).json<ScoringConfig>()
  await activate(server, id)
  expect(await server.evaluate('x')).toMatchObject({ scoringConfigId: id, scoringConfigVersion: '7' })
})
