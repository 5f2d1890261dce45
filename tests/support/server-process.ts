import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const ROOT = join(import.meta.dirname, '../..')
const READY = /^(?:Mizan listening on (http:\S+)|Mizan worker ready)$/
const MAX_ERRORS = 200_000

export type ServerProcess = {
  /** '' for a worker, which does not listen. */
  url: string
  child: ChildProcess
  /** Sends the signal and resolves with the exit code, null when a signal ended it. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
  /** Its standard error so far, at most the last part of it. */
  errors(): string
}

/**
 * A Mizan of its own on a free port, or a worker. Rejects with what it wrote on stderr when it does not start.
 *
 * @param flags of Node itself
 */
export async function startServerProcess(
  environment: Record<string, string>,
  flags: readonly string[] = [],
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...flags, join(ROOT, 'src/server/main.ts')], {
    cwd: environment['DATA_DIR'] ?? ROOT,
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errors = (errors + chunk.toString()).slice(-MAX_ERRORS)
  })
  const exited = once(child, 'exit') as Promise<[number | null]>
  const lines = createInterface({ input: child.stdout })
  const url = await Promise.race([
    once(lines, 'line').then(([line]) => READY.exec(String(line))?.slice(1).join('')),
    exited.then(() => undefined),
  ])
  if (url === undefined) {
    await exited
    throw new Error(errors.trim())
  }
  return {
    url,
    child,
    errors: () => errors,
    async end(signal) {
      child.kill(signal)
      const [code] = await exited
      return code
    },
  }
}

/** Uploads a text over the network. */
export async function sendBook(url: string, filename: string, content: string): Promise<{ id: string }> {
  const form = new FormData()
  form.append('file', new Blob([content]), filename)
  const answer = await fetch(`${url}/api/evaluate`, { method: 'POST', body: form })
  if (answer.status !== 202) throw new Error(await answer.text())
  return (await answer.json()) as { id: string }
}
