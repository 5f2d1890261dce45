import { pageAt, type BookPage } from '../../../../contract/book-text.ts'
import type { EvidenceRef } from '../../../../contract/evidence.ts'

export type Span = { start: number; end: number }

/** Fewer letters could stand anywhere and prove nothing. */
const FEWEST_LETTERS = 3
/** A quote that was shortened in the middle is found by its longest piece, if that is long enough to mean one place. */
const SHORTEST_PIECE = 20
const LONGEST_QUOTE = 600

/**
 * Finds a quote in the book: exactly, or else without regard to spaces, letter case, vowel marks, alef forms and the
 * shapes of quotation marks and dashes. First within `near`, then anywhere.
 *
 * @returns the book's own words, or undefined when they are not there
 */
export function createQuoteLocator(text: string, pages: readonly BookPage[]) {
  let whole: Folded | undefined
  const folds = new Map<string, Folded>()
  const foldOf = ({ start, end }: Span): Folded => {
    const key = `${start}-${end}`
    let folded = folds.get(key)
    if (folded === undefined) {
      folded = fold(text, start, end)
      // One part is asked for at a time; keeping all of them would double the book in memory.
      folds.clear()
      folds.set(key, folded)
    }
    return folded
  }

  const find = (quote: string, near: Span | undefined): Span | undefined => {
    if ((quote.match(/\p{L}/gu)?.length ?? 0) < FEWEST_LETTERS) return undefined
    const sought = fold(quote, 0, quote.length).text.trim()
    return (
      (near && exactly(text, quote, near)) ??
      (near && tolerantly(foldOf(near), sought)) ??
      exactly(text, quote, { start: 0, end: text.length }) ??
      tolerantly((whole ??= fold(text, 0, text.length)), sought)
    )
  }

  return (quoted: string, near?: Span): EvidenceRef | undefined => {
    const quote = quoted.replaceAll(/\[\[[^\]]*\]\]/g, ' ').trim()
    const span = find(quote, near) ?? find(longestPiece(quote), near)
    if (span === undefined) return undefined
    const { start } = span
    const end = start + shorten(text.slice(start, span.end)).length
    return { quote: text.slice(start, end), page: pageAt(pages, start), start, end }
  }
}

function longestPiece(quote: string): string {
  const pieces = quote.split(/\s*(?:\.{3,}|…|\[…\]|\[\.\.\.\])\s*/).map((piece) => piece.trim())
  if (pieces.length < 2) return ''
  const longest = pieces.reduce((best, piece) => (piece.length > best.length ? piece : best), '')
  return longest.length >= SHORTEST_PIECE ? longest : ''
}

/** Whole words only: a quoted "ass" is not the one inside "class". */
function exactly(text: string, quote: string, { start, end }: Span): Span | undefined {
  for (let at = text.indexOf(quote, start); at >= 0 && at + quote.length <= end; at = text.indexOf(quote, at + 1)) {
    if (standsAlone(text, at, at + quote.length)) return { start: at, end: at + quote.length }
  }
  return undefined
}

function tolerantly(folded: Folded, sought: string): Span | undefined {
  if (sought === '') return undefined
  for (let at = folded.text.indexOf(sought); at >= 0; at = folded.text.indexOf(sought, at + 1)) {
    const last = at + sought.length - 1
    if (standsAlone(folded.text, at, last + 1)) return { start: folded.starts[at]!, end: folded.ends[last]! }
  }
  return undefined
}

const LETTER = /[\p{L}\p{N}]/u
function standsAlone(text: string, start: number, end: number): boolean {
  const joined = (left: string | undefined, right: string | undefined): boolean =>
    left !== undefined && right !== undefined && LETTER.test(left) && LETTER.test(right)
  return !joined(text[start - 1], text[start]) && !joined(text[end - 1], text[end])
}

function shorten(quote: string): string {
  if (quote.length <= LONGEST_QUOTE) return quote
  const cut = quote.lastIndexOf(' ', LONGEST_QUOTE)
  return quote.slice(0, cut > 0 ? cut : LONGEST_QUOTE)
}

/** A text as it is compared, and where each of its letters came from. */
type Folded = { text: string; starts: Uint32Array; ends: Uint32Array }

/** Vowel marks, tatweel, accents that stand alone, and everything without width. */
const DROPPED = /[\p{Mn}\p{Cf}\u0640]/u
const SAME = new Map<string, string>(
  Object.entries({
    "'": '‘’‚‛`´ʼ',
    '"': '“”„‟«»″',
    '-': '‐‑‒–—―−',
    ا: 'أإآٱ',
    ي: 'ى',
    ه: 'ة',
  }).flatMap(([one, others]) => others.split('').map((other): [string, string] => [other, one])),
)

function fold(text: string, from: number, to: number): Folded {
  const starts = new Uint32Array(to - from)
  const ends = new Uint32Array(to - from)
  const letters: string[] = []
  let length = 0
  for (let at = from; at < to; at += 1) {
    const letter = text[at]!
    if (DROPPED.test(letter)) {
      // A mark belongs to the letter it stands on.
      if (length > 0) ends[length - 1] = at + 1
      continue
    }
    const space = letter <= ' ' || letter === '\u00A0' || /\s/.test(letter)
    if (space && letters[length - 1] === ' ') continue
    const lower = letter.toLowerCase()
    letters.push(space ? ' ' : (SAME.get(letter) ?? (lower.length === 1 ? lower : letter)))
    starts[length] = at
    ends[length] = at + 1
    length += 1
  }
  return { text: letters.join(''), starts, ends }
}
