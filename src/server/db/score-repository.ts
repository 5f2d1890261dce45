import { sql } from 'kysely'
import type { ListedEvaluation } from '../../contract/evaluation.ts'
import type { Language } from '../../contract/languages.ts'
import type { Notice } from '../../contract/notices.ts'
import type { Outcome } from '../../contract/outcome.ts'
import { seenPictures, type PictureMark } from '../../contract/picture-marks.ts'
import type { Review } from '../../contract/review.ts'
import type { Verdict } from '../../contract/verdict.ts'
import { withObjections } from '../../pipeline/assess/pictures/with-pictures.ts'
import type { ScorableAssessment } from '../../pipeline/score/score.ts'
import type { Connection } from './database.ts'

/** A judged book as far as other rules could change it. */
export type ComparableBook = {
  id: string
  outcome: Outcome
  /** The verdict of a person, where one has decided. */
  reviewed: Verdict | null
  scores: ScorableAssessment
}

export type ScoreRepository = ReturnType<typeof createScoreRepository>

/** The scores of the whole library, without texts, evidence or results. */
export function createScoreRepository(connection: Connection) {
  return {
    /**
     * Books older than `before`, newest first; one that is not judged, or not in the library, has no scores. The page is cut
     * out first by its ids alone: the embedded database keeps no statistics, and would otherwise go through all judged books
     * for each page.
     */
    async page(before: string | undefined, limit: number): Promise<{ rows: RawBook[]; lastId: string | undefined }> {
      let ids = connection.selectFrom('evaluations').selectAll().orderBy('id', 'desc').limit(limit)
      if (before !== undefined) ids = ids.where('id', '<', before)
      const rows = await connection
        .selectFrom(ids.as('e'))
        .leftJoin('assessments as a', (join) =>
          join.onRef('a.evaluation_id', '=', 'e.id').on('e.status', '=', 'completed').on('e.in_library', '=', true),
        )
        .leftJoin('book_pictures as p', (join) =>
          join.onRef('p.evaluation_id', '=', 'e.id').on('e.pictures_seen', 'is not', null),
        )
        .select(['e.id', 'e.outcome', 'e.review', 'e.notices', 'a.scores', 'p.marks'])
        .select(sql<string | null>`case when e.outcome is null then e.listed_en end`.as('listed'))
        .orderBy('e.id', 'desc')
        .execute()
      return { rows, lastId: rows.length === limit ? rows.at(-1)?.id : undefined }
    },

    /** Title and author of books, in the reader's language. */
    async names(ids: readonly string[], language: Language): Promise<Map<string, { title: string; author: string }>> {
      if (ids.length === 0) return new Map()
      const rows = await connection
        .selectFrom('evaluations')
        .select(['id', 'filename', sql<string | null>`${sql.ref(`listed_${language}`)}`.as('listed')])
        .where('id', 'in', ids)
        .execute()
      return new Map(
        rows.map(({ id, filename, listed }) => {
          const result = listed === null ? null : (JSON.parse(listed) as ListedEvaluation).result
          return [id, result !== null && 'title' in result ? result : { title: filename, author: '' }]
        }),
      )
    },
  }
}

export type RawBook = {
  id: string
  outcome: string | null
  listed: string | null
  scores: string | null
  review: string | null
  notices: string
  marks: string | null
}

/** Apart from the query, so that whoever reads many can rest between them. null for a book without a result. */
export function comparableBook({
  id,
  outcome,
  listed,
  scores,
  review,
  notices,
  marks,
}: RawBook): ComparableBook | null {
  if (scores === null) return null
  const known = outcome === null ? listedOutcome(listed) : (JSON.parse(outcome) as Outcome)
  if (known === null) return null
  const reviewed = review === null ? null : (JSON.parse(review) as Review).verdict
  const { objections } = seenPictures(0, marks === null ? [] : (JSON.parse(marks) as PictureMark[]))
  const scored = withObjections(JSON.parse(scores) as ScorableAssessment, objections)
  // The book's own notice, gone once its pictures are seen, is no part of the engine's scores.
  const unseen = notices.includes('pictures_unseen')
    ? (JSON.parse(notices) as Notice[]).filter(({ code }) => code === 'pictures_unseen')
    : []
  return { id, outcome: known, reviewed, scores: { ...scored, notices: [...scored.notices, ...unseen] } }
}

/** Of a book judged before outcomes were kept. */
function listedOutcome(listed: string | null): Outcome | null {
  const result = listed === null ? null : (JSON.parse(listed) as ListedEvaluation).result
  if (result === null || !('title' in result)) return null
  return {
    verdict: result.final_verdict,
    score: result.whitelist_score,
    recommended_age: result.recommended_age,
    recommended_minimum_age: result.recommended_minimum_age,
    ratings: [
      result.system1_uae_values.rating,
      result.system2_child_safety.rating,
      result.system3_theme_complexity.rating,
      result.system4_language_complexity.rating,
    ],
  }
}
