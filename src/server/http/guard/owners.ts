import type { FastifyRequest } from 'fastify'
import type { ProfileOwner } from '../../db/profile-repository.ts'
import type { Access } from './access.ts'
import type { Families } from './families.ts'

export type Owners = {
  /** As a hook, before the body is read. @throws MizanError unauthorized */
  onRequest: (request: FastifyRequest) => Promise<void>
  /** Of a request that went through the hook. */
  ownerOf: (request: FastifyRequest) => ProfileOwner
}

/** Whose profiles and lists a request is about: a family's by its code, or the library's own for whoever is signed in. */
export function createOwners(access: Access, families: Families): Owners {
  const owners = new WeakMap<FastifyRequest, ProfileOwner>()
  return {
    async onRequest(request) {
      const family = await families.familyOf(request)
      if (family === null) await access.requireWriter(request)
      owners.set(request, family)
    },
    ownerOf: (request) => owners.get(request) ?? null,
  }
}
