import type { Connection } from './database.ts'

export type ShelfAddressRepository = ReturnType<typeof createShelfAddressRepository>

/** The secret addresses of shelves: one a profile, of which only a hash is kept. */
export function createShelfAddressRepository(connection: Connection) {
  return {
    async since(profileId: string): Promise<Date | null> {
      const row = await connection
        .selectFrom('shelf_addresses')
        .select('created_at')
        .where('profile_id', '=', profileId)
        .executeTakeFirst()
      return row?.created_at ?? null
    },

    /** The address before opens nothing any more. Nothing is kept where the profile just went. */
    async replace(profileId: string, tokenHash: string, at: Date): Promise<void> {
      await connection
        .insertInto('shelf_addresses')
        .columns(['profile_id', 'token_hash', 'created_at'])
        .expression((eb) =>
          eb
            .selectFrom('reader_profiles as p')
            .select(['p.id', eb.val(tokenHash).as('hash'), eb.cast<Date>(eb.val(at), 'timestamptz').as('at')])
            .where('p.id', '=', profileId)
            .forKeyShare(),
        )
        .onConflict((conflict) => conflict.column('profile_id').doUpdateSet({ token_hash: tokenHash, created_at: at }))
        .execute()
    },

    async remove(profileId: string): Promise<void> {
      await connection.deleteFrom('shelf_addresses').where('profile_id', '=', profileId).execute()
    },
  }
}
