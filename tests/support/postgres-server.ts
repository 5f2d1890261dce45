import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const INSTALLED = '/usr/lib/postgresql'

export type PostgresServer = {
  /** A new, empty database. */
  createDatabase(name: string): string
  stop(): Promise<void>
}

/** The folder of the newest PostgreSQL server of this machine; undefined when there is none. */
export function findPostgres(): string | undefined {
  if (!existsSync(INSTALLED)) return undefined
  const folders = readdirSync(INSTALLED)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(INSTALLED, version, 'bin'))
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/** A PostgreSQL of its own in a temporary folder, on a free port. It refuses to run as root, so another user runs it. */
export async function startPostgres(programs: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'mizan-postgres-'))
  const user = process.getuid?.() === 0 ? nobody() : undefined
  if (user !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const options = { ...user, cwd: folder, stdio: 'pipe' as const }
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'mizan', '-A', 'trust', '-E', 'UTF8', '-N'], options)
  const port = await freePort()
  const settings = [
    `port=${String(port)}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
  ]
  const child = spawn(join(programs, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(child, 'exit')
  let said = ''
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('ready to accept connections')) resolve()
    })
    child.once('exit', () => reject(new Error(`postgres ended: ${said}`)))
  })
  return {
    createDatabase(name) {
      execFileSync(join(programs, 'createdb'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'mizan', name], options)
      return `postgres://mizan@127.0.0.1:${String(port)}/${name}`
    },
    async stop() {
      child.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function nobody(): { uid: number; gid: number } {
  const id = (option: string): number => Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
