import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Evaluation, ListedEvaluation } from '../../src/contract/evaluation.ts'
import type { Rescoring } from '../../src/contract/rescoring.ts'
import type { ScoringConfig } from '../../src/contract/scoring-config.ts'
import { DEFAULT_SCORING_CONFIG } from '../../src/pipeline/score/default-config.ts'
import { ask } from './ask.ts'
import { checkInside, checkLibrary, unendedJobs } from './check.ts'
import { createClient, LONG_TEXT, type Texts } from './client.ts'
import type { Cluster } from './cluster.ts'
import { faultsOf, heal, type Fault } from './inject.ts'
import { createModel, seen, type Model } from './model.ts'
import { outcomeOf } from './outcome-of.ts'
import { seeded, type Seeded } from './seeded.ts'

export type Report = { faults: string[]; summary: string; happened: string[] }

const SAMPLES = join(import.meta.dirname, '../../samples')
const NAMES = ['falcon.en.txt', 'falcon.ar.txt', 'harbour.en.txt', 'harbour.ar.docx', 'falcon.en.epub']
const CLIENTS = 3
/** For the last books to be judged once everything runs again; a whole test run may be using the machine. */
const ENDS_WITHIN_MS = 150_000
/** A worker is missed for ten seconds, and a run over the library rests for five before it is tried again. */
const JOBS_END_WITHIN_MS = 30_000
/** What is left of the time for that. */
const CALM_SHARE = 0.25

/**
 * Puts a library to the test: its clients go on for `seconds`, less what the end needs, while faults come one after the
 * other. Ends the cluster in any case.
 */
export async function testLibrary(
  cluster: Cluster,
  { seed, seconds }: { seed: number; seconds: number },
): Promise<Report> {
  const random = seeded(seed)
  const model = createModel()
  const happened: string[] = []
  const began = performance.now()
  try {
    await cluster.start()
    const texts = readTexts()
    const { configs, calm } = await beCalm(cluster, texts)
    const until = performance.now() + Math.max(5000, seconds * 1000 * (1 - CALM_SHARE) - (performance.now() - began))
    const follower = followList(cluster, model)
    const clients = Array.from({ length: CLIENTS }, async (_, index) => {
      const own = seeded(seed + 1000 + index)
      const client = createClient({
        name: `client${String(index + 1)}`,
        url: () => cluster.url(own.between(0, 10)),
        model,
        random: own,
        texts,
        configs,
      })
      while (performance.now() < until) {
        await client.act()
        await sleep(own.between(200, 900))
      }
    })
    await goWrong(cluster, random, { until, happened })
    await Promise.all(clients)
    await heal(cluster)
    await settle(cluster, configs[0] ?? '')
    await checkLibrary(model, (path) => get(cluster, path), calm)
    await follower.end()
    for (const { deaths } of cluster.members) model.faults.push(...deaths)
    if (cluster.kind === 'embedded') await cluster.members[0]?.stop()
    model.faults.push(...(await jobsLeft(cluster)))
    await cluster.inspect(async (library) => await checkInside(library, model))
    return { faults: model.faults, summary: summaryOf(model, happened), happened }
  } catch (error) {
    throw new Error(`${String(error)}\nWhat happened: ${happened.join('; ')}`, { cause: error })
  } finally {
    await cluster.close()
  }
}

function readTexts(): Texts {
  const texts = new Map(
    NAMES.map((name) => [name, { bytes: new Uint8Array(readFileSync(join(SAMPLES, name))), extension: extname(name) }]),
  )
  texts.set('a broken file', { bytes: new TextEncoder().encode('%PDF-1.4 and then nothing'), extension: '.pdf' })
  const sentence =
    'Salma walked along the shore and counted the boats. Her grandfather told her a story about the sea.\n'
  texts.set(LONG_TEXT, { bytes: new TextEncoder().encode(sentence.repeat(4000)), extension: '.txt' })
  return texts
}

async function get<T>(cluster: Cluster, path: string): Promise<T> {
  const response = await fetch(`${String(cluster.url())}${path}`)
  if (!response.ok) throw new Error(`${path}: ${String(response.status)} ${await response.text()}`)
  return (await response.json()) as T
}

async function post<T>(cluster: Cluster, path: string, body: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${String(cluster.url())}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${String(response.status)} ${await response.text()}`)
  return (await response.json()) as T
}

/** What each text comes to when nothing goes wrong, by the first of two configurations. */
async function beCalm(cluster: Cluster, texts: Texts): Promise<{ configs: string[]; calm: Map<string, string> }> {
  const active = await get<ScoringConfig>(cluster, '/api/scoring-configs/active')
  const { verdictConfig } = DEFAULT_SCORING_CONFIG
  const whitelistedRules = { ...verdictConfig.whitelistedRules, minimumScore: 100 }
  const strict = { ...DEFAULT_SCORING_CONFIG, version: 'strict', verdictConfig: { ...verdictConfig, whitelistedRules } }
  const { id } = await post<{ id: string }>(cluster, '/api/scoring-configs', strict)
  const calm = new Map<string, string>()
  for (const [name, { bytes, extension }] of texts) {
    const form = new FormData()
    form.append('file', new Blob([bytes]), `calm${extension}`)
    const answer = await fetch(`${String(cluster.url())}/api/evaluate`, { method: 'POST', body: form })
    const sent = (await answer.json()) as { id: string }
    const ended = await eventually(async () => {
      const record = await get<Evaluation>(cluster, `/api/evaluate/${sent.id}`)
      return record.status === 'completed' || record.status === 'failed' ? record : null
    }, `${name} was not judged in calm`)
    calm.set(name, outcomeOf(ended))
    await fetch(`${String(cluster.url())}/api/evaluations/${sent.id}`, { method: 'DELETE' })
  }
  return { configs: [active.id, id], calm }
}

async function goWrong(
  cluster: Cluster,
  random: Seeded,
  { until, happened }: { until: number; happened: string[] },
): Promise<void> {
  // Each kind once, before one comes again.
  const pack: Fault[] = []
  const began = performance.now()
  while (performance.now() < until) {
    if (pack.length === 0) pack.push(...random.shuffled(faultsOf(cluster)))
    const fault = pack.pop()
    if (fault === undefined) throw new Error('there is nothing that can go wrong')
    happened.push(`${((performance.now() - began) / 1000).toFixed(1)} s ${fault.name}`)
    await fault.happen(cluster, random)
    await sleep(random.between(300, 2500))
  }
}

/** Every book has ended, and was judged by the same rules. */
async function settle(cluster: Cluster, configId: string): Promise<void> {
  await eventually(async () => {
    const rows = await get<ListedEvaluation[]>(cluster, '/api/evaluations')
    const open = rows.filter(({ status }) => status === 'pending' || status === 'processing')
    return open.length === 0 ? true : `still ${open.map(({ filename, status }) => `${filename} ${status}`).join(', ')}`
  }, 'books were not finished')
  await post(cluster, `/api/scoring-configs/${configId}/activate`, { rescore: true })
  await eventually(async () => {
    const { latest } = await get<{ latest: Rescoring | null }>(cluster, '/api/rescorings')
    return latest === null || latest.status !== 'running' ? true : `${String(latest.done)} of ${String(latest.total)}`
  }, 'the library was not judged again')
}

/**
 * A worker that was killed between the end of its book and the end of its job leaves the job: another is given it, sees that
 * there is nothing to do and ends it.
 *
 * @returns the jobs that are left when there has been time for that
 */
async function jobsLeft(cluster: Cluster): Promise<string[]> {
  const end = performance.now() + JOBS_END_WITHIN_MS
  for (;;) {
    const left = await cluster.inspect(async ({ database }) => await unendedJobs(database))
    if (left.length === 0 || performance.now() > end) {
      return left.map((job) => `a job is left although every book has ended: ${job}`)
    }
    // An embedded library is looked at while nobody has it.
    if (cluster.kind === 'embedded') await cluster.start()
    await sleep(3000)
    if (cluster.kind === 'embedded') await cluster.members[0]?.stop()
  }
}

/** Looks until something is there; a text is what is missing. */
async function eventually<T extends object | true>(
  look: () => Promise<T | string | null>,
  otherwise: string,
): Promise<T> {
  const end = performance.now() + ENDS_WITHIN_MS
  for (;;) {
    const found = await look()
    if (found !== null && typeof found !== 'string') return found
    if (performance.now() > end) throw new Error(`${otherwise}${found === null ? '' : `: ${found}`}`)
    await sleep(300)
  }
}

/** Keeps the list as a browser does, asking only for what is new; at the end it must be the list. */
function followList(cluster: Cluster, model: Model): { end(): Promise<void> } {
  let [etag, kept] = ['', '']
  const ending = new AbortController()
  const fault = (what: string): void => void model.faults.push(what)
  const look = async (): Promise<void> => {
    const url = cluster.url()
    if (url === null) return
    const answer = await ask(`${url}/api/evaluations?lang=en`, { headers: { 'if-none-match': etag } }, fault)
    if (answer?.status !== 200) return
    etag = answer.headers.get('etag') ?? ''
    kept = answer.text
    for (const row of JSON.parse(kept) as ListedEvaluation[]) seen(model, row)
  }
  const following = (async () => {
    for (; !ending.signal.aborted; await sleep(700)) await look()
  })()
  return {
    async end() {
      ending.abort()
      await following
      await look()
      const fresh = await (await fetch(`${String(cluster.url())}/api/evaluations?lang=en`)).text()
      if (fresh !== kept) fault('who asks only for changes of the list has another list')
    },
  }
}

function summaryOf({ uploads, counts }: Model, happened: readonly string[]): string {
  const accepted = uploads.filter(({ id }) => id !== null)
  const answers = [...counts]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([what, times]) => `${String(times)} ${what}`)
  const kinds = new Set(happened.map((line) => line.replace(/^\S+ s /, '')))
  return `${String(accepted.length)} books accepted of ${String(uploads.length)} sent, ${String(accepted.filter(({ deleted }) => deleted === 'yes').length)} deleted, ${String(happened.length)} faults of ${String(kinds.size)} kinds; ${answers.join(', ')}`
}
