import type { Selectable } from 'kysely'
import type { ModelChoice } from '../../contract/model-choice.ts'
import type { Connection } from './database.ts'
import type { ModelChoiceTable } from './schema.ts'

export type StoredModelChoice = {
  active: boolean
  choice: ModelChoice
  sealedKey: string | null
  changedAt: Date
}

export type ModelChoiceRepository = ReturnType<typeof createModelChoiceRepository>

/** The language model chosen on its page: one, or none. */
export function createModelChoiceRepository(connection: Connection) {
  return {
    find: async (): Promise<StoredModelChoice | null> => await read(connection.selectFrom('model_choice').selectAll()),

    /** Whoever else would change it waits until this transaction has ended. */
    lock: async (): Promise<StoredModelChoice | null> =>
      await read(connection.selectFrom('model_choice').selectAll().forUpdate()),

    async save({ active, choice, sealedKey }: Omit<StoredModelChoice, 'changedAt'>): Promise<void> {
      const row = { active, choice: JSON.stringify(choice), sealed_key: sealedKey, changed_at: new Date() }
      await connection
        .insertInto('model_choice')
        .values(row)
        .onConflict((conflict) => conflict.column('singleton').doUpdateSet(row))
        .execute()
    },

    async remove(): Promise<void> {
      await connection.deleteFrom('model_choice').execute()
    },
  }
}

type Query = { executeTakeFirst(): Promise<Selectable<ModelChoiceTable> | undefined> }

async function read(query: Query): Promise<StoredModelChoice | null> {
  const row = await query.executeTakeFirst()
  if (row === undefined) return null
  return {
    active: row.active,
    choice: JSON.parse(row.choice) as ModelChoice,
    sealedKey: row.sealed_key,
    changedAt: row.changed_at,
  }
}
