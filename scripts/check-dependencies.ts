// The packages of the lock file: where they come from, what they run when they are installed, and what is known against
// them. Status 75 says that the registry could not be asked, which is no fault of the packages.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ACCEPTED_ADVISORIES } from './dependencies/accepted-advisories.ts'
import { judgeAudit } from './dependencies/judge-audit.ts'
import { lockFaults } from './dependencies/judge-lock.ts'

const root = join(import.meta.dirname, '..')
const COULD_NOT_ASK = 75
const read = (name: string): unknown => JSON.parse(readFileSync(join(root, name), 'utf8'))

const { allowScripts = {} } = read('package.json') as { allowScripts?: Record<string, boolean> }
const faults = lockFaults(read('package-lock.json'), allowScripts)

/** The npm that runs this script, or the machine's own. */
function audit(): string {
  const npm = process.env['npm_execpath']
  const isScript = npm !== undefined && /\.c?js$/.test(npm)
  const args = ['audit', '--json', '--package-lock-only', '--fetch-retries=0', '--fetch-timeout=20000']
  const { stdout } = spawnSync(isScript ? process.execPath : 'npm', isScript ? [npm, ...args] : args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32' && !isScript,
    timeout: 60_000,
  })
  return stdout ?? ''
}

const judged = judgeAudit(audit(), { accepted: ACCEPTED_ADVISORIES, today: new Date().toISOString().slice(0, 10) })
for (const note of judged?.notes ?? []) console.log(`noted: ${note}`)
for (const fault of [...faults, ...(judged?.faults ?? [])]) console.error(`dependencies: ${fault}`)
if (faults.length > 0 || (judged?.faults.length ?? 0) > 0) process.exit(1)
if (judged === null) {
  console.error('dependencies: the registry gives no advisories here, so none were looked for')
  process.exit(COULD_NOT_ASK)
}
