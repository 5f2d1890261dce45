import type { ByLine } from './by-line.ts'
import type { FrontLine } from './front-matter.ts'
import { lettersOf } from './letters-of.ts'
import type { LineKind } from './line-kind.ts'
import { titleAbove } from './title-above.ts'

export type TitleByLine = {
  title?: string
  author?: string
  /** The line the title begins on, and those that name the author. */
  from?: number
  byLine?: ByLine
  /** So many lines of letters stand before the by-line. */
  linesBefore: number
  /** Pieces, or other books, are listed before it. */
  belowList: boolean
}

/** Title and author of the first by-line with a title above it, else the author of the first that names somebody. */
export function titleByLine(
  lines: readonly FrontLine[],
  kinds: readonly LineKind[],
  byLines: readonly ByLine[],
): TitleByLine {
  const pieces = new Set(byLines.filter(({ listed }) => listed).map((byLine) => titleLine(lines, byLine)))
  // The by-line of a piece stands in the list of pieces as well.
  const ofAuthors = byLines.filter(
    (byLine) => !byLine.ofOthers && !byLine.listed && !pieces.has(titleLine(lines, byLine)),
  )
  const titled = ofAuthors
    .map((byLine) => ({ byLine, above: titleAbove(lines, kinds, byLine) }))
    .find(({ above }) => above !== undefined)
  // A by-line below the heading of a preface is the preface's.
  const ofBook = ofAuthors.filter(({ at }) => kinds.slice(0, at).findLast((kind) => kind !== 'empty') !== 'heading')
  const author = titled?.byLine.author ?? ofBook.find((byLine) => byLine.author)?.author
  const end = titled?.byLine.at ?? kinds.length
  return {
    ...(titled && { ...titled.above, byLine: titled.byLine }),
    ...(author !== undefined && { author }),
    linesBefore: kinds.slice(0, end).filter((kind) => kind !== 'empty').length,
    belowList: byLines.some(({ listed, at }) => listed === true && at < end),
  }
}

function titleLine(lines: readonly FrontLine[], { at, title }: ByLine): string {
  return lettersOf(title ?? lines.slice(0, at).findLast(({ text }) => text !== '')?.text ?? '')
}
