import type { Glyph } from './glyph.ts'
import type { DrawnSpace } from './right-to-left-lines.ts'
import { memoryView, readUtf16, withMemory } from './pdfium-memory.ts'
import type { Pdfium } from './pdfium-module.ts'

/** A page whose text is loaded. Addresses of PDFium; valid until the page is closed. */
export type TextPage = { pdfium: Pdfium; page: number; text: number; count: number }

/** PDFium's text of a page as one string. Lines end with \r\n, a hyphen at the end of a line is U+FFFE. */
export function readPlainText({ pdfium, text, count }: TextPage): string {
  if (count <= 0) return ''
  return withMemory(pdfium, (count + 1) * 2, (buffer) => {
    const written = pdfium._FPDFText_GetText(text, 0, count, buffer)
    return readUtf16(pdfium, buffer, Math.max(0, written - 1))
  })
}

/** Every character of a page with its place, line ends left out. `turn` makes the page upright. */
export function readGlyphs({ pdfium, text, count }: TextPage, turn: Turn): Glyph[] {
  // A turn is linear: as numbers it makes no array for each of a book's corners.
  const [xx, yx] = turn(1, 0)
  const [xy, yy] = turn(0, 1)
  return withMemory(pdfium, 48, (scratch) => {
    const glyphs: Glyph[] = []
    for (let index = 0; index < count; index++) {
      const code = pdfium._FPDFText_GetUnicode(text, index)
      if (code < 0x20 || code === 0xfffe || code === 0xfeff || code > 0x10_ff_ff) continue
      const object = pdfium._FPDFText_GetTextObject(text, index)
      if (pdfium._FPDFText_GetCharOrigin(text, index, scratch, scratch + 8) === 0) continue
      pdfium._FPDFText_GetCharBox(text, index, scratch + 16, scratch + 24, scratch + 32, scratch + 40)
      let view = memoryView(pdfium)
      const originX = view.getFloat64(scratch, true)
      const originY = view.getFloat64(scratch + 8, true)
      const boxLeft = view.getFloat64(scratch + 16, true)
      const boxRight = view.getFloat64(scratch + 24, true)
      const boxBottom = view.getFloat64(scratch + 32, true)
      const boxTop = view.getFloat64(scratch + 40, true)
      const x1 = xx * boxLeft + xy * boxBottom
      const x2 = xx * boxRight + xy * boxTop
      pdfium._FPDFText_GetLooseCharBox(text, index, scratch)
      view = memoryView(pdfium)
      const width = view.getFloat32(scratch + 8, true) - view.getFloat32(scratch, true)
      const rise = view.getFloat32(scratch + 12, true) - view.getFloat32(scratch + 4, true)
      const inkHeight = Math.abs(yx * (boxRight - boxLeft) + yy * (boxTop - boxBottom))
      glyphs.push({
        text: String.fromCodePoint(code),
        index,
        object,
        x: xx * originX + xy * originY,
        y: yx * originX + yy * originY,
        left: Math.min(x1, x2),
        right: Math.max(x1, x2),
        height: Math.max(Math.abs(yx * width + yy * rise), inkHeight),
      })
    }
    return glyphs
  })
}

/** Maps a point of the page as stored to one of the page as read. */
export type Turn = (x: number, y: number) => [x: number, y: number]

const TURNS: Record<number, Turn> = {
  0: (x, y) => [x, y],
  1: (x, y) => [y, -x],
  2: (x, y) => [-x, -y],
  3: (x, y) => [-y, x],
}

const SAMPLES = 200

/** How the page must be turned so that most of its text runs from left to right, whatever its /Rotate says. */
export function uprightTurn({ pdfium, text, count }: TextPage): Turn {
  const votes = [0, 0, 0, 0]
  const step = Math.max(1, Math.floor(count / SAMPLES))
  for (let index = 0; index < count; index += step) {
    if (pdfium._FPDFText_GetTextObject(text, index) === 0) continue
    const angle = pdfium._FPDFText_GetCharAngle(text, index)
    if (angle < 0) continue
    const quarter = Math.round(angle / (Math.PI / 2)) % 4
    votes[quarter] = (votes[quarter] ?? 0) + 1
  }
  const winner = votes.indexOf(Math.max(...votes))
  return TURNS[winner] ?? ((x, y) => [x, y])
}

const TEXT_OBJECT = 1
/** A page with more drawing than this is a map or a chart; its spaces are found by their gaps. */
const MAX_OBJECTS = 50_000

/** Spaces drawn as text objects of their own: they have no ink, and PDFium leaves them out of its text. */
export function readDrawnSpaces({ pdfium, page }: TextPage, turn: Turn): DrawnSpace[] {
  const count = Math.min(pdfium._FPDFPage_CountObjects(page), MAX_OBJECTS)
  return withMemory(pdfium, 16, (scratch) => {
    const spaces: DrawnSpace[] = []
    for (let index = 0; index < count; index++) {
      const object = pdfium._FPDFPage_GetObject(page, index)
      if (pdfium._FPDFPageObj_GetType(object) !== TEXT_OBJECT) continue
      if (pdfium._FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) continue
      const view = memoryView(pdfium)
      const left = view.getFloat32(scratch, true)
      const bottom = view.getFloat32(scratch + 4, true)
      const right = view.getFloat32(scratch + 8, true)
      const top = view.getFloat32(scratch + 12, true)
      if (right - left > 0.01 || top - bottom > 0.01) continue
      const [x, y] = turn(left, bottom)
      spaces.push({ x, y })
    }
    return spaces
  })
}
