import { Client } from 'pg'
import { inject } from 'vitest'

export type EmptyDatabase = { address: string; drop: () => Promise<void> }

/**
 * A new database without any tables on the PostgreSQL server of this run.
 *
 * @param options what `create database` is told beside its name
 */
export async function emptyDatabase(options = ''): Promise<EmptyDatabase> {
  const server = inject('postgres')
  if (server === undefined) throw new Error('this test needs the PostgreSQL server of the run')
  const name = `empty_${crypto.randomUUID()}`
  await tell(server, `create database "${name}" template template0 ${options}`)
  return {
    address: new URL(name, server).href,
    drop: async () => await tell(server, `drop database "${name}" with (force)`),
  }
}

/** Has a server do one statement outside any transaction. */
export async function tell(address: string, statement: string): Promise<void> {
  const client = new Client(address)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
