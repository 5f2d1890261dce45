import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { ScoringConfig, ScoringConfigInput } from '../../contract/scoring-config.ts'
import type { Connection } from './database.ts'
import { LOCKS } from './locks.ts'
import type { ScoringConfigsTable } from './schema.ts'

export type ScoringConfigRepository = ReturnType<typeof createScoringConfigRepository>

/** Immutable versions of the rules; the database allows one active at most. */
export function createScoringConfigRepository(connection: Connection) {
  return {
    /** Newest first. */
    async list(): Promise<ScoringConfig[]> {
      const rows = await connection.selectFrom('scoring_configs').selectAll().orderBy('id', 'desc').execute()
      return rows.map(fromRow)
    },

    async find(id: string): Promise<ScoringConfig | null> {
      const row = await connection.selectFrom('scoring_configs').selectAll().where('id', '=', id).executeTakeFirst()
      return row ? fromRow(row) : null
    },

    async active(): Promise<ScoringConfig | null> {
      const row = await connection
        .selectFrom('scoring_configs')
        .selectAll()
        .where('is_active', '=', true)
        .executeTakeFirst()
      return row ? fromRow(row) : null
    },

    async create(input: ScoringConfigInput, { active = false } = {}): Promise<ScoringConfig> {
      const { name, description, version, isActive: _, ...rules } = input
      const now = new Date()
      const row = await connection
        .insertInto('scoring_configs')
        .values({
          id: uuidv7(),
          name,
          description: description ?? null,
          version,
          is_active: active,
          rules: JSON.stringify(rules),
          created_at: now,
          updated_at: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      return fromRow(row)
    },

    /** Waits until no other transaction changes the active configuration. Inside a transaction only. */
    async lockActivation(): Promise<void> {
      await sql`select pg_advisory_xact_lock(${LOCKS.activation})`.execute(connection)
    },

    async activate(id: string): Promise<ScoringConfig> {
      const changes = { updated_at: new Date() }
      await connection
        .updateTable('scoring_configs')
        .set({ ...changes, is_active: false })
        .where('is_active', '=', true)
        .where('id', '<>', id)
        .execute()
      const row = await connection
        .updateTable('scoring_configs')
        .set({ ...changes, is_active: true })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      return fromRow(row)
    },

    async remove(id: string): Promise<void> {
      await connection.deleteFrom('scoring_configs').where('id', '=', id).execute()
    },

    async count(): Promise<number> {
      const row = await connection
        .selectFrom('scoring_configs')
        .select(sql<number>`count(*)::int`.as('count'))
        .executeTakeFirstOrThrow()
      return row.count
    },
  }
}

function fromRow(row: Selectable<ScoringConfigsTable>): ScoringConfig {
  const rules = JSON.parse(row.rules) as Omit<ScoringConfigInput, 'name' | 'description' | 'version' | 'isActive'>
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    version: row.version,
    isActive: row.is_active ? 1 : 0,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    ...rules,
  }
}
