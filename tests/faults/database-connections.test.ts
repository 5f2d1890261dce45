import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPostgres } from '../../scripts/install-postgres.ts'
import type { Database } from '../../src/server/db/database.ts'
import { openPostgresDatabase, type Patience } from '../../src/server/db/postgres-database.ts'
import { outageOf } from '../../src/server/outage.ts'
import { startRelay, type Relay } from '../support/relay.ts'
import { startPostgres, type PostgresServer } from '../support/postgres-server.ts'

// An error nobody listens to fails the test run, as it would end a process of Mizan.

const programs = findPostgres()

describe.skipIf(programs === undefined)('connections to a PostgreSQL server', () => {
  let server: PostgresServer
  let relay: Relay
  let database: Database
  const patience: Patience = { connect: 700, statement: 2000, idleTransaction: 1000 }
  const heard: Error[] = []
  beforeAll(async () => {
    server = await startPostgres(String(programs))
    relay = await startRelay(Number(new URL(server.addressOf('postgres')).port))
    const address = server.addressOf('postgres').replace(/:\d+\//, `:${String(relay.port)}/`)
    database = openPostgresDatabase(address, (error) => heard.push(error), patience)
  })
  afterAll(async () => {
    await database.close()
    await relay.close()
    await server.stop()
  })

  const outageIn = async (work: Promise<unknown>): Promise<string | undefined> => {
    try {
      await work
    } catch (error) {
      return outageOf(error)?.code
    }
    return 'no error'
  }
  const look = async (): Promise<unknown> => (await sql`select 1 as one`.execute(database.connection)).rows

  test('one that breaks between two statements of a transaction fails the transaction only', async () => {
    const broken = database.transaction(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.connection)
      await expect
        .poll(
          async () =>
            (await sql`select 1 from pg_stat_activity where pid = ${rows[0]?.pid}`.execute(database.connection)).rows,
        )
        .toEqual([])
      await sql`select 1`.execute(transaction)
    })
    expect(await outageIn(broken)).toBe('unavailable')
    expect(await look()).toEqual([{ one: 1 }])
  })

  test('a transaction that its process leaves lying is ended by the server, and lets others through', async () => {
    await sql`create table held (id integer)`.execute(database.connection)
    await sql`insert into held values (1)`.execute(database.connection)
    const stopped = Promise.withResolvers<void>()
    const { promise: locked, resolve: haveLock } = Promise.withResolvers<void>()
    const left = database.transaction(async (transaction) => {
      await sql`update held set id = 2`.execute(transaction)
      haveLock()
      await stopped.promise
      await sql`select 1`.execute(transaction)
    })
    await locked
    await sql`update held set id = 3`.execute(database.connection)
    stopped.resolve()
    expect(await outageIn(left)).toBe('unavailable')
  })

  test('killed and away it says so at once; started again it answers', async () => {
    await look()
    await server.halt('SIGKILL')
    for (let times = 0; times < 5; times += 1) expect(await outageIn(look())).toBe('unavailable')
    await server.start()
    expect(await look()).toEqual([{ one: 1 }])
  })

  test('more questions than connections: who waits too long is told, and nobody after', async () => {
    const slow = Array.from({ length: 10 }, () => sql`select pg_sleep(1.5)`.execute(database.connection))
    expect(await outageIn(look())).toBe('unavailable')
    await Promise.all(slow)
    expect(await look()).toEqual([{ one: 1 }])
  })

  test('a statement that never ends is ended, and its connection serves on', async () => {
    expect(await outageIn(sql`select pg_sleep(600)`.execute(database.connection))).toBe('unavailable')
    expect(await look()).toEqual([{ one: 1 }])
  })

  test('a network that swallows everything is given up, and asked again', async () => {
    await look()
    relay.hold()
    expect(await outageIn(look())).toBe('unavailable')
    expect(await outageIn(look())).toBe('unavailable')
    relay.resume()
    expect(await look()).toEqual([{ one: 1 }])
  })
})
