import { sql } from 'kysely'
import type { EvaluationStatus, Stage } from '../../contract/evaluation.ts'
import type { StoredEvaluation } from '../evaluations/stored-evaluation.ts'
import type { Connection } from './database.ts'
import { COLUMNS, type EvaluationChanges, fromRow, toColumns } from './evaluation-rows.ts'

export type NewEvaluation = {
  id: string
  filename: string
  fileSize: number
  sha256: string
  isOCR: boolean
  createdAt: Date
  scoringConfigId: string
  scoringConfigVersion: string
  duplicateOf: string | null
  cancelTokenHash: string
  inLibrary: boolean
  turn: number
  uploader: string | null
  requestId: string | null
}

export type EvaluationRepository = ReturnType<typeof createEvaluationRepository>

/** The evaluations themselves, without texts, assessments or results. */
export function createEvaluationRepository(connection: Connection) {
  return {
    async insert(evaluation: NewEvaluation): Promise<void> {
      await connection
        .insertInto('evaluations')
        .values({
          id: evaluation.id,
          filename: evaluation.filename,
          file_size: evaluation.fileSize,
          sha256: evaluation.sha256,
          is_ocr: evaluation.isOCR,
          created_at: evaluation.createdAt,
          updated_at: evaluation.createdAt,
          scoring_config_id: evaluation.scoringConfigId,
          scoring_config_version: evaluation.scoringConfigVersion,
          duplicate_of: evaluation.duplicateOf,
          cancel_token_hash: evaluation.cancelTokenHash,
          in_library: evaluation.inLibrary,
          turn: evaluation.turn,
          uploader: evaluation.uploader,
          request_id: evaluation.requestId,
        })
        .execute()
    },

    /** The id of the newest one of all. */
    async newest(): Promise<string | undefined> {
      const newest = connection.selectFrom('evaluations').select('id').orderBy('id', 'desc').limit(1)
      return (await newest.executeTakeFirst())?.id
    },

    async find(id: string): Promise<StoredEvaluation | null> {
      const row = await connection.selectFrom('evaluations').select(COLUMNS).where('id', '=', id).executeTakeFirst()
      return row ? fromRow(row) : null
    },

    /** Like `find`, but keeps others from changing the row until the transaction ends. */
    async lock(id: string): Promise<StoredEvaluation | null> {
      const query = connection.selectFrom('evaluations').select(COLUMNS).where('id', '=', id).forUpdate()
      const row = await query.executeTakeFirst()
      return row ? fromRow(row) : null
    },

    /** @returns false when the evaluation is gone */
    async update(id: string, changes: EvaluationChanges): Promise<boolean> {
      const result = await connection
        .updateTable('evaluations')
        .set({ ...toColumns(changes), updated_at: new Date() })
        .where('id', '=', id)
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    /** Progress never runs backwards and never touches a finished evaluation. @returns false when it is over, gone or another's */
    async advance(id: string, claim: string, progress: number, stage: Stage): Promise<boolean> {
      const result = await connection
        .updateTable('evaluations')
        .set((eb) => ({ progress: sql<number>`greatest(${eb.ref('progress')}, ${progress}::real)`, stage }))
        .where('id', '=', id)
        .where('claim', '=', claim)
        .where('status', '=', 'processing')
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    async remove(id: string): Promise<boolean> {
      const result = await connection.deleteFrom('evaluations').where('id', '=', id).executeTakeFirst()
      return result.numDeletedRows > 0n
    },

    async findByToken(
      cancelTokenHash: string,
    ): Promise<{ id: string; status: EvaluationStatus; duplicateOf: string | null } | null> {
      const row = await connection
        .selectFrom('evaluations')
        .select(['id', 'status', 'duplicate_of'])
        .where('cancel_token_hash', '=', cancelTokenHash)
        .executeTakeFirst()
      return row === undefined ? null : { id: row.id, status: row.status, duplicateOf: row.duplicate_of }
    },

    /** A completed evaluation of the same bytes under the same rules and engine: the newest in the library, if any. */
    async findSame(book: {
      sha256: string
      isOCR: boolean
      configId: string
      engineKey: string
    }): Promise<string | null> {
      const row = await connection
        .selectFrom('evaluations')
        .innerJoin('assessments', 'assessments.evaluation_id', 'evaluations.id')
        .select('evaluations.id')
        .where('evaluations.sha256', '=', book.sha256)
        .where('evaluations.is_ocr', '=', book.isOCR)
        .where('evaluations.status', '=', 'completed')
        .where('evaluations.scoring_config_id', '=', book.configId)
        .where('assessments.engine_key', '=', book.engineKey)
        .orderBy('evaluations.in_library', 'desc')
        .orderBy('evaluations.id', 'desc')
        .executeTakeFirst()
      return row?.id ?? null
    },

    async unfinished(): Promise<{ id: string; jobId: string | null; turn: number }[]> {
      const rows = await connection
        .selectFrom('evaluations')
        .select(['id', 'job_id', 'turn'])
        .where('status', 'in', ['pending', 'processing'])
        .orderBy('id')
        .execute()
      return rows.map((row) => ({ id: row.id, jobId: row.job_id, turn: row.turn }))
    },

    /** What nobody added to the library since then. */
    async unlistedBefore(time: Date): Promise<string[]> {
      const rows = await connection
        .selectFrom('evaluations')
        .select('id')
        .where('in_library', '=', false)
        .where('created_at', '<', time)
        .execute()
      return rows.map((row) => row.id)
    },
  }
}
