// Every benchmark, one after the other. Each prints ratios against a reference measured in the same run, so that figures
// from different machines can be compared; name some to run only those: `npm run bench -- engine web`.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const BENCHES = [
  'reading',
  'level',
  'engine',
  'extraction',
  'pictures',
  'picture-look',
  'picture-formats',
  'picture-library',
  'web',
  'web-size',
  'what-if',
  'fit',
  'shelf',
  'matching',
  'onix',
  'reports',
  'api',
  'throughput',
  'faults',
  'stop',
  'accuracy',
] as const

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(BENCHES as readonly string[]).includes(name))
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. There are: ${BENCHES.join(', ')}.`)
  process.exit(2)
}
let failed = false
for (const name of BENCHES.filter((bench) => wanted.length === 0 || wanted.includes(bench))) {
  const path = join(import.meta.dirname, `${name}.ts`)
  if (!existsSync(path)) throw new Error(`${name}.ts is missing`)
  console.log(`\n== ${name} ==\n`)
  failed = spawnSync(process.execPath, [path], { stdio: 'inherit' }).status !== 0 || failed
}
process.exit(failed ? 1 : 0)
