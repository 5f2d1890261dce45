import { sql } from 'kysely'
import type { ListedEvaluation } from '../../contract/evaluation.ts'
import {
  bookFactsSchema,
  factsMatch,
  factsOf,
  type BookFacts,
  type FactFilters,
  type LibrarySummary,
} from '../../contract/library-facts.ts'
import type { Connection } from './database.ts'
import { likePattern, SEARCHED } from './search-index.ts'

export type FactsGroup = LibrarySummary['groups'][number]
type Figures = NonNullable<LibrarySummary['figures']>

export type FactsRepository = ReturnType<typeof createFactsRepository>

/** The columns by which the list is filtered, counted and sorted, of a ready list row. */
export function factColumns(listed: string | null): {
  facts: string | null
  rated: number | null
  popular: number | null
} {
  const row = listed === null ? null : (JSON.parse(listed) as ListedEvaluation)
  const facts = row === null ? null : factsOf(row)
  if (row === null || facts === null) return { facts: null, rated: null, popular: null }
  const score = row.result !== null && 'whitelist_score' in row.result ? row.result.whitelist_score : 0
  return {
    facts: writeFacts(facts),
    // By the readers' rating, then by the score, in one number that an index can hold.
    rated: (row.openLibraryData?.rating ?? -1) * 1000 + score,
    popular: row.openLibraryData?.ratingsCount ?? -1,
  }
}

/** The library counted by the facts of its books, whatever its size. */
export function createFactsRepository(connection: Connection) {
  return {
    async groups(search: string | undefined): Promise<{ groups: FactsGroup[]; unsorted: number }> {
      const rows = await connection
        .selectFrom('evaluations')
        .select(['facts', sql<number>`count(*)::int`.as('count')])
        .where('in_library', '=', true)
        .where('status', '=', 'completed')
        .$if(search !== undefined, (query) => query.where(sql<boolean>`${SEARCHED} like ${likePattern(search ?? '')}`))
        .groupBy('facts')
        .execute()
      const groups = rows.flatMap(({ facts, count }) => {
        const known = facts === null ? null : readFacts(facts)
        return known === null ? [] : [{ facts: known, count }]
      })
      return { groups, unsorted: rows.find(({ facts }) => facts === null)?.count ?? 0 }
    },

    /** The stored facts that these filters leave. */
    async matching(filters: FactFilters): Promise<string[]> {
      const rows = await connection
        .selectFrom('evaluations')
        .select('facts')
        .where('in_library', '=', true)
        .where('status', '=', 'completed')
        .groupBy('facts')
        .execute()
      return rows.flatMap(({ facts }) => {
        const known = facts === null ? null : readFacts(facts)
        return facts !== null && known !== null && factsMatch(known, filters) ? [facts] : []
      })
    },

    async counts(): Promise<Pick<LibrarySummary, 'total' | 'completed' | 'failed'>> {
      const rows = await connection
        .selectFrom('evaluations')
        .select(['status', sql<number>`count(*)::int`.as('count')])
        .where('in_library', '=', true)
        .groupBy('status')
        .execute()
      const of = (status: string): number => rows.find((row) => row.status === status)?.count ?? 0
      return {
        total: rows.reduce((sum, row) => sum + row.count, 0),
        completed: of('completed'),
        failed: of('failed'),
      }
    },

    /** What the analytics show besides; reads every row, so only for those who ask. */
    async figures(): Promise<Figures> {
      const judged = connection
        .selectFrom('evaluations')
        .where('in_library', '=', true)
        .where('status', '=', 'completed')
      const { mean } = await judged
        .select(sql<number | null>`avg(round(spent_ms::numeric))::float8`.as('mean'))
        .executeTakeFirstOrThrow()
      const retailer = await judged
        .where('retailer', 'is not', null)
        .select([
          sql<string>`coalesce(review::json->>'recommended_age', listed_en::json->'result'->>'recommended_age')`.as(
            'ours',
          ),
          sql<string>`retailer::json->>'targetAge'`.as('theirs'),
          sql<number>`count(*)::int`.as('count'),
        ])
        .where(sql<boolean>`retailer::json->>'status' = 'ok' and retailer::json->>'targetAge' is not null`)
        .groupBy(['ours', 'theirs'])
        .execute()
      const models = await connection
        .selectFrom('evaluations')
        .where('in_library', '=', true)
        .where('ai_usage', 'is not', null)
        .select([
          sql<number>`count(*)::int`.as('books'),
          sql<number>`coalesce(sum((ai_usage::json->>'calls')::int), 0)::int`.as('calls'),
          sql<number>`coalesce(sum((ai_usage::json->>'reusedCalls')::int), 0)::int`.as('reusedCalls'),
          sql<number>`coalesce(sum((ai_usage::json->>'inputTokens')::bigint), 0)::float8`.as('inputTokens'),
          sql<number>`coalesce(sum((ai_usage::json->>'outputTokens')::bigint), 0)::float8`.as('outputTokens'),
          sql<number>`coalesce(sum((ai_usage::json->>'costUsd')::float8), 0)::float8`.as('costUsd'),
          sql<number>`(count(*) filter (where ai_usage::json->>'costUsd' is null))::int`.as('unpriced'),
        ])
        .executeTakeFirstOrThrow()
      return { meanProcessingMs: mean, retailer, models: models.books === 0 ? null : models }
    },

    /**
     * Works out the facts of some books that an earlier version judged. A book that is changed meanwhile keeps what its
     * change brought.
     *
     * @returns how many there were
     */
    async fill(most: number): Promise<number> {
      const rows = await connection
        .selectFrom('evaluations')
        .select(['id', 'listed_en'])
        .where('facts', 'is', null)
        .where('status', '=', 'completed')
        .where('in_library', '=', true)
        .where('listed_en', 'is not', null)
        .limit(most)
        .execute()
      if (rows.length === 0) return 0
      const filled = rows.map(({ id, listed_en: listed }) => ({ id, ...factColumns(listed) }))
      await sql`update evaluations set facts = coalesce(filled.facts, '[]'), rated = filled.rated, popular = filled.popular
        from json_to_recordset(${JSON.stringify(filled)}::json)
          as filled(id uuid, facts text, rated float8, popular float8)
        where evaluations.id = filled.id and evaluations.facts is null`.execute(connection)
      return rows.length
    },
  }
}

/** Short, since the index holds one for each kind of book, and filters name them. */
export function writeFacts(facts: BookFacts): string {
  const { age, verdict, language, band, genres, named = [], culture, safety, theme, languageLevel } = facts
  return JSON.stringify([age, verdict, language, band, genres, named, culture, safety, theme, languageLevel])
}

/** null of what is no judged book's. */
export function readFacts(text: string): BookFacts | null {
  const values = JSON.parse(text) as unknown[]
  const [age, verdict, language, band, genres, named, culture, safety, theme, languageLevel] = values
  const given = { age, verdict, language, band, genres, named, culture, safety, theme, languageLevel }
  return bookFactsSchema.safeParse(given).data ?? null
}
