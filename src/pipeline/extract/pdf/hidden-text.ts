import { readPageContent } from './page-content.ts'
import { memoryView, withMemory } from './pdfium-memory.ts'
import type { TextPage } from './read-glyphs.ts'

/** One character in so many is looked at; hidden sentences are longer than this. */
const STRIDE = 4
/** This many of them, some six words, are a sentence and not an ornament. */
const FEWEST = 8
/** PDF's text rendering modes that paint nothing: 3 invisible, 7 clip only. */
const UNPAINTED = new Set([3, 7])
/** Each of red, green and blue from here on is the paper's colour. */
const WHITE = 0xf8
/** Points; smaller type is not read by anybody. */
const TINY = 2
/** The text layer of a recognised scan is invisible because its picture shows the words. */
const SCAN_SHARE = 0.3

/**
 * True when a page carries text nobody sees: painted in no way, without colour, in white on a page where nothing is
 * drawn beneath, or in type under two points. The text layer over the picture of a scan is not hidden text.
 */
export function hasHiddenText(textPage: TextPage): boolean {
  const { pdfium, page, text, count } = textPage
  let unseen = 0
  let white = 0
  withMemory(pdfium, 16, (scratch) => {
    let last = 0
    let look: Look = 'seen'
    for (let index = 0; index < count; index += STRIDE) {
      const code = pdfium._FPDFText_GetUnicode(text, index)
      if (code <= 0x20 || code === 0xfffe) continue
      const object = pdfium._FPDFText_GetTextObject(text, index)
      if (object === 0) continue
      if (object !== last) look = lookOf(textPage, object, index, scratch)
      last = object
      if (look === 'unseen') unseen++
      else if (look === 'white') white++
    }
  })
  if (unseen < FEWEST && white < FEWEST) return false
  const { imageShare, drawings } = readPageContent(pdfium, page)
  return (unseen >= FEWEST && imageShare < SCAN_SHARE) || (white >= FEWEST && imageShare === 0 && drawings === 0)
}

/**
 * True when a page's first letters are painted in no way, as in the text layer that a program recognised behind the
 * picture of a scan.
 */
export function isTextLayer({ pdfium, text, count }: TextPage): boolean {
  for (let index = 0; index < count; index++) {
    const object = pdfium._FPDFText_GetTextObject(text, index)
    if (object !== 0) return UNPAINTED.has(pdfium._FPDFTextObj_GetTextRenderMode(object))
  }
  return false
}

type Look = 'seen' | 'unseen' | 'white'

/** How the characters of a text object look, by the one at `index`: an object has one font, size, mode and colour. */
function lookOf(textPage: TextPage, object: number, index: number, scratch: number): Look {
  const { pdfium } = textPage
  if (UNPAINTED.has(pdfium._FPDFTextObj_GetTextRenderMode(object)) || isTiny(textPage, index, scratch)) return 'unseen'
  if (pdfium._FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) return 'seen'
  const view = memoryView(pdfium)
  if (view.getUint32(scratch + 12, true) === 0) return 'unseen'
  const isWhite = [0, 4, 8].every((offset) => view.getUint32(scratch + offset, true) >= WHITE)
  return isWhite ? 'white' : 'seen'
}

function isTiny({ pdfium, text }: TextPage, index: number, scratch: number): boolean {
  if (pdfium._FPDFText_GetLooseCharBox(text, index, scratch) === 0) return false
  const view = memoryView(pdfium)
  const width = view.getFloat32(scratch + 8, true) - view.getFloat32(scratch, true)
  const height = view.getFloat32(scratch + 12, true) - view.getFloat32(scratch + 4, true)
  // Both ways, for turned lines are high and narrow.
  return Math.max(Math.abs(width), Math.abs(height)) < TINY
}
