import { createGlyphs } from './glyph.ts'
import type { Glyphs } from './glyph.ts'
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

/**
 * Every character of a page with its place, line ends left out, and after them the spaces that were drawn as text
 * objects of their own: those have no ink, and PDFium leaves them out of its text. `turn` makes the page upright.
 */
export function readGlyphs({ pdfium, page, text, count }: TextPage, turn: Turn): Glyphs {
  const objects = Math.min(pdfium._FPDFPage_CountObjects(page), MAX_OBJECTS)
  const glyphs = createGlyphs(count + objects)
  return withMemory(pdfium, 48, (scratch) => {
    readCharacters(pdfium, text, count, turn, scratch, glyphs)
    readDrawnSpaces(pdfium, page, objects, turn, scratch, glyphs)
    return glyphs
  })
}

function readCharacters(
  pdfium: Pdfium,
  text: number,
  count: number,
  turn: Turn,
  scratch: number,
  glyphs: Glyphs,
): void {
  // A turn is linear: as numbers it makes no array for each of a book's corners.
  const [xx, yx] = turn(1, 0)
  const [xy, yy] = turn(0, 1)
  const { _FPDFText_GetUnicode, _FPDFText_GetCharOrigin, _FPDFText_GetCharBox, _FPDFText_GetTextObject } = pdfium
  let glyph = 0
  let lastObject = 0
  let objectHeight = 0
  for (let index = 0; index < count; index++) {
    const code = _FPDFText_GetUnicode(text, index)
    if (code < 0x20 || code === 0xfffe || code === 0xfeff || code > 0x10_ff_ff) continue
    if (_FPDFText_GetCharOrigin(text, index, scratch, scratch + 8) === 0) continue
    _FPDFText_GetCharBox(text, index, scratch + 16, scratch + 24, scratch + 32, scratch + 40)
    const view = memoryView(pdfium)
    const originX = view.getFloat64(scratch, true)
    const originY = view.getFloat64(scratch + 8, true)
    const boxLeft = view.getFloat64(scratch + 16, true)
    const boxRight = view.getFloat64(scratch + 24, true)
    const boxBottom = view.getFloat64(scratch + 32, true)
    const boxTop = view.getFloat64(scratch + 40, true)
    const x1 = xx * boxLeft + xy * boxBottom
    const x2 = xx * boxRight + xy * boxTop
    const inkHeight = Math.abs(yx * (boxRight - boxLeft) + yy * (boxTop - boxBottom))
    // What PDFium put in itself belongs to no object and has no height.
    const object = _FPDFText_GetTextObject(text, index)
    if (object !== 0 && object !== lastObject) {
      lastObject = object
      objectHeight = looseHeight(pdfium, text, index, scratch, yx, yy)
    }
    glyphs.code[glyph] = code
    glyphs.index[glyph] = index
    glyphs.x[glyph] = xx * originX + xy * originY
    glyphs.y[glyph] = yx * originX + yy * originY
    glyphs.left[glyph] = Math.min(x1, x2)
    glyphs.right[glyph] = Math.max(x1, x2)
    glyphs.height[glyph] = Math.max(object === 0 ? 0 : objectHeight, inkHeight)
    glyph++
  }
  glyphs.count = glyph
}

/** The height of a character's line by its loose box: the same for all characters that one text object draws. */
function looseHeight(pdfium: Pdfium, text: number, index: number, scratch: number, yx: number, yy: number): number {
  if (pdfium._FPDFText_GetLooseCharBox(text, index, scratch) === 0) return 0
  const view = memoryView(pdfium)
  const width = view.getFloat32(scratch + 8, true) - view.getFloat32(scratch, true)
  const rise = view.getFloat32(scratch + 12, true) - view.getFloat32(scratch + 4, true)
  return Math.abs(yx * width + yy * rise)
}

const TEXT_OBJECT = 1
/** A page with more drawing than this is a map or a chart; its spaces are found by their gaps. */
const MAX_OBJECTS = 50_000
/** Far from the index of any character. */
const NO_INDEX = -2

function readDrawnSpaces(
  pdfium: Pdfium,
  page: number,
  objects: number,
  turn: Turn,
  scratch: number,
  glyphs: Glyphs,
): void {
  for (let at = 0; at < objects; at++) {
    const object = pdfium._FPDFPage_GetObject(page, at)
    if (pdfium._FPDFPageObj_GetType(object) !== TEXT_OBJECT) continue
    if (pdfium._FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) continue
    const view = memoryView(pdfium)
    const left = view.getFloat32(scratch, true)
    const bottom = view.getFloat32(scratch + 4, true)
    if (view.getFloat32(scratch + 8, true) - left > 0.01 || view.getFloat32(scratch + 12, true) - bottom > 0.01)
      continue
    const [x, y] = turn(left, bottom)
    const glyph = glyphs.count++
    glyphs.code[glyph] = 0x20
    glyphs.index[glyph] = NO_INDEX
    glyphs.x[glyph] = x
    glyphs.y[glyph] = y
    glyphs.left[glyph] = x
    // A width tells it from the blanks PDFium concludes.
    glyphs.right[glyph] = x + 1
  }
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
