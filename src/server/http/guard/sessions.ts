import { createHash, createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionRepository } from '../../db/session-repository.ts'
import { cookieAttributes } from './cookie-attributes.ts'

const COOKIE = 'mizan_session'
const LIFETIME_S = 12 * 3600

const derive = promisify<string, Buffer, number, Buffer>(scrypt)

export type Sessions = {
  /** True when the password is right; takes the same time whether or not it is. */
  passwordIsRight(given: string): Promise<boolean>
  open(request: FastifyRequest, reply: FastifyReply): Promise<void>
  close(request: FastifyRequest, reply: FastifyReply): Promise<void>
  isSignedIn(request: FastifyRequest): Promise<boolean>
}

/**
 * Sign-in with the one administrator password. The cookie holds a random token; the database keeps only its keyed hash,
 * keyed with the password, so a new password ends every session.
 */
export function createSessions(
  repository: SessionRepository,
  { adminPassword: password, publicUrl }: { adminPassword: string; publicUrl: URL | undefined },
): Sessions {
  const salt = randomBytes(16)
  const expected = derive(password, salt, 32)
  const keyed = (token: string): string => createHmac('sha256', password).update(token).digest('hex')
  const tokenOf = (request: FastifyRequest): string | undefined => request.cookies[COOKIE]
  const attributes = (request: FastifyRequest) => cookieAttributes(request, publicUrl)

  return {
    async passwordIsRight(given) {
      return timingSafeEqual(await derive(given, salt, 32), await expected)
    },
    async open(request, reply) {
      // Whoever planted or kept the old id gains nothing by this sign-in.
      const former = tokenOf(request)
      if (former !== undefined) await repository.remove(keyed(former))
      const token = randomBytes(32).toString('base64url')
      await repository.create(keyed(token), new Date(Date.now() + LIFETIME_S * 1000))
      void reply.setCookie(COOKIE, token, { ...attributes(request), maxAge: LIFETIME_S })
    },
    async close(request, reply) {
      const token = tokenOf(request)
      if (token !== undefined) await repository.remove(keyed(token))
      void reply.clearCookie(COOKIE, attributes(request))
    },
    async isSignedIn(request) {
      const token = tokenOf(request)
      return token !== undefined && (await repository.isValid(keyed(token)))
    },
  }
}

/** What is stored of a cancel token, or of the address of a shelf: random ones need no slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Compares a given token with a stored hash in constant time. */
export function tokenMatches(token: string, hash: string): boolean {
  return timingSafeEqual(createHash('sha256').update(token).digest(), Buffer.from(hash, 'hex'))
}
