import type { RecognisedPage } from './recognised-page.ts'

export type Side = 'top' | 'bottom'

/** Shares of the page's height that are its edges, and how far a line must keep from the text, in heights of a line. */
const EDGE = 0.14
const AWAY = 1.5
const FEWEST_ROWS = 2

/** The edges of a page where a line stands by itself, as running headers and page numbers do. */
export function standsApart({ rows, lineHeight }: RecognisedPage, height: number): Side[] {
  if (rows.length < FEWEST_ROWS) return []
  const sides: Side[] = []
  const [first, second] = rows
  const [last, before] = rows.toReversed()
  if (first && second && first.box.y1 < height * EDGE && second.box.y0 - first.box.y1 > AWAY * lineHeight)
    sides.push('top')
  if (last && before && last.box.y0 > height * (1 - EDGE) && last.box.y0 - before.box.y1 > AWAY * lineHeight)
    sides.push('bottom')
  return sides
}
