import type { CallJournal } from '../../pipeline/assess/llm/calls/call-journal.ts'
import type { Database } from '../db/database.ts'
import { createRepositories } from '../db/repositories.ts'

/** The journal of one book in the database: answer and expense appear together, and survive whatever happens next. */
export function createBookJournal(database: Database, evaluationId: string): CallJournal {
  const { modelCalls } = createRepositories(database.connection)
  return {
    find: (key) => modelCalls.answer(key),
    async record({ answer, ...entry }) {
      await database.transaction(async (transaction) => {
        const inside = createRepositories(transaction).modelCalls
        await inside.add(evaluationId, entry)
        if (answer !== null) await inside.keepAnswer(entry.key, answer)
      })
    },
    async spentTokens() {
      const usage = await modelCalls.usage(evaluationId)
      return usage === null ? 0 : usage.inputTokens + usage.outputTokens
    },
  }
}
