import type { TextLine } from './glyph.ts'
import type { Turn } from './read-glyphs.ts'
import { readPlainText } from './read-glyphs.ts'
import type { TextPage } from './read-glyphs.ts'
import { memoryView, withMemory } from './pdfium-memory.ts'

/** What PDFium writes for a hyphen at the end of a line. */
const LINE_HYPHEN = '\ufffe'
const LINE_END = /\r\n|[\r\n\ufffe]/g
/** A gap this many line heights wide parts two columns, never two words. */
const COLUMN_GAP = 2

type Span = { from: number; to: number; hyphenated: boolean }

/** The lines of a page without right-to-left letters: PDFium's own text, with the place of each line. */
export function plainLines(page: TextPage, turn: Turn, text = readPlainText(page)): TextLine[] {
  return withMemory(page.pdfium, 32, (scratch) => {
    const ruler: Ruler = { page, turn, scratch }
    return lineSpans(text).flatMap((span) => cutAtColumns(text, span, ruler).map((piece) => place(text, piece, ruler)))
  })
}

/** The lines within PDFium's text as offsets, blank ones left out. */
export function lineSpans(text: string): Span[] {
  const spans: Span[] = []
  let from = 0
  const add = (to: number, hyphenated: boolean): void => {
    if (text.slice(from, to).trim() !== '') spans.push({ from, to, hyphenated })
  }
  for (const end of text.matchAll(LINE_END)) {
    add(end.index, end[0] === LINE_HYPHEN)
    from = end.index + end[0].length
  }
  add(text.length, false)
  return spans
}

type Ruler = { page: TextPage; turn: Turn; scratch: number }
type Box = { left: number; right: number; baseline: number; height: number }

/** Where the character at an offset of PDFium's text stands. */
function boxAt({ page: { pdfium, text }, turn, scratch }: Ruler, offset: number): Box {
  const index = Math.max(0, pdfium._FPDFText_GetCharIndexFromTextIndex(text, offset))
  pdfium._FPDFText_GetCharOrigin(text, index, scratch, scratch + 8)
  pdfium._FPDFText_GetLooseCharBox(text, index, scratch + 16)
  const view = memoryView(pdfium)
  const [, baseline] = turn(view.getFloat64(scratch, true), view.getFloat64(scratch + 8, true))
  const [x1, y1] = turn(view.getFloat32(scratch + 16, true), view.getFloat32(scratch + 20, true))
  const [x2, y2] = turn(view.getFloat32(scratch + 24, true), view.getFloat32(scratch + 28, true))
  return { left: Math.min(x1, x2), right: Math.max(x1, x2), baseline, height: Math.abs(y1 - y2) }
}

/** How far the origin of a character lies from that of the one `offsets` before it, in either direction of the page. */
function advance({ page: { pdfium, text }, scratch }: Ruler, offset: number, offsets: number): number {
  const index = pdfium._FPDFText_GetCharIndexFromTextIndex(text, offset)
  if (pdfium._FPDFText_GetCharOrigin(text, index, scratch, scratch + 8) === 0) return Infinity
  if (pdfium._FPDFText_GetCharOrigin(text, index - offsets, scratch + 16, scratch + 24) === 0) return Infinity
  const view = memoryView(pdfium)
  const x = view.getFloat64(scratch, true) - view.getFloat64(scratch + 16, true)
  const y = view.getFloat64(scratch + 8, true) - view.getFloat64(scratch + 24, true)
  return Math.max(Math.abs(x), Math.abs(y))
}

/** Cuts a line that PDFium ran together over the gap between two columns. */
function cutAtColumns(text: string, span: Span, ruler: Ruler): Span[] {
  const pieces: Span[] = []
  const least = COLUMN_GAP * Math.max(1, boxAt(ruler, span.from).height)
  let from = span.from
  for (let at = span.from + 1; at < span.to - 1; at++) {
    if (text.charCodeAt(at) !== 0x20 || text.charCodeAt(at - 1) === 0x20 || text.charCodeAt(at + 1) === 0x20) continue
    // Two origins are quickly asked; only a gap that may be wide enough is measured from edge to edge.
    if (advance(ruler, at + 1, 2) < least) continue
    const before = boxAt(ruler, at - 1)
    const after = boxAt(ruler, at + 1)
    if (after.left - before.right < COLUMN_GAP * Math.max(before.height, after.height, 1)) continue
    pieces.push({ from, to: at, hyphenated: false })
    from = at + 1
  }
  pieces.push({ ...span, from })
  return pieces
}

function place(text: string, { from, to, hyphenated }: Span, ruler: Ruler): TextLine {
  const line = text.slice(from, to)
  const first = boxAt(ruler, from + line.length - line.trimStart().length)
  const last = boxAt(ruler, from + line.trimEnd().length - 1)
  return {
    text: line.trim(),
    left: Math.min(first.left, last.left),
    right: Math.max(first.right, last.right),
    baseline: first.baseline,
    height: Math.max(first.height, last.height),
    rightToLeft: false,
    ...(hyphenated ? { hyphenated } : {}),
  }
}
