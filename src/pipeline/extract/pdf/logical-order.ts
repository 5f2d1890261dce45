import { isRightToLeft } from './glyph.ts'

/** One step of a line as it is seen: a cluster's text or a space. */
type Unit = { text: string; kind: 'right' | 'left' | 'digit' | 'neutral' }

const DIGIT = /^[0-9\u0660-\u0669\u06f0-\u06f9]/
/** What belongs to a number it touches on its right. */
const NUMBER_SIGN = /^[%°]$/
/** What joins two numbers into one that is still read from left to right: 1,000 12:30 3/4 2.5 */
const NUMBER_JOINER = /^[.,:/\u066b\u066c-]$/
const BRACKETS = ['()', '[]', '{}', '<>', '«»', '‹›'] as const
const QUOTES = ['“”', '‘’'] as const
/** What is exchanged on a page: producers and PDFium treat brackets and curly quotes differently. */
export type Mirroring = { brackets: boolean; quotes: boolean }

function unitOf(text: string): Unit {
  if (isRightToLeft(text)) return { text, kind: 'right' }
  if (/^\p{L}/u.test(text)) return { text, kind: 'left' }
  return { text, kind: DIGIT.test(text) ? 'digit' : 'neutral' }
}

/** True when most letters of what is seen run from right to left; a line without letters follows the page. */
export function runsRightToLeft(texts: readonly string[], page: boolean): boolean {
  let right = 0
  let left = 0
  for (const text of texts) {
    const { kind } = unitOf(text)
    if (kind === 'right') right++
    else if (kind === 'left') left++
  }
  return right === left ? page : right > left
}

/**
 * Puts what is seen from left to right into the order it is read. In a right-to-left line numbers and Latin words keep
 * their direction; in a left-to-right line the Arabic runs are turned. A small inverse of the bidirectional algorithm
 * (UAX #9), sufficient because a printed line has lost its embedding levels.
 * @param mirroring what is to be exchanged outside left-to-right runs; see `findMirroring`
 */
export function logicalOrder(seen: readonly string[], rightToLeft: boolean, mirroring: Mirroring): string {
  const units = seen.map(unitOf)
  if (rightToLeft) units.reverse()
  const inner = rightToLeft ? isLeftToRightRun : isRightToLeftRun
  const read: string[] = []
  const pairs = [...(mirroring.brackets ? BRACKETS : []), ...(mirroring.quotes ? QUOTES : [])]
  const flip = (text: string): string => {
    const pair = pairs.find((two) => two.includes(text))
    return (pair === undefined || text.length !== 1 ? text : text === pair[0] ? pair[1] : pair[0]) ?? text
  }
  for (let start = 0; start < units.length;) {
    const end = inner(units, start)
    if (end === start) {
      const text = units[start]?.text ?? ''
      read.push(rightToLeft ? flip(text) : text)
      start++
      continue
    }
    const run = units.slice(start, end).toReversed()
    read.push(...run.map(({ text }) => (rightToLeft ? text : flip(text))))
    start = end
  }
  return read.join('')
}

/** The end of the Latin or number run that starts here; `start` where none does. */
function isLeftToRightRun(units: readonly Unit[], start: number): number {
  const sign = NUMBER_SIGN.test(units[start]?.text ?? '') && units[start + 1]?.kind === 'digit'
  const first = units[sign ? start + 1 : start]
  if (first === undefined || (first.kind !== 'left' && first.kind !== 'digit')) return start
  let end = start + (sign ? 2 : 1)
  let hasLatin = first.kind === 'left'
  for (let next = end; next < units.length; next++) {
    const unit = units[next]
    if (unit === undefined || unit.kind === 'right') break
    if (unit.kind === 'neutral') continue
    const between = units.slice(end, next)
    const latin = hasLatin || unit.kind === 'left'
    const joined =
      unit.kind === 'digit' && !hasLatin
        ? between.length === 0 || (between.length === 1 && NUMBER_JOINER.test(between[0]?.text ?? ''))
        : latin
    if (!joined) break
    hasLatin = latin
    end = next + 1
  }
  return end
}

function isRightToLeftRun(units: readonly Unit[], start: number): number {
  if (units[start]?.kind !== 'right') return start
  let end = start + 1
  for (let next = end; next < units.length; next++) {
    const kind = units[next]?.kind
    if (kind === 'left' || kind === 'digit') break
    if (kind === 'right') end = next + 1
  }
  return end
}

/**
 * Producers disagree on whether a bracket of a right-to-left line is stored as it looks or as it is meant, and PDFium
 * exchanges some of them. Whichever reading leaves fewer brackets of a page without a partner is right.
 * @param lines what is seen from left to right, right-to-left lines only
 */
export function findMirroring(lines: readonly (readonly string[])[]): Mirroring {
  return { brackets: areMirrored(lines, BRACKETS), quotes: areMirrored(lines, QUOTES) }
}

function areMirrored(lines: readonly (readonly string[])[], pairs: readonly string[]): boolean {
  const opening = new Set(pairs.map((pair) => pair[0]))
  const closing = new Set(pairs.map((pair) => pair[1]))
  let asMeant = 0
  let asSeen = 0
  let depth = 0
  let mirroredDepth = 0
  for (const line of lines) {
    for (const text of line.toReversed()) {
      if (!opening.has(text) && !closing.has(text)) continue
      const step = opening.has(text) ? 1 : -1
      depth += step
      mirroredDepth -= step
      if (depth < 0) asMeant++
      if (mirroredDepth < 0) asSeen++
      depth = Math.max(0, depth)
      mirroredDepth = Math.max(0, mirroredDepth)
    }
  }
  return asSeen < asMeant
}
