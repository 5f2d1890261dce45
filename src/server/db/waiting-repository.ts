import { sql } from 'kysely'
import type { Connection } from './database.ts'

export type WaitingRepository = ReturnType<typeof createWaitingRepository>

/** The books that wait for a worker, in the order in which workers take them: by turn, then by arrival. */
export function createWaitingRepository(connection: Connection) {
  const waiting = () => connection.selectFrom('evaluations').where('status', '=', 'pending')
  return {
    /**
     * The turn of one more book: behind those its uploader has waiting, and in the turn of today's first where there are
     * none. Whoever sends one book thus waits for one book of each other uploader, not for all of theirs.
     */
    async nextTurn(uploader: string | null): Promise<number> {
      const own = uploader === null ? undefined : await lastTurn(uploader)
      if (own !== undefined) return own + 1
      const first = await waiting().select('turn').orderBy('turn').limit(1).executeTakeFirst()
      return first?.turn ?? 0
    },

    /** How many books wait before each of these, or of all; those that do not wait are left out. */
    async positions(ids?: readonly string[]): Promise<Map<string, number>> {
      if (ids?.length === 0) return new Map()
      const ranked = waiting().select([
        'id',
        sql<number>`(row_number() over (order by turn, id) - 1)::int`.as('before'),
      ])
      const all = connection.selectFrom(ranked.as('ranked')).selectAll()
      const rows = await (ids === undefined ? all : all.where('id', 'in', ids)).execute()
      return new Map(rows.map(({ id, before }) => [id, before]))
    },

    /** How many books wait, counted no further than `limit`. */
    async count(limit: number): Promise<number> {
      const some = waiting().select('id').limit(limit)
      const row = await connection
        .selectFrom(some.as('some'))
        .select(sql<number>`count(*)::int`.as('count'))
        .executeTakeFirstOrThrow()
      return row.count
    },

    /** How many evaluations ended, well or badly, since then; counted no further than `limit`. */
    async endedSince(time: Date, limit: number): Promise<number> {
      const newest = connection
        .selectFrom('evaluations')
        .select('id')
        .where('completed_at', '>', time)
        // Tells a database without statistics to use the index.
        .orderBy('completed_at', 'desc')
        .limit(limit)
      const row = await connection
        .selectFrom(newest.as('newest'))
        .select(sql<number>`count(*)::int`.as('count'))
        .executeTakeFirstOrThrow()
      return row.count
    },
  }

  async function lastTurn(uploader: string): Promise<number | undefined> {
    const query = waiting().select('turn').where('uploader', '=', uploader).orderBy('turn', 'desc').limit(1)
    return (await query.executeTakeFirst())?.turn
  }
}
