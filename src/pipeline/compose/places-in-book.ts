import type { NarrativeFacts } from '../../contract/assessment.ts'
import type { BookText } from '../../contract/book-text.ts'
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

const ON_PAGE: At = { at: ['on page {n}', 'في الصفحة {n}'], name: ['page {n}', 'الصفحة {n}'] }
/** A part or section of a file stands in no printed book: its chapter is found in both, and else how far in it is. */
const IN_CHAPTER: At = { at: ['in {chapter}', 'في {chapter}'], name: ['{chapter}', '{chapter}'] }
const ON_THE_WAY: At = {
  at: ['about {share} % of the way through', 'بعد نحو {share}٪ من الكتاب'],
  name: ['about {share} % of the way through', 'بعد نحو {share}٪ من الكتاب'],
}
type At = Record<'at' | 'name', Frame>

/** With fewer chapters none is named. */
const FEWEST = 3
const LONGEST = 50

/** Says where something stands in a book, in both languages: its page, or its chapter, or how much of the book stands before it. */
export function placesInBook(
  { pages, pageKind }: Pick<BookText, 'pages' | 'pageKind'>,
  chapters: NarrativeFacts['chapters'],
): PlacesInBook {
  const length = Math.max(1, pages.at(-1)?.end ?? 0)
  const named = chapters.map(({ title, start }) => ({ start, title: ownTitle(title) ?? title.trim() }))
  const placed = (which: keyof At, { page, start }: InBook): Localized => {
    if (pageKind === 'page') return fillFrame(ON_PAGE[which], { n: bothLanguages(page) })
    const at = start ?? pages[page - 1]?.start ?? 0
    const title = chapters.length < FEWEST ? undefined : named.findLast((chapter) => chapter.start <= at)?.title
    if (title !== undefined && title !== '' && title.length <= LONGEST)
      return fillFrame(IN_CHAPTER[which], { chapter: quoted(title) })
    return fillFrame(ON_THE_WAY[which], { share: bothLanguages(Math.round((100 * at) / length)) })
  }
  return { at: (ref) => placed('at', ref), name: (ref) => placed('name', ref) }
}
