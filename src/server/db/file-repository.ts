import type { Connection } from './database.ts'
import type { FilesTable } from './schema.ts'

export type StoredFile = { key: string; size: number }

export type FileRepository = ReturnType<typeof createFileRepository>

/**
 * Every object in the file storage has a row here before it is written, so that none is ever lost track of. A row
 * without an evaluation is an upload still arriving, or a file waiting to be removed.
 */
export function createFileRepository(connection: Connection) {
  return {
    async reserve(files: (StoredFile & { kind: FilesTable['kind']; position: number })[]): Promise<void> {
      await connection
        .insertInto('files')
        .values(files.map((file) => ({ ...file, evaluation_id: null, created_at: new Date() })))
        .execute()
    },

    /** @throws Error when one of them was swept meanwhile */
    async adopt(keys: string[], evaluationId: string): Promise<void> {
      const update = connection.updateTable('files').set({ evaluation_id: evaluationId }).where('key', 'in', keys)
      const { numUpdatedRows } = await update.executeTakeFirstOrThrow()
      if (numUpdatedRows !== BigInt(keys.length)) throw new Error('a file was swept before a book could own it')
    },

    /**
     * Makes files that belong to nobody the pages of a book, in this order.
     *
     * @throws Error when one of them was swept or taken meanwhile
     */
    async adoptInOrder(keys: readonly string[], evaluationId: string): Promise<void> {
      for (const [position, key] of keys.entries()) await this.adoptAt(key, evaluationId, position)
    },

    /** @throws Error when it was swept or taken meanwhile */
    async adoptAt(key: string, evaluationId: string, position: number): Promise<void> {
      const { numUpdatedRows } = await connection
        .updateTable('files')
        .set({ evaluation_id: evaluationId, position })
        .where('key', '=', key)
        .where('evaluation_id', 'is', null)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows !== 1n) throw new Error('a file was swept or taken before a book could own it')
    },

    async release(key: string): Promise<void> {
      await connection.updateTable('files').set({ evaluation_id: null }).where('key', '=', key).execute()
    },

    /** The uploaded files of one book, in the order of its pages. */
    async ofBook(evaluationId: string): Promise<StoredFile[]> {
      return await connection
        .selectFrom('files')
        .select(['key', 'size'])
        .where('evaluation_id', '=', evaluationId)
        .where('kind', '=', 'book')
        .orderBy('position')
        .execute()
    },

    async keysOf(evaluationId: string): Promise<string[]> {
      const rows = await connection
        .selectFrom('files')
        .select('key')
        .where('evaluation_id', '=', evaluationId)
        .execute()
      return rows.map((row) => row.key)
    },

    async orphans(olderThan: Date): Promise<string[]> {
      const rows = await connection
        .selectFrom('files')
        .select('key')
        .where('evaluation_id', 'is', null)
        .where('created_at', '<', olderThan)
        .execute()
      return rows.map((row) => row.key)
    },

    async forget(keys: string[]): Promise<void> {
      if (keys.length > 0) await connection.deleteFrom('files').where('key', 'in', keys).execute()
    },
  }
}
