import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import { rescoringPercent, type Rescoring } from '../../contract/rescoring.ts'
import type { Connection } from './database.ts'
import { laterId } from './later-id.ts'
import type { RescoringsTable } from './schema.ts'

export type RescoringCounts = Partial<Pick<Rescoring, 'done' | 'toRead' | 'read' | 'changed' | 'failed'>>

export type RescoringRepository = ReturnType<typeof createRescoringRepository>

/** Runs over the whole library under other rules; the database allows one at a time. */
export function createRescoringRepository(connection: Connection) {
  return {
    async latest(): Promise<Rescoring | null> {
      const row = await connection
        .selectFrom('rescorings')
        .selectAll()
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row ? fromRow(row) : null
    },

    async running(): Promise<(Rescoring & { jobId: string | null }) | null> {
      const row = await connection
        .selectFrom('rescorings')
        .selectAll()
        .where('status', '=', 'running')
        .executeTakeFirst()
      return row ? { ...fromRow(row), jobId: row.job_id } : null
    },

    /** The running one of this id, kept from others until the transaction ends; null when it is over. */
    async lockRunning(id: string): Promise<Rescoring | null> {
      const row = await connection
        .selectFrom('rescorings')
        .selectAll()
        .where('id', '=', id)
        .where('status', '=', 'running')
        .forUpdate()
        .executeTakeFirst()
      return row ? fromRow(row) : null
    },

    async create(config: { id: string; version: string }, total: number, performedBy: string): Promise<Rescoring> {
      const row = await connection
        .insertInto('rescorings')
        .values({
          id: laterId((await this.latest())?.id),
          scoring_config_id: config.id,
          scoring_config_version: config.version,
          status: 'running',
          total,
          performed_by: performedBy,
          created_at: new Date(),
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      return fromRow(row)
    },

    async setJob(id: string, jobId: string): Promise<void> {
      await connection.updateTable('rescorings').set({ job_id: jobId }).where('id', '=', id).execute()
    },

    async count(
      id: string,
      { done = 0, toRead = 0, read = 0, changed = 0, failed = 0 }: RescoringCounts,
    ): Promise<void> {
      await connection
        .updateTable('rescorings')
        .set((eb) => ({
          done: eb('done', '+', done),
          to_read: eb('to_read', '+', toRead),
          read: eb('read', '+', read),
          changed: eb('changed', '+', changed),
          failed: eb('failed', '+', failed),
        }))
        .where('id', '=', id)
        .execute()
    },

    /** @returns false when it was over before */
    async end(id: string, status: 'completed' | 'cancelled'): Promise<boolean> {
      const result = await connection
        .updateTable('rescorings')
        .set({ status, finished_at: new Date() })
        .where('id', '=', id)
        .where('status', '=', 'running')
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    /** Judged books that another version judged. */
    async outdated(configId: string): Promise<number> {
      const row = await connection
        .selectFrom('evaluations')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('status', '=', 'completed')
        .where('scoring_config_id', 'is distinct from', configId)
        .executeTakeFirstOrThrow()
      return row.count
    },

    /**
     * Ids of judged books behind `after`, in order: those another version judged or, with `reading`, those of this version
     * with a criterion they were never read for.
     */
    async due(configId: string, { reading, after, limit }: { reading: boolean; after: string; limit: number }) {
      let query = connection
        .selectFrom('evaluations')
        .select('id')
        .where('status', '=', 'completed')
        .where('scoring_config_id', reading ? '=' : 'is distinct from', configId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
      if (reading) query = query.where('review_reasons', 'like', '%"unrated_criterion"%')
      return (await query.execute()).map(({ id }) => id)
    },

    /** Books still waiting or running, and failed ones that may be tried again, are judged by these rules from now on. */
    async repinUnfinished(config: { id: string; version: string }): Promise<void> {
      await connection
        .updateTable('evaluations')
        .set({ scoring_config_id: config.id, scoring_config_version: config.version })
        .where('status', '<>', 'completed')
        .execute()
    },
  }
}

function fromRow(row: Selectable<RescoringsTable>): Rescoring {
  const counts = { total: row.total, done: row.done, toRead: row.to_read, read: row.read }
  return {
    id: row.id,
    status: row.status,
    scoringConfigId: row.scoring_config_id,
    scoringConfigVersion: row.scoring_config_version,
    ...counts,
    changed: row.changed,
    failed: row.failed,
    percent: row.status === 'completed' ? 100 : rescoringPercent(counts),
    performedBy: row.performed_by,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  }
}
