import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Evaluation, ListedEvaluation } from '../../src/contract/evaluation.ts'
import { LOOK_MS, startBalancer } from '../support/balancer.ts'
import { emptyDatabase, type EmptyDatabase } from '../support/empty-database.ts'
import { makeNextVersion, type NextVersion } from '../support/next-version.ts'
import { sendBook } from '../support/server-process.ts'
import { spawnMizan, type SpawnedMizan } from '../support/spawn-mizan.ts'

/** It says more in every place that is kept, and judges a little differently. */
const CHANGES = [
  { path: 'package.json', from: '"version": "', to: '"version": "999.' },
  {
    path: 'src/pipeline/assess/lexical/lexical-evaluator.ts',
    from: "ENGINE_VERSION = '",
    to: "ENGINE_VERSION = '999.",
  },
  ...['structure', 'assessment', 'result', 'judgement', 'nmcAssessment'].map((name) => ({
    path: 'src/server/db/checkpoint-repository.ts',
    from: `JSON.stringify(${name})`,
    to: `JSON.stringify({ ...${name}, later: { said: ['more'] } })`,
  })),
  {
    path: 'src/server/db/checkpoint-repository.ts',
    from: 'JSON.stringify(scoresOf(assessment))',
    to: 'JSON.stringify({ ...scoresOf(assessment), later: 1 })',
  },
  {
    path: 'src/server/db/scoring-config-repository.ts',
    from: 'JSON.stringify(rules)',
    to: 'JSON.stringify({ ...rules, later: { weight: 1 }, system1Config: { ...rules.system1Config, later: true } })',
  },
  {
    path: 'src/server/db/evaluation-rows.ts',
    from: 'notices && JSON.stringify(notices)',
    to: "notices && JSON.stringify([...notices, { code: 'known_later', params: { later: 1 } }])",
  },
  {
    path: 'src/server/jobs/job-queue.ts',
    from: 'boss.send(EVALUATE_BOOK, payload,',
    to: 'boss.send(EVALUATE_BOOK, { ...payload, later: 1 },',
  },
]
const MIGRATION = `alter table evaluations add column later_note text not null default 'later';

create table later_things (id uuid primary key, evaluation_id uuid references evaluations (id) on delete cascade);

create index concurrently if not exists evaluations_by_later_note on evaluations (later_note);
`

let database: EmptyDatabase
let next: NextVersion
let directory = ''
let environment: Record<string, string> = {}
beforeAll(async () => {
  ;[database, next, directory] = await Promise.all([
    emptyDatabase(),
    makeNextVersion(CHANGES),
    mkdtemp(join(tmpdir(), 'mizan-roll-')),
  ])
  await next.migration('9001-later', MIGRATION)
  environment = { DATABASE_URL: database.address, DATA_DIR: directory, WORKERS: '1', STOP_DELAY_S: '1' }
})
afterAll(async () => {
  await next?.[Symbol.asyncDispose]()
  await database?.drop()
  await rm(directory, { recursive: true, force: true })
})

const startOld = async (): Promise<SpawnedMizan> => await spawnMizan(environment)
const startNext = async (): Promise<SpawnedMizan> => await spawnMizan(environment, { root: next.root })
const story = (name: string, length = 60): string =>
  `${name} and the sea.\n\n${'Salma walked along the shore and counted the boats. Her grandfather told her a story.\n'.repeat(length)}`
const record = async (url: string, id: string): Promise<Evaluation> =>
  (await (await fetch(`${url}/api/evaluate/${id}`)).json()) as Evaluation
async function judged(url: string, id: string): Promise<Evaluation> {
  await expect.poll(async () => (await record(url, id)).status, { interval: 50 }).toBe('completed')
  return await record(url, id)
}
async function query<T>(text: string): Promise<T[]> {
  const client = new Client(database.address)
  await client.connect()
  try {
    return (await client.query(text)).rows as T[]
  } finally {
    await client.end()
  }
}

test('two versions serve and work side by side, each may be stopped, killed and started again, and nothing is lost', async () => {
  const sent: string[] = []
  const send = async (url: string, name: string, length?: number): Promise<string> => {
    const { id } = await sendBook(url, `${name}.txt`, story(name, length))
    sent.push(id)
    return id
  }
  await using stack = new AsyncDisposableStack()
  let old = stack.use(await startOld())
  const oldUrl = await old.url()
  const first = await send(oldUrl, 'First')
  await judged(oldUrl, first)
  const balancer = startBalancer(() => ['/api/evaluations', `/api/evaluate/${first}`, '/api/scoring-configs'])
  stack.defer(async () => void (await balancer.stop()))
  await balancer.add(oldUrl)

  // While the next version waits in its migration it can be stopped; the old one serves on.
  await next.migration('9000-slow', 'select pg_sleep(30);')
  const slow = stack.use(await startNext())
  const sleeping = async () =>
    await query("select 1 from pg_stat_activity where query = 'select pg_sleep(30)' and state = 'active'")
  await expect.poll(sleeping, { interval: 20 }).toHaveLength(1)
  const stopped = await slow.end('SIGTERM')
  expect([stopped.code, stopped.ms < 5000]).toEqual([0, true])
  await next.withoutMigration('9000-slow')
  await expect.poll(sleeping).toEqual([])

  // Both at once, each reading what the other wrote.
  const later = stack.use(await startNext())
  const laterUrl = await later.url()
  await balancer.add(laterUrl)
  expect((await query('select later_note from evaluations')).length).toBe(1)
  const both = await Promise.all([
    send(oldUrl, 'Second'),
    send(laterUrl, 'Third'),
    send(oldUrl, 'Fourth'),
    send(laterUrl, 'Fifth'),
  ])
  for (const id of both) expect((await judged(oldUrl, id)).result).toEqual((await judged(laterUrl, id)).result)
  const engines = await query<{ engine: string }>(
    "select distinct evaluator::json ->> 'version' as engine from evaluations",
  )
  expect(new Set(engines.map(({ engine }) => engine.startsWith('999.')))).toEqual(new Set([false, true]))

  // The old one crashes and comes back on the newer schema.
  balancer.remove(oldUrl)
  await old.end('SIGKILL')
  old = stack.use(await startOld())
  const again = await old.url()
  await balancer.add(again)
  for (const id of sent) expect((await judged(again, id)).status).toBe('completed')

  // Back to the old one while a book is being read by the next: it goes on, and the next version's checkpoints are used.
  const long = await send(laterUrl, 'Long', 12_000)
  await expect.poll(async () => (await record(again, long)).status, { interval: 20 }).toBe('processing')
  expect((await later.end('SIGTERM')).code).toBe(0)
  await judged(again, long)
  const [half = ''] = both.slice(1)
  await query(`delete from results where evaluation_id = '${half}'`)
  await query(`update assessments set engine_key = 'lexical|999.1|later' where evaluation_id = '${half}'`)
  await query(`update evaluations set status = 'processing', completed_at = null, job_id = null where id = '${half}'`)
  // One more of the old version finds the book without a job.
  const beside = stack.use(await startOld())
  const back = await beside.url()
  await balancer.add(back)
  await judged(back, half)
  // The same bytes again, judged by another engine before: read anew, not taken over.
  const twin = await sendBook(back, 'twin.txt', story('Third'))
  sent.push(twin.id)
  expect((await judged(back, twin.id)).duplicateOf).not.toBe(half)

  // Forward for good: the next version up, the old ones stopped.
  const last = stack.use(await startNext())
  const lastUrl = await last.url()
  await balancer.add(lastUrl)
  for (const process of [old, beside]) expect((await process.end('SIGTERM')).code).toBe(0)
  await send(lastUrl, 'Sixth')
  for (const id of sent) await judged(lastUrl, id)
  const rows = (await (await fetch(`${lastUrl}/api/evaluations`)).json()) as ListedEvaluation[]
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(sent))
  const { answers, faults } = await balancer.stop()
  expect(faults).toEqual([])
  expect(answers).toBeGreaterThan(100)
  expect((await last.end('SIGTERM')).code).toBe(0)
  expect(LOOK_MS).toBeLessThan(Number(environment['STOP_DELAY_S']) * 1000)
})

test('a version that a contract phase left behind says so and does not start', async () => {
  await query("insert into schema_migrations (name, needs, finished_at) values ('9002-less', '9001-later', now())")
  await using old = await startOld()
  expect(await old.ended).toEqual({ code: 1, signal: null })
  expect(old.errors()).toBe(
    'Mizan could not start: a newer Mizan has changed the database (9002-less), and versions without 9001-later cannot work ' +
      'with it any more; start a newer version\n',
  )
})
