import { once } from 'node:events'
import { request as plainRequest, type IncomingMessage } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { createPublicLookup } from './public-lookup.ts'

const MOST_BYTES = 10 * 1024 * 1024
const TIMEOUT_MS = 10_000

export type CoverOptions = {
  /** `host` or `host:port`; one with an address in a network of one's own is named by that address. */
  hosts: ReadonlySet<string>
  userAgent: string
  signal: AbortSignal
  lookup?: LookupFunction
}

/**
 * The picture at an address, when its host is one of the allowed ones; null for every other address and whenever it
 * cannot be had. Redirects are not followed, and names are not followed into networks that are not public: both could lead
 * into the network this server stands in.
 */
export async function fetchCover(address: string, options: CoverOptions): Promise<Uint8Array | null> {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  if (url.username !== '' || url.password !== '' || !options.hosts.has(url.host)) return null
  try {
    return await download(url, options)
  } catch {
    options.signal.throwIfAborted()
    return null
  }
}

async function download(
  url: URL,
  { userAgent, signal, lookup = createPublicLookup() }: CoverOptions,
): Promise<Uint8Array | null> {
  const request = (url.protocol === 'https:' ? secureRequest : plainRequest)(url, {
    agent: false,
    lookup,
    headers: { 'user-agent': userAgent, accept: 'image/*', 'accept-encoding': 'identity' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  })
  try {
    request.end()
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    if (response.statusCode !== 200) return null
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > MOST_BYTES) return null
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } finally {
    request.destroy()
  }
}
