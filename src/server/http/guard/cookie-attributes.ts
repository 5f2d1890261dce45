import type { FastifyRequest } from 'fastify'

/** How cookies that open something are kept: out of reach of scripts and other sites, and off plain HTTP where there is TLS. */
export function cookieAttributes({ protocol, hostname }: FastifyRequest, publicUrl: URL | undefined) {
  // Under its public name the server stands behind TLS, whether or not the proxy's headers are trusted.
  const secure = protocol === 'https' || (publicUrl?.protocol === 'https:' && hostname === publicUrl.hostname)
  return { path: '/', httpOnly: true, sameSite: 'strict', secure } as const
}
