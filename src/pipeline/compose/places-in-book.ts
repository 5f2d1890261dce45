import type { NarrativeFacts } from '../../contract/assessment.ts'
import type { BookText, PageKind } from '../../contract/book-text.ts'
import type { Localized } from '../../contract/languages.ts'
import { ownTitle } from './chapter-titles.ts'
import { bothLanguages, fillFrame, type Frame } from './frame.ts'
import { quoted } from './quote.ts'

/** Where something stands, with its offset where the chapter is to be named. */
export type InBook = { page: number; start?: number }

export type PlacesInBook = {
  /** 'on page 12' / «في الصفحة 12» */
  at: (ref: InBook) => Localized
  /** 'page 12' / «الصفحة 12» */
  name: (ref: InBook) => Localized
}

/** A part is a stretch of a text without pages: nobody finds it but by how far in it stands, and by its chapter. */
const FRAMES: Record<PageKind, { at: Frame; name: Frame }> = {
  page: { at: ['on page {n}', 'في الصفحة {n}'], name: ['page {n}', 'الصفحة {n}'] },
  section: { at: ['in section {n}', 'في القسم {n}'], name: ['section {n}', 'القسم {n}'] },
  part: {
    at: ['in part {n} of {all}', 'في الجزء {n} من {all}'],
    name: ['part {n} of {all}', 'الجزء {n} من {all}'],
  },
}
/** A file may call its chapters otherwise than the printed book: its title finds it in both. */
const IN_CHAPTER: Record<Exclude<PageKind, 'page'>, Frame> = {
  section: ['{place} {chapter}', '{place} {chapter}'],
  part: ['{place} in {chapter}', '{place} في {chapter}'],
}

/** With fewer chapters that have a title of their own none is named. */
const FEWEST = 3

/** Says where something stands in a book, in both languages: its page, or its part or section and the title of its chapter. */
export function placesInBook(
  { pages, pageKind }: Pick<BookText, 'pages' | 'pageKind'>,
  chapters: NarrativeFacts['chapters'],
): PlacesInBook {
  const all = bothLanguages(pages.length)
  const titled = chapters.map(({ title, start }) => ({ start, title: ownTitle(title) }))
  const isTitled = titled.filter(({ title }) => title !== undefined).length >= FEWEST
  const placed = (frame: Frame, { page, start }: InBook): Localized => {
    const place = fillFrame(frame, { n: bothLanguages(page), all })
    if (pageKind === 'page' || start === undefined || !isTitled) return place
    const title = titled.findLast((chapter) => chapter.start <= start)?.title
    return title === undefined ? place : fillFrame(IN_CHAPTER[pageKind], { place, chapter: quoted(title) })
  }
  return { at: (ref) => placed(FRAMES[pageKind].at, ref), name: (ref) => placed(FRAMES[pageKind].name, ref) }
}
