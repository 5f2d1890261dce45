import { MizanError } from '../../../contract/errors.ts'

/** An OLE compound file (the container of .doc, .xls, .ppt, .msg and of encrypted .docx), read from memory. */
export type CompoundFile = {
  /** The file ends before its sectors do. */
  readonly cutOff: boolean
  readonly streamNames: readonly string[]
  /** The bytes of a stream of that name, or undefined. A chain that breaks off gives what there is. */
  read(name: string): Buffer | undefined
}

const MAGIC = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const FREE = 0xffff_ffff
const END_OF_CHAIN = 0xffff_fffa
const ENTRY_BYTES = 128
const MINI_SECTOR_BYTES = 64
const STREAM = 2
const ROOT = 5

export function isCompoundFile(head: Buffer): boolean {
  return head.subarray(0, 8).equals(MAGIC)
}

/** Layout after [MS-CFB]. Throws `damaged_file`, also for a chain without end, and `file_cut_off` for less than a header. */
export function openCompoundFile(bytes: Buffer): CompoundFile {
  if (!isCompoundFile(bytes)) throw new MizanError('damaged_file')
  if (bytes.length < 512) throw new MizanError('file_cut_off')
  const shift = bytes.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) throw new MizanError('damaged_file')
  const size = 1 << shift
  const sectorCount = Math.ceil(bytes.length / size)
  const sector = (index: number): Buffer => bytes.subarray((index + 1) * size, (index + 2) * size)

  const { table, complete } = readAllocationTable(bytes, sector, sectorCount)
  const lastUsed = table.findLastIndex((next) => next !== FREE)
  const chain = (start: number, next: Uint32Array, limit: number): number[] => {
    const indexes: number[] = []
    // A sector beyond the end of the file was lost with what follows it.
    for (let at = start; at <= limit; at = next[at] ?? 0xffff_ffff) {
      if (indexes.length > limit) throw new MizanError('damaged_file', {}, { cause: 'a sector chain that never ends' })
      indexes.push(at)
    }
    return indexes
  }
  const readChain = (start: number): Buffer => Buffer.concat(chain(start, table, sectorCount).map(sector))

  const entries = readDirectory(readChain(bytes.readUInt32LE(48)))
  const root = entries.find((entry) => entry.type === ROOT)
  const cutoff = bytes.readUInt32LE(56)
  const miniTable = toUint32(readChain(bytes.readUInt32LE(60)))
  let miniStream: Buffer | undefined
  const readMini = (start: number): Buffer => {
    const container = (miniStream ??= root ? readChain(root.start) : Buffer.alloc(0))
    const limit = Math.ceil(container.length / MINI_SECTOR_BYTES)
    return Buffer.concat(
      chain(start, miniTable, limit).map((index) =>
        container.subarray(index * MINI_SECTOR_BYTES, (index + 1) * MINI_SECTOR_BYTES),
      ),
    )
  }
  const streams = entries.filter((entry) => entry.type === STREAM)
  return {
    cutOff: !complete || lastUsed + 1 >= sectorCount || bytes.readUInt32LE(48) + 1 >= sectorCount,
    streamNames: streams.map((entry) => entry.name),
    read(name) {
      const entry = streams.find((candidate) => candidate.name === name)
      if (!entry) return undefined
      return (entry.size < cutoff ? readMini(entry.start) : readChain(entry.start)).subarray(0, entry.size)
    },
  }
}

function readAllocationTable(
  bytes: Buffer,
  sector: (index: number) => Buffer,
  sectorCount: number,
): { table: Uint32Array; complete: boolean } {
  const places: number[] = []
  for (let offset = 76; offset < 512; offset += 4) places.push(bytes.readUInt32LE(offset))
  let extension = bytes.readUInt32LE(68)
  for (let hops = 0; extension < END_OF_CHAIN && hops < sectorCount; hops++) {
    const more = toUint32(sector(extension))
    if (more.length < 2) break
    places.push(...more.subarray(0, -1))
    extension = more.at(-1) ?? END_OF_CHAIN
  }
  const listed = places.filter((place) => place < END_OF_CHAIN)
  const used = listed.filter((place) => place + 1 < sectorCount).slice(0, sectorCount)
  return { table: toUint32(Buffer.concat(used.map(sector))), complete: used.length === listed.length }
}

type DirectoryEntry = { name: string; type: number; start: number; size: number }

function readDirectory(directory: Buffer): DirectoryEntry[] {
  const entries: DirectoryEntry[] = []
  for (let offset = 0; offset + ENTRY_BYTES <= directory.length; offset += ENTRY_BYTES) {
    const nameBytes = Math.min(64, directory.readUInt16LE(offset + 64))
    if (nameBytes < 2) continue
    entries.push({
      name: directory.toString('utf16le', offset, offset + nameBytes - 2),
      type: directory.readUInt8(offset + 66),
      start: directory.readUInt32LE(offset + 116),
      size: directory.readUInt32LE(offset + 120),
    })
  }
  return entries
}

function toUint32(bytes: Buffer): Uint32Array {
  const numbers = new Uint32Array(bytes.length >> 2)
  for (let index = 0; index < numbers.length; index++) numbers[index] = bytes.readUInt32LE(index * 4)
  return numbers
}
