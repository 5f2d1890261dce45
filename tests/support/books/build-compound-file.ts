const SECTOR = 512
const FREE = 0xffff_ffff
const END = 0xffff_fffe
const TABLE = 0xffff_fffd

/** An OLE compound file ([MS-CFB] version 3) of streams; all lie in ordinary sectors (cutoff 0). */
export function buildCompoundFile(streams: Record<string, Buffer>): Buffer {
  const names = Object.keys(streams)
  const chains: Buffer[] = [directory(streams), ...Object.values(streams)].map(padded)
  const sectors = chains.reduce((total, chain) => total + chain.length / SECTOR, 0)
  const tableSectors = Math.ceil((sectors + 1 + Math.ceil(sectors / 128)) / 128)
  const table = Buffer.alloc(tableSectors * SECTOR, 0xff)
  for (let index = 0; index < tableSectors; index++) table.writeUInt32LE(TABLE, index * 4)
  let at = tableSectors
  const starts = chains.map((chain) => {
    const start = at
    const count = chain.length / SECTOR
    for (let index = 0; index < count; index++)
      table.writeUInt32LE(index + 1 < count ? at + index + 1 : END, (at + index) * 4)
    at += count
    return start
  })
  const [directoryStart = 0, ...streamStarts] = starts
  const [entries = Buffer.alloc(0)] = chains
  for (const [index] of names.entries()) entries.writeUInt32LE(streamStarts[index] ?? 0, (index + 1) * 128 + 116)

  const header = Buffer.alloc(SECTOR, 0)
  header.write('d0cf11e0a1b11ae1', 0, 'hex')
  header.writeUInt16LE(0x3e, 24)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(tableSectors, 44)
  header.writeUInt32LE(directoryStart, 48)
  header.writeUInt32LE(0, 56)
  header.writeUInt32LE(END, 60)
  header.writeUInt32LE(END, 68)
  for (let index = 0; index < 109; index++) header.writeUInt32LE(index < tableSectors ? index : FREE, 76 + index * 4)
  return Buffer.concat([header, table, ...chains])
}

function directory(streams: Record<string, Buffer>): Buffer {
  const entries = [
    entry('Root Entry', 5, 0),
    ...Object.entries(streams).map(([name, { length }]) => entry(name, 2, length)),
  ]
  return Buffer.concat(entries)
}

function entry(name: string, type: number, size: number): Buffer {
  const bytes = Buffer.alloc(128)
  bytes.write(name, 0, 'utf16le')
  bytes.writeUInt16LE((name.length + 1) * 2, 64)
  bytes.writeUInt8(type, 66)
  for (const place of [68, 72, 76]) bytes.writeUInt32LE(FREE, place)
  bytes.writeUInt32LE(type === 5 ? END : 0, 116)
  bytes.writeUInt32LE(size, 120)
  return bytes
}

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((SECTOR - (bytes.length % SECTOR)) % SECTOR)])
}
