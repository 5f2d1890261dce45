import { sql } from 'kysely'
import type { Connection } from './database.ts'

export type LoginAttemptRepository = ReturnType<typeof createLoginAttemptRepository>

/** Counts by the database's clock: processes need not agree on theirs. */
export function createLoginAttemptRepository(connection: Connection) {
  return {
    /** @returns how many there were in this minute, with this one, and in how many seconds the next minute begins */
    async count(address: string): Promise<{ attempts: number; seconds: number }> {
      const { rows } = await sql<{ attempts: number; seconds: number }>`
        insert into login_attempts as known (address, attempts, since) values (${address}, 1, now())
        on conflict (address) do update set
          attempts = case when known.since > now() - interval '1 minute' then known.attempts + 1 else 1 end,
          since = case when known.since > now() - interval '1 minute' then known.since else now() end
        returning attempts, ceil(extract(epoch from since + interval '1 minute' - now()))::int as seconds`.execute(
        connection,
      )
      const [row] = rows
      if (row === undefined) throw new Error('the database counted nothing')
      if (row.attempts === 1) {
        await sql`delete from login_attempts where since < now() - interval '1 minute'`.execute(connection)
      }
      return row
    },
  }
}
