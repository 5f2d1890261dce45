import { isBrokenText } from './broken-text.ts'
import { inReadingOrder } from './column-order.ts'
import { countLetters, hasRightToLeft } from './character-traits.ts'
import type { TextLine } from './glyph.ts'
import { hasHiddenText, isTextLayer } from './hidden-text.ts'
import { isGibberish } from './is-gibberish.ts'
import { readPageContent } from './page-content.ts'
import { plainLines } from './plain-lines.ts'
import type { Pdfium } from './pdfium-module.ts'
import { memoryView, withMemory } from './pdfium-memory.ts'
import { readGlyphs, readPlainText, uprightTurn } from './read-glyphs.ts'
import type { TextPage, Turn } from './read-glyphs.ts'
import { rightToLeftLines } from './right-to-left-lines.ts'

/**
 * How a page is to be read. text: its text layer serves; picture: it has none that serves, but shows something;
 * both: a little text over a picture of the whole page, which may be a scan; blank: nothing to see.
 */
export type PageNature = 'text' | 'picture' | 'both' | 'blank'
export type ReadPage = { lines: TextLine[]; pageHeight: number; nature: PageNature; hidden: boolean }

/** A page with fewer letters than this and a picture over all of it may be a scan with a stamp. */
const FEW_LETTERS = 40
const FULL_PAGE = 0.7
/** A picture smaller than this share of the page is an ornament. */
const MIN_PICTURE = 0.02
/** Text turned to outlines draws hundreds of paths; a frame or a rule draws a few. */
const MANY_DRAWINGS = 60

/** Reads one loaded page. Baselines count from the lower edge of the page as it is read. */
export function readPage(pdfium: Pdfium, page: number): ReadPage {
  const text = pdfium._FPDFText_LoadPage(page)
  try {
    const count = text === 0 ? 0 : pdfium._FPDFText_CountChars(text)
    const textPage: TextPage = { pdfium, page, text, count }
    const plain = readPlainText(textPage)
    const turn = uprightTurn(textPage)
    const box = pageBox(pdfium, page, turn)
    const lines = hasRightToLeft(plain)
      ? rightToLeftLines(readGlyphs(textPage, turn))
      : plainLines(textPage, turn, plain)
    const onPage = lines
      .filter((line) => isOnPage(line, box))
      .map((line) => ({ ...line, text: cleanText(line.text), baseline: line.baseline - box.bottom }))
    const clean = inReadingOrder(onPage).filter((line) => line.text !== '')
    const nature = natureOf(clean.map((line) => line.text).join(' '), textPage)
    const hidden = nature !== 'picture' && hasHiddenText(textPage)
    return { lines: nature === 'picture' ? [] : clean, pageHeight: box.top - box.bottom, nature, hidden }
  } finally {
    if (text !== 0) pdfium._FPDFText_ClosePage(text)
  }
}

function natureOf(text: string, textPage: TextPage): PageNature {
  const { pdfium, page } = textPage
  if (isBrokenText(text)) return 'picture'
  const letters = countLetters(text, FEW_LETTERS)
  if (letters >= FEW_LETTERS) return isPoorlyRecognised(text, textPage) ? 'picture' : 'text'
  const { imageShare, drawings } = readPageContent(pdfium, page)
  if (letters === 0) return imageShare > MIN_PICTURE || drawings >= MANY_DRAWINGS ? 'picture' : 'blank'
  return imageShare >= FULL_PAGE ? 'both' : 'text'
}

/** The picture of a scan, and behind it what a poor recogniser made of it: we can do better. */
function isPoorlyRecognised(text: string, textPage: TextPage): boolean {
  if (!isTextLayer(textPage)) return false
  return readPageContent(textPage.pdfium, textPage.page).imageShare >= FULL_PAGE && isGibberish(text)
}

/** Presentation forms become the letters they stand for; nothing else of the text is changed but spaces. */
export function cleanText(text: string): string {
  return text
    .replaceAll(/[\ufb00-\ufb06\ufb1d-\ufdff\ufe70-\ufefc]+/g, (forms) => forms.normalize('NFKC'))
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u00ad\ufeff\ufffe\uffff]/g, '')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim()
}

type PageBox = { left: number; right: number; bottom: number; top: number }

/** What is shown of a page, turned like its text. */
function pageBox(pdfium: Pdfium, page: number, turn: Turn): PageBox {
  return withMemory(pdfium, 16, (rect) => {
    if (pdfium._FPDF_GetPageBoundingBox(page, rect) === 0)
      return { left: 0, right: pdfium._FPDF_GetPageWidthF(page), bottom: 0, top: pdfium._FPDF_GetPageHeightF(page) }
    const view = memoryView(pdfium)
    const [x1, y1] = turn(view.getFloat32(rect, true), view.getFloat32(rect + 4, true))
    const [x2, y2] = turn(view.getFloat32(rect + 8, true), view.getFloat32(rect + 12, true))
    return { left: Math.min(x1, x2), right: Math.max(x1, x2), bottom: Math.min(y1, y2), top: Math.max(y1, y2) }
  })
}

/** A line beyond the edge, or cut through by it, is not read by anybody: printers' marks, the overflow of a frame. */
function isOnPage({ left, right, baseline }: TextLine, box: PageBox): boolean {
  return baseline >= box.bottom && baseline <= box.top && right > box.left && left < box.right
}
