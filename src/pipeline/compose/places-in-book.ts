import type { NarrativeFacts } from '../../contract/assessment.ts'
import type { BookText } from '../../contract/book-text.ts'
import type { Localized } from '../../contract/languages.ts'
import { ownTitle } from './chapter-titles.ts'
import { listed } from './counted.ts'
import { bothLanguages, fillFrame, type Frame } from './frame.ts'
import { quoted } from './quote.ts'

/** Where something stands, with its offset where the chapter is to be named. */
export type InBook = { page: number; start?: number }

type Chapter = { title: string } | { counted: string; number: number }

export type PlacesInBook = {
  /** 'on page 12' / «في الصفحة 12» */
  at: (ref: InBook) => Localized
  /** 'page 12' / «الصفحة 12» */
  name: (ref: InBook) => Localized
  /** 'page 12 and page 15' / «الصفحة 12 والصفحة 15», each place once, in their order */
  names: (refs: readonly InBook[]) => Localized
}

const ON_PAGE: At = { at: ['on page {n}', 'في الصفحة {n}'], name: ['page {n}', 'الصفحة {n}'] }
/** A part or section of a file stands in no printed book: its chapter is found in both, and else how far in it is. */
const IN_CHAPTER: At = { at: ['in {chapter}', 'في {chapter}'], name: ['{chapter}', '{chapter}'] }
const ON_THE_WAY: At = {
  at: ['about {share} % of the way through', 'بعد نحو {share}٪ من الكتاب'],
  name: ['about {share} % of the way through', 'بعد نحو {share}٪ من الكتاب'],
}
const AT_FIRST: At = {
  at: ['at the very beginning', 'في أول الكتاب'],
  name: ['the very beginning', 'أول الكتاب'],
}
const IN_NUMBER: At = { at: ['in chapter {n}', 'في الفصل {number}'], name: ['chapter {n}', 'الفصل {number}'] }
type At = Record<'at' | 'name', Frame>

/** Per cent: nearer together two places are one scene. */
const ONE_SCENE = 3
const apart = (shares: readonly number[]): number[] =>
  shares.reduce<number[]>(
    (kept, share) => (share - (kept.at(-1) ?? -ONE_SCENE) < ONE_SCENE ? kept : [...kept, share]),
    [],
  )

/** With fewer chapters none is named. */
const FEWEST = 3
const LONGEST = 50
/** Than the middle one: behind it stands what has no heading that was seen. */
const MUCH_LONGER = 4
const COUNT = /^[ivxlcdm]+\.?$/iu
/** «في الفصل السابع والعشرين» */
const TENS = /(?<=^ال(?:فصل|باب|جزء|قسم|مشهد) .*)((?:عشر|ثلاث|أربع|خمس|ست|سبع|ثمان|تسع))ون$/u
/** A chapter that has a number for a name, and no list of contents. */
const COUNTED = /^(?:chapter|part|book|canto|act|scene|letter|stave|section|(?:ال)?(?:فصل|باب|جزء|قسم|مشهد)(?!\p{L}))/iu

const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 }
const NUMBER_ALONE = /^(?:[ivxlc]+|\d+)\.?$/iu

/** 'VI.' -> 6, '12' -> 12; undefined for what is no number. */
function numberOf(title: string): number | undefined {
  if (!NUMBER_ALONE.test(title)) return undefined
  const said = title.toLowerCase().replace('.', '')
  if (/^\d+$/.test(said)) return Number(said)
  const values = Array.from(said, (letter) => ROMAN[letter]!)
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0)
}

/** Numbers that count the chapters of a book from its first to its last, and not those of each part anew. */
function countThrough(titles: readonly string[]): boolean {
  const numbers = titles.flatMap((title) => numberOf(title) ?? [])
  return numbers.length >= FEWEST && numbers.every((number, at) => at === 0 || number === numbers[at - 1]! + 1)
}

/**
 * Says where something stands in a book, in both languages: its page, or its chapter, or how much of the book stands before it.
 * @param hasChapters what is only numbered are its chapters, and not poems or pieces
 */
export function placesInBook(
  { pages, pageKind }: Pick<BookText, 'pages' | 'pageKind'>,
  chapters: NarrativeFacts['chapters'],
  hasChapters = false,
): PlacesInBook {
  const length = Math.max(1, pages.at(-1)?.end ?? 0)
  const named = chapters.map(({ title, start }) => ({
    start,
    title: ownTitle(title) ?? (COUNTED.test(title.trim()) ? title.trim() : undefined),
  }))
  // «الفصل التاسع» is found; «9» is not, nor the second of three that are called "II".
  const isFound = (title: string): boolean =>
    /\p{L}{2}/u.test(title) &&
    !COUNT.test(title) &&
    title.length <= LONGEST &&
    named.filter((chapter) => chapter.title === title).length === 1
  const offsetOf = ({ page, start }: InBook): number => start ?? pages[page - 1]?.start ?? 0
  // What stands on the last page is not behind the book.
  const shareOf = (ref: InBook): number => Math.min(99, Math.round((100 * offsetOf(ref)) / length))
  const lengths = named.map(({ start }, index) => (named[index + 1]?.start ?? length) - start)
  const longest = MUCH_LONGER * (lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 0)
  const isCounted = hasChapters && countThrough(chapters.map(({ title }) => title.trim()))
  const chapterOf = (ref: InBook): Chapter | undefined => {
    const index = chapters.length < FEWEST ? -1 : named.findLastIndex((chapter) => chapter.start <= offsetOf(ref))
    const title = named[index]?.title
    if (index < 0 || lengths[index]! > longest) return undefined
    if (title !== undefined) return isFound(title) ? { title } : undefined
    const counted = chapters[index]!.title.trim()
    const number = numberOf(counted)
    return isCounted && number !== undefined ? { counted: counted.replace('.', ''), number } : undefined
  }
  const placed = (which: keyof At, ref: InBook): Localized => {
    if (pageKind === 'page') return fillFrame(ON_PAGE[which], { n: bothLanguages(ref.page) })
    const chapter = chapterOf(ref)
    const share = shareOf(ref)
    if (chapter === undefined)
      return share === 0 ? fillFrame(AT_FIRST[which]) : fillFrame(ON_THE_WAY[which], { share: bothLanguages(share) })
    if ('number' in chapter)
      return fillFrame(IN_NUMBER[which], { n: bothLanguages(chapter.counted), number: bothLanguages(chapter.number) })
    const { title } = chapter
    return fillFrame(IN_CHAPTER[which], { chapter: quoted(which === 'at' ? title.replace(TENS, '$1ين') : title) })
  }
  const names = (refs: readonly InBook[]): Localized => {
    const inOrder = refs.toSorted((a, b) => a.page - b.page || offsetOf(a) - offsetOf(b))
    if (pageKind !== 'page' && refs.every((ref) => chapterOf(ref) === undefined)) {
      const shares = apart(inOrder.map(shareOf))
      return fillFrame(ON_THE_WAY.name, {
        share: {
          en: listed(shares.map(bothLanguages)).en,
          ar: listed(shares.map((share) => ({ en: '', ar: `${share}٪` }))).ar.replace(/٪$/u, ''),
        },
      })
    }
    const all = inOrder.map((ref) => placed('name', ref))
    return listed(all.filter(({ en }, at) => all.findIndex((other) => other.en === en) === at))
  }
  return { at: (ref) => placed('at', ref), name: (ref) => placed('name', ref), names }
}
