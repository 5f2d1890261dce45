import { MizanError } from '../../../contract/errors.ts'

/** A run of text as Word stored it: where in the document's character positions, where in the file. */
export type Piece = { start: number; end: number; filePosition: number; bytesPerCharacter: 1 | 2; text: string }

const PROPERTIES = 1
const PIECE_TABLE = 2
const COMPRESSED = 0x4000_0000
const MAX_CHARACTERS = 16_000_000
const windows1252 = new TextDecoder('windows-1252')

/** The piece table ([MS-DOC] 2.9.38, 2.9.177) with its text. Throws `damaged_file` without one, `too_complex` when absurdly long. */
export function readPieces(document: Buffer, table: Buffer): Piece[] {
  const plc = findPieceTable(table.subarray(document.readUInt32LE(0x1a2)), document.readUInt32LE(0x1a6))
  const count = Math.floor((plc.length - 4) / 12)
  const pieces: Piece[] = []
  for (let index = 0; index < count; index++) {
    const start = plc.readUInt32LE(index * 4)
    const end = plc.readUInt32LE(index * 4 + 4)
    const place = plc.readUInt32LE((count + 1) * 4 + index * 8 + 2)
    if (end > MAX_CHARACTERS) throw new MizanError('too_complex')
    if (end <= start || start !== (pieces.at(-1)?.end ?? 0)) throw new MizanError('damaged_file')
    const bytesPerCharacter = (place & COMPRESSED) === 0 ? 2 : 1
    const filePosition = bytesPerCharacter === 1 ? (place & 0x3fff_ffff) >>> 1 : place & 0x3fff_ffff
    const bytes = document.subarray(filePosition, filePosition + (end - start) * bytesPerCharacter)
    const text = bytesPerCharacter === 1 ? windows1252.decode(bytes) : bytes.toString('utf16le')
    // A file that breaks off still has the positions of its lost characters.
    pieces.push({ start, end, filePosition, bytesPerCharacter, text: text.padEnd(end - start, '\0') })
  }
  if (pieces.length === 0) throw new MizanError('damaged_file')
  return pieces
}

function findPieceTable(clx: Buffer, length: number): Buffer {
  let at = 0
  while (at + 5 <= Math.min(length, clx.length)) {
    const type = clx.readUInt8(at)
    if (type === PIECE_TABLE) return clx.subarray(at + 5, at + 5 + clx.readUInt32LE(at + 1))
    if (type !== PROPERTIES) break
    at += 3 + clx.readUInt16LE(at + 1)
  }
  throw new MizanError('damaged_file', {}, { cause: 'no piece table' })
}
