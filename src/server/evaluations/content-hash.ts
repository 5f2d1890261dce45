import { createHash } from 'node:crypto'

/** What tells one book from another: the hash of its only file, or one over those of its pages in order. */
export function contentHash(hashes: readonly string[]): string {
  const [only] = hashes
  if (hashes.length === 1 && only !== undefined) return only
  return createHash('sha256').update(hashes.join('\n')).digest('hex')
}
