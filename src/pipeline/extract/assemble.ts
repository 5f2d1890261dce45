import { pageAt, type BookCover, type BookPage, type BookText, type PageKind } from '../../contract/book-text.ts'
import { MizanError } from '../../contract/errors.ts'
import type { Notice } from '../../contract/notices.ts'
import { isPoorlyRead } from '../../contract/scanned-pages.ts'
import { findChapterLines } from './chapter-lines.ts'
import { completeMetadata } from './metadata/complete-metadata.ts'
import type { FoundPicture } from './pictures/picture-collector.ts'
import type { ExtractedBook, ExtractedPicture, RawBook, RawPage } from './reader.ts'
import { runsOn } from './runs-on.ts'
import { breaksOff } from './text/breaks-off.ts'
import { cleanText, normalizeNewlines } from './text/clean-text.ts'
import { cutIntoParts } from './text/cut-into-parts.ts'
import { detectLanguage } from './text/detect-language.ts'
import { unwrapLines, wrapWidth } from './text/unwrap-lines.ts'

/** Six times the longest novels; what is longer is not a book for a reader. */
const MAX_CHARACTERS = 16_000_000
/** Three letters anywhere; fewer are no text. */
const SOME_LETTERS = /(?:\p{L}\P{L}*){3}/u
const MOSTLY_OTHER = 0.8
const PARTLY_OTHER = 0.1
const BETWEEN_PAGES = '\n\n'
/** Where a sentence runs over the page break, so that it is one sentence for whoever reads on. */
const WITHIN_SENTENCE = ' '

type Heading = BookText['headings'][number]
type CleanPage = { raw: RawPage; text: string; headings: Heading[] }

/**
 * A reader's findings as one text with pages and headings at exact offsets, cleaned metadata and notices.
 * Throws `no_text`, `file_cut_off` (none left), `no_readable_page` (scans and pictures), `unsupported_language`, `too_complex` (absurdly long).
 */
export function assemble(raw: RawBook, filename: string): ExtractedBook {
  const length = raw.pages.reduce((total, page) => total + page.text.length, 0)
  if (length > MAX_CHARACTERS) throw new MizanError('too_complex')
  const cleaned = cleanPages(raw)
  const { text, pages, headings } = raw.pageKind === 'part' ? layParts(cleaned) : layPages(cleaned, raw.pageKind)
  if (!SOME_LETTERS.test(text)) {
    if (raw.notices.some(({ code }) => code === 'cut_off_file')) throw new MizanError('file_cut_off')
    const scanned = raw.format === 'image' || raw.pages.some((page) => page.source === 'ocr' || page.unread)
    throw new MizanError(scanned ? 'no_readable_page' : 'no_text')
  }
  if (isGarbage(text)) throw new MizanError('damaged_file', {}, { cause: 'binary data read as text' })
  const { language, other } = detectLanguage(text)
  if (other > MOSTLY_OTHER) throw new MizanError('unsupported_language')
  const book: BookText = {
    text,
    pages,
    pageKind: raw.pageKind,
    format: raw.format,
    metadata: completeMetadata(raw.metadata, { text, pages, headings, filename, language }),
    headings,
    notices: [...collectNotices(raw, other, text), ...unseenPictures(raw, text)],
  }
  const pictures = (raw.pictures?.kept ?? []).map((found, index) => picture(found, index, { raw, cleaned, book }))
  return {
    book,
    cover: raw.cover ?? firstAsCover(raw, pictures[0]),
    pictures,
    morePictures: raw.pictures?.more ?? 0,
  }
}

/** With fewer words a picture, and with some pictures, a book is told by them. */
const WORDS_A_PICTURE = 150
const SOME_PICTURES = 3

function unseenPictures({ pictures }: RawBook, text: string): Notice[] {
  const count = (pictures?.kept.length ?? 0) + (pictures?.more ?? 0)
  if (count < SOME_PICTURES) return []
  const words = text.match(/\p{L}[\p{L}\p{M}]*/gu)?.length ?? 0
  return words / count < WORDS_A_PICTURE
    ? [{ code: 'pictures_unseen', params: { count, wordsPerPicture: Math.round(words / count) } }]
    : []
}

/** A picture this far into a book is not its cover. */
const LAST_COVER_PAGE = 3

/** Of a book without a cover of its own, the picture it begins with. */
function firstAsCover({ pictures }: RawBook, first: ExtractedPicture | undefined): BookCover | null {
  if (pictures?.first === undefined || first === undefined || first.page > LAST_COVER_PAGE) return null
  return { bytes: pictures.first, type: 'image/webp' }
}

type Laid = { raw: RawBook; cleaned: readonly CleanPage[]; book: BookText }

/** A found picture with the number of the page it stands on in the book: in a text without pages, of the part. */
function picture(
  { page, at = 0, ...kept }: FoundPicture,
  index: number,
  { raw, cleaned, book }: Laid,
): ExtractedPicture {
  const own = { number: index + 1, ...kept }
  if (raw.pageKind !== 'part') return { ...own, page: page + 1 }
  const before = cleaned.slice(0, page).reduce((sum, { text }) => sum + text.length, 0)
  // Cleaning takes a little away everywhere; the part is right but for a picture at its very edge.
  const share = at / Math.max(1, raw.pages[page]?.text.length ?? 0)
  return { ...own, page: pageAt(book.pages, before + Math.round(share * (cleaned[page]?.text.length ?? 0))) }
}

/** Bytes of a broken file taken for characters: "ÿþ" and its like, in no language. */
function isGarbage(text: string): boolean {
  const sample = text.slice(0, 20_000)
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0
  const plain = sample.match(/[a-zA-Z]/g)?.length ?? 0
  return latin > 40 && plain < 0.4 * latin && !/\p{Script=Arabic}{3}/u.test(sample)
}

function cleanPages(raw: RawBook): CleanPage[] {
  const texts = raw.pages.map((page) => normalizeNewlines(page.text))
  // The lines of PDF and OCR pages were laid out by their readers, which know where a paragraph ends.
  const laidOut = raw.format === 'pdf' || raw.format === 'image'
  const width = laidOut ? undefined : wrapWidth(texts)
  const clean = (part: string): string => cleanText(width === undefined ? part : unwrapLines(part, width))
  const declared = raw.pages.some((page) => (page.headings?.length ?? 0) > 0)
  return raw.pages.map((page) => {
    if (declared) return cleanAroundHeadings(page, clean)
    const text = clean(normalizeNewlines(page.text))
    return { raw: page, text, headings: findChapterLines(text) }
  })
}

/** Headings and the text between them are cleaned apart and joined again, which gives their new offsets. */
function cleanAroundHeadings(raw: RawPage, clean: (part: string) => string): CleanPage {
  let text = ''
  let done = 0
  const headings: Heading[] = []
  const append = (part: string): number => {
    if (part !== '' && text !== '') text += '\n'
    const start = text.length
    text += part
    return start
  }
  const inOrder = (raw.headings ?? []).toSorted((a, b) => a.start - b.start)
  for (const heading of inOrder) {
    if (heading.start < done || heading.end > raw.text.length || heading.end <= heading.start) continue
    append(clean(raw.text.slice(done, heading.start)))
    const line = cleanText(raw.text.slice(heading.start, heading.end)).replaceAll(/\s+/g, ' ')
    const start = append(line)
    if (line !== '') headings.push({ level: Math.min(6, Math.max(1, heading.level)), start, end: start + line.length })
    done = heading.end
  }
  append(clean(raw.text.slice(done)))
  return { raw, text, headings }
}

type Layout = { text: string; pages: BookPage[]; headings: Heading[] }

function layPages(cleaned: CleanPage[], pageKind: PageKind): Layout {
  const parts: string[] = []
  let length = 0
  const headings: Heading[] = []
  let last: CleanPage | undefined
  const pages = cleaned.map((page, index): BookPage => {
    const { raw, text, headings: own } = page
    if (text !== '' && last !== undefined) {
      const between = pageKind === 'page' && goesOn(last, page) ? WITHIN_SENTENCE : BETWEEN_PAGES
      parts.push(between)
      length += between.length
    }
    if (text !== '') last = page
    const start = length
    parts.push(text)
    length += text.length
    headings.push(...own.map((heading) => moved(heading, start)))
    return { number: index + 1, ...labelOf(raw, index + 1), start, end: length, ...readingOf(raw) }
  })
  return { text: parts.join(''), pages, headings }
}

function goesOn(page: CleanPage, next: CleanPage): boolean {
  const headingAtBorder =
    page.headings.some(({ end }) => end === page.text.length) || next.headings.some(({ start }) => start === 0)
  return !headingAtBorder && runsOn(page.text, next.text)
}

function layParts(cleaned: CleanPage[]): Layout {
  const { text, headings } = layPages(cleaned, 'part')
  const starts = cutIntoParts(text)
  const pages = starts.map((start, index): BookPage => ({
    number: index + 1,
    start,
    end: starts[index + 1] ?? text.length,
    source: 'text',
  }))
  return { text, pages, headings }
}

function moved(heading: Heading, by: number): Heading {
  return { level: heading.level, start: heading.start + by, end: heading.end + by }
}

function labelOf(raw: RawPage, number: number): { label?: string } {
  const label = cleanText(raw.label ?? '')
  return label === '' || label === String(number) ? {} : { label }
}

function readingOf(raw: RawPage): Pick<BookPage, 'source' | 'confidence' | 'unread' | 'typed'> {
  return {
    source: raw.source,
    ...(raw.confidence !== undefined && { confidence: raw.confidence }),
    ...(raw.unread && { unread: true }),
    ...(raw.typed && { typed: true }),
  }
}

function collectNotices(raw: RawBook, other: number, text: string): Notice[] {
  const unread = raw.pages.filter((page) => page.unread).length
  const unsure = raw.pages.filter((page) => !page.unread && isPoorlyRead(page)).length
  // Of pictures of pages people often send a few; a page ends where it ends.
  const typed = raw.pages.filter((page) => page.typed).length
  const last = raw.pages.at(-1)
  const stops = last?.source === 'text' && last.typed !== true && breaksOff(text)
  const found: Notice[] = [
    ...raw.notices,
    ...(stops ? [{ code: 'cut_off_file' as const }] : []),
    ...(unread > 0 ? [{ code: 'unread_pages' as const, params: { count: unread, total: raw.pages.length } }] : []),
    ...(unsure > 0 ? [{ code: 'low_confidence_pages' as const, params: { count: unsure } }] : []),
    ...(typed > 0 ? [{ code: 'typed_pages' as const, params: { count: typed } }] : []),
    ...(other > PARTLY_OTHER ? [{ code: 'other_language' as const }] : []),
  ]
  return found.filter((notice, index) => found.findIndex(({ code }) => code === notice.code) === index)
}
