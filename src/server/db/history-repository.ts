import type { HistoryEntry } from '../../contract/review.ts'
import type { Connection } from './database.ts'
import { laterId } from './later-id.ts'

export type NewHistoryEntry = Omit<HistoryEntry, 'id' | 'at'> & { at?: Date }

export type HistoryRepository = ReturnType<typeof createHistoryRepository>

/** How the verdicts of books came about. Entries are only ever added. */
export function createHistoryRepository(connection: Connection) {
  return {
    /** Oldest first. */
    async list(evaluationId: string): Promise<HistoryEntry[]> {
      const rows = await connection
        .selectFrom('verdict_history')
        .select(['id', 'at', 'kind', 'entry'])
        .where('evaluation_id', '=', evaluationId)
        .orderBy('id')
        .execute()
      return rows.map(({ id, at, kind, entry }) => ({
        id,
        at: at.toISOString(),
        kind: kind as HistoryEntry['kind'],
        ...(JSON.parse(entry) as Omit<HistoryEntry, 'id' | 'at' | 'kind'> & Partial<Pick<HistoryEntry, 'kind'>>),
      }))
    },

    async isEmpty(evaluationId: string): Promise<boolean> {
      const row = await connection
        .selectFrom('verdict_history')
        .select('id')
        .where('evaluation_id', '=', evaluationId)
        .limit(1)
        .executeTakeFirst()
      return row === undefined
    },

    async add(evaluationId: string, { kind, at = new Date(), ...entry }: NewHistoryEntry): Promise<void> {
      const entries = connection.selectFrom('verdict_history').select('id').where('evaluation_id', '=', evaluationId)
      const last = await entries.orderBy('id', 'desc').limit(1).executeTakeFirst()
      await connection
        .insertInto('verdict_history')
        .values({
          id: laterId(last?.id),
          evaluation_id: evaluationId,
          at,
          // The table, which older processes share, admits the kinds of its first day; a later one stands in the entry.
          kind: kind === 'pictures' ? 'rescored' : kind,
          entry: JSON.stringify(kind === 'pictures' ? { ...entry, kind } : entry),
        })
        .execute()
    },
  }
}
