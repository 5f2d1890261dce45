const MOST_BYTES = 10 * 1024 * 1024
const TIMEOUT_MS = 10_000

/**
 * The picture at an address, when its host is one of the allowed ones; null for every other address and whenever it
 * cannot be had. Redirects are not followed: they could lead into the network this server stands in.
 *
 * @param hosts `host` or `host:port`
 */
export async function fetchCover(
  address: string,
  { hosts, userAgent, signal }: { hosts: ReadonlySet<string>; userAgent: string; signal: AbortSignal },
): Promise<Uint8Array | null> {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if ((url.protocol !== 'https:' && url.protocol !== 'http:') || url.username !== '' || !hosts.has(url.host))
    return null
  try {
    const response = await fetch(url, {
      redirect: 'error',
      headers: { 'user-agent': userAgent, accept: 'image/*' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    if (!response.ok || response.body === null) return null
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of response.body) {
      size += chunk.length
      if (size > MOST_BYTES) return null
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } catch {
    signal.throwIfAborted()
    return null
  }
}
