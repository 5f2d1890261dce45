import { sql } from 'kysely'
import type { FoundTheme } from '../../contract/assessment.ts'
import type { NmcAssessment } from '../../contract/nmc.ts'
import type { Result } from '../../contract/result.ts'
import type { Review } from '../../contract/review.ts'
import type { JudgedRecord } from '../../pipeline/fit/fit-book.ts'
import type { Connection } from './database.ts'

export type FitRepository = ReturnType<typeof createFitRepository>

/** What a fit asks of books. */
export function createFitRepository(connection: Connection) {
  return {
    /** Those of these books that are judged, by id. */
    async judged(ids: readonly string[]): Promise<Map<string, JudgedRecord>> {
      if (ids.length === 0) return new Map()
      const rows = await connection
        .selectFrom('evaluations as e')
        .innerJoin('results as r', 'r.evaluation_id', 'e.id')
        .innerJoin('assessments as a', 'a.evaluation_id', 'e.id')
        .select(['e.id', 'e.review', 'e.needs_review', 'e.review_reasons', 'r.result', 'r.nmc_assessment'])
        // An assessment holds every finding of a book; the database hands out the little that is asked for.
        .select([
          sql<string>`a.assessment::json->>'themes'`.as('themes'),
          sql<number>`(a.assessment::json->'languageMeasures'->>'rareWordShare')::float8`.as('rare_words'),
        ])
        .where('e.id', 'in', ids)
        .where('e.status', '=', 'completed')
        .execute()
      return new Map(
        rows.map((row) => [
          row.id,
          {
            result: JSON.parse(row.result) as Result,
            nmcAssessment: JSON.parse(row.nmc_assessment) as NmcAssessment,
            review: row.review === null ? null : (JSON.parse(row.review) as Review),
            needsReview: row.needs_review,
            reviewReasons: JSON.parse(row.review_reasons) as string[],
            themes: JSON.parse(row.themes) as FoundTheme[],
            rareWordShare: row.rare_words,
          },
        ]),
      )
    },

    /** The ages the languages of these books ask for, in years, by id; of judged books only. */
    async languageAges(ids: readonly string[]): Promise<Map<string, number>> {
      if (ids.length === 0) return new Map()
      const rows = await connection
        .selectFrom('evaluations')
        .select(['id', sql<number>`(listed_en::json->'result'->'measures'->>'language_age')::float8`.as('age')])
        .where('id', 'in', ids)
        .where('status', '=', 'completed')
        .where('listed_en', 'is not', null)
        .execute()
      return new Map(rows.map(({ id, age }) => [id, age]))
    },
  }
}
