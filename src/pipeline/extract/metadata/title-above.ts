import type { ByLine } from './by-line.ts'
import { composeTitle, goesOnWith } from './compose-title.ts'
import { endsLikeSentence } from './ends-like-sentence.ts'
import type { FrontLine } from './front-matter.ts'
import { isShouted } from './is-shouted.ts'
import type { LineKind } from './line-kind.ts'
import { isName, personName } from './person-name.ts'
import { isVolume } from './volume.ts'

/** More lines above a by-line are a list. */
const MOST_LINES = 8
const FEWEST_SERIES_WORDS = 3
const COLLECTED =
  /\b(?:works|novels|tales|stories|writings|plays|poems)\b.* of\b|\b(?:library|series|collection|classics)\W*$/i
/** "With an Appendix on ..." goes on with a title that stands farther up. */
const GOES_ON = /^(?:with|and|together with|to which)\b/i
/** What stands in brackets tells of the title. */
const ASIDE = /^\(.*\)\W*$/

export type TitleAbove = {
  title: string
  /** The line it begins on. */
  from: number
}

/** The title that stands before a by-line, on its line or above it. */
export function titleAbove(
  lines: readonly FrontLine[],
  kinds: readonly LineKind[],
  byLine: ByLine,
): TitleAbove | undefined {
  if (byLine.title !== undefined) return { title: composeTitle([byLine.title]), from: byLine.at }
  // The author's name may stand between the half-title and the title as well.
  const places = placesAbove(lines, kinds, byLine.at)
  const textOf = (at: number): string => lines[at]?.text ?? ''
  const shown = places.map(textOf).filter((line, index) => index === 0 || !isNameOf(byLine.author, line))
  const title = composeTitle(isBelowSeries(shown) ? shown.slice(1) : shown)
  return title === '' ? undefined : { title, from: places[0] ?? byLine.at }
}

/** Of two lines that do not go on with each other the one in capitals is the title; a series is set smaller. */
function isBelowSeries([first = '', second = '']: readonly string[]): boolean {
  if (isShouted(first) || !isShouted(second) || !/\S\s+\S/.test(second)) return false
  return first.split(/\s+/).length >= FEWEST_SERIES_WORDS && !/\p{Lu}{2}/u.test(first) && !goesOnWith(first, second)
}

/** Where the lines of the title stand. */
function placesAbove(lines: readonly FrontLine[], kinds: readonly LineKind[], at: number): number[] {
  const last = lastAbove(lines, kinds, at)
  if (last < 0) return []
  let start = last
  while (start > 0 && belongsToTitle(lines, kinds, start - 1)) start--
  const shown = lines.flatMap(({ text }, index) => (index >= start && index <= last && text !== '' ? [index] : []))
  const block = titleOfVolume(lines, shown).filter((index) => !isVolume(lines[index]?.text ?? ''))
  // Marks part the title of such editions from the list of headings above it.
  const marked = block.slice(block.findLastIndex((index) => lines[index]?.marked !== true) + 1)
  const title = fromSecondPrinting(lines, marked.length > 0 ? marked : block)
  if (GOES_ON.test(lines[title[0] ?? -1]?.text ?? '')) {
    const above = placesAbove(lines, kinds, title[0] ?? 0)
    if (above.length > 0) return [...above, ...title]
  }
  return title.length <= MOST_LINES ? title : fromWhereItComesAgain(lines, title)
}

/** Of "THE TALES OF OMAR MILL / VOLUME II / THE LANTERN" the last line; other sets have one title. */
function titleOfVolume(lines: readonly FrontLine[], places: readonly number[]): readonly number[] {
  const volume = places.findLastIndex((at) => isVolume(lines[at]?.text ?? ''))
  const isSet = volume > 0 && COLLECTED.test(lines[places[0] ?? -1]?.text ?? '')
  return isSet && volume < places.length - 1 ? places.slice(volume + 1) : places
}

/** Editions and illustrators may stand between a title and its by-line; when there is nothing else they are the title. */
function lastAbove(lines: readonly FrontLine[], kinds: readonly LineKind[], at: number): number {
  const above = kinds.slice(0, at)
  const last = above.findLastIndex((kind, index) => {
    const { text } = lines[index] ?? { text: '' }
    return kind !== 'empty' && kind !== 'imprint' && !isVolume(text) && !(kind === 'prose' && ASIDE.test(text))
  })
  if (kinds[last] === 'display') return last
  const nearest = above.findLastIndex((kind) => kind !== 'empty')
  return kinds[nearest] === 'imprint' ? nearest : -1
}

function belongsToTitle(lines: readonly FrontLine[], kinds: readonly LineKind[], at: number): boolean {
  const line = lines[at]
  if (line === undefined || line.rule || endsLikeSentence(line.text)) return false
  if (kinds[at] === 'display' || line.text === '' || isVolume(line.text)) return true
  // A year that opens the page is a title.
  return /^\d{4}$/.test(line.text) && !kinds.slice(0, at).includes('display')
}

/** A half-title stands right above the title it says; what stands above both is a list of contents. */
function fromSecondPrinting(lines: readonly FrontLine[], places: readonly number[]): number[] {
  const second = places.findLastIndex((at, index) => lines[at]?.text === lines[places[index - 1] ?? -1]?.text)
  return places.slice(Math.max(0, second))
}

/** Of a page with a half-title and more before the title. */
function fromWhereItComesAgain(lines: readonly FrontLine[], places: number[]): number[] {
  const textOf = (at: number | undefined): string => lines[at ?? -1]?.text ?? ''
  const again = places.findLastIndex((at) => textOf(at) === textOf(places[0]))
  return again > 0 ? places.slice(again) : []
}

function isNameOf(author: string | undefined, line: string): boolean {
  const name = personName(line)?.toLowerCase()
  if (author === undefined || name === undefined) return false
  const surname = author.split(' ').at(-1)?.toLowerCase() ?? ''
  return name === author.toLowerCase() || (isName(line) && /^[a-z]/.test(name) && name.endsWith(surname))
}
