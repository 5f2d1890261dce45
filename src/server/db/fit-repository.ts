import { sql } from 'kysely'
import type { FoundTheme } from '../../contract/assessment.ts'
import type { ListedEvaluation } from '../../contract/evaluation.ts'
import type { Language } from '../../contract/languages.ts'
import type { NmcAssessment } from '../../contract/nmc.ts'
import type { Result } from '../../contract/result.ts'
import type { Review } from '../../contract/review.ts'
import type { JudgedRecord } from '../../pipeline/fit/fit-book.ts'
import { fitFactsOf, readFitFacts, type Circumstances, type FitFacts } from '../../pipeline/fit/fit-facts.ts'
import type { Connection } from './database.ts'

export type FitRepository = ReturnType<typeof createFitRepository>

/** A judged book of the library as fits are told from it. */
export type StoredFacts = Circumstances & { id: string; facts: FitFacts }

/** What a shelf shows of a book. */
export type ShownBook = {
  id: string
  title: string
  author: string
  publisher: string
  isbn: string
  coverKey: string | null
  updatedAt: Date
}

/** Whole results are large: so many are read at once where facts are missing. */
const FILLED_AT_ONCE = 25

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
        .select(ofAssessment)
        .where('e.id', 'in', ids)
        .where('e.status', '=', 'completed')
        .execute()
      return new Map(
        rows.map((row) => [
          row.id,
          {
            result: JSON.parse(row.result) as Result,
            nmcAssessment: JSON.parse(row.nmc_assessment) as NmcAssessment,
            ...circumstancesOf(row),
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

    /** The judged books of the library, newest first, each with a mark that is another one after every change of it. */
    async marks(): Promise<{ id: string; mark: string }[]> {
      return await connection
        .selectFrom('evaluations')
        // The transaction that wrote the row: the database's own word for when it was changed, whoever changed it.
        .select(['id', sql<string>`xmin::text`.as('mark')])
        .where('in_library', '=', true)
        .where('status', '=', 'completed')
        .orderBy('id', 'desc')
        .execute()
    },

    /** What fits are told from, of these books or of the whole library; works out what is missing. */
    async facts(ids?: readonly string[]): Promise<StoredFacts[]> {
      const rows = await connection
        .selectFrom('evaluations as e')
        .innerJoin('results as r', 'r.evaluation_id', 'e.id')
        .select(['e.id', 'e.review', 'e.needs_review', 'e.review_reasons', 'r.fit_facts'])
        .where('e.in_library', '=', true)
        .where('e.status', '=', 'completed')
        .$if(ids !== undefined, (query) => query.where(sql<boolean>`e.id = any(${[...(ids ?? [])]}::uuid[])`))
        .execute()
      const known = rows.map((row) => ({ row, facts: row.fit_facts === null ? null : readFitFacts(row.fit_facts) }))
      const made = await this.workOut(known.flatMap(({ row, facts }) => (facts === null ? [row.id] : [])))
      return known.flatMap(({ row, facts: kept }) => {
        const facts = kept ?? made.get(row.id)
        return facts === undefined ? [] : [{ id: row.id, facts, ...circumstancesOf(row) }]
      })
    },

    /** Facts of books whose judgement has none, made of the judgement and kept beside it. */
    async workOut(ids: readonly string[]): Promise<Map<string, FitFacts>> {
      const made = new Map<string, FitFacts>()
      for (let from = 0; from < ids.length; from += FILLED_AT_ONCE) {
        const rows = await connection
          .selectFrom('results as r')
          .innerJoin('assessments as a', 'a.evaluation_id', 'r.evaluation_id')
          .select(['r.evaluation_id', 'r.result', 'r.nmc_assessment', sql<string>`r.xmin::text`.as('mark')])
          .select(ofAssessment)
          .where('r.evaluation_id', 'in', ids.slice(from, from + FILLED_AT_ONCE))
          .execute()
        for (const row of rows) {
          const facts = fitFactsOf({
            result: JSON.parse(row.result) as Result,
            nmcAssessment: JSON.parse(row.nmc_assessment) as NmcAssessment,
            themes: JSON.parse(row.themes) as FoundTheme[],
            rareWordShare: row.rare_words,
          })
          made.set(row.evaluation_id, facts)
          // Not beside another judgement that came meanwhile.
          await connection
            .updateTable('results')
            .set({ fit_facts: JSON.stringify(facts) })
            .where('evaluation_id', '=', row.evaluation_id)
            .where(sql<boolean>`xmin::text = ${row.mark}`)
            .execute()
        }
      }
      return made
    },

    /** Works out the facts of some books that an earlier version judged. @returns how many there were */
    async fill(): Promise<number> {
      const rows = await connection
        .selectFrom('results as r')
        .innerJoin('assessments as a', 'a.evaluation_id', 'r.evaluation_id')
        .select('r.evaluation_id')
        .where('r.fit_facts', 'is', null)
        .limit(FILLED_AT_ONCE)
        .execute()
      return (await this.workOut(rows.map((row) => row.evaluation_id))).size
    },

    /** What a shelf shows of these books, by id, in the reader's language. */
    async shown(ids: readonly string[], language: Language): Promise<Map<string, ShownBook>> {
      if (ids.length === 0) return new Map()
      const rows = await connection
        .selectFrom('evaluations')
        .select(['id', 'filename', 'cover_key', 'community_cover_key', 'retailer_cover_key', 'updated_at'])
        .select(sql<string | null>`${sql.ref(`listed_${language}`)}`.as('listed'))
        .where('id', 'in', ids)
        .execute()
      return new Map(
        rows.map((row) => {
          const result = row.listed === null ? null : (JSON.parse(row.listed) as ListedEvaluation).result
          const { title, author, publisher, isbn } =
            result !== null && 'title' in result ? result : { title: row.filename, author: '', publisher: '', isbn: '' }
          // In the order in which the library shows them.
          const coverKey = row.community_cover_key ?? row.retailer_cover_key ?? row.cover_key
          return [row.id, { id: row.id, title, author, publisher, isbn, coverKey, updatedAt: row.updated_at }]
        }),
      )
    },
  }
}

/** An assessment holds every finding of a book; the database hands out the little that is asked for. */
const ofAssessment = [
  sql<string>`a.assessment::json->>'themes'`.as('themes'),
  sql<number>`(a.assessment::json->'languageMeasures'->>'rareWordShare')::float8`.as('rare_words'),
] as const

function circumstancesOf(row: { review: string | null; needs_review: boolean; review_reasons: string }): Circumstances {
  return {
    review: row.review === null ? null : (JSON.parse(row.review) as Review),
    needsReview: row.needs_review,
    reviewReasons: JSON.parse(row.review_reasons) as string[],
  }
}
