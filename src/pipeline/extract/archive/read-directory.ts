import type { Readable } from 'node:stream'
import { fromBufferPromise, openPromise, type Entry, type ZipFile } from 'yauzl'
import { MizanError } from '../../../contract/errors.ts'
import { isBomb, isTextName, ZIP_LIMITS } from './zip-limits.ts'

export type ZipDirectory = {
  entries: { name: string; packed: number; encrypted: boolean; unpack: () => AsyncIterable<Buffer> }[]
  close: () => void
}

/**
 * The entries a zip lists, judged before anything is unpacked; undefined when its directory is missing or broken.
 * Throws `too_complex` for a bomb.
 */
export async function readDirectory(source: string | Buffer): Promise<ZipDirectory | undefined> {
  // Names are decoded here, because yauzl gives up the whole file for one bad name.
  const options = { decodeStrings: false, validateEntrySizes: true, autoClose: false }
  const zip = await (
    typeof source === 'string' ? openPromise(source, options) : fromBufferPromise(source, options)
  ).catch(() => undefined)
  if (!zip) return undefined
  try {
    const entries = await list(zip)
    if (entries) return { entries, close: () => zip.close() }
    zip.close()
    return undefined
  } catch (error) {
    zip.close()
    throw error
  }
}

async function list(zip: ZipFile): Promise<ZipDirectory['entries'] | undefined> {
  if (zip.entryCount > ZIP_LIMITS.entries) throw new MizanError('too_complex')
  const entries: ZipDirectory['entries'] = []
  let total = 0
  let text = 0
  let packed = 0
  for (;;) {
    const entry = await nextEntry(zip)
    if (entry === 'broken') return undefined
    if (entry === 'end') break
    if (entries.length >= ZIP_LIMITS.entries) throw new MizanError('too_complex')
    const name = entryName(entry)
    total += entry.uncompressedSize
    packed += entry.compressedSize
    if (isTextName(name)) {
      text += entry.uncompressedSize
      if (entry.uncompressedSize > ZIP_LIMITS.textEntryBytes || isBomb(entry.uncompressedSize, entry.compressedSize))
        throw new MizanError('too_complex')
    }
    entries.push({
      name,
      packed: entry.compressedSize,
      encrypted: entry.isEncrypted(),
      unpack: () => unpack(zip, entry),
    })
  }
  if (total > ZIP_LIMITS.totalBytes || text > ZIP_LIMITS.textBytes || isBomb(total, packed))
    throw new MizanError('too_complex')
  return entries
}

function nextEntry(zip: ZipFile): Promise<Entry | 'end' | 'broken'> {
  return new Promise((resolve) => {
    const settle = (outcome: Entry | 'end' | 'broken'): void => {
      zip.off('entry', settle).off('end', onEnd).off('error', onError)
      resolve(outcome)
    }
    const onEnd = (): void => settle('end')
    const onError = (): void => settle('broken')
    zip.once('entry', settle).once('end', onEnd).once('error', onError)
    zip.readEntry()
  })
}

async function* unpack(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  let stream: Readable | undefined
  try {
    stream = await new Promise<Readable>((resolve, reject) =>
      zip.openReadStream(entry, (error, readable) => (error ? reject(error) : resolve(readable))),
    )
    for await (const chunk of stream as AsyncIterable<Buffer>) yield chunk
  } catch (error) {
    throw error instanceof MizanError ? error : new MizanError('damaged_file', {}, { cause: error })
  } finally {
    stream?.destroy()
  }
}

function entryName(entry: Entry): string {
  // With decodeStrings off the raw bytes stand here, whatever the declared type says.
  const raw: unknown = entry.fileName
  return Buffer.isBuffer(raw) ? raw.toString('utf8') : String(raw)
}
