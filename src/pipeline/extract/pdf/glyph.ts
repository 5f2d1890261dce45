/**
 * One character as PDFium reports it, in points of a page turned upright (x to the right, y upwards).
 * Plain data, so that the layout can be tested without a PDF.
 */
export type Glyph = {
  /** One code point, as the file maps it. */
  text: string
  /** PDFium's own position in the text. */
  index: number
  /** The text object it was drawn by, 0 where PDFium put it in itself. */
  object: number
  /** The origin on the baseline. Several characters of one ligature share it. */
  x: number
  y: number
  /** The ink (tight box). */
  left: number
  right: number
  /** Height of the font's line (loose box). */
  height: number
}

/** A line of text in logical order with its place on the page. */
export type TextLine = {
  text: string
  left: number
  right: number
  baseline: number
  /** Height of its font's line in points. */
  height: number
  rightToLeft: boolean
  /** PDFium found the line broken at a hyphen, which is no longer in `text`. */
  hyphenated?: boolean
}

const RIGHT_TO_LEFT_LETTER = /[\u0590-\u05ff\u0600-\u065f\u066e-\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/

/** Arabic and Hebrew letters and marks, presentation forms included; not Arabic digits, which run left to right. */
export function isRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT_LETTER.test(text)
}

/** A combining mark, tashkeel above all. */
export function isMark(text: string): boolean {
  return /^\p{M}/u.test(text)
}
