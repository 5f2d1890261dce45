import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { BookList } from '../../contract/book-lists.ts'
import type { ReadList, WantedBook } from '../../contract/wanted-book.ts'
import type { Connection } from './database.ts'
import type { ProfileOwner } from './profile-repository.ts'

export type ListRepository = ReturnType<typeof createListRepository>
/** A list as it was sent, and which books a person said it means, by their place in it. */
export type StoredList = { list: BookList; books: WantedBook[]; chosen: Map<number, string> }

/** Lists that were sent. Each question names the owner: nobody finds what is another's. */
export function createListRepository(connection: Connection) {
  const owned = (owner: ProfileOwner) =>
    connection.selectFrom('book_lists').where('family_id', owner === null ? 'is' : '=', owner)

  return {
    /** Newest first. */
    async list(owner: ProfileOwner): Promise<BookList[]> {
      const rows = await owned(owner)
        .select(['id', 'name', 'left_out', 'created_at', sql<number>`json_array_length(books::json)`.as('count')])
        .orderBy('id', 'desc')
        .execute()
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        createdAt: row.created_at.toISOString(),
        books: row.count,
        leftOut: row.left_out,
      }))
    },

    async find(owner: ProfileOwner, id: string): Promise<StoredList | null> {
      const row = await owned(owner).selectAll().where('id', '=', id).executeTakeFirst()
      if (row === undefined) return null
      const choices = await connection.selectFrom('book_list_choices').selectAll().where('list_id', '=', id).execute()
      const books = JSON.parse(row.books) as WantedBook[]
      return {
        list: {
          id,
          name: row.name,
          createdAt: row.created_at.toISOString(),
          books: books.length,
          leftOut: row.left_out,
        },
        books,
        chosen: new Map(choices.map(({ position, evaluation_id: book }) => [position, book])),
      }
    },

    async count(owner: ProfileOwner): Promise<number> {
      return (await owned(owner).select('id').execute()).length
    },

    async create(owner: ProfileOwner, name: string, { books, leftOut }: ReadList): Promise<string> {
      const id = uuidv7()
      await connection
        .insertInto('book_lists')
        .values({
          id,
          family_id: owner,
          name,
          books: JSON.stringify(books),
          left_out: leftOut,
          created_at: new Date(),
        })
        .execute()
      return id
    },

    /** @returns whether there was such a list */
    async remove(owner: ProfileOwner, id: string): Promise<boolean> {
      const { numDeletedRows } = await connection
        .deleteFrom('book_lists')
        .where('id', '=', id)
        .where('family_id', owner === null ? 'is' : '=', owner)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    /** Which book a line means; null takes back what was said. Nothing is kept where list or book just went. */
    async choose(listId: string, position: number, book: string | null): Promise<void> {
      await connection
        .deleteFrom('book_list_choices')
        .where('list_id', '=', listId)
        .where('position', '=', position)
        .execute()
      if (book === null) return
      await connection
        .insertInto('book_list_choices')
        .columns(['list_id', 'position', 'evaluation_id'])
        .expression((eb) =>
          eb
            .selectFrom(['book_lists as l', 'evaluations as e'])
            .select(['l.id', eb.cast<number>(eb.val(position), 'integer').as('position'), 'e.id as book'])
            .where('l.id', '=', listId)
            .where('e.id', '=', book)
            .forKeyShare(),
        )
        .onConflict((conflict) =>
          conflict.columns(['list_id', 'position']).doUpdateSet((eb) => ({
            evaluation_id: eb.ref('excluded.evaluation_id'),
          })),
        )
        .execute()
    },
  }
}
