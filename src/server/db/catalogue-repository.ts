import { sql } from 'kysely'
import type { BookText } from '../../contract/book-text.ts'
import type { EvaluationStatus, ListedEvaluation } from '../../contract/evaluation.ts'
import type { Language } from '../../contract/languages.ts'
import type { Connection } from './database.ts'

export type CatalogueRepository = ReturnType<typeof createCatalogueRepository>
/** What tells which book a row of the library is. */
export type CatalogueRow = {
  id: string
  status: EvaluationStatus
  filename: string
  /** The row of the list, as JSON; null of a book that is not judged. */
  listed: string | null
  /** What its file says of itself, as JSON; null of a judged book, and of one that nobody has read yet. */
  metadata: string | null
}
export type ShownRow = { id: string; status: EvaluationStatus; filename: string; listed: ListedEvaluation | null }
export type FileMetadata = BookText['metadata']

/** The books of the library by what they are called. */
export function createCatalogueRepository(connection: Connection) {
  return {
    /** Books older than `before`, newest first. */
    async page(before: string | undefined, limit: number): Promise<CatalogueRow[]> {
      let ids = connection
        .selectFrom('evaluations')
        .selectAll()
        .where('in_library', '=', true)
        .orderBy('id', 'desc')
        .limit(limit)
      if (before !== undefined) ids = ids.where('id', '<', before)
      return await connection
        .selectFrom(ids.as('e'))
        .leftJoin('book_texts as t', (join) =>
          join.onRef('t.evaluation_id', '=', 'e.id').on('e.status', '!=', 'completed'),
        )
        .select(['e.id', 'e.status', 'e.filename'])
        .select(sql<string | null>`case when e.status = 'completed' then e.listed_en end`.as('listed'))
        .select(sql<string | null>`t.structure::json->>'metadata'`.as('metadata'))
        .orderBy('e.id', 'desc')
        .execute()
    },

    /** The rows of these books in the reader's language, by id. */
    async shown(ids: readonly string[], language: Language): Promise<Map<string, ShownRow>> {
      if (ids.length === 0) return new Map()
      const rows = await connection
        .selectFrom('evaluations')
        .select(['id', 'status', 'filename'])
        .select(
          sql<string | null>`case when status = 'completed' then ${sql.ref(`listed_${language}`)} end`.as('listed'),
        )
        .where('id', 'in', ids)
        .execute()
      return new Map(
        rows.map(({ listed, ...row }) => [
          row.id,
          { ...row, listed: listed === null ? null : (JSON.parse(listed) as ListedEvaluation) },
        ]),
      )
    },
  }
}
