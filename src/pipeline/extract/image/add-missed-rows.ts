import { findLines } from './find-lines.ts'
import type { LineBox } from './find-lines.ts'
import type { GrayPicture } from './gray-picture.ts'
import type { LineReader } from './line-reader.ts'
import { overlap, readAlone } from './read-lines.ts'
import { textOf } from './recognised-page.ts'
import type { RecognisedPage, TextRow } from './recognised-page.ts'

/** Rows looked at on a page; a recogniser that leaves out more has not read the page. */
const MOST = 4
/** Shares of the usual height of a line: how high a missed one may be, and how far from its neighbour. */
const LOWEST = 0.4
const HIGHEST = 1.6
const FARTHEST = 2.2
const COVERED = 0.2
const LETTERS = { en: /\p{Script=Latin}/gu, ar: /(?=\p{L})\p{Script=Arabic}/gu }

/**
 * Reads what goes on with a page's lines, as high as they and below or above them, and was left out: mostly the last
 * word of a paragraph, alone in its line, which the recogniser's layout analysis takes for a speck.
 */
export async function addMissedRows(
  picture: GrayPicture,
  page: RecognisedPage,
  reader: LineReader,
): Promise<RecognisedPage> {
  if (page.rows.length === 0) return page
  const missed: LineBox[] = []
  for (const line of findLines(picture).lines) {
    const known = [...page.rows.map(({ box }) => box), ...missed]
    if (known.every((box) => overlap(box, line) < COVERED) && neighbourOf(line, page) !== undefined) missed.push(line)
  }
  const looked = missed.slice(0, MOST)
  const texts = await Promise.all(looked.map((line) => readAlone(picture, line, reader, LETTERS[page.language])))
  let rows = page.rows
  for (const [index, line] of looked.entries()) {
    const neighbour = neighbourOf(line, page)
    const text = texts[index] ?? ''
    if (neighbour === undefined || text === '') continue
    const row = { text, box: line, paragraph: neighbour.paragraph }
    rows = rows.toSpliced(rows.indexOf(neighbour) + (line.y0 > neighbour.box.y0 ? 1 : 0), 0, row)
  }
  return rows === page.rows ? page : { ...page, rows, text: textOf(rows, page.language) }
}

/** The line of the page that a missed one stands directly below or above, within its ends. */
function neighbourOf(line: LineBox, { rows, lineHeight }: RecognisedPage): TextRow | undefined {
  const height = line.y1 - line.y0
  if (height < lineHeight * LOWEST || height > lineHeight * HIGHEST) return undefined
  const away = ({ box }: TextRow): number => Math.abs(box.y0 + box.y1 - line.y0 - line.y1) / 2
  return rows
    .filter(({ box }) => line.x0 > box.x0 - lineHeight && line.x1 < box.x1 + lineHeight)
    .filter((row) => away(row) < lineHeight * FARTHEST && away(row) > lineHeight / 2)
    .toSorted((a, b) => away(a) - away(b))[0]
}
