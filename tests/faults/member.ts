import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { startServerProcess, type ServerProcess } from '../support/server-process.ts'

/** Lets SIGUSR2 set the clock of the process. */
const SHIFTABLE_CLOCK = ['--import', join(import.meta.dirname, 'shift-clock.mjs')]

/** One process of a Mizan that is put to the test: it can be killed, stopped and started again as often as one likes. */
export type Member = {
  readonly name: string
  /** null while it does not run, and for a worker. */
  url(): string | null
  isRunning(): boolean
  start(clockShiftSeconds?: number): Promise<void>
  kill(): Promise<void>
  /** SIGTERM. @returns its exit code */
  stop(): Promise<number | null>
  freeze(): void
  thaw(): void
  jumpClock(): void
  pid(): number | undefined
  /** What it wrote on standard error in all its lives. */
  errors(): string
  /** How it ended without being asked to, each time. */
  readonly deaths: string[]
}

const started = new Set<ServerProcess>()
// Whoever starts the tests may end them at any time; their processes would go on for ever.
process.once('exit', () => {
  for (const { child } of started) child.kill('SIGKILL')
})

export function createMember(name: string, environment: Record<string, string>): Member {
  let running: ServerProcess | null = null
  let frozen = false
  let earlier = ''
  const deaths: string[] = []

  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    const ending = running
    if (ending === null) return null
    running = null
    if (frozen && signal === 'SIGTERM') ending.child.kill('SIGCONT')
    frozen = false
    const code = await ending.end(signal)
    earlier = (earlier + ending.errors()).slice(-400_000)
    return code
  }

  return {
    name,
    deaths,
    url: () => (running === null || running.url === '' ? null : running.url),
    isRunning: () => running !== null,
    async start(clockShiftSeconds = 0) {
      mkdirSync(String(environment['DATA_DIR']), { recursive: true })
      const shift = { MIZAN_CLOCK_SHIFT_S: String(clockShiftSeconds) }
      const life = await startServerProcess({ ...environment, ...shift }, SHIFTABLE_CLOCK)
      started.add(life)
      life.child.once('exit', (code, signal) => {
        started.delete(life)
        if (running !== life) return
        running = null
        deaths.push(`${name} ended by itself (${String(code ?? signal)}): ${life.errors().slice(-2000)}`)
      })
      running = life
    },
    kill: async () => void (await end('SIGKILL')),
    stop: async () => await end('SIGTERM'),
    freeze() {
      frozen = running?.child.kill('SIGSTOP') ?? false
    },
    thaw() {
      running?.child.kill('SIGCONT')
      frozen = false
    },
    jumpClock: () => void running?.child.kill('SIGUSR2'),
    pid: () => running?.child.pid,
    errors: () => earlier + (running?.errors() ?? ''),
  }
}
