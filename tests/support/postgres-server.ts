import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

export { findPostgres } from '../../scripts/install-postgres.ts'

/** Ends a program when whoever started it is gone, however that happened. */
const SETPRIV = '/usr/bin/setpriv'

export type PostgresServer = {
  /** The address of one of its databases. */
  addressOf(database: string): string
  /** A new database, empty or a copy of another one nobody uses; resolves to its address. */
  createDatabase(name: string, template?: string): Promise<string>
  /** Ends it as its administrator would, or as a fault does; what it keeps stays. */
  halt(signal?: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void>
  /** Whether the server itself still runs. */
  isRunning(): boolean
  /** Starts it again, on the same port, after `halt`. */
  start(): Promise<void>
  /** Ends it and removes all it kept. */
  stop(): Promise<void>
}

/**
 * A PostgreSQL of its own in a temporary folder, on a free port. It refuses to run as root, so another user runs it.
 *
 * @param programs the folder `findPostgres` found
 * @param settings lines of postgresql.conf; without any it is quick and forgets what it was told when the machine breaks
 */
export async function startPostgres(
  programs: string,
  settings: readonly string[] = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
  parent = tmpdir(),
): Promise<PostgresServer> {
  const folder = mkdtempSync(join(parent, 'mizan-postgres-'))
  const user = process.getuid?.() === 0 ? nobody() : undefined
  if (user !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const options = { ...user, cwd: folder, stdio: 'pipe' as const }
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'mizan', '-A', 'trust', '-E', 'UTF8', '-N'], options)
  const port = await freePort()
  const set = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'max_connections=400', ...settings]
  const command = [join(programs, 'postgres'), '-D', data, '-p', String(port), ...set.flatMap((line) => ['-c', line])]
  if (existsSync(SETPRIV)) command.unshift(SETPRIV, '--pdeathsig', 'INT')
  const addressOf = (database: string): string => `postgres://mizan@127.0.0.1:${String(port)}/${database}`

  let child: ChildProcess | null = null
  let ended: Promise<unknown> = Promise.resolve()
  let said = ''
  async function start(): Promise<void> {
    for (let tries = 0; !(await ready()); tries++) {
      // After SIGKILL its other processes are still on their way out.
      if (tries === 50) throw new Error(`postgres does not start: ${said}`)
      await sleep(100)
    }
  }
  /** @returns false when it ended instead */
  async function ready(): Promise<boolean> {
    const [program = '', ...args] = command
    const started = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
    child = started
    ended = once(started, 'exit')
    said = ''
    return await new Promise<boolean>((resolve) => {
      started.stderr.on('data', (chunk: Buffer) => {
        said = (said + chunk.toString()).slice(-10_000)
        if (said.includes('ready to accept connections')) resolve(true)
      })
      started.once('exit', () => resolve(false))
    })
  }
  async function halt(signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
    child?.kill(signal)
    await ended
  }

  await start()
  return {
    addressOf,
    async createDatabase(name, template = 'template0') {
      const administrator = new Client(addressOf('postgres'))
      await administrator.connect()
      try {
        await administrator.query(`create database "${name}" template "${template}"`)
      } finally {
        await administrator.end()
      }
      return addressOf(name)
    },
    halt,
    isRunning: () => child?.exitCode === null && child.signalCode === null,
    start,
    async stop() {
      await halt()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function nobody(): { uid: number; gid: number } {
  const id = (option: string): number => Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
