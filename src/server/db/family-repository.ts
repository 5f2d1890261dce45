import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Family } from '../../contract/families.ts'
import type { Connection } from './database.ts'

export type FamilyRepository = ReturnType<typeof createFamilyRepository>

/** Families that were handed a code. Nothing is known of them but when. */
export function createFamilyRepository(connection: Connection) {
  return {
    async create(codeHash: string): Promise<string> {
      const id = uuidv7()
      await connection.insertInto('families').values({ id, code_hash: codeHash, created_at: new Date() }).execute()
      return id
    },

    async byCode(codeHash: string): Promise<string | null> {
      const row = await connection
        .selectFrom('families')
        .select('id')
        .where('code_hash', '=', codeHash)
        .executeTakeFirst()
      return row?.id ?? null
    },

    /** Oldest first, with how many profiles each has. */
    async list(): Promise<Family[]> {
      const rows = await connection
        .selectFrom('families as f')
        .leftJoin('reader_profiles as p', 'p.family_id', 'f.id')
        .select(['f.id', 'f.created_at', sql<number>`count(p.id)::int`.as('profiles')])
        .groupBy(['f.id', 'f.created_at'])
        .orderBy('f.id')
        .execute()
      return rows.map(({ id, created_at: at, profiles }) => ({ id, createdAt: at.toISOString(), profiles }))
    },

    /** With its code and all its profiles. @returns whether there was such a family */
    async remove(id: string): Promise<boolean> {
      const { numDeletedRows } = await connection.deleteFrom('families').where('id', '=', id).executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
