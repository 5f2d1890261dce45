import type { FrontLine } from './front-matter.ts'
import type { LineKind } from './line-kind.ts'

const UNIT = 'vol(?:ume|\\.)?|part|book|tome|number|no\\.'
const NUMBER = '\\d+|[ivxlc]+|one|two|three|four|five|six|seven|eight|nine|ten|first|second|third|fourth|last'
const VOLUME = new RegExp(`^(${UNIT})\\s+(the\\s+)?(${NUMBER})\\b`, 'i')
const IN_TITLE = new RegExp(
  `\\b(?:${UNIT})\\s+(?:the\\s+)?(?:${NUMBER})\\b|\\b(?:${NUMBER})\\s+(?:part|volume|book)\\b`,
  'i',
)
const FIRST = /^(?:1|i|one|first)$/i
/** What stands before the preface is said of the file, and not of a part in it. */
const BEFORE_STORY = /^(?:table of |the )?contents|^(?:preface|introduction|foreword|list of|illustrations)\b/i
/** Between the title and the volume stand fewer lines. */
const MOST_LINES = 14

/** @example isVolume('VOL. II') // true */
export function isVolume(line: string): boolean {
  return VOLUME.test(line)
}

export type TitlePlace = {
  /** The line the title begins on. */
  from: number
  /** The lines that name the author, `end` excluded. */
  byLine?: { at: number; end: number }
}

/**
 * The volume of a set as its title page names it, else ''. A whole book that opens with its first part names none.
 * @example volumeOn(lines, kinds, { from: 0 }) // 'Volume II, Part 11'
 */
export function volumeOn(
  lines: readonly FrontLine[],
  kinds: readonly LineKind[],
  { from, byLine }: TitlePlace,
): string {
  const page = pageFrom(lines, kinds, from)
  const first = page.findIndex((at) => isVolume(lines[at]?.text ?? ''))
  if (first < 0) return ''
  const below = page.slice(first).findIndex((at) => !isVolume(lines[at]?.text ?? ''))
  const end = below === -1 ? page.length : first + below
  const named = page.slice(first, end).map((at) => volumeIn(lines[at]?.text ?? ''))
  // "Part I", "Part II" below each other are a list.
  if (new Set(named.map(({ unit }) => unit)).size < named.length) return ''
  const above = page.slice(0, first)
  if (isOfPart(above, kinds, byLine)) return ''
  const isOnTitlePage =
    (byLine !== undefined && (page[first] ?? 0) < byLine.at) ||
    page.slice(end).some((at) => kinds[at] === 'imprint') ||
    BEFORE_STORY.test(nextAfter(lines, page.at(-1) ?? from))
  if (!isOnTitlePage && named.every(({ number }) => FIRST.test(number))) return ''
  return named.map(({ unit, the, number }) => `${unit} ${the}${number}`).join(', ')
}

/** As on a shelf: "Vol. II", "Part the Second". */
function volumeIn(line: string): { unit: string; the: string; number: string } {
  const [, unit = '', the = '', number = ''] = VOLUME.exec(line) ?? []
  const isRoman = /^[ivxlc]+$/i.test(number)
  return {
    unit: capitalised(unit),
    the: the.toLowerCase(),
    number: isRoman ? number.toUpperCase() : capitalised(number),
  }
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
}

/** Whether the title has it already. */
export function namesVolume(title: string): boolean {
  return IN_TITLE.test(title)
}

/** The lines of letters from the title to the first heading; one of prose may tell of editors. */
function pageFrom(lines: readonly FrontLine[], kinds: readonly LineKind[], from: number): number[] {
  const page: number[] = []
  let prose = 0
  for (let at = from; at < lines.length && page.length < MOST_LINES; at++) {
    const kind = kinds[at]
    if (kind === 'empty') continue
    if (kind === 'heading' && !isVolume(lines[at]?.text ?? '')) break
    if (kind === 'prose' && ++prose > 1) break
    page.push(at)
  }
  return page
}

/** Below the imprint a line of letters names what is parted: the volume is of that, not of the title. */
function isOfPart(above: readonly number[], kinds: readonly LineKind[], byLine: TitlePlace['byLine']): boolean {
  const isOfPage = (at: number): boolean =>
    kinds[at] === 'imprint' || (byLine !== undefined && at >= byLine.at && at < byLine.end)
  const last = above.findLastIndex(isOfPage)
  return last >= 0 && above.slice(last + 1).some((at) => kinds[at] === 'display')
}

function nextAfter(lines: readonly FrontLine[], last: number): string {
  return lines.slice(last + 1).find(({ text }) => text !== '')?.text ?? ''
}
