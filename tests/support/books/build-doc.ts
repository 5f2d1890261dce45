import { buildCompoundFile } from './build-compound-file.ts'
import type { SampleBook } from './sample-book.ts'

export type DocOptions = {
  /** FIB version; 0xC1 is Word 97. */
  version?: number
  flags?: number
  /** The whole main text with Word's own control characters, instead of the book's. */
  text?: string
  footnotes?: string
  /** Character runs with properties: [start, end, property code] by character position. */
  runs?: [number, number, number][]
  /** Files of pictures by the character position of the sign that stands for each. */
  pictures?: Record<number, Buffer>
}

/** A Word 97 document of one UTF-16 piece: enough of [MS-DOC] for a reader, no formatting but `runs`. */
export function buildDoc(book: SampleBook, options: DocOptions = {}): Buffer {
  const body =
    options.text ??
    book.chapters
      .map(({ heading, paragraphs }) => [heading, ...paragraphs].join('\r'))
      .join('\u000C')
      .concat('\r')
  const text = body + (options.footnotes ?? '')
  const textStart = 0x800
  const document = Buffer.alloc(textStart + 512 * Math.ceil((text.length * 2) / 512) + 512)
  document.writeUInt16LE(0xa5ec, 0)
  document.writeUInt16LE(options.version ?? 0xc1, 2)
  document.writeUInt16LE((options.flags ?? 0) | 0x0200, 10)
  document.writeUInt32LE(body.length, 0x4c)
  document.writeUInt32LE(options.footnotes?.length ?? 0, 0x50)
  document.write(text, textStart, 'utf16le')

  const pieces = Buffer.alloc(5 + 16)
  pieces.writeUInt8(2, 0)
  pieces.writeUInt32LE(16, 1)
  pieces.writeUInt32LE(text.length, 9)
  pieces.writeUInt32LE(textStart, 15)
  const runPage = (document.length - 512) / 512
  const data = Object.entries(options.pictures ?? {}).map(([at, file]) => ({ at: Number(at), bytes: picture(file) }))
  const places = data.map((_, index) => data.slice(0, index).reduce((sum, { bytes }) => sum + bytes.length, 0))
  const runs: Run[] = [
    ...(options.runs ?? []),
    ...data.map(({ at }, index): Run => [at, at + 1, 0x6a03, places[index] ?? 0]),
  ]
  document.set(formattedPage(runs, textStart), runPage * 512)
  const runTable = Buffer.alloc(12)
  runTable.writeUInt32LE(textStart, 0)
  runTable.writeUInt32LE(textStart + text.length * 2, 4)
  runTable.writeUInt32LE(runPage, 8)
  document.writeUInt32LE(0, 0x1a2)
  document.writeUInt32LE(pieces.length, 0x1a6)
  document.writeUInt32LE(pieces.length, 0xfa)
  document.writeUInt32LE(runs.length > 0 ? runTable.length : 0, 0xfe)
  return buildCompoundFile({
    WordDocument: document,
    '1Table': Buffer.concat([pieces, runTable, Buffer.alloc(4_096)]),
    ...(data.length > 0 && { Data: Buffer.concat(data.map(({ bytes }) => bytes)) }),
    '\u0005SummaryInformation': summary(book),
  })
}

/** Start, end, property and its operand: on where absent, or a place in the data stream. */
type Run = [number, number, number, number?]

/** A picture as it lies in the data stream: a header of 68 bytes, then records of a drawing with the file in them. */
function picture(file: Buffer): Buffer {
  const header = Buffer.alloc(68 + 25)
  header.writeUInt32LE(header.length + file.length, 0)
  header.writeUInt16LE(68, 4)
  return Buffer.concat([header, file])
}

function formattedPage(runs: readonly Run[], textStart: number): Buffer {
  const page = Buffer.alloc(512)
  page.writeUInt8(runs.length, 511)
  for (const [index, [start, end, code, operand]] of runs.entries()) {
    page.writeUInt32LE(textStart + start * 2, index * 4)
    page.writeUInt32LE(textStart + end * 2, index * 4 + 4)
    const place = 256 + index * 8
    page.writeUInt8(place / 2, (runs.length + 1) * 4 + index)
    page.writeUInt8(operand === undefined ? 3 : 6, place)
    page.writeUInt16LE(code, place + 1)
    if (operand === undefined) page.writeUInt8(1, place + 3)
    else page.writeUInt32LE(operand, place + 3)
  }
  return page
}

/** Title and author in UTF-8 ([MS-OLEPS]). */
function summary(book: SampleBook): Buffer {
  const values: [number, Buffer][] = [
    [1, property(2, Buffer.from([0xe9, 0xfd, 0, 0]))],
    [2, property(30, counted(book.title))],
    [4, property(30, counted(book.author))],
  ]
  const head = Buffer.alloc(8 + values.length * 8)
  head.writeUInt32LE(values.length, 4)
  let at = head.length
  for (const [index, [id, value]] of values.entries()) {
    head.writeUInt32LE(id, 8 + index * 8)
    head.writeUInt32LE(at, 12 + index * 8)
    at += value.length
  }
  const front = Buffer.alloc(48)
  front.writeUInt32LE(1, 24)
  front.writeUInt32LE(48, 44)
  return Buffer.concat([front, head, ...values.map(([, value]) => value)])
}

function property(type: number, value: Buffer): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt32LE(type)
  return Buffer.concat([head, value])
}

function counted(text: string): Buffer {
  const bytes = Buffer.from(`${text}\0`, 'utf8')
  const size = Buffer.alloc(4)
  size.writeUInt32LE(bytes.length)
  return Buffer.concat([size, bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
}
