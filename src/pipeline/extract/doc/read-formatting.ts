import type { Piece } from './read-pieces.ts'

/** A stretch of character positions, end excluded. */
export type Stretch = { start: number; end: number }
export type Formatting = {
  /** Text struck by tracked changes. */
  deleted: Stretch[]
  hidden: Stretch[]
  /** Paragraphs in the built-in styles "heading 1" to "heading 9". */
  headings: (Stretch & { level: number })[]
  /** Characters that stand for a picture, and where in the data stream it lies. */
  pictures: { start: number; place: number }[]
}

const DELETED = 0x0800
const HIDDEN = 0x083c
const PICTURE_PLACE = 0x6a03
const PAGE_BYTES = 512
/** Operand sizes by the top three bits of a property code ([MS-DOC] 2.6.1); 6 is variable. */
const OPERAND_BYTES = [1, 1, 2, 4, 2, 2, 0, 3] as const

/** Deleted and hidden runs, pictures and headings, from the pages of formatted runs ([MS-DOC] 2.9.33, 2.9.175). */
export function readFormatting(document: Buffer, table: Buffer, pieces: readonly Piece[]): Formatting {
  const found: Formatting = { deleted: [], hidden: [], headings: [], pictures: [] }
  for (const page of formattedPages(document, table, 0xfa)) {
    for (const { from, to, index, count } of runsOf(page)) {
      const offset = page.readUInt8((count + 1) * 4 + index) * 2
      if (offset === 0) continue
      const properties = page.subarray(offset + 1, offset + 1 + page.readUInt8(offset))
      for (const { code, operand } of propertiesIn(properties)) {
        const isOn = operand[0] === 1 || operand[0] === 0x81
        if (code === DELETED && isOn) found.deleted.push(...stretches(pieces, from, to))
        if (code === HIDDEN && isOn) found.hidden.push(...stretches(pieces, from, to))
        if (code !== PICTURE_PLACE || operand.length < 4) continue
        const place = operand.readUInt32LE(0)
        found.pictures.push(...stretches(pieces, from, to).map(({ start }) => ({ start, place })))
      }
    }
  }
  for (const page of formattedPages(document, table, 0x102)) {
    for (const { from, to, index, count } of runsOf(page)) {
      const offset = page.readUInt8((count + 1) * 4 + index * 13) * 2
      if (offset === 0 || offset + 4 > PAGE_BYTES) continue
      const style = page.readUInt16LE(offset + (page.readUInt8(offset) === 0 ? 2 : 1))
      if (style >= 1 && style <= 9)
        found.headings.push(...stretches(pieces, from, to).map((stretch) => ({ ...stretch, level: style })))
    }
  }
  return found
}

function* formattedPages(document: Buffer, table: Buffer, place: number): Generator<Buffer> {
  const start = document.readUInt32LE(place)
  const plc = table.subarray(start, start + document.readUInt32LE(place + 4))
  const count = Math.floor((plc.length - 4) / 8)
  for (let index = 0; index < count; index++) {
    const number = plc.readUInt32LE((count + 1) * 4 + index * 4) & 0x3f_ffff
    const page = document.subarray(number * PAGE_BYTES, (number + 1) * PAGE_BYTES)
    if (page.length === PAGE_BYTES) yield page
  }
}

function* runsOf(page: Buffer): Generator<{ from: number; to: number; index: number; count: number }> {
  const count = page.readUInt8(PAGE_BYTES - 1)
  if (count > 0x65) return
  for (let index = 0; index < count; index++)
    yield { from: page.readUInt32LE(index * 4), to: page.readUInt32LE(index * 4 + 4), index, count }
}

function* propertiesIn(properties: Buffer): Generator<{ code: number; operand: Buffer }> {
  let at = 0
  while (at + 3 <= properties.length) {
    const code = properties.readUInt16LE(at)
    const size = OPERAND_BYTES[(code >> 13) as 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7]
    const bytes = size === 0 ? properties.readUInt8(at + 2) + 1 : size
    yield { code, operand: properties.subarray(at + 2, at + 2 + bytes) }
    at += 2 + bytes
  }
}

function stretches(pieces: readonly Piece[], from: number, to: number): Stretch[] {
  return pieces.flatMap(({ start, end, filePosition, bytesPerCharacter }) => {
    const first = start + Math.max(0, Math.ceil((from - filePosition) / bytesPerCharacter))
    const last = Math.min(end, start + Math.floor((to - filePosition) / bytesPerCharacter))
    return first < last && to > filePosition ? [{ start: first, end: last }] : []
  })
}
