import { assemble } from './assemble.ts'
import { identify } from './identify.ts'
import { lookForNudity } from './pictures/look-for-nudity.ts'
import type { ExtractedBook, ReaderSource } from './reader.ts'
import { loadReader } from './registry.ts'

/**
 * Identifies, reads and assembles a book in this very process. Only for the sandboxed child and for tests: a hostile
 * file can exhaust whatever process calls this. Throws MizanError, or whatever a parser throws on a broken file.
 */
export async function readBook(source: ReaderSource & { kind: 'document' | 'images' }): Promise<ExtractedBook> {
  const [first, ...others] = source.paths
  const format = await identify(first, source.filename, source.kind)
  for (const path of others) await identify(path, source.filename, source.kind)
  const reader = await loadReader(format)
  const raw = await reader.read(source)
  if (raw.pictures === undefined) return assemble(raw, source.filename)
  const kept = await lookForNudity(raw.pictures.kept, source.deadline)
  return assemble({ ...raw, pictures: { ...raw.pictures, kept } }, source.filename)
}
