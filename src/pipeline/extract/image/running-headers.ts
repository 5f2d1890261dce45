import { pageNumber } from '../pdf/running-lines.ts'
import type { RawPage } from '../reader.ts'

/** Headers follow the chapter, so a repetition counts only this many pages away. */
const REACH = 6
/** Two pages alike can be chance, three are a header. */
const REPETITIONS = 2
/** Lines at the top and at the bottom that may be running ones. */
const DEPTH = 2
const LONGEST = 70
/**
 * A page with less text is one of a picture book, where a line comes back because the story says it again: there only a
 * line counts that keeps away from the text.
 */
const LEAST_TEXT = 200
/** How alike two recognised headers are, a letter misread here and there. */
const ALIKE = 0.7
const ENDS_A_SENTENCE = /[.!?؟…,،;؛:"”»]$/u

type Side = 'top' | 'bottom'
type Edge = {
  text: string
  page: number
  pairs: ReadonlySet<string>
  number: number | undefined
  counter: number | undefined
}

/**
 * Parts running headers and page numbers from recognised pages. Of a scan only the words are known, not where they stood,
 * so more is asked for than of a page of type: a short line by itself at the edge of pages full of text, that comes
 * back on two pages nearby, or a number that counts with the pages. A number becomes the label of its page.
 */
export function partRunningHeaders(pages: readonly RawPage[]): RawPage[] {
  let parted = [...pages]
  for (let depth = 0; depth < DEPTH; depth += 1) {
    for (const side of ['top', 'bottom'] as const) {
      const edges = parted.map((page, index) => edgeOf(page, index, side))
      parted = parted.map((page, index) => {
        const edge = edges[index]
        return edge !== undefined && isRunning(edge, edges) ? withoutEdge(page, edge, side) : page
      })
    }
  }
  return parted
}

function edgeOf({ text, source, unread, headings, apart }: RawPage, page: number, side: Side): Edge | undefined {
  if (source !== 'ocr' || unread === true || headings !== undefined) return undefined
  const at = side === 'top' ? text.indexOf('\n') : text.lastIndexOf('\n')
  if (at < 0) return undefined
  const line = (side === 'top' ? text.slice(0, at) : text.slice(at + 1)).trim()
  if (line === '' || line.length > LONGEST) return undefined
  if (text.length - line.length < LEAST_TEXT && !apart?.includes(side)) return undefined
  const digits = /\p{Nd}{1,4}/u.exec(line)?.[0]
  return {
    text: line,
    page,
    pairs: letterPairs(line),
    number: pageNumber(line),
    counter: digits === undefined ? undefined : pageNumber(digits),
  }
}

function letterPairs(line: string): Set<string> {
  const letters = line
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()
  const pairs = new Set<string>()
  for (let at = 0; at + 1 < letters.length; at += 1) pairs.add(letters.slice(at, at + 2))
  return pairs
}

function isRunning(edge: Edge, edges: readonly (Edge | undefined)[]): boolean {
  if (edge.number === undefined && (ENDS_A_SENTENCE.test(edge.text) || edge.pairs.size < 2)) return false
  const near = edges.slice(Math.max(0, edge.page - REACH), edge.page + REACH + 1)
  let alike = 0
  for (const other of near) {
    if (other === undefined || other === edge) continue
    const counts = (one: number | undefined, two: number | undefined): boolean =>
      one !== undefined && two !== undefined && two - one === other.page - edge.page
    if (edge.number !== undefined) alike += counts(edge.number, other.number ?? other.counter) ? 1 : 0
    else if (likeness(edge.pairs, other.pairs) >= ALIKE) alike += counts(edge.counter, other.counter) ? REPETITIONS : 1
  }
  return alike >= REPETITIONS
}

/** Share of letter pairs that two lines have in common, 0 to 1. */
function likeness(one: ReadonlySet<string>, two: ReadonlySet<string>): number {
  let common = 0
  for (const pair of one) if (two.has(pair)) common += 1
  return (2 * common) / Math.max(1, one.size + two.size)
}

function withoutEdge(page: RawPage, edge: Edge, side: Side): RawPage {
  const { text } = page
  const rest = side === 'top' ? text.slice(text.indexOf('\n') + 1) : text.slice(0, text.lastIndexOf('\n'))
  const printed = edge.number === undefined ? undefined : /[\p{Nd}]+|[ivxlc]+/iu.exec(edge.text)?.[0]
  return { ...page, text: rest, ...(printed === undefined || page.label !== undefined ? {} : { label: printed }) }
}
