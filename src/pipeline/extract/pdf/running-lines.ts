import type { TextLine } from './glyph.ts'

export type PageLines = { lines: readonly TextLine[]; pageHeight: number }
export type PageBody = {
  lines: TextLine[]
  /** The page number as printed, in the digits of the book. */
  printedNumber?: string
}

type Side = 'top' | 'bottom'
type Edge = {
  page: number
  side: Side
  key: string
  place: number
  /** Of a line that is nothing but a page number. */
  number?: number
  /** The first number within a header. */
  counter?: number
  isolated: boolean
  /** More stands on the page than this line. */
  accompanied: boolean
  line: TextLine
}

/** Headers follow the chapter, so a repetition counts only this many pages away. */
const REACH = 6
/** Two pages alike can be chance, three are a header. */
const REPETITIONS = 2
const EDGE_LINES = 2
const MARGIN_SHARE = 0.08
const SAME_PLACE_POINTS = 4

/**
 * Parts running headers, footers and page numbers from the text. A line at the edge of a page counts as one when the
 * same line, numbers aside, stands at the same place of at least two pages nearby; a bare number, when it counts with
 * the pages; of a header with a number that counts with them one other page is enough, for left and right pages differ.
 * A refrain of a story is kept: it ends like a sentence, stands close to the text, or is all the text its pages have.
 */
export function partRunningLines(pages: readonly PageLines[]): PageBody[] {
  const edges = pages.map((page, index) => edgesOf(page, index))
  return pages.map((page, index) => {
    const running = (edges[index] ?? []).filter((edge) => isRunning(edge, edges))
    const drop = new Set(running.map((edge) => edge.line))
    const number = running.find((edge) => edge.key === '#')?.line.text
    const printed = number === undefined ? undefined : /[\p{Nd}]+|[ivxlc]+/iu.exec(number)?.[0]
    const lines = page.lines.filter((line) => !drop.has(line))
    return printed === undefined ? { lines } : { lines, printedNumber: printed }
  })
}

function edgesOf({ lines, pageHeight }: PageLines, page: number): Edge[] {
  const sorted = lines.toSorted((a, b) => b.baseline - a.baseline)
  const edges: Edge[] = []
  const add = (side: Side, line: TextLine | undefined, inner: TextLine | undefined): void => {
    if (line === undefined) return
    const gap = inner === undefined ? Infinity : Math.abs(line.baseline - inner.baseline)
    const margin = side === 'top' ? pageHeight - line.baseline : line.baseline
    const number = pageNumber(line.text)
    edges.push({
      page,
      side,
      key: number === undefined ? headerKey(line.text) : '#',
      place: side === 'top' ? pageHeight - line.baseline : line.baseline,
      isolated: gap > line.height * 1.4 || margin < pageHeight * MARGIN_SHARE || differs(line, inner),
      accompanied: sorted.length > 1,
      line,
      ...(number === undefined ? counterOf(line.text) : { number }),
    })
  }
  for (let depth = 0; depth < Math.min(EDGE_LINES, sorted.length); depth++) {
    add('top', sorted[depth], sorted[depth + 1])
    add('bottom', sorted[sorted.length - 1 - depth], sorted[sorted.length - 2 - depth])
  }
  return edges
}

function differs(line: TextLine, inner: TextLine | undefined): boolean {
  return inner !== undefined && Math.abs(line.height - inner.height) > inner.height / 10
}

function isRunning(edge: Edge, all: readonly (readonly Edge[])[]): boolean {
  if (edge.number === undefined && (!edge.isolated || /[.!?؟…,،;؛:"”»]$/.test(edge.line.text))) return false
  let alike = 0
  let counted = false
  const last = Math.min(all.length - 1, edge.page + REACH)
  for (let page = Math.max(0, edge.page - REACH); page <= last; page++) {
    if (page === edge.page) continue
    const others = all[page]?.filter((other) => alikeOn(edge, other)) ?? []
    if (others.length > 0) alike++
    counted ||= others.some((other) => countsWith(edge, other))
  }
  return counted || (alike >= Math.min(REPETITIONS, all.length - 1) && alike > 0)
}

function alikeOn(edge: Edge, other: Edge): boolean {
  if (edge.side !== other.side || edge.key !== other.key) return false
  if (edge.number !== undefined && other.number !== undefined) {
    return other.number - edge.number === other.page - edge.page
  }
  return other.accompanied && Math.abs(edge.place - other.place) < SAME_PLACE_POINTS
}

function countsWith(edge: Edge, other: Edge): boolean {
  if (edge.counter === undefined || other.counter === undefined) return false
  return other.counter - edge.counter === other.page - edge.page
}

function counterOf(text: string): { counter?: number } {
  const digits = /\p{Nd}+/u.exec(text)?.[0]
  return digits === undefined ? {} : { counter: valueOf(digits) }
}

/** Digits differ from page to page; everything else of a header is the same. */
function headerKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Nd}+/gu, '#')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const ROMAN = /^(?=[ivxlc])c{0,3}(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/i
const ROMAN_VALUE: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 }

/**
 * The number of a line that is nothing but a page number, in Latin, Arabic or Roman digits.
 * @example pageNumber('- ١٢ -') // 12; pageNumber('Page 3 of 9') // 3; pageNumber('xiv') // 14
 */
export function pageNumber(text: string): number | undefined {
  const bare = text.replaceAll(/^[\s\-–—|•·.[(]+|[\s\-–—|•·.\])]+$/g, '')
  const digits = /^(?:page|p\.?|صفحة|ص)?\s*(\p{Nd}{1,4})(?:\s*(?:of|\/|من)\s*\p{Nd}{1,4})?$/iu.exec(bare)?.[1]
  if (digits !== undefined) return valueOf(digits)
  return ROMAN.test(bare) ? romanValue(bare.toLowerCase()) : undefined
}

function valueOf(digits: string): number {
  return Number(digits.replaceAll(/\P{ASCII}/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0x0f)))
}

function romanValue(roman: string): number {
  let value = 0
  for (let at = 0; at < roman.length; at++) {
    const digit = ROMAN_VALUE[roman[at] ?? ''] ?? 0
    value += digit < (ROMAN_VALUE[roman[at + 1] ?? ''] ?? 0) ? -digit : digit
  }
  return value
}
