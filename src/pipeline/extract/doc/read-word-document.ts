import type { CompoundFile } from '../ole/open-compound-file.ts'
import { MizanError } from '../../../contract/errors.ts'
import { readFormatting, type Formatting, type Stretch } from './read-formatting.ts'
import { readPieces, type Piece } from './read-pieces.ts'
import { salvagePieces } from './salvage-word-document.ts'

export type WordText = {
  text: string
  /** Offsets where a page or section begins. */
  breaks: number[]
  headings: { level: number; start: number; end: number }[]
  /** Places in the data stream of pictures in the body, and the offsets before which they stand. */
  pictures: { place: number; at: number }[]
  hidden: boolean
  /** The file ends before its text does. */
  cutOff: boolean
}

/** Stands in the text for a picture. */
const PICTURE = '\u0001'
const SECOND_TABLE = 0x0200
const PLAIN: Record<string, string> = { '\r': '\n', '\u000B': '\n', '\t': '\t', '\u001E': '-', '\u001F': '' }

/**
 * The text of a Word 97-2003 document after [MS-DOC]: body, then footnotes, endnotes and text boxes. Headers, footers
 * and comments stay out, as do field codes and what tracked changes deleted. Hidden text is in the text.
 */
export function readWordDocument(file: CompoundFile, document: Buffer): WordText {
  if (document.length < 0x1aa) throw new MizanError('damaged_file')
  const { pieces, formatting, salvaged } = readText(file, document)
  const all = pieces.map((piece) => piece.text).join('')
  const { deleted, hidden, headings } = formatting

  const lengthAt = (place: number): number => document.readUInt32LE(place)
  const body = { start: 0, end: lengthAt(0x4c) }
  const footnotes = after(body, lengthAt(0x50))
  const comments = after(footnotes, lengthAt(0x54) + lengthAt(0x58) + lengthAt(0x5c))
  const endnotes = after(comments, lengthAt(0x60))
  const boxes = after(endnotes, lengthAt(0x64))

  const levels = new Map(headings.map((heading) => [heading.start, heading.level]))
  const kept = withoutStretches(all, deleted)
  const places = new Map(formatting.pictures.map(({ start, place }) => [start, place]))
  const main = plainText(kept, body, levels, places)
  const rest = [footnotes, endnotes, boxes].map((part) => plainText(kept, part, new Map()).text.trim())
  return {
    text: [main.text, ...rest.filter((part) => part !== '')].join('\n'),
    breaks: main.breaks,
    headings: main.headings,
    pictures: main.pictures,
    hidden: hidden.some(({ start, end }) => /[\p{L}\p{N}]/u.test(all.slice(start, Math.min(end, body.end)))),
    cutOff:
      salvaged ||
      pieces.some(
        ({ start, end, filePosition, bytesPerCharacter }) =>
          filePosition + (end - start) * bytesPerCharacter > document.length,
      ),
  }
}

/** By the piece table; in a file that was cut off before it, the text in one piece and without its formatting. */
function readText(
  file: CompoundFile,
  document: Buffer,
): { pieces: Piece[]; formatting: Formatting; salvaged: boolean } {
  const table = file.read((document.readUInt16LE(10) & SECOND_TABLE) === 0 ? '0Table' : '1Table')
  if (file.cutOff && (!table || table.length <= document.readUInt32LE(0x1a2)))
    return {
      pieces: salvagePieces(document),
      formatting: { deleted: [], hidden: [], headings: [], pictures: [] },
      salvaged: true,
    }
  if (!table) throw new MizanError('damaged_file', {}, { cause: 'no table stream' })
  const pieces = readPieces(document, table)
  return { pieces, formatting: readFormatting(document, table, pieces), salvaged: false }
}

function after(part: Stretch, length: number): Stretch {
  return { start: part.end, end: part.end + length }
}

/** Deleted characters become NULs, so that positions hold. */
function withoutStretches(text: string, stretches: readonly Stretch[]): string {
  const parts: string[] = []
  let done = 0
  for (const { start, end } of stretches.toSorted((a, b) => a.start - b.start)) {
    if (end <= done) continue
    const from = Math.max(start, done)
    parts.push(text.slice(done, from), '\0'.repeat(end - from))
    done = end
  }
  return parts.join('') + text.slice(done)
}

/** Word's control characters as text: marks of fields (0x13 code 0x14 result 0x15), cells (0x07), breaks (0x0C). */
function plainText(
  source: string,
  part: Stretch,
  levels: ReadonlyMap<number, number>,
  places: ReadonlyMap<number, number> = new Map(),
): Omit<WordText, 'hidden' | 'cutOff'> {
  const out: string[] = []
  const breaks: number[] = []
  const headings: WordText['headings'] = []
  const pictures: WordText['pictures'] = []
  /** One entry per open field; true while in its code, which nobody sees. */
  const fields: boolean[] = []
  let length = 0
  let cellOpen = false
  let heading: { level: number; start: number } | undefined
  const write = (text: string): void => {
    out.push(text)
    length += text.length
  }
  const endParagraph = (): void => {
    if (heading && length > heading.start) headings.push({ ...heading, end: length })
    heading = undefined
    write('\n')
  }
  for (let at = part.start; at < Math.min(part.end, source.length); at++) {
    const character = source.charAt(at)
    const level = levels.get(at)
    if (level !== undefined) heading = { level, start: length }
    const place = places.get(at)
    if (character === PICTURE && place !== undefined) pictures.push({ place, at: length })
    else if (character === '\u0013') fields.push(true)
    else if (character === '\u0014') fields.splice(-1, 1, false)
    else if (character === '\u0015') fields.pop()
    // A field that is never closed must not swallow the rest of the book.
    else if (character === '\r') {
      fields.length = 0
      endParagraph()
    } else if (fields.includes(true)) continue
    else if (character === '\u0007') {
      // A row ends with a mark of its own right after its last cell's.
      write(cellOpen ? '\t' : '\n')
      cellOpen = false
    } else if (character === '\u000C') {
      endParagraph()
      breaks.push(length)
    } else {
      const text = PLAIN[character] ?? (character < ' ' ? '' : character)
      write(text)
      cellOpen ||= text.trim() !== ''
      if (text === '\n') cellOpen = false
    }
  }
  return { text: out.join(''), breaks, headings, pictures }
}
