import { MizanError } from '../../../contract/errors.ts'

const MEGABYTE = 1024 * 1024
export const ZIP_LIMITS = {
  entries: 10_000,
  /** One unpacked text file: five times the longest novel as XML. */
  textEntryBytes: 32 * MEGABYTE,
  /** Of all text files together. */
  textBytes: 96 * MEGABYTE,
  totalBytes: 800 * MEGABYTE,
  /** Above this size nothing a book contains packs better than `ratio`. */
  ratioFromBytes: 8 * MEGABYTE,
  ratio: 100,
  mediaEntryBytes: 64 * MEGABYTE,
}

export function isBomb(unpacked: number, packed: number): boolean {
  return unpacked > ZIP_LIMITS.ratioFromBytes && unpacked > ZIP_LIMITS.ratio * Math.max(1, packed)
}

/** Passes the chunks of an entry on until they are more than its kind may have. Throws `too_complex`. */
export async function* withinLimits(
  chunks: AsyncIterable<Buffer>,
  { name, packed, budget }: { name: string; packed: number; budget: number },
): AsyncGenerator<Buffer> {
  const limit = Math.min(budget, isTextName(name) ? ZIP_LIMITS.textEntryBytes : ZIP_LIMITS.mediaEntryBytes)
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > limit || isBomb(size, packed)) throw new MizanError('too_complex')
    yield chunk
  }
}

export function isTextName(name: string): boolean {
  return /\.(xml|x?html?|xht|opf|ncx|rels|css|txt|svg|smil|js|json)$|^mimetype$/i.test(name)
}
