// Uses a library as several people do while its processes, its database and its storage fail at random, and at the end asks
// whether anything that was accepted is lost, or anything happened twice.
// MIZAN_FAULT_SEED repeats a run's decisions, MIZAN_FAULT_SECONDS bounds it (120). Run: node tests/faults/random.ts
import { findPostgres } from '../../scripts/install-postgres.ts'
import { createCluster, createEmbedded } from './cluster.ts'
import { testLibrary, type Report } from './test-library.ts'

const seconds = Number(process.env['MIZAN_FAULT_SECONDS'] ?? 120)
const seed = Number(process.env['MIZAN_FAULT_SEED'] ?? Math.floor(Math.random() * 1_000_000))
console.log(
  `Random faults for ${String(seconds)} s; to repeat: MIZAN_FAULT_SEED=${String(seed)} node tests/faults/random.ts`,
)

// Those it started end with it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))

const counts = { passed: 0, failed: 0, skipped: 0 }
// Of several processes more can go wrong.
const servers = findPostgres() !== undefined
if (!servers) {
  counts.skipped += 1
  console.log('skipped: several processes, for no PostgreSQL server is installed (apt-get install postgresql)')
}
await run(
  'one process, embedded library',
  async () => await testLibrary(createEmbedded(), { seed, seconds: seconds * (servers ? 0.3 : 1) }),
)
if (servers) {
  await run(
    '2 webs and 2 workers over PostgreSQL and a bucket',
    async () => await testLibrary(await createCluster({ webs: 2, workers: 2 }), { seed, seconds: seconds * 0.7 }),
  )
}
console.log(
  `random faults: ${String(counts.passed)} passed, ${String(counts.failed)} failed, ${String(counts.skipped)} skipped`,
)
process.exit(counts.failed === 0 ? 0 : 1)

async function run(name: string, test: () => Promise<Report>): Promise<void> {
  const started = performance.now()
  try {
    const { faults, summary, happened } = await test()
    if (faults.length > 0) {
      throw new Error([...new Set(faults)].slice(0, 30).join('\n') + `\nWhat happened: ${happened.join('; ')}`)
    }
    counts.passed += 1
    console.log(`ok   ${name}: ${summary} (${((performance.now() - started) / 1000).toFixed(0)} s)`)
  } catch (error) {
    counts.failed += 1
    console.log(
      `FAIL ${name} (MIZAN_FAULT_SEED=${String(seed)})\n${error instanceof Error ? String(error.stack) : String(error)}`,
    )
  }
}
