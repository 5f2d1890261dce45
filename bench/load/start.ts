import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export type Running = { child: ChildProcess; end(): Promise<void> }
export type Started = Running & { url: string; readyMs: number }

const ROOT = join(import.meta.dirname, '../..')
export const SERVER = join(ROOT, 'src/server/main.ts')
export const BARE = join(import.meta.dirname, 'bare-server.mjs')

/** Starts a program that says where it listens; the time runs to its first answer. */
export async function start(program: string, environment: Record<string, string> = {}): Promise<Started> {
  const started = performance.now()
  const { line, ...running } = await begin(program, environment)
  const url = /listening on (http:\S+)$/.exec(line)?.[1]
  if (url === undefined) throw new Error(`${program} did not start: ${line}`)
  await (await fetch(`${url}/readyz`)).arrayBuffer()
  return { ...running, url, readyMs: performance.now() - started }
}

/** A Mizan that only works. */
export async function startWorker(environment: Record<string, string>): Promise<Running> {
  const { line, ...running } = await begin(SERVER, environment)
  if (line !== 'Mizan worker ready') throw new Error(`the worker did not start: ${line}`)
  return running
}

async function begin(program: string, environment: Record<string, string>): Promise<Running & { line: string }> {
  const child = spawn(process.execPath, [program], {
    cwd: environment['DATA_DIR'] ?? ROOT,
    env: { PATH: process.env['PATH'] ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const [line] = (await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    ended.then(() => ['']),
  ])) as [string]
  return {
    line,
    child,
    async end() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
