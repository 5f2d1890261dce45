import type { FastifyRequest } from 'fastify'
import { MizanError } from '../../contract/errors.ts'
import { isLoopbackAddress } from '../loopback.ts'

type OriginRules = { exposed: boolean; publicUrl: URL | undefined }

/** Answered under any name: a probe of the machine's supervisor may use an address. */
const PROBES = new Set(['/healthz', '/readyz'])

/**
 * Refuses foreign names for this server (DNS rebinding), and writes that another site's page sends.
 *
 * @throws MizanError unknown_host, forbidden_origin
 */
export function checkOrigin(request: FastifyRequest, { exposed, publicUrl }: OriginRules): void {
  const path = request.url.split('?', 1)[0] ?? ''
  const known = isLoopbackAddress(request.hostname) || request.hostname === publicUrl?.hostname
  if (!known && !PROBES.has(path) && (!exposed || publicUrl !== undefined)) throw new MizanError('unknown_host')

  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return
  if (request.headers['sec-fetch-site'] === 'cross-site') throw new MizanError('forbidden_origin')
  const { origin } = request.headers
  if (origin === undefined) return
  const host = hostOf(origin)
  if (host === null || (host !== request.host.toLowerCase() && host !== publicUrl?.host)) {
    throw new MizanError('forbidden_origin')
  }
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
