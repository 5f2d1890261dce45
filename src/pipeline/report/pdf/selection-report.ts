import { AGE_GROUPS } from '../../../contract/age.ts'
import type { Evaluation } from '../../../contract/evaluation.ts'
import type { Language } from '../../../contract/languages.ts'
import { VERDICTS } from '../../../contract/verdict.ts'
import { valueLabel } from '../labels.ts'
import { bookData, type BookData } from './book-data.ts'
import { encodePicture } from './encode-picture.ts'
import { frameData } from './frame-data.ts'
import { PDF_LABELS } from './pdf-labels.ts'

const QUOTES = 3
const LINES = 2

/** What is printed of a book, and its cover ready to be printed. */
export type SelectedBook = {
  book: ReturnType<typeof condensed>
  picture: Uint8Array | null
  completedAt: string | null
}
/** What the table at the front says of a book. */
export type SelectedRow = Pick<SelectedBook['book'], 'shortTitle' | 'author' | 'verdict' | 'may' | 'can' | 'ageGroup'>

/** Only what is printed of an evaluation is kept, so that a thousand of them never stand in memory at once. */
export async function selectedBook(
  { evaluation, cover }: { evaluation: Evaluation; cover: Uint8Array | null },
  language: Language,
): Promise<SelectedBook> {
  const picture = cover === null ? null : await encodePicture(cover, 260)
  return { book: condensed(bookData(evaluation, language, null)), picture, completedAt: evaluation.completedAt }
}

/** The report on these books, or a chapter of one, ready to be set. */
export function selectionDocument(selected: readonly SelectedBook[], language: Language, part: 'whole' | 'chapter') {
  const pictures: Uint8Array[] = []
  const books = selected.map(({ book, picture }) => {
    if (picture === null) return book
    pictures.push(picture)
    return { ...book, cover: pictures.length - 1 }
  })
  const newest = newestOf(selected.map(({ completedAt }) => completedAt))
  return {
    template: 'selection' as const,
    language,
    data: { ...selectionData(books, language, newest), part, books },
    pictures,
  }
}

/** Title, date, and how many books have which verdict and which age. */
export function selectionData(books: readonly SelectedRow[], language: Language, newest: string | null) {
  const tones = ['good', 'caution', 'bad'] as const
  return {
    ...frameData(language, newest),
    meta: { title: `${PDF_LABELS.brand[language]}: ${PDF_LABELS.selectionReport[language]}`, author: 'Mizan' },
    total: books.length,
    verdicts: VERDICTS.map((verdict, index) => ({
      name: valueLabel(verdict, language),
      tone: tones[index],
      count: books.filter((book) => book.verdict.tone === tones[index]).length,
    })),
    ages: AGE_GROUPS.map((group) => ({
      name: group,
      count: books.filter((book) => book.ageGroup === group).length,
    })).filter(({ count }) => count > 0),
  }
}

export function newestOf(times: readonly (string | null)[]): string | null {
  return times.reduce((newest, time) => (time !== null && (newest === null || time > newest) ? time : newest), null)
}

/** One page's worth of a book: its strongest evidence, a few lessons and questions. */
export function condensed(book: BookData) {
  const [values, safety, ...others] = book.systems
  const quotesOf = (system: BookData['systems'][number] | undefined, count: number) =>
    (system?.quotes ?? []).slice(0, count).map((quote) => Object.assign({ system: system?.name }, quote))
  const evidence = [
    ...quotesOf(values, QUOTES),
    ...quotesOf(safety, QUOTES),
    ...others.flatMap((system) => quotesOf(system, 1)),
  ]
  const { meta, title, shortTitle, coverTitle, otherTitle, author, cover, verdict } = book
  const { age, ageGroup, may, can, ages, score, notices, summary, lessonsTitle } = book
  return {
    meta,
    title,
    shortTitle,
    coverTitle,
    otherTitle,
    author,
    cover,
    verdict,
    age,
    ageGroup,
    may,
    can,
    ages,
    score,
    notices,
    summary,
    lessonsTitle,
    facts: book.facts.slice(0, 4),
    systems: book.systems.map(({ name, word, tone, score: points }) => ({ name, word, tone, score: points })),
    nmc: book.nmc && {
      ...book.nmc,
      categories: book.nmc.categories.map(({ name, word, tone }) => ({ name, word, tone })),
    },
    evidence: evidence
      .filter(({ quote }, at) => evidence.findIndex((other) => other.quote.text === quote.text) === at)
      .slice(0, QUOTES),
    lessons: book.lessons.slice(0, LINES),
    questions: [...book.before.slice(0, 1), ...book.after.slice(0, 1)],
  }
}
