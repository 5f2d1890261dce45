import type { TextLine } from './glyph.ts'
import { median } from './group-baselines.ts'

/** Fewer lines on one side are a caption, a list or a table, not a column. */
const MIN_COLUMN_LINES = 4
/** Columns of prose are at least this many line heights wide; the cells of a table mostly are not. */
const MIN_COLUMN_WIDTH = 8

/**
 * Puts the lines of a page in the order they are read. Lines that stand side by side in two columns are read one
 * column after the other, the right one first where the text runs from right to left; lines across both columns part
 * the page into bands. A page without columns keeps its order, pieces of one line joined again.
 */
export function inReadingOrder(lines: readonly TextLine[]): TextLine[] {
  const gutter = findGutter(lines)
  if (gutter === undefined) return joinPieces(lines)
  const rightToLeft = lines.filter((line) => line.rightToLeft).length > lines.length / 2
  const ordered: TextLine[] = []
  let left: TextLine[] = []
  let right: TextLine[] = []
  const flush = (): void => {
    ordered.push(...(rightToLeft ? [...right, ...left] : [...left, ...right]))
    left = []
    right = []
  }
  for (const line of lines.toSorted((a, b) => b.baseline - a.baseline)) {
    if (line.right <= gutter) left.push(line)
    else if (line.left >= gutter) right.push(line)
    else {
      flush()
      ordered.push(line)
    }
  }
  flush()
  return joinPieces(ordered)
}

/** The x of the white strip between two columns of prose, or undefined. */
export function findGutter(lines: readonly TextLine[]): number | undefined {
  if (lines.length < 2 * MIN_COLUMN_LINES) return undefined
  const height = Math.max(1, median(lines.map((line) => line.height)))
  const start = Math.min(...lines.map((line) => line.left))
  const end = Math.max(...lines.map((line) => line.right))
  const candidates = lines.map((line) => line.right).filter((x) => x > start + (end - start) / 5)
  for (const edge of [...new Set(candidates.map((x) => Math.round(x)))].toSorted((a, b) => a - b)) {
    const gutter = edge + height / 4
    if (gutter > end - (end - start) / 5) break
    const left = lines.filter((line) => line.right <= gutter)
    const right = lines.filter((line) => line.left >= gutter)
    if (left.length < MIN_COLUMN_LINES || right.length < MIN_COLUMN_LINES) continue
    if (lines.length - left.length - right.length > lines.length / 4) continue
    if (!areColumns(left, right, height)) continue
    return gutter
  }
  return undefined
}

/** True when both sides share a band of the page and are wide enough for prose. */
function areColumns(left: readonly TextLine[], right: readonly TextLine[], height: number): boolean {
  const within = (lines: readonly TextLine[], others: readonly TextLine[]): number => {
    const top = Math.max(...others.map((line) => line.baseline)) + height / 2
    const bottom = Math.min(...others.map((line) => line.baseline)) - height / 2
    return lines.filter((line) => line.baseline <= top && line.baseline >= bottom).length
  }
  const wide = (lines: readonly TextLine[]): boolean =>
    median(lines.map((line) => line.right - line.left)) >= MIN_COLUMN_WIDTH * height
  return within(left, right) >= MIN_COLUMN_LINES && within(right, left) >= MIN_COLUMN_LINES && wide(left) && wide(right)
}

/** Joins neighbouring pieces of one line of print. */
function joinPieces(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const follows =
      last !== undefined &&
      Math.abs(last.baseline - line.baseline) < Math.min(last.height, line.height) / 4 &&
      (line.left >= last.right || line.right <= last.left)
    if (!last || !follows || last.hyphenated) {
      joined.push(line)
      continue
    }
    const rightToLeft = last.rightToLeft || line.rightToLeft
    const pieces = last.left < line.left === rightToLeft ? [line, last] : [last, line]
    joined[joined.length - 1] = {
      text: pieces.map((piece) => piece.text).join(' '),
      left: Math.min(last.left, line.left),
      right: Math.max(last.right, line.right),
      baseline: last.baseline,
      height: Math.max(last.height, line.height),
      rightToLeft,
      ...(line.hyphenated ? { hyphenated: true } : {}),
    }
  }
  return joined
}
