import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type RunningServer = {
  url: string
  dataDir: string
  process: ChildProcess
  /** Ends it with the signal and waits until it is gone; resolves to its exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>
  /** Removes its data; call after `end`. */
  remove(): Promise<void>
}

const MAIN = join(import.meta.dirname, '..', '..', 'src', 'server', 'main.ts')

/** Starts the real server on a free port with a data directory of its own and waits until it says it listens. */
export async function startServer(env: Record<string, string> = {}, dataDir?: string): Promise<RunningServer> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'mizan-server-')))
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString()
      const match = /Mizan listening on (http:\/\/\S+)/.exec(output)
      if (match?.[1] !== undefined) resolve(match[1])
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('error', reject)
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output}`)))
  })
  const gone = new Promise<number | null>((resolve) => child.on('exit', resolve))
  return {
    url,
    dataDir: folder,
    process: child,
    end(signal = 'SIGTERM') {
      child.kill(signal)
      return gone
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
