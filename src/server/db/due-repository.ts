import { sql } from 'kysely'
import type { Connection } from './database.ts'

export type DueRepository = ReturnType<typeof createDueRepository>

/** Which books the sources are to be asked about. */
export function createDueRepository(connection: Connection) {
  return {
    /** Takes the newest book that is due; nobody else gets it until `leaseMs` have passed. */
    async take(leaseMs: number): Promise<string | null> {
      const { rows } = await sql<{ id: string }>`
        update evaluations set sources_due_at = now() + make_interval(secs => ${leaseMs / 1000}::double precision)
        where id = (
          select id from evaluations
          where status = 'completed' and in_library and (sources_due_at is null or sources_due_at <= now())
          order by sources_due_at nulls first, id desc limit 1 for update skip locked
        ) returning id`.execute(connection)
      return rows[0]?.id ?? null
    },

    /** Every book is asked about again, after the sources have changed. */
    async all(): Promise<void> {
      await connection
        .updateTable('evaluations')
        .set({ sources_due_at: null })
        .where('status', '=', 'completed')
        .where('sources_due_at', 'is not', null)
        .execute()
    },

    async waiting(): Promise<number> {
      const row = await connection
        .selectFrom('evaluations')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('status', '=', 'completed')
        .where('in_library', '=', true)
        .where((eb) => eb.or([eb('sources_due_at', 'is', null), eb('sources_due_at', '<=', new Date())]))
        .executeTakeFirstOrThrow()
      return row.count
    },
  }
}
