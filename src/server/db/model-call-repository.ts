import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { AiUsage } from '../../contract/ai-usage.ts'
import type { CallEntry } from '../../pipeline/assess/llm/calls/call-journal.ts'
import type { Connection } from './database.ts'

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
          created_at: new Date(),
        })
        .execute()
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
