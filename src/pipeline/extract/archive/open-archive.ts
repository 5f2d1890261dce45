import type { Readable } from 'node:stream'
import { fromBufferPromise, openPromise, type Entry, type ZipFile } from 'yauzl'
import { MizanError } from '../../../contract/errors.ts'

const MEGABYTE = 1024 * 1024
const LIMITS = {
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

/** A zip whose directory was found to be harmless. Nothing is ever written to disk. */
export type Archive = {
  /** Entry names with forward slashes; names that climb out of the archive are left out. */
  readonly names: readonly string[]
  has(name: string): boolean
  /** Unpacked bytes; undefined when there is no such entry. Throws `too_complex` past the limits, `damaged_file` on a broken or encrypted entry. */
  read(name: string): Promise<Buffer | undefined>
  close(): void
}

/**
 * Opens a zip and judges its directory before anything is unpacked: number of entries, sizes, ratio.
 * Throws `too_complex` for a bomb and `damaged_file` for a broken directory.
 */
export async function openArchive(source: string | Buffer): Promise<Archive> {
  // Names are decoded here, because yauzl gives up the whole file for one bad name.
  const options = { decodeStrings: false, validateEntrySizes: true, autoClose: false }
  const zip = await (
    typeof source === 'string' ? openPromise(source, options) : fromBufferPromise(source, options)
  ).catch(damaged)
  const entries = new Map<string, Entry>()
  try {
    await scan(zip, entries)
  } catch (error) {
    zip.close()
    throw error
  }
  let unpacked = 0
  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    close: () => zip.close(),
    async read(name) {
      const entry = entries.get(name)
      if (!entry) return undefined
      if (entry.isEncrypted()) throw new MizanError('damaged_file', {}, { cause: `encrypted zip entry ${name}` })
      const budget = LIMITS.totalBytes - unpacked
      const bytes = await unpack(
        zip,
        entry,
        Math.min(budget, isText(name) ? LIMITS.textEntryBytes : LIMITS.mediaEntryBytes),
      )
      unpacked += bytes.length
      return bytes
    },
  }
}

async function scan(zip: ZipFile, entries: Map<string, Entry>): Promise<void> {
  if (zip.entryCount > LIMITS.entries) throw new MizanError('too_complex')
  let total = 0
  let text = 0
  let packed = 0
  for await (const entry of eachEntry(zip)) {
    const name = entryName(entry)
    total += entry.uncompressedSize
    packed += entry.compressedSize
    if (isText(name)) {
      text += entry.uncompressedSize
      if (entry.uncompressedSize > LIMITS.textEntryBytes) throw new MizanError('too_complex')
      if (isBomb(entry.uncompressedSize, entry.compressedSize)) throw new MizanError('too_complex')
    }
    if (!name.endsWith('/') && !climbsOut(name) && !entries.has(name)) entries.set(name, entry)
  }
  if (total > LIMITS.totalBytes || text > LIMITS.textBytes || isBomb(total, packed)) throw new MizanError('too_complex')
}

function isBomb(unpacked: number, packed: number): boolean {
  return unpacked > LIMITS.ratioFromBytes && unpacked > LIMITS.ratio * Math.max(1, packed)
}

async function* eachEntry(zip: ZipFile): AsyncGenerator<Entry> {
  for (let count = 0; count <= LIMITS.entries; count++) {
    const entry = await new Promise<Entry | null>((resolve, reject) => {
      const settle = (act: () => void): void => {
        zip.off('entry', onEntry).off('end', onEnd).off('error', onError)
        act()
      }
      const onEntry = (found: Entry): void => settle(() => resolve(found))
      const onEnd = (): void => settle(() => resolve(null))
      const onError = (error: Error): void => settle(() => reject(error))
      zip.once('entry', onEntry).once('end', onEnd).once('error', onError)
      zip.readEntry()
    }).catch(damaged)
    if (!entry) return
    yield entry
  }
  throw new MizanError('too_complex')
}

async function unpack(zip: ZipFile, entry: Entry, limit: number): Promise<Buffer> {
  const stream = await new Promise<Readable>((resolve, reject) =>
    zip.openReadStream(entry, (error, readable) => (error ? reject(error) : resolve(readable))),
  ).catch(damaged)
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > limit) throw new MizanError('too_complex')
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof MizanError ? error : new MizanError('damaged_file', {}, { cause: error })
  } finally {
    stream.destroy()
  }
  return Buffer.concat(chunks, size)
}

function entryName(entry: Entry): string {
  // With decodeStrings off the raw bytes stand here, whatever the declared type says.
  const raw: unknown = entry.fileName
  const name = Buffer.isBuffer(raw) ? raw.toString('utf8') : String(raw)
  return name.replaceAll('\\', '/').replace(/^(\.?\/)+/, '')
}

function climbsOut(name: string): boolean {
  return name.split('/').includes('..') || /^[A-Za-z]:/.test(name)
}

function isText(name: string): boolean {
  return /\.(xml|x?html?|xht|opf|ncx|rels|css|txt|svg|smil|js|json)$|^mimetype$/i.test(name)
}

function damaged(error: unknown): never {
  throw new MizanError('damaged_file', {}, { cause: error })
}
