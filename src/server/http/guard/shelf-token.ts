import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { MizanError } from '../../../contract/errors.ts'
import type { ReaderProfile } from '../../../contract/reader-profile.ts'
import type { Connection } from '../../db/database.ts'
import { createRepositories } from '../../db/repositories.ts'
import { countedAddress } from './client-address.ts'
import { hashToken } from './sessions.ts'

/** 192 bits. */
const TOKEN_BYTES = 24
const WRONG_PER_MINUTE = 20

/** @example newShelfToken() // 'mJ0x…', 32 signs an address can have */
export function newShelfToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/**
 * The profile whose shelf a secret address opens. It opens that shelf and nothing else.
 *
 * @throws MizanError shelf_not_found; rate_limited for whoever tries many
 */
export async function openShelf(
  connection: Connection,
  request: FastifyRequest,
  token: string,
): Promise<ReaderProfile> {
  const { profiles, loginAttempts } = createRepositories(connection)
  const profile = await profiles.byShelf(hashToken(token))
  if (profile !== null) return profile
  const { attempts, seconds } = await loginAttempts.count(`shelf ${countedAddress(request.ip)}`)
  if (attempts > WRONG_PER_MINUTE) throw new MizanError('rate_limited', { seconds: Math.max(1, seconds) })
  throw new MizanError('shelf_not_found')
}
