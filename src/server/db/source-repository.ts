import { sql } from 'kysely'
import type { Connection } from './database.ts'

export type SourceRepository = ReturnType<typeof createSourceRepository>

/** Kept answers of sources on the network, and the pace at which they may be asked. */
export function createSourceRepository(connection: Connection) {
  return {
    /** A kept answer that has not expired. */
    async answer(source: string, question: string): Promise<string | null> {
      const row = await connection
        .selectFrom('source_answers')
        .select('answer')
        .where('source', '=', source)
        .where('question', '=', question)
        .where('expires_at', '>', new Date())
        .executeTakeFirst()
      return row?.answer ?? null
    },

    async keep(source: string, question: string, answer: string, expiresAt: Date): Promise<void> {
      const kept = { answer, fetched_at: new Date(), expires_at: expiresAt }
      await connection
        .insertInto('source_answers')
        .values({ source, question, ...kept })
        .onConflict((conflict) => conflict.columns(['source', 'question']).doUpdateSet(kept))
        .execute()
    },

    async sweep(): Promise<void> {
      await connection.deleteFrom('source_answers').where('expires_at', '<', new Date()).execute()
    },

    /**
     * Takes the next free moment to ask a source, all processes together.
     *
     * @returns how long to wait for it, in milliseconds
     */
    async reserve(source: string, intervalMs: number): Promise<number> {
      const interval = sql`make_interval(secs => ${intervalMs / 1000}::double precision)`
      const { rows } = await sql<{ wait: number }>`
        insert into source_pace (source, next_at) values (${source}, now() + ${interval})
        on conflict (source) do update set next_at = greatest(source_pace.next_at, now()) + ${interval}
        returning (extract(epoch from (next_at - ${interval} - now())) * 1000)::float8 as wait`.execute(connection)
      return Math.max(0, rows[0]?.wait ?? 0)
    },

    /** Nobody asks the source before then. */
    async pause(source: string, untilMs: number): Promise<void> {
      const until = new Date(untilMs)
      await connection
        .insertInto('source_pace')
        .values({ source, next_at: until })
        .onConflict((conflict) =>
          conflict.column('source').doUpdateSet({ next_at: sql`greatest(source_pace.next_at, ${until}::timestamptz)` }),
        )
        .execute()
    },
  }
}
