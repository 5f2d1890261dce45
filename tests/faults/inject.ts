import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import type { Seeded } from './seeded.ts'

/** Something that goes wrong and is put right again when it resolves. */
export type Fault = { name: string; happen: (cluster: Cluster, random: Seeded) => Promise<void> }

/** A worker the queue hears nothing of for so long has lost its job, and another has finished a book of some seconds. */
const LOSES_ITS_JOB_MS = 17_000

async function between(random: Seeded, from: number, to: number): Promise<void> {
  await sleep(random.between(from, to))
}

const killed =
  (who: 'webs' | 'workers'): Fault['happen'] =>
  async (cluster, random) => {
    const member = random.pick(cluster[who])
    if (!member.isRunning()) return
    await member.kill()
    await between(random, 0, 1500)
    await member.start()
  }

const ON_ANY: readonly Fault[] = [
  { name: 'kill -9 of a web', happen: killed('webs') },
  { name: 'kill -9 of a worker', happen: killed('workers') },
  {
    name: 'a process is told to stop',
    async happen(cluster, random) {
      const member = random.pick(cluster.members)
      if (!member.isRunning()) return
      await member.stop()
      await member.start()
    },
  },
  {
    name: 'the clock of a process jumps',
    async happen(cluster, random) {
      const member = random.pick(cluster.members)
      member.jumpClock()
      await between(random, 500, 2000)
      if (random.chance(0.5)) member.jumpClock()
    },
  },
  {
    name: 'a process starts with a clock that is an hour off',
    async happen(cluster, random) {
      const member = random.pick(cluster.members)
      if (!member.isRunning()) return
      await member.kill()
      await member.start(random.pick([3600, -3600]))
    },
  },
  {
    name: 'a process is stopped for a moment',
    async happen(cluster, random) {
      const member = random.pick(cluster.members)
      member.freeze()
      await between(random, 500, 3000)
      member.thaw()
    },
  },
]

const ON_SERVERS: readonly Fault[] = [
  {
    name: 'a worker is stopped until its job is given to another',
    async happen(cluster, random) {
      const [member, ...others] = random.shuffled(cluster.workers)
      if (member === undefined) return
      // Alone it is surely in the middle of a book.
      for (const other of others) await other.kill()
      await between(random, 500, 2000)
      member.freeze()
      for (const other of others) await other.start()
      await sleep(LOSES_ITS_JOB_MS)
      member.thaw()
    },
  },
  {
    name: 'kill -9 of the database',
    async happen({ servers }, random) {
      await servers?.postgres.halt('SIGKILL')
      await between(random, 0, 3000)
      await servers?.postgres.start()
    },
  },
  {
    name: 'the database is restarted',
    async happen({ servers }) {
      await servers?.postgres.halt('SIGINT')
      await servers?.postgres.start()
    },
  },
  {
    name: 'the bucket is away',
    async happen({ servers }, random) {
      await servers?.s3.stop()
      await between(random, 500, 5000)
      await servers?.s3.start()
    },
  },
  {
    name: 'the bucket does not answer',
    async happen({ servers }, random) {
      servers?.s3.pause()
      await between(random, 500, 4000)
      servers?.s3.resume()
    },
  },
]

export function faultsOf(cluster: Cluster): readonly Fault[] {
  return cluster.kind === 'embedded' ? ON_ANY : [...ON_ANY, ...ON_SERVERS]
}

/** Everything runs again. */
export async function heal(cluster: Cluster): Promise<void> {
  for (const member of cluster.members) {
    member.thaw()
    if (!member.isRunning()) await member.start()
  }
}
