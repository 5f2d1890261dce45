import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

export type End = { code: number | null; signal: NodeJS.Signals | null; ms: number }

export type SpawnedMizan = AsyncDisposable & {
  pid: number
  directory: string
  /** Resolves with the text once the process has said it, on either stream; rejects when it ends before. */
  said(pattern: RegExp): Promise<RegExpExecArray>
  /** Everything on standard error so far. */
  errors(): string
  /** Resolves with the address it listens on. */
  url(): Promise<string>
  /** Sends a signal, or several one after the other, and resolves with how it ended and after how long. */
  end(...signals: NodeJS.Signals[]): Promise<End>
  send(signal: NodeJS.Signals): void
  ended: Promise<Omit<End, 'ms'>>
}

export type SpawnOptions = {
  /** The folder of the sources; this one unless told. */
  root?: string
  /** For Node itself. */
  node?: string[]
}

/**
 * A Mizan process from its first moment on, on a free port, with a data directory of its own unless the environment names
 * one. `await using` kills it.
 */
export async function spawnMizan(
  environment: Record<string, string> = {},
  { root = ROOT, node = [] }: SpawnOptions = {},
): Promise<SpawnedMizan> {
  const given = environment['DATA_DIR']
  const directory = given ?? (await mkdtemp(join(tmpdir(), 'mizan-process-')))
  const child = spawn(process.execPath, [...node, join(root, 'src/server/main.ts')], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', DATA_DIR: directory, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  let errors = ''
  const hear = (chunk: Buffer): void => {
    said += chunk.toString()
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear).on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, signal: child.signalCode }))
  const listen = async (pattern: RegExp): Promise<RegExpExecArray> => {
    for (;;) {
      const match = pattern.exec(said)
      if (match !== null) return match
      if (child.exitCode !== null || child.signalCode !== null) {
        await ended
        const last = pattern.exec(said)
        if (last !== null) return last
        throw new Error(`the process ended (${String(child.exitCode ?? child.signalCode)}) and said: ${said}`)
      }
      await new Promise((resolve) => {
        setTimeout(resolve, 10)
      })
    }
  }
  return {
    pid: child.pid ?? 0,
    directory,
    said: listen,
    errors: () => errors,
    url: async () => (await listen(/^Mizan listening on (http:\S+)$/m))[1] ?? '',
    send: (signal) => void child.kill(signal),
    async end(...signals) {
      const asked = performance.now()
      for (const signal of signals) {
        child.kill(signal)
        await new Promise((resolve) => {
          setTimeout(resolve, 150)
        })
      }
      return { ...(await ended), ms: performance.now() - asked }
    },
    ended,
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await ended
      if (given === undefined) await rm(directory, { recursive: true, force: true })
    },
  }
}
