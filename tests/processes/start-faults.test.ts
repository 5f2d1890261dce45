import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkServer } from '../../src/server/db/await-postgres.ts'
import { emptyDatabase } from '../support/empty-database.ts'
import { startRelay } from '../support/relay.ts'
import { spawnMizan } from '../support/spawn-mizan.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mizan-start-'))
})
afterAll(async () => await rm(folder, { recursive: true, force: true }))

/** What the process says on standard error; it must end with status 1. */
async function refusal(environment: Record<string, string>): Promise<string> {
  await using mizan = await spawnMizan({ START_WAIT_S: '0', ...environment })
  expect(await mizan.ended).toEqual({ code: 1, signal: null })
  return mizan.errors()
}

/** A database server that lets nobody in, with this state. */
async function refusingDatabase(state: string): Promise<AsyncDisposable & { address: string }> {
  const fields = Buffer.from(`SFATAL\0C${state}\0Mno entry for you\0\0`)
  const length = Buffer.alloc(4)
  length.writeInt32BE(fields.length + 4)
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, fields])))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `postgres://reader:open-sesame@127.0.0.1:${String(port)}/mizan`,
    async [Symbol.asyncDispose]() {
      server.close()
      await once(server, 'close')
    },
  }
}

describe.concurrent('what keeps a process from starting is one sentence and status 1', () => {
  test('the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    expect(await refusal({ PORT: String(port) })).toBe(
      `Mizan could not start: port ${String(port)} of 127.0.0.1 is taken by another program; stop it or set PORT\n`,
    )
    other.close()
  })

  test('the data directory is a file', async () => {
    const path = join(folder, 'file')
    await writeFile(path, '')
    expect(await refusal({ DATA_DIR: path })).toBe(`Mizan could not start: DATA_DIR ${path} is not a directory\n`)
  })

  test('the database does not answer, which is told while it is waited for', async () => {
    const address = 'postgres://reader:open-sesame@127.0.0.1:9/mizan'
    expect(await refusal({ START_WAIT_S: '1', DATABASE_URL: address })).toBe(
      'Mizan is starting: the database at 127.0.0.1:9 does not answer (connect ECONNREFUSED 127.0.0.1:9); waiting for it, at most 1 s\n' +
        'Mizan could not start: the database at 127.0.0.1:9 does not answer (connect ECONNREFUSED 127.0.0.1:9); look at DATABASE_URL\n',
    )
  })

  test('the password of the database is wrong, and stays a secret', async () => {
    await using database = await refusingDatabase('28P01')
    expect(await refusal({ START_WAIT_S: '60', DATABASE_URL: database.address })).toBe(
      'Mizan could not start: the database refuses the password of reader (DATABASE_URL)\n',
    )
  })

  test('there is no such database', async () => {
    const { address, drop } = await emptyDatabase()
    await drop()
    expect(await refusal({ START_WAIT_S: '60', DATABASE_URL: address })).toBe(
      `Mizan could not start: there is no database ${address.split('/').at(-1) ?? ''} on the server (DATABASE_URL); create it first\n`,
    )
  })

  test('the database cannot hold Arabic', async () => {
    const { address, drop } = await emptyDatabase("encoding 'SQL_ASCII' locale 'C'")
    expect(await refusal({ DATABASE_URL: address })).toMatch(
      /^Mizan could not start: the database has the encoding SQL_ASCII, which cannot hold Arabic; make one with .*\n$/,
    )
    await drop()
  })
})

test('a server older than the queue needs is named', () => {
  expect(() => checkServer({ version: 120_022, encoding: 'UTF8' })).toThrow(
    'the database server is PostgreSQL 12; 13 or later is needed',
  )
  checkServer({ version: 130_000, encoding: 'UTF8' })
})

test('a database that comes up later than the process is waited for', async () => {
  const { address, drop } = await emptyDatabase()
  const relay = await startRelay(Number(new URL(address).port))
  relay.hold()
  {
    const url = new URL(address)
    url.port = String(relay.port)
    await using mizan = await spawnMizan({ DATABASE_URL: url.href, ROLE: 'worker' })
    await mizan.said(
      /Mizan is starting: the database at 127\.0\.0\.1:\d+ does not answer \(.*\); waiting for it, at most 60 s/,
    )
    relay.resume()
    await mizan.said(/^Mizan worker ready$/m)
    expect((await mizan.end('SIGTERM')).code).toBe(0)
  }
  await relay.close()
  await drop()
})
