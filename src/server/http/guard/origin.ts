import type { FastifyRequest } from 'fastify'
import { MizanError } from '../../../contract/errors.ts'
import { isLoopbackAddress } from '../../settings/loopback.ts'

type OriginRules = { exposed: boolean; publicUrl: URL | undefined }

/** Answered under any name: a probe of the machine's supervisor may use an address. */
const PROBES = new Set(['/healthz', '/readyz'])

/**
 * Refuses foreign names for this server (DNS rebinding), and writes that another site's page sends.
 *
 * @throws MizanError unknown_host, forbidden_origin
 */
export function checkOrigin(request: FastifyRequest, { exposed, publicUrl }: OriginRules): void {
  const isKnown = (host: string): boolean => isLoopbackAddress(host) || host === publicUrl?.hostname
  // The name in the request itself too: where a proxy is trusted, a page could forge the name it forwards.
  const known = isKnown(request.hostname) && isKnown(hostOf(`http://${request.headers.host ?? ''}`, 'hostname') ?? '')
  const isProbe = PROBES.has(request.routeOptions.url ?? '')
  if (!known && !isProbe && (!exposed || publicUrl !== undefined)) throw new MizanError('unknown_host')

  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new MizanError('forbidden_origin')
  const { origin } = request.headers
  if (origin === undefined) return
  const host = hostOf(origin, 'host')
  if (host === null || (host !== request.host.toLowerCase() && host !== publicUrl?.host)) {
    throw new MizanError('forbidden_origin')
  }
}

function hostOf(address: string, part: 'host' | 'hostname'): string | null {
  return URL.canParse(address) ? new URL(address)[part] : null
}
