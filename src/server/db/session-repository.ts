import type { Connection } from './database.ts'

export type SessionRepository = ReturnType<typeof createSessionRepository>

/** Signed-in administrators. Only a hash of each token is kept. */
export function createSessionRepository(connection: Connection) {
  return {
    async create(tokenHash: string, expiresAt: Date): Promise<void> {
      const now = new Date()
      await connection.deleteFrom('sessions').where('expires_at', '<', now).execute()
      await connection
        .insertInto('sessions')
        .values({ token_hash: tokenHash, created_at: now, expires_at: expiresAt })
        .execute()
    },

    async isValid(tokenHash: string): Promise<boolean> {
      const row = await connection
        .selectFrom('sessions')
        .select('token_hash')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', new Date())
        .executeTakeFirst()
      return row !== undefined
    },

    async remove(tokenHash: string): Promise<void> {
      await connection.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
    },
  }
}
