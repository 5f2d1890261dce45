import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Opinion } from '../../contract/opinions.ts'
import type { Connection } from './database.ts'
import type { ProfileOwner } from './profile-repository.ts'

export type OpinionRepository = ReturnType<typeof createOpinionRepository>

/** As the index has it (migration 0026): null is nobody's equal, so the household stands as an id nobody has. */
const ONCE = sql`evaluation_id, coalesce(family_id, '00000000-0000-0000-0000-000000000000')`

/** What families say of books: one opinion a family and book. Nothing that judges reads it. */
export function createOpinionRepository(connection: Connection) {
  return {
    async find(owner: ProfileOwner, book: string): Promise<Opinion | null> {
      const row = await connection
        .selectFrom('opinions')
        .select('opinion')
        .where('evaluation_id', '=', book)
        .where('family_id', owner === null ? 'is' : '=', owner)
        .executeTakeFirst()
      return row === undefined ? null : (JSON.parse(row.opinion) as Opinion)
    },

    /** A later opinion takes the place of an earlier one. Nothing is kept where book or family just went. */
    async tell(owner: ProfileOwner, book: string, opinion: Opinion): Promise<void> {
      const [text, at] = [JSON.stringify(opinion), new Date()]
      const family =
        owner === null
          ? sql`(select null::uuid as id)`
          : sql`(select id from families where id = ${owner} for key share)`
      await sql`
        insert into opinions (id, evaluation_id, family_id, opinion, said_at)
        select ${uuidv7()}::uuid, e.id, f.id, ${text}, ${at.toISOString()}::timestamptz
        from (select id from evaluations where id = ${book} for key share) as e, ${family} as f
        on conflict (${ONCE}) do update set opinion = excluded.opinion, said_at = excluded.said_at`.execute(connection)
    },

    async takeBack(owner: ProfileOwner, book: string): Promise<void> {
      await connection
        .deleteFrom('opinions')
        .where('evaluation_id', '=', book)
        .where('family_id', owner === null ? 'is' : '=', owner)
        .execute()
    },

    async ofBook(book: string): Promise<Opinion[]> {
      const rows = await connection.selectFrom('opinions').select('opinion').where('evaluation_id', '=', book).execute()
      return rows.map(({ opinion }) => JSON.parse(opinion) as Opinion)
    },

    /** Of all books of the library that somebody spoke of, by their id. */
    async all(): Promise<Map<string, Opinion[]>> {
      const rows = await connection
        .selectFrom('opinions as o')
        .innerJoin('evaluations as e', 'e.id', 'o.evaluation_id')
        .select(['o.evaluation_id as book', 'o.opinion'])
        .where('e.in_library', '=', true)
        .orderBy('o.evaluation_id', 'desc')
        .execute()
      const all = new Map<string, Opinion[]>()
      for (const { book, opinion } of rows) {
        const known = all.get(book) ?? []
        known.push(JSON.parse(opinion) as Opinion)
        all.set(book, known)
      }
      return all
    },
  }
}
