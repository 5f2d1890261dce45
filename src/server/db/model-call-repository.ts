import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { AiUsage } from '../../contract/ai-usage.ts'
import type { CallEntry } from '../../pipeline/assess/llm/calls/call-journal.ts'
import type { Connection } from './database.ts'

/** The latest answers tell how fast a model is; a few are no measure. */
const PACE_OF = 40
const PACE_LEAST = 5

export type ModelCallRepository = ReturnType<typeof createModelCallRepository>

/** What was asked of a model, answered and paid. */
export function createModelCallRepository(connection: Connection) {
  return {
    /** The answer kept under the key of a request, whichever book asked. */
    async answer(key: string): Promise<string | null> {
      const row = await connection
        .selectFrom('model_answers')
        .select('answer')
        .where('key', '=', key)
        .executeTakeFirst()
      return row?.answer ?? null
    },

    async keepAnswer(key: string, answer: string): Promise<void> {
      await connection
        .insertInto('model_answers')
        .values({ key, answer, created_at: new Date() })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute()
    },

    async add(evaluationId: string, entry: Omit<CallEntry, 'answer'>): Promise<void> {
      await connection
        .insertInto('model_calls')
        .values({
          id: uuidv7(),
          evaluation_id: evaluationId,
          key: entry.key,
          purpose: entry.purpose,
          outcome: entry.outcome,
          input_tokens: entry.inputTokens,
          output_tokens: entry.outputTokens,
          cost_usd: entry.costUsd,
          model: entry.model,
          milliseconds: entry.outcome === 'reused' ? null : entry.milliseconds,
          created_at: new Date(),
        })
        .execute()
    },

    /** Milliseconds for a token of this model's latest answers, the middle one; undefined before there are a few. */
    async pace(model: string): Promise<number | undefined> {
      const rows = await connection
        .selectFrom('model_calls')
        .select(['milliseconds', 'output_tokens'])
        .where('model', '=', model)
        .where('outcome', '=', 'answered')
        .where('output_tokens', '>', 0)
        .orderBy('id', 'desc')
        .limit(PACE_OF)
        .execute()
      const paces = rows.map((row) => (row.milliseconds ?? 0) / row.output_tokens).toSorted((a, b) => a - b)
      return paces.length < PACE_LEAST ? undefined : paces[paces.length >> 1]
    },

    /** null where the book asked no model. */
    async usage(evaluationId: string): Promise<AiUsage | null> {
      const paid = sql`outcome <> 'reused'`
      const row = await connection
        .selectFrom('model_calls')
        .select([
          sql<number>`count(*)::int`.as('all'),
          sql<number>`count(*) filter (where ${paid})::int`.as('calls'),
          sql<number>`coalesce(sum(input_tokens), 0)::int`.as('input'),
          sql<number>`coalesce(sum(output_tokens), 0)::int`.as('output'),
          sql<number>`coalesce(sum(cost_usd), 0)::float8`.as('cost'),
          sql<number>`count(*) filter (where ${paid} and cost_usd is null)::int`.as('unpriced'),
        ])
        .where('evaluation_id', '=', evaluationId)
        .executeTakeFirstOrThrow()
      if (row.all === 0) return null
      return {
        calls: row.calls,
        reusedCalls: row.all - row.calls,
        inputTokens: row.input,
        outputTokens: row.output,
        costUsd: row.unpriced > 0 ? null : row.cost,
      }
    },

    /** Removes the answers that no other book has asked for. Before the book itself goes. */
    async forgetAnswers(evaluationId: string): Promise<void> {
      await sql`
        delete from model_answers using model_calls own
        where own.evaluation_id = ${evaluationId} and own.key = model_answers.key
          and not exists (
            select 1 from model_calls other where other.key = own.key and other.evaluation_id <> ${evaluationId}
          )`.execute(connection)
    },
  }
}
