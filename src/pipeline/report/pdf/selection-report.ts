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

export type SelectionDocument = Awaited<ReturnType<typeof selectionReport>>

/**
 * The report on many books, ready for `renderSelection`. The evaluations come one by one and only what is printed of them is
 * kept, so that a thousand books never stand in memory at once.
 */
export async function selectionReport(
  evaluations: AsyncIterable<{ evaluation: Evaluation; cover: Uint8Array | null }>,
  language: Language,
  onBook?: (done: number) => void,
) {
  const pictures: Uint8Array[] = []
  const books: ReturnType<typeof condensed>[] = []
  let newest: string | null = null
  for await (const { evaluation, cover } of evaluations) {
    const picture = cover === null ? null : await encodePicture(cover, 260)
    books.push(condensed(bookData(evaluation, language, picture === null ? null : pictures.length)))
    if (picture !== null) pictures.push(picture)
    onBook?.(books.length)
    const { completedAt } = evaluation
    if (completedAt !== null && (newest === null || completedAt > newest)) newest = completedAt
  }
  const tones = ['good', 'caution', 'bad'] as const
  const frame = frameData(language, newest)
  return {
    template: 'selection' as const,
    language,
    data: {
      ...frame,
      meta: { title: `${PDF_LABELS.brand[language]}: ${PDF_LABELS.selectionReport[language]}`, author: 'Mizan' },
      part: 'whole' as const,
      total: books.length,
      books,
      verdicts: VERDICTS.map((verdict, index) => ({
        name: valueLabel(verdict, language),
        tone: tones[index],
        count: books.filter((book) => book.verdict.tone === tones[index]).length,
      })),
      ages: AGE_GROUPS.map((group) => ({
        name: group,
        count: books.filter((book) => book.ageGroup === group).length,
      })).filter(({ count }) => count > 0),
    },
    pictures,
  }
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
