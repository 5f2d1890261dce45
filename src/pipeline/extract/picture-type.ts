import type { BookCover } from '../../contract/book-text.ts'
import { MAX_COVER_BYTES } from '../../contract/limits.ts'

/** The bytes as a cover when they begin like a JPEG, PNG or WEBP of a sensible size; null otherwise. */
export function asCover(bytes: Uint8Array | undefined): BookCover | null {
  if (!bytes || bytes.length < 64 || bytes.length > MAX_COVER_BYTES) return null
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  // A plain copy: a slice of a larger buffer would carry all of it over the wire.
  if (start.startsWith('\xff\xd8\xff')) return { bytes: Uint8Array.from(bytes), type: 'image/jpeg' }
  if (start.startsWith('\x89PNG')) return { bytes: Uint8Array.from(bytes), type: 'image/png' }
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return { bytes: Uint8Array.from(bytes), type: 'image/webp' }
  return null
}
