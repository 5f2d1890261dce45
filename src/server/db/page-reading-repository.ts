import type { PhotographReading } from '../../pipeline/extract/reader.ts'
import type { Connection } from './database.ts'

export type PageReadingRepository = ReturnType<typeof createPageReadingRepository>

/** What was read of each photograph of a book: a page that is read once is not read again, whatever stops the work. */
export function createPageReadingRepository(connection: Connection) {
  return {
    /** In the order of the book. */
    async ofBook(evaluationId: string): Promise<PhotographReading[]> {
      const rows = await connection
        .selectFrom('page_readings')
        .select(['position', 'total', 'pages'])
        .where('evaluation_id', '=', evaluationId)
        .orderBy('position')
        .execute()
      return rows.map(({ position, total, pages }) => ({
        position,
        total,
        pages: JSON.parse(pages) as PhotographReading['pages'],
      }))
    },

    /** How many are read, of how many; null before the first. */
    async progress(evaluationId: string): Promise<{ read: number; total: number } | null> {
      const row = await connection
        .selectFrom('page_readings')
        .select((eb) => [eb.fn.countAll<number | string>().as('read'), eb.fn.max('total').as('total')])
        .where('evaluation_id', '=', evaluationId)
        .executeTakeFirst()
      const read = Number(row?.read ?? 0)
      return read === 0 ? null : { read, total: Number(row?.total) }
    },

    async save(evaluationId: string, { position, total, pages }: PhotographReading): Promise<void> {
      const written = { total, pages: JSON.stringify(pages), created_at: new Date() }
      await connection
        .insertInto('page_readings')
        .values({ evaluation_id: evaluationId, position, ...written })
        .onConflict((conflict) => conflict.columns(['evaluation_id', 'position']).doUpdateSet(written))
        .execute()
    },

    async forget(evaluationId: string, positions: number[]): Promise<void> {
      if (positions.length === 0) return
      await connection
        .deleteFrom('page_readings')
        .where('evaluation_id', '=', evaluationId)
        .where('position', 'in', positions)
        .execute()
    },
  }
}
