import type { TextLine } from './glyph.ts'
import { median } from './group-baselines.ts'

export type Paragraph = { lines: TextLine[]; text: string; height: number }

const LEADING_TOLERANCE = 1.35
const SIZE_TOLERANCE = 1.15
/** An indent of a first line, in line heights. */
const INDENT = 0.6
const SENTENCE_END = /[.!?؟…:;؛"'”’»)\]]$/
const CONTINUES = /^[\p{Ll},;:.!?،؛]/u
/** The person speaking stands before the words in a play, or a list item begins. */
const OPENS = /^(?:[-–—•▪◦]|\d{1,3}[.)]\s)/

/** How a word broken at the end of a line is put together again. */
export type JoinHyphen = (start: string, end: string) => string

/**
 * Puts lines in reading order together to paragraphs, so that a sentence does not break where the print did. A new one
 * begins after a wider gap, at another size of type, at an indent, or after a line that ends although the next line's
 * first word would still have fitted.
 * @param bookLeading the book's usual distance from line to line, in line heights; see `usualLeading`
 */
export function buildParagraphs(
  lines: readonly TextLine[],
  joinHyphen: JoinHyphen,
  bookLeading = Infinity,
): Paragraph[] {
  const page = { leading: typicalLeading(lines), usualLeading: bookLeading, raggedStart: hasRaggedStart(lines) }
  const groups: TextLine[][] = []
  for (const [index, line] of lines.entries()) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group && last && !breaksBetween(last, line, blockAround(lines, index), page)) group.push(line)
    else groups.push([line])
  }
  return groups.map((group) => ({
    lines: group,
    text: joinLines(group, joinHyphen),
    height: median(group.map((line) => line.height)),
  }))
}

/** The lines of a paragraph stand closest: the distance a sixth of all lines keep at most, in line heights. */
export function usualLeading(pages: Iterable<readonly TextLine[]>): number {
  const ratios: number[] = []
  for (const lines of pages) {
    for (const [index, line] of lines.entries()) {
      const gap = (lines[index - 1]?.baseline ?? line.baseline) - line.baseline
      if (gap > line.height / 2 && gap < line.height * 3) ratios.push(gap / line.height)
    }
  }
  return ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 6)] ?? Infinity
}

type PageLayout = {
  /** The usual distance from one line to the next, in points, and the book's, in line heights. */
  leading: number
  usualLeading: number
  raggedStart: boolean
}

/** Fewer lines may end anywhere. */
const MIN_ALIGNED_LINES = 5

/**
 * True for a page whose lines are set flush at their ends and begin anywhere: Arabic that was set as if it ran from left
 * to right. Its indents say nothing, and the room a line leaves is at its beginning.
 */
function hasRaggedStart(lines: readonly TextLine[]): boolean {
  if (lines.length < MIN_ALIGNED_LINES) return false
  const height = median(lines.map((line) => line.height))
  const flush = (edge: (line: TextLine) => number): number => {
    const edges = lines.map(edge)
    return Math.max(...edges.map((one) => edges.filter((other) => Math.abs(other - one) < height / 3).length))
  }
  const start = flush((line) => (line.rightToLeft ? line.right : line.left))
  const end = flush((line) => (line.rightToLeft ? line.left : line.right))
  return end - start > lines.length / 4
}

/** The usual distance from one line to the next; Infinity when no two lines follow each other. */
function typicalLeading(lines: readonly TextLine[]): number {
  const gaps: number[] = []
  for (const [index, line] of lines.entries()) {
    const gap = (lines[index - 1]?.baseline ?? line.baseline) - line.baseline
    if (gap > line.height / 2 && gap < line.height * 3) gaps.push(gap)
  }
  if (gaps.length === 0) return Infinity
  return gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * 0.4)] ?? Infinity
}

type Block = { left: number; right: number }
const NEIGHBOURS = 40

/** The edges of the text around a line: lines of like size that share its column. */
function blockAround(lines: readonly TextLine[], index: number): Block {
  const line = lines[index]
  if (line === undefined) return { left: 0, right: 0 }
  let { left, right } = line
  for (let at = Math.max(0, index - NEIGHBOURS); at < Math.min(lines.length, index + NEIGHBOURS); at++) {
    const other = lines[at]
    if (other === undefined || other.left >= line.right || other.right <= line.left) continue
    left = Math.min(left, other.left)
    right = Math.max(right, other.right)
  }
  return { left, right }
}

function breaksBetween(last: TextLine, line: TextLine, block: Block, page: PageLayout): boolean {
  if (last.hyphenated) return false
  const gap = last.baseline - line.baseline
  if (gap < -line.height / 2) return !continuesElsewhere(last, line)
  if (gap > page.leading * LEADING_TOLERANCE && gap > line.height * 0.9) return true
  const ratio = Math.max(last.height, line.height) / Math.max(1, Math.min(last.height, line.height))
  if (ratio > SIZE_TOLERANCE && last.rightToLeft === line.rightToLeft) return true
  if (last.rightToLeft !== line.rightToLeft) return true
  if (OPENS.test(line.text)) return true
  const indent = page.raggedStart ? 0 : startIndent(line, block)
  const lastIndent = page.raggedStart ? 0 : startIndent(last, block)
  const centred = Math.abs(centre(last) - centre(line)) < line.height / 4 && indent > INDENT * line.height
  if (!centred && indent - lastIndent > INDENT * line.height && indent < 6 * line.height) return true
  const anywhere = centred || page.raggedStart || lastIndent > 6 * line.height
  const room = anywhere ? block.right - block.left - width(last) : endRoom(last, block)
  if (room <= firstWordWidth(line) + line.height * 0.3) return false
  if (SENTENCE_END.test(last.text) || gap > page.usualLeading * line.height * LEADING_TOLERANCE) return true
  if (CONTINUES.test(line.text)) return false
  return room > (block.right - block.left) * (line.rightToLeft ? 0.35 : 0.2)
}

/** A jump up the page is the next column or the next box: the sentence may run on. */
function continuesElsewhere(last: TextLine, line: TextLine): boolean {
  return !SENTENCE_END.test(last.text) && last.rightToLeft === line.rightToLeft && !/^\p{Lu}/u.test(line.text)
}

function startIndent(line: TextLine, block: Block): number {
  return line.rightToLeft ? block.right - line.right : line.left - block.left
}

function endRoom(line: TextLine, block: Block): number {
  return line.rightToLeft ? line.left - block.left : block.right - line.right
}

function width(line: TextLine): number {
  return line.right - line.left
}

function centre(line: TextLine): number {
  return (line.left + line.right) / 2
}

function firstWordWidth(line: TextLine): number {
  const word = /^\S+/.exec(line.text)?.[0] ?? ''
  return (width(line) * word.length) / Math.max(1, line.text.length)
}

function joinLines(lines: readonly TextLine[], joinHyphen: JoinHyphen): string {
  let text = ''
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    if (before?.hyphenated) {
      const start = /\S*$/.exec(text)?.[0] ?? ''
      const end = /^\S*/.exec(line.text)?.[0] ?? ''
      text = text.slice(0, text.length - start.length) + joinHyphen(start, end) + line.text.slice(end.length)
    } else text += (text === '' ? '' : ' ') + line.text
  }
  return text
}
