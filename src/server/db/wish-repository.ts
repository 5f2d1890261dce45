import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { WantedBook } from '../../contract/wanted-book.ts'
import type { Connection } from './database.ts'
import type { ProfileOwner } from './profile-repository.ts'

export type WishRepository = ReturnType<typeof createWishRepository>
export type StoredWish = { id: string; book: WantedBook; key: string; wishedAt: string }

/** Books that are wished for, of one owner each. */
export function createWishRepository(connection: Connection) {
  return {
    /** Oldest first. */
    async list(owner: ProfileOwner): Promise<StoredWish[]> {
      const rows = await connection
        .selectFrom('wishes')
        .selectAll()
        .where('family_id', owner === null ? 'is' : '=', owner)
        .orderBy('id')
        .execute()
      return rows.map(({ id, book, book_key: key, wished_at: at }) => ({
        id,
        book: JSON.parse(book) as WantedBook,
        key,
        wishedAt: at.toISOString(),
      }))
    },

    /** @returns how many of them were not wished for before */
    async add(owner: ProfileOwner, wishes: readonly { book: WantedBook; key: string }[]): Promise<number> {
      if (wishes.length === 0) return 0
      const at = new Date()
      const rows = await connection
        .insertInto('wishes')
        .values(
          wishes.map(({ book, key }) => ({
            id: uuidv7(),
            family_id: owner,
            book: JSON.stringify(book),
            book_key: key,
            wished_at: at,
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning(sql<number>`1`.as('one'))
        .execute()
      return rows.length
    },

    /** @returns how many there were of them */
    async remove(owner: ProfileOwner, ids: readonly string[]): Promise<number> {
      if (ids.length === 0) return 0
      const { numDeletedRows } = await connection
        .deleteFrom('wishes')
        .where('id', 'in', ids)
        .where('family_id', owner === null ? 'is' : '=', owner)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}
