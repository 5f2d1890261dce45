import { MizanError } from '../../contract/errors.ts'
import { identify } from './identify.ts'
import type { ReaderSource, WantedPicture } from './reader.ts'
import { loadReader } from './registry.ts'

/**
 * A picture of a book, large (WebP), from the book's file, in this very process. Only for the sandboxed child and for tests.
 *
 * @throws MizanError picture_lost where it is not found there, or whatever a parser throws on a broken file
 */
export async function enlargePicture(
  source: ReaderSource & { kind: 'document' | 'images' },
  wanted: WantedPicture,
): Promise<Uint8Array> {
  const reader = await loadReader(await identify(source.paths[0], source.filename, source.kind))
  const large = await reader.enlarge?.(source, wanted)
  if (large === undefined) throw new MizanError('picture_lost')
  return large
}
