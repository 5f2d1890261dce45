// How a process keeps its promise to those who wait for a report while it is asked to stop: a finished report or a sentence,
// never a cut stream. Busy loops and several processes at once keep the processors from it.
//
//   node bench/stop.ts --runs 200 --loops 4 --lanes 5
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { spawnMizan } from '../tests/support/spawn-mizan.ts'

const SAMPLES = join(import.meta.dirname, '../samples')
const BOOKS = ['falcon.en.epub', 'falcon.ar.epub', 'harbour.en.docx', 'lastround.en.epub']
/** What a supervisor waits before it kills. */
const PATIENCE_MS = 10_000

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '40' },
    loops: { type: 'string', default: '4' },
    lanes: { type: 'string', default: '5' },
  },
})
const [runs, loops, lanes] = [Number(values.runs), Number(values.loops), Number(values.lanes)]

type Outcome = 'finished' | 'sentence' | 'cut' | 'late'
const outcomes: Record<Outcome, number> = { finished: 0, sentence: 0, cut: 0, late: 0 }
let longestMs = 0

const busy = Array.from({ length: loops }, () => spawn('sh', ['-c', 'while :; do :; done'], { stdio: 'ignore' }))
try {
  let next = 0
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      const directory = await mkdtemp(join(tmpdir(), 'mizan-stop-'))
      try {
        const ids = await fillLibrary(directory)
        while (next < runs) {
          next += 1
          const { outcome, ms, told } = await stopDuringReport(directory, ids)
          outcomes[outcome] += 1
          longestMs = Math.max(longestMs, ms)
          if (outcome === 'cut' || outcome === 'late')
            console.log(`${outcome} after ${String(Math.round(ms))} ms: ${told}`)
        }
      } finally {
        await rm(directory, { recursive: true, force: true })
      }
    }),
  )
} finally {
  for (const loop of busy) loop.kill('SIGKILL')
}
console.log(
  `${String(runs)} stops during a report, ${String(loops)} busy loops, ${String(lanes)} processes at once, ` +
    `${String(availableParallelism())} processors: ${String(outcomes.finished)} finished, ${String(outcomes.sentence)} answered ` +
    `with a sentence, ${String(outcomes.cut)} cut, ${String(outcomes.late)} later than a supervisor waits; ` +
    `the longest stop took ${(longestMs / 1000).toFixed(1)} s`,
)
process.exit(outcomes.cut + outcomes.late === 0 ? 0 : 1)

/** A library with some judged books. */
async function fillLibrary(directory: string): Promise<string[]> {
  await using mizan = await spawnMizan({ DATA_DIR: directory })
  const url = await mizan.url()
  const ids: string[] = []
  for (const name of BOOKS) {
    const form = new FormData()
    form.append('file', new Blob([readFileSync(join(SAMPLES, name))]), name)
    const answer = await fetch(`${url}/api/evaluate`, { method: 'POST', body: form })
    ids.push(((await answer.json()) as { id: string }).id)
  }
  for (const id of ids) {
    let status = ''
    while (status !== 'completed') {
      status = ((await (await fetch(`${url}/api/evaluate/${id}`)).json()) as { status: string }).status
      if (status === 'failed') throw new Error('a sample could not be judged')
      await sleep(100)
    }
  }
  await mizan.end('SIGTERM')
  return ids
}

async function stopDuringReport(
  directory: string,
  bookIds: string[],
): Promise<{ outcome: Outcome; ms: number; told: string }> {
  await using mizan = await spawnMizan({ DATA_DIR: directory })
  const answer = await fetch(`${await mizan.url()}/api/generate-pdf-report`, {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ bookIds }),
  })
  const text = answer.text().catch((error: unknown) => `(${String(error)}: ${String((error as Error).cause)})`)
  // At any moment of the report.
  await sleep(Math.random() * 3000)
  const asked = performance.now()
  mizan.send('SIGTERM')
  const { code } = await mizan.ended
  const ms = performance.now() - asked
  const told = (await text).slice(-400)
  const finished = /^event: result\ndata: .*\n\n$/m.test(told)
  const sentence = /^event: error\nretry: \d+\ndata: .*"code":"unavailable".*\n\n$/m.test(told)
  if (!finished && !sentence) return { outcome: 'cut', ms, told: `status ${String(code)}, ${told}\n${mizan.errors()}` }
  if (code !== 0 || ms > PATIENCE_MS) return { outcome: 'late', ms, told: `status ${String(code)}\n${mizan.errors()}` }
  return { outcome: finished ? 'finished' : 'sentence', ms, told }
}
