import { readFile } from 'node:fs/promises'
import { MizanError } from '../../../contract/errors.ts'
import { recoverEntries, unpackFound } from './recover-entries.ts'
import { readDirectory, type ZipDirectory } from './read-directory.ts'
import { withinLimits, ZIP_LIMITS } from './zip-limits.ts'

/** A zip that was found to be harmless. Nothing is ever written to disk. */
export type Archive = {
  /** Entry names with forward slashes; names that climb out of the archive are left out. */
  readonly names: readonly string[]
  /** The directory is missing or broken, as in a file that was copied in part: there may have been more entries. */
  readonly cutOff: boolean
  has(name: string): boolean
  /** Unpacked bytes; undefined when there is no such entry. Throws `too_complex` past the limits, `damaged_file` on a broken entry, `password_protected` on an encrypted one. */
  read(name: string): Promise<Buffer | undefined>
  /** The same in chunks, so that a long part is never held whole. */
  stream(name: string): AsyncIterable<Buffer> | undefined
  close: () => void
}

type Entry = { name: string; packed: number; encrypted: boolean; unpack: () => AsyncIterable<Buffer> }

/**
 * Opens a zip and judges its directory before anything is unpacked: number of entries, sizes, ratio. A zip without a
 * sound directory is opened by the headers of its entries, as far as they go.
 * Throws `too_complex` for a bomb and `file_cut_off` when nothing is left.
 */
export async function openArchive(source: string | Buffer): Promise<Archive> {
  const directory = await readDirectory(source)
  const { entries, close } = directory ? listed(directory) : await recovered(source)
  let unpacked = 0
  const stream = (name: string): AsyncGenerator<Buffer> | undefined => {
    const entry = entries.get(name)
    return entry && open(entry)
  }
  async function* open({ name, packed, encrypted, unpack }: Entry): AsyncGenerator<Buffer> {
    if (encrypted) throw new MizanError('password_protected', {}, { cause: `encrypted zip entry ${name}` })
    for await (const chunk of withinLimits(unpack(), { name, packed, budget: ZIP_LIMITS.totalBytes - unpacked })) {
      unpacked += chunk.length
      yield chunk
    }
  }
  return {
    names: [...entries.keys()],
    cutOff: directory === undefined,
    has: (name) => entries.has(name),
    stream,
    async read(name) {
      const entry = stream(name)
      if (!entry) return undefined
      const chunks: Buffer[] = []
      for await (const chunk of entry) chunks.push(chunk)
      return Buffer.concat(chunks)
    },
    close,
  }
}

function listed(directory: ZipDirectory): { entries: Map<string, Entry>; close: () => void } {
  const entries = new Map<string, Entry>()
  for (const entry of directory.entries) add(entries, entry)
  return { entries, close: directory.close }
}

async function recovered(source: string | Buffer): Promise<{ entries: Map<string, Entry>; close: () => void }> {
  const bytes = typeof source === 'string' ? await readFile(source) : source
  const entries = new Map<string, Entry>()
  for (const found of recoverEntries(bytes, ZIP_LIMITS.entries))
    add(entries, {
      name: found.name,
      packed: found.end - found.start,
      encrypted: found.encrypted,
      unpack: () => unpackFound(bytes, found),
    })
  if (entries.size === 0) throw new MizanError('file_cut_off')
  return { entries, close: () => undefined }
}

function add(entries: Map<string, Entry>, entry: Entry): void {
  const name = entry.name.replaceAll('\\', '/').replace(/^(\.?\/)+/, '')
  const climbsOut = name.split('/').includes('..') || /^[A-Za-z]:/.test(name)
  if (!name.endsWith('/') && !climbsOut && !entries.has(name)) entries.set(name, { ...entry, name })
}
