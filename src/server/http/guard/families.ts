import { createHash, randomInt } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FamilyRepository } from '../../db/family-repository.ts'
import { cookieAttributes } from './cookie-attributes.ts'

const COOKIE = 'mizan_family'
const LIFETIME_S = 180 * 24 * 3600
/** Without letters and digits that look alike on paper. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
/** 16 of 30 signs: 78 bits. */
const GROUPS = 4
const GROUP_SIGNS = 4

export type Families = {
  /** The family whose code this browser was given, or null. */
  familyOf(request: FastifyRequest): Promise<string | null>
  /** @returns false where no family has this code */
  open(request: FastifyRequest, reply: FastifyReply, code: string): Promise<boolean>
  close(request: FastifyRequest, reply: FastifyReply): void
}

/** Families by the code on their card. It opens their profiles and nothing else. */
export function createFamilies(repository: FamilyRepository, publicUrl: URL | undefined): Families {
  return {
    async familyOf(request) {
      const code = request.cookies[COOKIE]
      return code === undefined ? null : await repository.byCode(hashCode(code))
    },
    async open(request, reply, code) {
      if ((await repository.byCode(hashCode(code))) === null) return false
      void reply.setCookie(COOKIE, plainCode(code), { ...cookieAttributes(request, publicUrl), maxAge: LIFETIME_S })
      return true
    },
    close(request, reply) {
      void reply.clearCookie(COOKIE, cookieAttributes(request, publicUrl))
    },
  }
}

/** @example newFamilyCode() // 'K7QF-2MWX-9PDA-HT4C' */
export function newFamilyCode(): string {
  const sign = (): string => ALPHABET.charAt(randomInt(ALPHABET.length))
  const group = (): string => Array.from({ length: GROUP_SIGNS }, sign).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

/** What is stored of a code. A random one needs no slow hash. */
export function hashCode(code: string): string {
  return createHash('sha256').update(plainCode(code)).digest('hex')
}

/** As people type it: in small letters, with or without its dashes. */
function plainCode(code: string): string {
  return code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
}
