import { authorInTitle } from './author-in-title.ts'
import { composeTitle, endsOpen, goesOnWith } from './compose-title.ts'
import type { FrontLine } from './front-matter.ts'
import { isShouted } from './is-shouted.ts'
import type { LineKind } from './line-kind.ts'
import { personName } from './person-name.ts'
import { readsLikeTitle } from './reads-like-title.ts'
import { isVolume } from './volume.ts'

const SET = /\b(?:works|novels|writings)\b/i
/** "THE WORKS / OF / OMAR MILL" */
const MOST_SET_LINES = 3
/** The set, its volume and the volume's title stand on the first page. */
const PAGE_LINES = 12
const MOST_TITLE_LINES = 3
/** What the set has besides, and how. */
const OF_SET = /^(?:with|in|including|comprising|containing|complete|collected|arranged|newly|now)\b/i

type Line = { text: string; kind: LineKind }

export type BookOfSet = { title: string; author: string }

/**
 * A book whose page names the set it stands in, as "THE WORKS OF OMAR MILL / VOLUME II / THE GOLD LANTERN" does: its own
 * title stands above the set's or below the volume. Undefined where nothing but the set has a title.
 */
export function titleOfSet(lines: readonly FrontLine[], kinds: readonly LineKind[]): BookOfSet | undefined {
  const page = lines
    .map(({ text }, at) => ({ text, kind: kinds[at] ?? 'empty' }))
    .filter(({ kind }) => kind !== 'empty')
    .slice(0, PAGE_LINES)
  const set = setOn(page)
  if (set === undefined) return undefined
  const title = [linesAbove(page, set), linesBelow(page, set)].find((found) => found.length > 0)
  return title && { title: composeTitle(title.map(({ text }) => text)), author: set.author }
}

/** @example isSet('The Works of Omar Mill') // true */
export function isSet(title: string): boolean {
  return SET.test(title) && authorInTitle(title) !== undefined
}

type SetLines = { start: number; end: number; author: string }

function setOn(page: readonly Line[]): SetLines | undefined {
  for (let size = 1; size <= MOST_SET_LINES; size++)
    for (let start = 0; start + size <= page.length; start++) {
      const shown = page.slice(start, start + size)
      const name = shown.every(isOfTitle) && !endsOpen(page[start - 1]?.text ?? '') ? textOf(shown) : ''
      const author = isSet(name) ? authorInTitle(name) : undefined
      if (author !== undefined) return { start, end: start + size, author }
    }
  return undefined
}

function linesAbove(page: readonly Line[], { start, author }: SetLines): Line[] {
  const above = page.slice(0, start)
  const title = above.slice(above.findLastIndex((line) => !isOfTitle(line)) + 1)
  const own = title.filter(({ text }) => personName(text) !== author)
  return own.length <= MOST_TITLE_LINES && readsAsTitle(own[0]?.text ?? '') ? own : []
}

/** Below the set and its volume an imprint or a heading ends it; below an imprint only a heading does. */
function linesBelow(page: readonly Line[], { start, end }: SetLines): Line[] {
  const below = page.slice(end)
  const heading = below.findIndex(({ kind, text }) => kind === 'heading' && !isVolume(text))
  const volume = below.slice(0, heading === -1 ? undefined : heading).findIndex(({ text }) => isVolume(text))
  const rest = below.slice(volume + 1)
  const first = volume < 0 ? 0 : rest.findIndex(({ kind, text }) => kind !== 'imprint' && !isVolume(text))
  const title = rest.slice(Math.max(first, 0))
  const last = Math.max(
    title.findIndex((line) => !isOfTitle(line)),
    0,
  )
  const next = title[last]?.kind
  const isEnded = next === 'heading' || (next === 'imprint' && first === 0)
  const set = textOf(page.slice(start, end))
  const own = title.slice(0, last)
  return isEnded && own.length <= MOST_TITLE_LINES && isTitleOfBook(set, own[0]?.text ?? '') ? own : []
}

function isTitleOfBook(set: string, line: string): boolean {
  return readsAsTitle(line) && !OF_SET.test(line) && !goesOnWith(set, line)
}

function readsAsTitle(line: string): boolean {
  return isShouted(line) || (!/^\p{Ll}/u.test(line) && readsLikeTitle(line))
}

function isOfTitle(line: Line | undefined): boolean {
  return line?.kind === 'display' && !isVolume(line.text)
}

function textOf(lines: readonly Line[]): string {
  return lines.map(({ text }) => text).join(' ')
}
