import type { Connection } from './database.ts'
import { laterId } from './later-id.ts'

export type AuditAction =
  | 'config.create'
  | 'config.activate'
  | 'config.delete'
  | 'evaluation.edit'
  | 'evaluation.delete'
  | 'evaluation.pictures'
  | 'evaluation.pictures-take'
  | 'evaluation.review'
  | 'evaluation.review-undo'
  | 'library.pictures-take'
  | 'library.rescore'
  | 'model.choose'
  | 'model.switch'
  | 'model.forget'
  | 'library.rescore-cancel'
  | 'family.create'
  | 'family.remove'

export type AuditEntry = {
  action: AuditAction
  targetKind: 'scoring-config' | 'evaluation' | 'rescoring' | 'model' | 'family' | 'library'
  targetId: string
  performedBy: string
  before: unknown
  after: unknown
}

export type RecordedAuditEntry = AuditEntry & { id: string; at: string }

export type AuditRepository = ReturnType<typeof createAuditRepository>

/** Who changed what, when, from what to what. Entries are only ever added. */
export function createAuditRepository(connection: Connection) {
  return {
    async add(entry: AuditEntry): Promise<void> {
      const last = await connection
        .selectFrom('audit_log')
        .select('id')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      await connection
        .insertInto('audit_log')
        .values({
          id: laterId(last?.id),
          at: new Date(),
          action: entry.action,
          target_kind: entry.targetKind,
          target_id: entry.targetId,
          performed_by: entry.performedBy,
          before: entry.before === null ? null : JSON.stringify(entry.before),
          after: entry.after === null ? null : JSON.stringify(entry.after),
        })
        .execute()
    },

    /** What happened to one thing, oldest first. */
    async ofTarget(targetId: string): Promise<Pick<RecordedAuditEntry, 'at' | 'action' | 'performedBy'>[]> {
      const rows = await connection
        .selectFrom('audit_log')
        .select(['at', 'action', 'performed_by'])
        .where('target_id', '=', targetId)
        .orderBy('id')
        .execute()
      return rows.map((row) => ({
        at: row.at.toISOString(),
        action: row.action as AuditAction,
        performedBy: row.performed_by,
      }))
    },

    /** Newest first. */
    async list(limit: number, before?: string): Promise<RecordedAuditEntry[]> {
      let query = connection.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(limit)
      if (before !== undefined) query = query.where('id', '<', before)
      const rows = await query.execute()
      return rows.map((row) => ({
        id: row.id,
        at: row.at.toISOString(),
        action: row.action as AuditAction,
        targetKind: row.target_kind as AuditEntry['targetKind'],
        targetId: row.target_id,
        performedBy: row.performed_by,
        before: row.before === null ? null : (JSON.parse(row.before) as unknown),
        after: row.after === null ? null : (JSON.parse(row.after) as unknown),
      }))
    },
  }
}
