import type { BookPage, BookText } from '../../../contract/book-text.ts'
import { isChapterLine } from '../chapter-lines.ts'

const TITLE_PAGE_LINES = 30
const LONGEST_TITLE = 90
const MOST_TITLE_WORDS = 12

const LABELLED_TITLE = /^[#\s]*(?:title|العنوان|عنوان الكتاب|عنوان القصة)\s*[:：]\s*(.+)$/i
const LABELLED_AUTHOR = /^[#\s]*(?:author|written by|المؤلف|المؤلفة|الكاتب|الكاتبة|اسم المؤلف)\s*[:：]?\s+(.+)$/i
const ENGLISH_BYLINE = /^(?:(?:told|retold|story|text|words)\s+)?by[:\s]\s*(.+)$/i
const ARABIC_BYLINE = /^(?:(?:تأليف|بقلم|كتبها|كتبه)\s*[:：]?|(?:قصة|نص|حكاية)\s*[:：])\s+(.+)$/
/** Lines that open a book without naming it. */
const NO_TITLE =
  /^(بسم الله الرحمن الرحيم|(ال)?(إهداء|اهداء|مقدمة|فهرس|محتويات|تمهيد|تقديم)|contents|table of contents|dedication|copyright|acknowledge?ments)$/i
/** So many short lines at the start are a table of contents. */
const CONTENTS_LINES = 6
/** Three or more capitalised words or initials, joined by nothing but "and" or particles: a person, not a sentence. */
const ENGLISH_NAME = /^(?:(?:\p{Lu}[\p{L}.'’-]*|and|&|de|van|von|al|el|bin|ibn|of|the)(?:[\s,]+|$)){1,10}$/u
const ARABIC_NAME = /^[\p{Script=Arabic}\p{M}\s.،]{3,60}$/u

/**
 * Title and author as the first lines print them: labelled ("Title: ...", «المؤلف: ...»), a by-line ("by ...",
 * «تأليف: ...», «بقلم ...»), else a short opening line that stands apart from the text. Says nothing when unsure.
 */
export function readTitlePage(
  text: string,
  headings: BookText['headings'],
  pages: readonly BookPage[] = [],
): { title?: string; author?: string } {
  const lines = text.slice(0, 4_000).split('\n').slice(0, TITLE_PAGE_LINES).map(plainLine)
  const labelled = lines.map((line) => LABELLED_TITLE.exec(line)?.[1]).find((found) => found !== undefined)
  const title = labelled ?? openingTitle(lines, text, headings)
  const author = lines.map(authorIn).find((found) => found !== undefined) ?? makerOn(firstPage(text, pages))
  return { ...(title && { title: title.trim() }), ...(author && { author }) }
}

function authorIn(line: string): string | undefined {
  if (line.length > 100) return undefined
  const english = (LABELLED_AUTHOR.exec(line) ?? ENGLISH_BYLINE.exec(line))?.[1]?.trim()
  if (english !== undefined && (ENGLISH_NAME.test(english) || ARABIC_NAME.test(english))) return withoutEnd(english)
  const arabic = ARABIC_BYLINE.exec(line)?.[1]?.trim()
  return arabic !== undefined && ARABIC_NAME.test(arabic) && arabic.split(/\s+/).length <= 6
    ? withoutEnd(arabic)
    : undefined
}

/** A page with more than this is no title page. */
const TITLE_PAGE_CHARACTERS = 250
const TITLE_PAGE_MOST_LINES = 6
/** Words of subtitles, editions and houses; no name has them. */
const NOT_A_NAME =
  /\b(the|a|an|and|of|in|on|for|to|with|my|your|book|books|story|stories|tales?|edition|volume|part|level|grade|press|publish\w*|publications?|illustrat\w*|translat\w*|retold|series|collection|library|reader|chapter)\b/i
const NAME = /^\p{Lu}[\p{L}.'’-]*(?:\s+(?:de|van|von|der|da|di|al|el|bin|ibn|bint|\p{Lu}[\p{L}.'’-]*)){1,4}$/u

function firstPage(text: string, pages: readonly BookPage[]): string[] {
  const page = pages.find(({ start, end }) => end > start)
  const shown = page === undefined || pages.length < 2 ? '' : text.slice(page.start, page.end)
  const lines = shown.split('\n').map(plainLine)
  return shown.length > TITLE_PAGE_CHARACTERS || lines.length > TITLE_PAGE_MOST_LINES ? [] : lines
}

/** On a page that holds the title and little else: the first name of the line below it ("Mona Saleh · Omar Said"). */
function makerOn(titlePage: readonly string[]): string | undefined {
  for (const line of titlePage.slice(1)) {
    const [first = ''] = line.split(/\s*[·•|/&;]\s*|\s+and\s+/)
    if (NAME.test(first) && !NOT_A_NAME.test(first)) return first
  }
  return undefined
}

/** The first line, when it is short, is no sentence and no chapter, and something longer or a by-line follows. */
function openingTitle(lines: string[], text: string, headings: BookText['headings']): string | undefined {
  const at = lines.findIndex((line) => /\p{L}/u.test(line))
  const first = lines[at]
  if (first === undefined || first.length > LONGEST_TITLE || first.split(/\s+/).length > MOST_TITLE_WORDS)
    return undefined
  if (isChapterLine(first) || authorIn(first) !== undefined || /[.,;:،؛…]$/.test(first)) return undefined
  if (NO_TITLE.test(first.replaceAll(/[\u064B-\u0652]/g, ''))) return undefined
  const opening = lines.filter((line) => line !== '').slice(0, CONTENTS_LINES)
  if (opening.length === CONTENTS_LINES && opening.every((line) => line.length < 50 && !/[.!?؟:»”"]$/.test(line)))
    return undefined
  const heading = headings[0]
  const isHeading = heading !== undefined && plainLine(text.slice(heading.start, heading.end)) === first
  const rest = lines.slice(at + 1)
  const next = rest.find((line) => line !== '')
  const standsApart =
    next === undefined || rest[0] === '' || next.length > 1.5 * first.length || authorIn(next) !== undefined
  return isHeading || standsApart ? inTitleCase(withoutEnd(first)) : undefined
}

function plainLine(line: string): string {
  return line.replace(/^[#|*_\s]+/, '').replace(/[*_\s]+$/, '')
}

function withoutEnd(text: string): string {
  return text.replace(/[\s.،,]+$/, '')
}

const SMALL = new Set('a an and as at but by for from in nor of on or the to with'.split(' '))

/** A title page shouts; a shelf does not. @example inTitleCase('THE TALE OF THE FOX') // 'The Tale of the Fox' */
function inTitleCase(title: string): string {
  if (!/[A-Z]{2}/.test(title) || /[a-z]/.test(title)) return title
  return title
    .toLowerCase()
    .replaceAll(/[a-z][a-z'’]*/g, (word, at: number) =>
      at > 0 && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
}
