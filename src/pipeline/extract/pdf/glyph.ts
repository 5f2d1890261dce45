/**
 * The characters of a page as PDFium reports them, in points of a page turned upright (x to the right, y upwards). They
 * are columns of numbers and no objects: a book has hundreds of thousands. Plain data, so that the layout can be tested
 * without a PDF.
 */
export type Glyphs = {
  count: number
  /** The code point, as the file maps it. */
  readonly code: Uint32Array
  /** PDFium's own position in the text, ascending. */
  readonly index: Int32Array
  /** The origin on the baseline. Several characters of one ligature share it. */
  readonly x: Float64Array
  readonly y: Float64Array
  /** The ink (tight box). */
  readonly left: Float64Array
  readonly right: Float64Array
  /** Height of the font's line (loose box). */
  readonly height: Float64Array
}

export function createGlyphs(capacity: number): Glyphs {
  return {
    count: 0,
    code: new Uint32Array(capacity),
    index: new Int32Array(capacity),
    x: new Float64Array(capacity),
    y: new Float64Array(capacity),
    left: new Float64Array(capacity),
    right: new Float64Array(capacity),
    height: new Float64Array(capacity),
  }
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
