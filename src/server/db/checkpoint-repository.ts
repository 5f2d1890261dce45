import type { Assessment } from '../../contract/assessment.ts'
import type { BookText } from '../../contract/book-text.ts'
import type { Judgement } from '../../contract/judgement.ts'
import type { NmcAssessment } from '../../contract/nmc.ts'
import type { Result } from '../../contract/result.ts'
import { fitFactsOf } from '../../pipeline/fit/fit-facts.ts'
import type { Connection } from './database.ts'
import { scoresOf } from './stored-scores.ts'

/** What of an assessment a fit asks for, beside the judgement. */
type ReadBook = Pick<Assessment, 'themes' | 'languageMeasures'>

export type Judged = { judgement: Judgement; result: Result; nmcAssessment: NmcAssessment }

export type CheckpointRepository = ReturnType<typeof createCheckpointRepository>

/**
 * What each finished step of an evaluation returned. A step's answer is written once: a second worker that repeats a
 * step after a crash changes nothing.
 */
export function createCheckpointRepository(connection: Connection) {
  return {
    async book(evaluationId: string): Promise<BookText | null> {
      const row = await connection
        .selectFrom('book_texts')
        .select(['content', 'structure'])
        .where('evaluation_id', '=', evaluationId)
        .executeTakeFirst()
      return row ? { text: row.content, ...(JSON.parse(row.structure) as Omit<BookText, 'text'>) } : null
    },

    /** Without loading the text, which a report does not need. */
    async pageKind(evaluationId: string): Promise<BookText['pageKind'] | null> {
      const row = await connection
        .selectFrom('book_texts')
        .select('structure')
        .where('evaluation_id', '=', evaluationId)
        .executeTakeFirst()
      return row ? (JSON.parse(row.structure) as Pick<BookText, 'pageKind'>).pageKind : null
    },

    async saveBook(evaluationId: string, book: BookText): Promise<void> {
      const { text, ...structure } = book
      await connection
        .insertInto('book_texts')
        .values({
          evaluation_id: evaluationId,
          content: text,
          structure: JSON.stringify(structure),
          created_at: new Date(),
        })
        .onConflict((conflict) => conflict.column('evaluation_id').doNothing())
        .execute()
    },

    /** After something else became known of the book; its text stays as it is. */
    async replaceStructure(evaluationId: string, structure: Omit<BookText, 'text'>): Promise<void> {
      await connection
        .updateTable('book_texts')
        .set({ structure: JSON.stringify(structure) })
        .where('evaluation_id', '=', evaluationId)
        .execute()
    },

    async assessment(evaluationId: string): Promise<Assessment | null> {
      const row = await connection
        .selectFrom('assessments')
        .select('assessment')
        .where('evaluation_id', '=', evaluationId)
        .executeTakeFirst()
      return row ? (JSON.parse(row.assessment) as Assessment) : null
    },

    async saveAssessment(evaluationId: string, engineKey: string, assessment: Assessment): Promise<void> {
      await connection
        .insertInto('assessments')
        .values({
          evaluation_id: evaluationId,
          engine_key: engineKey,
          assessment: JSON.stringify(assessment),
          scores: JSON.stringify(scoresOf(assessment)),
          created_at: new Date(),
        })
        .onConflict((conflict) => conflict.column('evaluation_id').doNothing())
        .execute()
    },

    /** After the book was read again for criteria nobody knew at the first reading. */
    async replaceAssessment(evaluationId: string, engineKey: string, assessment: Assessment): Promise<void> {
      await connection.deleteFrom('assessments').where('evaluation_id', '=', evaluationId).execute()
      await this.saveAssessment(evaluationId, engineKey, assessment)
    },

    async judged(evaluationId: string): Promise<Judged | null> {
      const row = await connection
        .selectFrom('results')
        .select(['result', 'nmc_assessment', 'judgement'])
        .where('evaluation_id', '=', evaluationId)
        .executeTakeFirst()
      if (!row) return null
      return {
        result: JSON.parse(row.result) as Result,
        nmcAssessment: JSON.parse(row.nmc_assessment) as NmcAssessment,
        judgement: JSON.parse(row.judgement) as Judgement,
      }
    },

    async saveJudged(
      evaluationId: string,
      { judgement, result, nmcAssessment }: Judged,
      { themes, languageMeasures }: ReadBook,
    ): Promise<void> {
      const { rareWordShare } = languageMeasures
      await connection
        .insertInto('results')
        .values({
          evaluation_id: evaluationId,
          result: JSON.stringify(result),
          nmc_assessment: JSON.stringify(nmcAssessment),
          judgement: JSON.stringify(judgement),
          created_at: new Date(),
          fit_facts: JSON.stringify(fitFactsOf({ result, nmcAssessment, themes, rareWordShare })),
        })
        .onConflict((conflict) => conflict.column('evaluation_id').doNothing())
        .execute()
    },

    /** After the book was judged by other rules. */
    async replaceJudged(evaluationId: string, judged: Judged, assessment: ReadBook): Promise<void> {
      await connection.deleteFrom('results').where('evaluation_id', '=', evaluationId).execute()
      await this.saveJudged(evaluationId, judged, assessment)
    },

    /** The text and the assessment of a book that has to be read again. Its judgement stays until there is another. */
    async forgetReading(evaluationId: string): Promise<void> {
      await connection.deleteFrom('book_texts').where('evaluation_id', '=', evaluationId).execute()
      await connection.deleteFrom('assessments').where('evaluation_id', '=', evaluationId).execute()
    },

    /** Copies the text and the assessment of another evaluation of the same bytes, as far as they are still there. */
    async copy(fromId: string, toId: string): Promise<void> {
      await connection
        .insertInto('book_texts')
        .columns(['evaluation_id', 'content', 'structure', 'created_at'])
        .expression((eb) =>
          eb
            .selectFrom('book_texts')
            .select([eb.cast<string>(eb.val(toId), 'uuid').as('id'), 'content', 'structure', 'created_at'])
            .where('evaluation_id', '=', fromId),
        )
        .onConflict((conflict) => conflict.column('evaluation_id').doNothing())
        .execute()
      await connection
        .insertInto('assessments')
        .columns(['evaluation_id', 'engine_key', 'assessment', 'scores', 'created_at'])
        .expression((eb) =>
          eb
            .selectFrom('assessments')
            .select([
              eb.cast<string>(eb.val(toId), 'uuid').as('id'),
              'engine_key',
              'assessment',
              'scores',
              'created_at',
            ])
            .where('evaluation_id', '=', fromId),
        )
        .onConflict((conflict) => conflict.column('evaluation_id').doNothing())
        .execute()
    },
  }
}
