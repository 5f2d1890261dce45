import { sql } from 'kysely'
import type { PictureTakings } from '../../contract/picture-taking.ts'
import type { StoredPictureTaking } from '../evaluations/stored-evaluation.ts'
import type { Connection } from './database.ts'

export type PictureTakingRepository = ReturnType<typeof createPictureTakingRepository>

const FAILED = '%"status":"failed"%'

/** The judged books whose pictures are unknown, and those that somebody asked for. */
export function createPictureTakingRepository(connection: Connection) {
  return {
    async counts(): Promise<PictureTakings> {
      const { unknown, failed, waiting } = await connection
        .selectFrom('evaluations')
        .select([
          sql<number>`(count(*) filter (where picture_count is null))::int`.as('unknown'),
          sql<number>`(count(*) filter (where picture_taking like ${FAILED}))::int`.as('failed'),
          sql<number>`(count(*) filter (where picture_taking not like ${FAILED}))::int`.as('waiting'),
        ])
        .where('status', '=', 'completed')
        .where('in_library', '=', true)
        .executeTakeFirstOrThrow()
      return { unknown, waiting, failed }
    },

    /** All books of the library are asked for. @returns how many */
    async askForAll(performedBy: string): Promise<number> {
      const asked: StoredPictureTaking = { status: 'waiting', performedBy }
      const { numUpdatedRows } = await connection
        .updateTable('evaluations')
        .set({ picture_taking: JSON.stringify(asked) })
        .where('status', '=', 'completed')
        .where('picture_count', 'is', null)
        .where('in_library', '=', true)
        .executeTakeFirstOrThrow()
      return Number(numUpdatedRows)
    },

    /** The next book that was asked for, by id. */
    async next(): Promise<string | null> {
      const row = await connection
        .selectFrom('evaluations')
        .select('id')
        .where('picture_taking', 'is not', null)
        .where('picture_taking', 'not like', FAILED)
        .orderBy('id')
        .limit(1)
        .executeTakeFirst()
      return row?.id ?? null
    },
  }
}
