import type { BookPage, BookText } from '../../../contract/book-text.ts'
import { composeTitle, endsOpen, goesOnWith } from './compose-title.ts'
import { endsLikeSentence } from './ends-like-sentence.ts'
import type { FrontLine } from './front-matter.ts'
import { isShouted } from './is-shouted.ts'
import { lettersOf } from './letters-of.ts'
import type { LineKind } from './line-kind.ts'
import { makerIn } from './maker.ts'

const LONGEST_TITLE = 90
const MOST_TITLE_WORDS = 12
/** Of a title with one more line between it and the text. */
const MOST_SHORT_WORDS = 8
const MOST_NAME_WORDS = 4
const LONGEST_SHOUTED = 160
/** More lines above an imprint or a chapter are a list. */
const MOST_ABOVE_IMPRINT = 8
const MOST_ABOVE_CHAPTER = 3
/** So many short lines at the start are a table of contents. */
const CONTENTS_LINES = 6
const CONTENTS = /^(?:table of |the )?contents\b|^(?:ال)?(?:فهرس|فهرست|محتويات)/i
/** A page with more than this is no title page. */
const TITLE_PAGE_CHARACTERS = 250
const TITLE_PAGE_LINES = 6

export type Opening = {
  title?: string
  author?: string
  /** The page shows that it is a title: above an imprint, printed twice, alone. */
  sure?: true
  /** The line the title begins on. */
  from?: number
}

const SENTENCE = /[.!?؟:»”"…]$/

export type Front = {
  lines: readonly FrontLine[]
  kinds: readonly LineKind[]
  text: string
  headings: BookText['headings']
  pages: readonly BookPage[]
}

/**
 * The title a text opens with where no by-line tells it: above the imprint or the first chapter, printed twice, alone on
 * its page, or a short line that stands apart from the text. The maker's name may stand below or above it.
 */
export function openingTitle({ lines: front, kinds: all, text, headings, pages }: Front): Opening {
  // A series, a house or its rights may stand first.
  const start = all.findIndex((kind) => kind !== 'empty' && kind !== 'imprint')
  const lines = front.filter((_, index) => index >= start && all[index] !== 'empty')
  const kinds = all.filter((kind, index) => index >= start && kind !== 'empty')
  const end = kinds.findIndex((kind) => kind !== 'display')
  const block = lines.slice(0, end === -1 ? lines.length : end).map((line) => line.text)
  const [first] = block
  if (first === undefined || !canBeTitle(first) || isSpeaker(first, text) || isInList(lines, kinds, block.length))
    return {}
  const onPage = titlePage(block, text, pages)
  if (onPage.length > 0) return { ...readBlock(onPage, text), sure: true, from: start }
  if (isAboveImprint(kinds, block.length) || isTwice(block))
    return { ...readBlock(block, text), sure: true, from: start }
  const apart = isHeading(first, text, headings) || standsApart(lines, kinds)
  if (!apart || isContents(block)) return {}
  // Below a line that only stands apart the story may begin, save where the line breaks off.
  const { title } = readBlock(endsOpen(first) || block.every(isShouted) ? block : [first], text)
  return title === undefined ? {} : { title, from: start }
}

function canBeTitle(line: string): boolean {
  const letters = line.match(/[\p{L}\p{M}]/gu)?.length ?? 0
  const isOfLetters = 2 * letters >= line.replaceAll(/\s/g, '').length || /^\d{4}$/.test(line)
  if (!isOfLetters || /^[[(]/.test(line) || endsLikeSentence(line)) return false
  if (isShouted(line)) return line.length <= LONGEST_SHOUTED
  return line.length <= LONGEST_TITLE && line.split(/\s+/).length <= MOST_TITLE_WORDS
}

/** Of a play, with a colon on the line below. */
function isSpeaker(line: string, text: string): boolean {
  const at = text.indexOf(line)
  return at >= 0 && /^[*_\s]*\n\s*:/.test(text.slice(at + line.length, at + line.length + 20))
}

/** The lines of a first page that holds them and little else. */
function titlePage(block: readonly string[], text: string, pages: readonly BookPage[]): string[] {
  const page = pages.find(({ start, end }) => end > start)
  const shown = page === undefined || pages.length < 2 ? '' : text.slice(page.start, page.end)
  if (shown === '' || shown.length > TITLE_PAGE_CHARACTERS) return []
  const filled = shown.split('\n').filter((line) => line.trim() !== '').length
  const below = block.findIndex((line) => !shown.includes(line))
  const onPage = below === -1 ? [...block] : block.slice(0, below)
  return filled > TITLE_PAGE_LINES || onPage.some(isRunning) ? [] : onPage
}

/** A line of running text: it ends a sentence, or goes on with one. */
function isRunning(line: string, index: number): boolean {
  return endsLikeSentence(line) || (index > 0 && /^\p{Ll}/u.test(line) && !goesOnWith('', line))
}

/** Below a title stands the imprint, or where the text begins. */
function isAboveImprint(kinds: readonly LineKind[], above: number): boolean {
  const next = kinds[above]
  return (next === 'imprint' && above <= MOST_ABOVE_IMPRINT) || (next === 'heading' && above <= MOST_ABOVE_CHAPTER)
}

/** Two headings of a kind below each other are a list, and what stands above them is of it too. */
function isInList(lines: readonly FrontLine[], kinds: readonly LineKind[], above: number): boolean {
  const [next = '', second = ''] = lines.slice(above).map(({ text }) => text)
  if (kinds[above] !== 'heading' || kinds[above + 1] !== 'heading' || CONTENTS.test(next)) return false
  return next.split(/\s/)[0] === second.split(/\s/)[0]
}

/** The first line comes again, or the first lines do, parted otherwise. */
function isTwice(block: readonly string[]): boolean {
  const opening = block.slice(0, MOST_ABOVE_IMPRINT)
  const lettersFrom = (start: number, end: number): string => lettersOf(opening.slice(start, end).join(''))
  return opening.some((_, end) =>
    opening.slice(end + 1).some((__, more) => lettersFrom(0, end + 1) === lettersFrom(end + 1, end + more + 2)),
  )
}

function isHeading(line: string, text: string, headings: BookText['headings']): boolean {
  const [heading] = headings
  return heading !== undefined && text.slice(heading.start, heading.end).includes(line)
}

const HEAD_OF_LETTERS = /^(?:\[|(?:from|to|date|subject|من|إلى|التاريخ|الموضوع)\s*[:：])/iu

/** A text of longer lines, sentences or nothing follows it; what ends or begins like a sentence is one. */
function standsApart([line, next]: readonly FrontLine[], kinds: readonly LineKind[]): boolean {
  if (line === undefined || (/[.,;:،؛…]$|^["“«'‘–—-]/.test(line.text) && !isShouted(line.text))) return false
  if (next === undefined) return true
  // The head of a letter, or of a chat; one word above it may be who speaks.
  if (next.apart && /\S\s+\S/.test(line.text) && HEAD_OF_LETTERS.test(next.text)) return true
  // Who speaks in a play, and how, and another language.
  if (/^[:[(]/.test(next.text) || isArabic(line.text) !== isArabic(next.text)) return false
  if (next.text.length > 1.5 * line.text.length || (next.apart && SENTENCE.test(next.text))) return true
  // A name or a subtitle between the title and the text; a line of verse is followed by one as long.
  const isName = next.text.split(/\s+/).length <= MOST_NAME_WORDS
  const isOfTitle = isName || isShouted(next.text) || goesOnWith(line.text, next.text)
  if (kinds[2] !== 'prose' || !isOfTitle) return false
  return isShort(line.text) && !SENTENCE.test(line.text) && !SENTENCE.test(next.text)
}

function isShort(line: string): boolean {
  return !/[,،]/.test(line) && line.split(/\s+/).length <= MOST_SHORT_WORDS
}

function isArabic(line: string): boolean {
  return /\p{Script=Arabic}/u.test(line)
}

function isContents(block: readonly string[]): boolean {
  const opening = block.slice(0, CONTENTS_LINES)
  return opening.length === CONTENTS_LINES && opening.every((line) => line.length < 50 && !/[.!?؟:»”"]$/.test(line))
}

/** The lines of a title page without a by-line: the title, what it goes on with, and a name below or above it. */
function readBlock(printed: readonly string[], text: string): Opening {
  const [first = '', below = ''] = printed
  // Where the title is printed again, or the text begins with it, its first line is no name.
  const isAgain = below !== '' && lettersOf(first) === lettersOf(below)
  const block = isAgain ? printed.toSpliced(1, 1) : printed
  const [, second] = block
  const isName = !isAgain && second !== undefined && !goesOnWith(first, second)
  const above = isName ? makerIn(first, text) : undefined
  const lines = above === undefined ? block : block.slice(1)
  if (!canBeTitle(lines[0] ?? '')) return {}
  let end = 1
  while (end < lines.length && isTitleLine(lines.slice(0, end), lines[end] ?? '', text)) end++
  const author = above ?? makerIn(lines[end] ?? '', text)
  return { title: composeTitle(lines.slice(0, end)), ...(author !== undefined && { author }) }
}

function isTitleLine(title: readonly string[], line: string, text: string): boolean {
  if (endsLikeSentence(line)) return false
  const last = title.at(-1) ?? ''
  if (!endsOpen(last) && makerIn(line, text) !== undefined) return false
  return endsOpen(last) || goesOnWith(last, line) || isTwice([last, line]) || (!/\s/.test(last) && !/\s/.test(line))
}
