import type { BookPage, BookText } from '../../../contract/book-text.ts'
import { authorInTitle } from './author-in-title.ts'
import { byLines, type ByLine } from './by-line.ts'
import { composeTitle } from './compose-title.ts'
import { frontMatter, type FrontLine } from './front-matter.ts'
import { isRole } from './is-imprint.ts'
import { isJunkAuthor, isJunkTitle } from './junk.ts'
import { lineKind, type LineKind } from './line-kind.ts'
import { openingTitle, type Opening } from './opening-title.ts'
import { personName } from './person-name.ts'
import { titleAbove } from './title-above.ts'

export type TitlePage = { title?: string; author?: string }

const LABELLED_TITLE = /^(?:title|العنوان|عنوان الكتاب|عنوان القصة)\s*[:：]\s*(.{1,200})$/i
const LABELLED_AUTHOR = /^(?:author|written by|المؤلف|المؤلفة|الكاتب|الكاتبة|اسم المؤلف)\s*[:：]\s*(.{1,120})$/i
const LABELS_WITHIN = 30
/** Between a title that opens the text and its by-line stand fewer lines; what is farther is a part of the book. */
const TITLE_PAGE_LINES = 16

/**
 * Title and author as the pages before the story print them: labelled ("Title: ...", «المؤلف: ...»), around a by-line
 * ("by ...", «تأليف ...», «بقلم ...»), above the imprint, else in a short opening line that stands apart from the text.
 * Says nothing when unsure.
 */
export function readTitlePage(
  text: string,
  headings: BookText['headings'],
  pages: readonly BookPage[] = [],
): TitlePage {
  const lines = frontMatter(text)
  const all = byLines(lines)
  const kinds = kindsOf(lines, all)
  const labelled = readLabels(lines)
  const shown = betterOf(openingTitle({ lines, kinds, text, headings, pages }), readByLine(lines, kinds, all))
  const title = labelled.title ?? shown.title
  const author = labelled.author ?? shown.author ?? authorInTitle(title ?? '')
  return {
    ...(title !== undefined && !isJunkTitle(title) && { title }),
    ...(author !== undefined && !isJunkAuthor(author) && { author }),
  }
}

function readLabels(lines: readonly FrontLine[]): TitlePage {
  const shown = lines.slice(0, LABELS_WITHIN).map(({ text }) => text)
  const valueOf = (label: RegExp): string | undefined =>
    shown.map((line) => label.exec(line)?.[1]?.trim()).find(Boolean)
  const title = valueOf(LABELLED_TITLE)
  const author = valueOf(LABELLED_AUTHOR)
  return { ...(title && { title: composeTitle([title]) }), ...(author && { author: personName(author) ?? author }) }
}

/** What each line is where it stands. */
function kindsOf(lines: readonly FrontLine[], all: readonly ByLine[]): LineKind[] {
  const others = all.filter(({ ofOthers }) => ofOthers)
  return lines.map(({ text }, index) => {
    const above = lines[index - 1]?.text ?? ''
    if (others.some(({ at, end }) => index >= at && index < end)) return 'imprint'
    // Below "Illustrated by" stands the name.
    if (isRole(above) && /\bby$/i.test(above)) return 'imprint'
    const kind = lineKind(text)
    // The heading of a part is not printed twice, one below the other; a title is.
    return kind === 'heading' && (above === text || lines[index + 1]?.text === text) ? 'display' : kind
  })
}

/** The first by-line with a title above it, else the first that names somebody; `at` counts the lines before it. */
function readByLine(
  lines: readonly FrontLine[],
  kinds: readonly LineKind[],
  all: readonly ByLine[],
): TitlePage & { at: number } {
  const ofAuthors = all.filter(({ ofOthers }) => !ofOthers)
  const titled = ofAuthors
    .map((byLine) => ({ ...byLine, title: titleAbove(lines, kinds, byLine) }))
    .find(({ title }) => title !== '')
  // A by-line below the heading of a preface is the preface's.
  const ofBook = ofAuthors.filter(({ at }) => kinds.slice(0, at).findLast((kind) => kind !== 'empty') !== 'heading')
  const author = titled?.author ?? ofBook.find((byLine) => byLine.author)?.author
  return {
    ...(titled && { title: titled.title }),
    ...(author !== undefined && { author }),
    at: kinds.slice(0, titled?.at).filter((kind) => kind !== 'empty').length,
  }
}

/** The by-line's, unless a title page without one stands far above it: then the by-line is of a story in the book. */
function betterOf(opening: Opening, byLine: TitlePage & { at: number }): TitlePage {
  const isOfPart = opening.sure && opening.title !== byLine.title && byLine.at > TITLE_PAGE_LINES
  return isOfPart ? opening : { ...opening, ...byLine }
}
