import { constants, createInflateRaw } from 'node:zlib'

/** An entry found by its own header: where its packed bytes lie. */
export type FoundEntry = { name: string; method: number; start: number; end: number; encrypted: boolean }

const LOCAL_HEADER = Buffer.from('PK\x03\x04', 'latin1')
const SIGNATURES = ['PK\x03\x04', 'PK\x01\x02', 'PK\x07\x08'].map((text) => Buffer.from(text, 'latin1'))
const HEADER_BYTES = 30
const LONGEST_NAME = 1_024
const STORED = 0
const DEFLATED = 8
const ENCRYPTED = 0x1
/** The sizes follow the data instead of standing in the header. */
const SIZES_AFTER = 0x8

/**
 * The entries of a zip whose directory is gone or broken, by the header in front of each: what a cut-off file still has.
 * The last one may end early. At most `limit` of them.
 */
export function recoverEntries(bytes: Buffer, limit: number): FoundEntry[] {
  const found: FoundEntry[] = []
  for (let at = bytes.indexOf(LOCAL_HEADER); at >= 0 && found.length < limit;) {
    const entry = entryAt(bytes, at)
    if (entry) found.push(entry)
    at = bytes.indexOf(LOCAL_HEADER, entry ? entry.end : at + 4)
  }
  return found
}

function entryAt(bytes: Buffer, at: number): FoundEntry | undefined {
  if (at + HEADER_BYTES > bytes.length) return undefined
  const flags = bytes.readUInt16LE(at + 6)
  const method = bytes.readUInt16LE(at + 8)
  const packed = bytes.readUInt32LE(at + 18)
  const nameLength = bytes.readUInt16LE(at + 26)
  const nameStart = at + HEADER_BYTES
  const start = nameStart + nameLength + bytes.readUInt16LE(at + 28)
  const name = bytes.toString('utf8', nameStart, nameStart + nameLength)
  const plausible = (method === STORED || method === DEFLATED) && nameLength > 0 && nameLength <= LONGEST_NAME
  if (!plausible || start > bytes.length || /[\0-\x1f]/.test(name)) return undefined
  const sized = (flags & SIZES_AFTER) === 0 && packed !== 0xffff_ffff
  const end = sized ? Math.min(bytes.length, start + packed) : nextSignature(bytes, start)
  return { name, method, start, end, encrypted: (flags & ENCRYPTED) !== 0 }
}

function nextSignature(bytes: Buffer, from: number): number {
  const places = SIGNATURES.map((signature) => bytes.indexOf(signature, from)).filter((place) => place >= 0)
  return places.length === 0 ? bytes.length : Math.min(...places)
}

/** What an entry unpacks to; one that breaks off or is broken ends where it can be read no further. */
export async function* unpackFound(bytes: Buffer, { method, start, end }: FoundEntry): AsyncGenerator<Buffer> {
  const packed = bytes.subarray(start, end)
  if (method === STORED) {
    yield packed
    return
  }
  const inflate = createInflateRaw({ finishFlush: constants.Z_SYNC_FLUSH })
  inflate.end(packed)
  try {
    for await (const chunk of inflate as AsyncIterable<Buffer>) yield chunk
  } catch (error) {
    // A broken stream ends the entry; anything else is a fault of ours.
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))) throw error
  }
}
