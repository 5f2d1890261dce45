import type { BookPage, BookText } from '../../../contract/book-text.ts'
import { authorInTitle } from './author-in-title.ts'
import { byLines } from './by-line.ts'
import { composeTitle } from './compose-title.ts'
import { frontMatter, type FrontLine } from './front-matter.ts'
import { isJunkAuthor, isJunkTitle } from './junk.ts'
import type { LineKind } from './line-kind.ts'
import { lineKinds } from './line-kinds.ts'
import { openingTitle, type Front, type Opening } from './opening-title.ts'
import { personName } from './person-name.ts'
import { titleByLine, type TitleByLine } from './title-by-line.ts'
import { isSet, titleOfSet } from './title-of-set.ts'
import { namesVolume, volumeOn, type TitlePlace } from './volume.ts'

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
  const kinds = lineKinds(lines, all)
  const labelled = readLabels(lines)
  const shown = betterOf(readOpening({ lines, kinds, text, headings, pages }), titleByLine(lines, kinds, all), kinds)
  const title = labelled.title ?? withVolume(shown, lines, kinds)
  const author = labelled.author ?? shown.author ?? authorInTitle(shown.title ?? '')
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

type Shown = TitlePage & Partial<TitlePlace>

function withVolume(
  { title, from, byLine }: Shown,
  lines: readonly FrontLine[],
  kinds: readonly LineKind[],
): string | undefined {
  if (title === undefined || from === undefined || namesVolume(title)) return title
  const volume = volumeOn(lines, kinds, { from, ...(byLine && { byLine }) })
  return volume === '' ? title : `${title}, ${volume}`
}

function readOpening(front: Front): Opening {
  const book = titleOfSet(front.lines, front.kinds)
  return book === undefined ? openingTitle(front) : { ...book, sure: true }
}

/** The by-line's, unless a title page without one stands far above it: then the by-line is of a story in the book. */
function betterOf(opening: Opening, byLine: TitleByLine, kinds: readonly LineKind[]): Shown {
  const between = kinds.slice(opening.from, byLine.from)
  const isBelowPreface = between.includes('heading') && between.includes('prose') && !isSet(opening.title ?? '')
  const isFarBelow = byLine.linesBefore > TITLE_PAGE_LINES || isBelowPreface
  const isOfPart = opening.sure && opening.title !== byLine.title && isFarBelow && !byLine.belowList
  return isOfPart ? opening : { ...opening, ...byLine }
}
