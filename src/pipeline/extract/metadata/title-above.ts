import type { ByLine } from './by-line.ts'
import { composeTitle } from './compose-title.ts'
import type { FrontLine } from './front-matter.ts'
import type { LineKind } from './line-kind.ts'
import { isName, personName } from './person-name.ts'

/** More lines above a by-line are a list. */
const MOST_LINES = 8
const NUMBER = '(?:\\d+|[ivxlc]+\\b|one|two|three|four|five|six|seven|eight|nine|ten|first|second|third|fourth|last)'
/** Of a set, between its title and the by-line. */
const VOLUME = new RegExp(`^(?:vol(?:ume|\\.)|part|book|tome|number|no\\.)\\s+(?:the\\s+)?${NUMBER}`, 'i')

const COLLECTED = /\b(?:works|novels|tales|stories|writings|plays|poems)\b.* of\b/i

/** The title that stands before a by-line, on its line or above it; '' when there is none. */
export function titleAbove(lines: readonly FrontLine[], kinds: readonly LineKind[], byLine: ByLine): string {
  if (byLine.title !== undefined) return composeTitle([byLine.title])
  // The author's name may stand between the half-title and the title as well.
  const above = linesAbove(lines, kinds, byLine.at)
  return composeTitle(above.filter((line, index) => index === 0 || !isNameOf(byLine.author, line)))
}

function linesAbove(lines: readonly FrontLine[], kinds: readonly LineKind[], at: number): string[] {
  const last = lastAbove(lines, kinds, at)
  if (last < 0) return []
  let start = last
  while (start > 0 && belongsToTitle(lines, kinds, start - 1)) start--
  const shown = lines.slice(start, last + 1).filter(({ text }) => text !== '')
  const block = titleOfVolume(shown).filter(({ text }) => !VOLUME.test(text))
  // Marks part the title of such editions from the list of headings above it.
  const marked = block.slice(block.findLastIndex((line) => !line.marked) + 1)
  const title = (marked.length > 0 ? marked : block).map(({ text }) => text)
  return title.length <= MOST_LINES ? title : fromWhereItComesAgain(title)
}

/** Of "THE TALES OF OMAR MILL / VOLUME II / THE LANTERN" the last line; other sets have one title. */
function titleOfVolume(lines: readonly FrontLine[]): readonly FrontLine[] {
  const volume = lines.findLastIndex(({ text }) => VOLUME.test(text))
  const isSet = volume > 0 && COLLECTED.test(lines[0]?.text ?? '')
  return isSet && volume < lines.length - 1 ? lines.slice(volume + 1) : lines
}

/** Editions and illustrators may stand between a title and its by-line; when there is nothing else they are the title. */
function lastAbove(lines: readonly FrontLine[], kinds: readonly LineKind[], at: number): number {
  const above = kinds.slice(0, at)
  const last = above.findLastIndex(
    (kind, index) => kind !== 'empty' && kind !== 'imprint' && !VOLUME.test(lines[index]?.text ?? ''),
  )
  if (kinds[last] === 'display') return last
  const nearest = above.findLastIndex((kind) => kind !== 'empty')
  return kinds[nearest] === 'imprint' ? nearest : -1
}

function belongsToTitle(lines: readonly FrontLine[], kinds: readonly LineKind[], at: number): boolean {
  const line = lines[at]
  if (line === undefined || line.rule) return false
  if (kinds[at] === 'display' || line.text === '' || VOLUME.test(line.text)) return true
  // A year that opens the page is a title.
  return /^\d{4}$/.test(line.text) && !kinds.slice(0, at).includes('display')
}

/** Of a page with a half-title and more before the title. */
function fromWhereItComesAgain(lines: string[]): string[] {
  const again = lines.lastIndexOf(lines[0] ?? '')
  return again > 0 ? lines.slice(again) : []
}

function isNameOf(author: string | undefined, line: string): boolean {
  const name = personName(line)?.toLowerCase()
  if (author === undefined || name === undefined) return false
  const surname = author.split(' ').at(-1)?.toLowerCase() ?? ''
  return name === author.toLowerCase() || (isName(line) && /^[a-z]/.test(name) && name.endsWith(surname))
}
