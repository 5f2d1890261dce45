import { TRAITS } from './character-traits.ts'

/** What is seen of lines, step by step from left to right: clusters and the spaces between them, as columns. */
export type Units = {
  /** Traits of a step's characters; see `Clusters`. */
  traits: Uint8Array
  /** The code point of a step of one character, else 0. */
  sign: Uint32Array
}

/** One line of the units, end excluded. */
export type Span = { from: number; to: number }

/** How the signs of a page that come in pairs are to be read; see `findMirroring`. */
export type Mirroring = { brackets: Reading; quotes: Reading }
/** stored: as the file has them; mirrored: exchanged; mixed: each by where it stands. */
export type Reading = 'stored' | 'mirrored' | 'mixed'

const { rightToLeft: RIGHT, letter: LETTER, digit: DIGIT, blank: BLANK } = TRAITS
const codeOf = (sign: string): number => sign.codePointAt(0) ?? 0
const setOf = (signs: string): ReadonlySet<number> => new Set(Array.from(signs, codeOf))

/** What belongs to a number it touches on its right. */
const NUMBER_SIGNS = setOf('%°')
/** What joins two numbers into one that is still read from left to right: 1,000 12:30 3/4 2.5 */
const NUMBER_JOINERS = setOf('.,:/\u066b\u066c-')
/** What follows a closing sign without a space. */
const PUNCTUATION = setOf('.,،؛:;!?؟…')
const BRACKETS = pairsOf('()[]{}<>«»‹›')
const QUOTES = pairsOf('“”‘’')

type Pairs = { opening: ReadonlySet<number>; partner: ReadonlyMap<number, number> }

function pairsOf(signs: string): Pairs {
  const codes = Array.from(signs, codeOf)
  const partner = new Map(codes.map((code, at) => [code, codes[at ^ 1] ?? code]))
  return { opening: new Set(codes.filter((_, at) => at % 2 === 0)), partner }
}

/** True when most letters of what is seen run from right to left; a line without letters follows the page. */
export function runsRightToLeft({ traits }: Units, { from, to }: Span, page: boolean): boolean {
  let balance = 0
  for (let at = from; at < to; at++) {
    const unit = traits[at] ?? 0
    if ((unit & RIGHT) !== 0) balance++
    else if ((unit & LETTER) !== 0) balance--
  }
  return balance === 0 ? page : balance > 0
}

/**
 * Gives what is seen from left to right in the order it is read: the units of a line, and where a sign is exchanged for
 * its partner, the partner's code point less than zero. In a right-to-left line numbers and Latin words keep their
 * direction; in a left-to-right line the Arabic runs are turned. A small inverse of the bidirectional algorithm
 * (UAX #9), sufficient because a printed line has lost its embedding levels.
 */
export function logicalOrder(units: Units, span: Span, rightToLeft: boolean, mirroring: Mirroring): number[] {
  const { from, to } = span
  const read: number[] = []
  const step = rightToLeft ? -1 : 1
  const stop = rightToLeft ? from - 1 : to
  for (let start = rightToLeft ? to - 1 : from; start !== stop;) {
    const end = rightToLeft ? leftToRightRun(units, start, from) : rightToLeftRun(units, start, to)
    if (end === start) {
      read.push(rightToLeft ? mirrored(units, span, start, mirroring) : start)
      start += step
      continue
    }
    for (let at = end - step; at !== start - step; at -= step)
      read.push(rightToLeft ? at : mirrored(units, span, at, mirroring))
    start = end
  }
  return read
}

function isLeft(traits: number): boolean {
  return (traits & (RIGHT | LETTER)) === LETTER
}

function isDigit(traits: number): boolean {
  return (traits & (RIGHT | LETTER | DIGIT)) === DIGIT
}

/** Where the Latin or number run ends that starts here, going left; `start` where none does. */
function leftToRightRun({ traits, sign }: Units, start: number, first: number): number {
  const signed = NUMBER_SIGNS.has(sign[start] ?? 0) && start > first && isDigit(traits[start - 1] ?? 0)
  const opening = signed ? start - 1 : start
  let latin = isLeft(traits[opening] ?? 0)
  if (!latin && !isDigit(traits[opening] ?? 0)) return start
  let end = opening - 1
  for (let next = end; next >= first; next--) {
    const unit = traits[next] ?? 0
    if ((unit & RIGHT) !== 0) break
    const letter = isLeft(unit)
    if (!letter && !isDigit(unit)) continue
    const between = end - next
    const joined = letter || latin || between === 0 || (between === 1 && NUMBER_JOINERS.has(sign[end] ?? 0))
    if (!joined) break
    latin ||= letter
    end = next - 1
  }
  return end
}

/** Where the Arabic run ends that starts here, going right; `start` where none does. */
function rightToLeftRun({ traits }: Units, start: number, last: number): number {
  if (((traits[start] ?? 0) & RIGHT) === 0) return start
  let end = start + 1
  for (let next = end; next < last; next++) {
    const unit = traits[next] ?? 0
    if ((unit & RIGHT) !== 0) end = next + 1
    else if (isLeft(unit) || isDigit(unit)) break
  }
  return end
}

/** A unit outside of left-to-right runs, or what it is exchanged for. */
function mirrored(units: Units, span: Span, at: number, mirroring: Mirroring): number {
  const sign = units.sign[at] ?? 0
  if (sign === 0 || ((units.traits[at] ?? 0) & (LETTER | DIGIT | BLANK)) !== 0) return at
  const pairs = BRACKETS.partner.has(sign) ? BRACKETS : QUOTES
  const partner = pairs.partner.get(sign)
  if (partner === undefined) return at
  const reading = pairs === BRACKETS ? mirroring.brackets : mirroring.quotes
  if (reading !== 'mixed') return reading === 'mirrored' ? -partner : at
  const opens = placeOf(units, span, at) ?? pairs.opening.has(sign)
  return opens === pairs.opening.has(sign) ? at : -partner
}

/** True where a sign of a right-to-left line stands like an opening one, false like a closing one. */
function placeOf({ traits, sign }: Units, { from, to }: Span, at: number): boolean | undefined {
  const before = at + 1 < to ? (traits[at + 1] ?? 0) : BLANK
  const after = at > from ? (traits[at - 1] ?? 0) : BLANK
  const parted = (after & BLANK) !== 0 || (at > from && PUNCTUATION.has(sign[at - 1] ?? 0))
  if ((before & BLANK) !== 0) return parted ? undefined : true
  return parted ? false : undefined
}

/**
 * Producers disagree on whether a bracket of a right-to-left line is stored as it looks or as it is meant, and PDFium
 * exchanges some of them. The places of a page's signs tell: an opening one follows a space, a closing one comes before
 * one. Where no place is clear, the reading is right that leaves fewer signs without a partner.
 * @param lines right-to-left lines only, from top to bottom
 */
export function findMirroring(units: Units, lines: readonly Span[]): Mirroring {
  return { brackets: readingOf(units, lines, BRACKETS), quotes: readingOf(units, lines, QUOTES) }
}

function readingOf(units: Units, lines: readonly Span[], { opening, partner }: Pairs): Reading {
  let asMeant = 0
  let asSeen = 0
  let [depth, unmatched, mirroredDepth, mirroredUnmatched] = [0, 0, 0, 0]
  for (const line of lines) {
    for (let at = line.to - 1; at >= line.from; at--) {
      const sign = units.sign[at] ?? 0
      if (sign === 0 || ((units.traits[at] ?? 0) & (LETTER | BLANK)) !== 0 || !partner.has(sign)) continue
      const place = placeOf(units, line, at)
      if (place !== undefined && place === opening.has(sign)) asMeant++
      else if (place !== undefined) asSeen++
      const step = opening.has(sign) ? 1 : -1
      if (depth + step < 0) unmatched++
      if (mirroredDepth - step < 0) mirroredUnmatched++
      depth = Math.max(0, depth + step)
      mirroredDepth = Math.max(0, mirroredDepth - step)
    }
  }
  if (asMeant > 0 && asSeen > 0) return 'mixed'
  if (asMeant + asSeen > 0) return asSeen > 0 ? 'mirrored' : 'stored'
  return mirroredUnmatched < unmatched ? 'mirrored' : 'stored'
}
