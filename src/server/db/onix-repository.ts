import { sql } from 'kysely'
import type { OnixProduct, OnixReject } from '../../pipeline/extract/onix/onix-product.ts'
import type { AgeSource } from '../../pipeline/extract/onix/audience-age.ts'
import { titleKey } from '../metadata/matching/compare-titles.ts'
import type { Connection } from './database.ts'

export type OnixFile = {
  path: string
  size: number
  modifiedAt: Date
  state: 'indexing' | 'indexed' | 'failed'
  products: number
  withAge: number
  rejected: number
  error: string | null
  indexedAt: Date | null
  durationMs: number | null
}

/** A product of the index with the time of the feed it stands in; the newest statement of a record holds. */
export type IndexedProduct = OnixProduct & { feedModifiedAt: Date }

/** Titles that more records than this share tell nothing by themselves. */
const MOST_OF_A_TITLE = 200

export type OnixRepository = ReturnType<typeof createOnixRepository>

/** The index of publishers' feeds. */
export function createOnixRepository(connection: Connection) {
  return {
    async files(): Promise<OnixFile[]> {
      const rows = await connection.selectFrom('onix_files').selectAll().orderBy('path').execute()
      return rows.map((row) => ({
        path: row.path,
        size: Number(row.size),
        modifiedAt: row.modified_at,
        state: row.state,
        products: row.products,
        withAge: row.with_age,
        rejected: row.rejected,
        error: row.error,
        indexedAt: row.indexed_at,
        durationMs: row.duration_ms,
      }))
    },

    /** The feed is being read; what its last run brought stays in force until `finish`. */
    async begin(path: string, size: number, modifiedAt: Date): Promise<void> {
      await connection
        .insertInto('onix_files')
        .values({ path, size, modified_at: modifiedAt, state: 'indexing' })
        .onConflict((conflict) =>
          conflict.column('path').doUpdateSet({ size, modified_at: modifiedAt, state: 'indexing', error: null }),
        )
        .execute()
    },

    async addProducts(run: string, products: readonly OnixProduct[]): Promise<void> {
      if (products.length === 0) return
      await connection
        .insertInto('onix_products')
        .values(
          products.map((product) => ({
            run,
            record_reference: product.recordReference,
            withdrawn: product.withdrawn,
            isbn: product.isbn,
            title: product.title,
            title_key: titleKey(product.title),
            author: product.author,
            publisher: product.publisher,
            min_age: product.age?.from ?? null,
            max_age: product.age?.to ?? null,
            age_source: product.age?.source ?? null,
            audience: product.audience,
            form: product.form,
            cover_url: product.coverUrl,
          })),
        )
        .execute()
    },

    async addRejects(run: string, rejects: readonly OnixReject[]): Promise<void> {
      if (rejects.length === 0) return
      await connection
        .insertInto('onix_rejects')
        .values(
          rejects.map(({ recordReference, reason, detail }) => ({
            run,
            record_reference: recordReference,
            reason,
            detail,
          })),
        )
        .execute()
    },

    /**
     * From now on the feed is what this run has read; but where it was not read to its end, what an earlier run brought
     * stays in force. Call it in a transaction.
     */
    async finish(
      path: string,
      run: string,
      outcome: { products: number; withAge: number; rejected: number; durationMs: number; error: string | null },
    ): Promise<void> {
      const before = await connection.selectFrom('onix_files').select('run').where('path', '=', path).executeTakeFirst()
      const earlier = before?.run ?? null
      const keepsEarlier = outcome.error !== null && earlier !== null
      await connection
        .updateTable('onix_files')
        .set({
          state: outcome.error === null ? 'indexed' : 'failed',
          error: outcome.error,
          ...(keepsEarlier
            ? {}
            : { run, products: outcome.products, with_age: outcome.withAge, rejected: outcome.rejected }),
          indexed_at: new Date(),
          duration_ms: Math.round(outcome.durationMs),
        })
        .where('path', '=', path)
        .execute()
      const over = keepsEarlier ? run : earlier
      if (over !== null) await removeRun(connection, over)
    },

    async remove(path: string): Promise<void> {
      const row = await connection.deleteFrom('onix_files').where('path', '=', path).returning('run').executeTakeFirst()
      if (row?.run !== null && row?.run !== undefined) await removeRun(connection, row.run)
    },

    /** Rows of runs that never came to their end. */
    async sweep(): Promise<void> {
      for (const table of ['onix_products', 'onix_rejects'] as const) {
        await sql`delete from ${sql.table(table)} where not exists
          (select 1 from onix_files where onix_files.run = ${sql.ref(`${table}.run`)})`.execute(connection)
      }
    },

    async rejectsOf(path: string, limit: number): Promise<OnixReject[]> {
      const rows = await connection
        .selectFrom('onix_rejects')
        .innerJoin('onix_files', 'onix_files.run', 'onix_rejects.run')
        .select(['record_reference', 'reason', 'detail'])
        .where('path', '=', path)
        .limit(limit)
        .execute()
      return rows.map((row) => ({
        recordReference: row.record_reference,
        reason: row.reason as OnixReject['reason'],
        detail: row.detail,
      }))
    },

    /** Every record that carries the ISBN or one of the titles' keys. */
    async candidates(isbn: string | null, titleKeys: readonly string[]): Promise<IndexedProduct[]> {
      const keys = titleKeys.filter((key) => key !== '')
      if (isbn === null && keys.length === 0) return []
      const rows = await connection
        .selectFrom('onix_products')
        .innerJoin('onix_files', 'onix_files.run', 'onix_products.run')
        .selectAll('onix_products')
        .select('onix_files.modified_at')
        .where((eb) =>
          eb.or([
            ...(isbn === null ? [] : [eb('isbn', '=', isbn)]),
            ...(keys.length === 0 ? [] : [eb('title_key', 'in', keys)]),
          ]),
        )
        .orderBy(sql`isbn is not distinct from ${isbn}`, 'desc')
        .orderBy('onix_files.modified_at', 'desc')
        .limit(MOST_OF_A_TITLE)
        .execute()
      return rows.map((row) => ({
        recordReference: row.record_reference,
        withdrawn: row.withdrawn,
        isbn: row.isbn,
        title: row.title,
        author: row.author,
        publisher: row.publisher,
        age:
          row.age_source === null ? null : { from: row.min_age, to: row.max_age, source: row.age_source as AgeSource },
        audience: row.audience,
        form: row.form,
        coverUrl: row.cover_url,
        feedModifiedAt: row.modified_at,
      }))
    },
  }
}

async function removeRun(connection: Connection, run: string): Promise<void> {
  await connection.deleteFrom('onix_products').where('run', '=', run).execute()
  await connection.deleteFrom('onix_rejects').where('run', '=', run).execute()
}
