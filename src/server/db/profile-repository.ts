import type { Selectable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { BookDecision, BookDecisionInput, ProfileInput, ReaderProfile } from '../../contract/reader-profile.ts'
import type { Connection } from './database.ts'
import type { ReaderProfilesTable } from './schema.ts'

export type ProfileRepository = ReturnType<typeof createProfileRepository>

/** Whose a profile is: a family's, by its id, or the library's own. */
export type ProfileOwner = string | null

/** Children, classes and shelves. Each question names the owner: nobody finds what is another's. */
export function createProfileRepository(connection: Connection) {
  const owned = (owner: ProfileOwner) =>
    connection
      .selectFrom('reader_profiles')
      .selectAll()
      .where('family_id', owner === null ? 'is' : '=', owner)

  const withDecisions = async (rows: Selectable<ReaderProfilesTable>[]): Promise<ReaderProfile[]> => {
    const decisions = await decisionsOf(
      connection,
      rows.map(({ id }) => id),
    )
    return rows.map((row) => ({
      ...(JSON.parse(row.profile) as ProfileInput),
      id: row.id,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
      decisions: decisions.get(row.id) ?? [],
    }))
  }

  return {
    /** Oldest first. */
    async list(owner: ProfileOwner): Promise<ReaderProfile[]> {
      return await withDecisions(await owned(owner).orderBy('id').execute())
    },

    async find(owner: ProfileOwner, id: string): Promise<ReaderProfile | null> {
      const [profile] = await withDecisions(await owned(owner).where('id', '=', id).execute())
      return profile ?? null
    },

    /** The profile whose shelf has this secret address. */
    async byShelf(tokenHash: string): Promise<ReaderProfile | null> {
      const rows = await connection
        .selectFrom('reader_profiles as p')
        .innerJoin('shelf_addresses as s', 's.profile_id', 'p.id')
        .selectAll('p')
        .where('s.token_hash', '=', tokenHash)
        .execute()
      return (await withDecisions(rows))[0] ?? null
    },

    async count(owner: ProfileOwner): Promise<number> {
      const rows = await owned(owner).clearSelect().select('id').execute()
      return rows.length
    },

    /** @returns null where the family was just removed */
    async create(owner: ProfileOwner, profile: ProfileInput): Promise<string | null> {
      const [id, now] = [uuidv7(), new Date()]
      const row = { id, family_id: owner, profile: JSON.stringify(profile), created_at: now, updated_at: now }
      const query = connection.insertInto('reader_profiles')
      if (owner === null) {
        await query.values(row).execute()
        return id
      }
      const { numInsertedOrUpdatedRows } = await query
        .columns(['id', 'family_id', 'profile', 'created_at', 'updated_at'])
        .expression((eb) =>
          eb
            .selectFrom('families')
            .select([
              eb.cast<string>(eb.val(id), 'uuid').as('profile_id'),
              'families.id as family',
              eb.val(row.profile).as('profile'),
              eb.cast<Date>(eb.val(now), 'timestamptz').as('created'),
              eb.cast<Date>(eb.val(now), 'timestamptz').as('updated'),
            ])
            .where('families.id', '=', owner)
            .forKeyShare(),
        )
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n ? id : null
    },

    /** @returns whether there is such a profile */
    async update(owner: ProfileOwner, id: string, profile: ProfileInput): Promise<boolean> {
      const { numUpdatedRows } = await connection
        .updateTable('reader_profiles')
        .set({ profile: JSON.stringify(profile), updated_at: new Date() })
        .where('id', '=', id)
        .where('family_id', owner === null ? 'is' : '=', owner)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** With everything that was decided for it. @returns whether there was such a profile */
    async remove(owner: ProfileOwner, id: string): Promise<boolean> {
      const { numDeletedRows } = await connection
        .deleteFrom('reader_profiles')
        .where('id', '=', id)
        .where('family_id', owner === null ? 'is' : '=', owner)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    /** A later decision about a book takes the place of an earlier one. Nothing is kept where book or profile just went. */
    async decide(profileId: string, book: string, { allowed, reason }: BookDecisionInput): Promise<void> {
      const decision = { allowed, reason, decided_at: new Date() }
      await connection
        .insertInto('profile_decisions')
        .columns(['profile_id', 'evaluation_id', 'allowed', 'reason', 'decided_at'])
        .expression((eb) =>
          eb
            .selectFrom(['reader_profiles as p', 'evaluations as e'])
            .select([
              'p.id',
              'e.id as book',
              eb.val(allowed).as('allowed'),
              eb.val(reason).as('reason'),
              eb.cast<Date>(eb.val(decision.decided_at), 'timestamptz').as('decided_at'),
            ])
            .where('p.id', '=', profileId)
            .where('e.id', '=', book)
            .forKeyShare(),
        )
        .onConflict((conflict) => conflict.columns(['profile_id', 'evaluation_id']).doUpdateSet(decision))
        .execute()
    },

    async takeBack(profileId: string, book: string): Promise<void> {
      await connection
        .deleteFrom('profile_decisions')
        .where('profile_id', '=', profileId)
        .where('evaluation_id', '=', book)
        .execute()
    },
  }
}

async function decisionsOf(connection: Connection, profiles: readonly string[]): Promise<Map<string, BookDecision[]>> {
  const decisions = new Map<string, BookDecision[]>()
  if (profiles.length === 0) return decisions
  const rows = await connection
    .selectFrom('profile_decisions')
    .selectAll()
    .where('profile_id', 'in', profiles)
    .orderBy('evaluation_id')
    .execute()
  for (const { profile_id: profile, evaluation_id: book, allowed, reason, decided_at: at } of rows) {
    const known = decisions.get(profile) ?? []
    known.push({ book, allowed, reason, at: at.toISOString() })
    decisions.set(profile, known)
  }
  return decisions
}
