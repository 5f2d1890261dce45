import type { FastifyRequest } from 'fastify'
import { MizanError } from '../../../contract/errors.ts'
import type { ReaderProfile } from '../../../contract/reader-profile.ts'
import type { Connection } from '../../db/database.ts'
import type { ProfileOwner } from '../../db/profile-repository.ts'
import { createRepositories } from '../../db/repositories.ts'
import { parseId } from '../routes/route-parts.ts'
import type { Access } from './access.ts'
import type { Families } from './families.ts'

export type ProfileAccess = {
  /** As a hook, before the body is read. @throws MizanError unauthorized */
  onRequest: (request: FastifyRequest) => Promise<void>
  /** Whose profiles this request is about, once `onRequest` has let it in. */
  ownerOf: (request: FastifyRequest) => ProfileOwner
  /** @throws MizanError profile_not_found */
  profileOf: (request: FastifyRequest, rawId: string) => Promise<ReaderProfile>
}

/** Who may ask about profiles: a family about its own, whoever is signed in about the library's. */
export function createProfileAccess(connection: Connection, access: Access, families: Families): ProfileAccess {
  const { profiles } = createRepositories(connection)
  const owners = new WeakMap<FastifyRequest, ProfileOwner>()
  const ownerOf = (request: FastifyRequest): ProfileOwner => owners.get(request) ?? null
  return {
    async onRequest(request) {
      const family = await families.familyOf(request)
      if (family === null) await access.requireWriter(request)
      owners.set(request, family)
    },
    ownerOf,
    async profileOf(request, rawId) {
      const profile = await profiles.find(ownerOf(request), parseId(rawId, 'profile_not_found'))
      if (profile === null) throw new MizanError('profile_not_found')
      return profile
    },
  }
}
