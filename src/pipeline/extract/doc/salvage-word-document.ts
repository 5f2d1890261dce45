import type { Piece } from './read-pieces.ts'

const SIGNATURE = Buffer.from([0xec, 0xa5])
const SECTOR_BYTES = 512
const WORD_97 = 0xc1
const ENCRYPTED = 0x0100
const SAMPLE_BYTES = 4_096
const windows1252 = new TextDecoder('windows-1252')

/**
 * The main stream of a Word document whose container lost its directory, as a file that was copied in part: it begins
 * at a sector with Word's signature and lies in one stretch. Undefined when there is none or it is encrypted.
 */
export function findWordDocument(bytes: Buffer): Buffer | undefined {
  for (let at = bytes.indexOf(SIGNATURE, SECTOR_BYTES); at >= 0; at = bytes.indexOf(SIGNATURE, at + 1)) {
    if (at % SECTOR_BYTES !== 0 || at + 0x1aa > bytes.length) continue
    const readable = bytes.readUInt16LE(at + 2) >= WORD_97 && (bytes.readUInt16LE(at + 10) & ENCRYPTED) === 0
    if (readable) return bytes.subarray(at)
  }
  return undefined
}

/**
 * The text as one piece, from where the header says that it starts ([MS-DOC] fcMin) to the end of the stream at most:
 * right for every document that was saved whole, and all there is when the piece table is lost.
 */
export function salvagePieces(document: Buffer): Piece[] {
  const filePosition = document.readUInt32LE(0x18)
  const characters = document.readUInt32LE(0x4c)
  const sample = document.subarray(filePosition, filePosition + SAMPLE_BYTES)
  const highBytes = sample.filter(
    (byte, index) => index % 2 === 1 && (byte === 0 || byte === 6 || byte === 0x20),
  ).length
  const bytesPerCharacter = highBytes * 2 > sample.length * 0.8 ? 2 : 1
  const bytes = document.subarray(filePosition, filePosition + characters * bytesPerCharacter)
  const text = bytesPerCharacter === 1 ? windows1252.decode(bytes) : bytes.toString('utf16le')
  return [{ start: 0, end: text.length, filePosition, bytesPerCharacter, text }]
}
