import type { Language } from '../../contract/languages.ts'
import type { PlanDay, ReadingPlan } from '../../contract/reading-plan.ts'
import { planDays, type PlanMonth } from '../../pipeline/fit/plan-days.ts'
import { planReading } from '../../pipeline/fit/plan-reading.ts'
import type { FitRepository } from '../db/fit-repository.ts'
import type { Shelf } from './shelves.ts'

type Asked = PlanMonth & { minutes: number; language: Language }

/** What is read on which day of a month, from a shelf as it stands. */
export async function makePlan(books: FitRepository, shelf: Shelf, asked: Asked): Promise<ReadingPlan> {
  const days = planDays(asked)
  const parts = planReading(shelf.books, days.length, asked.minutes)
  const ids = [...new Set(parts.flatMap((planned) => planned?.book.id ?? []))]
  const shown = await books.shown(ids, asked.language)
  return {
    kind: asked.kind,
    minutes: asked.minutes,
    days: days.map((day, at): PlanDay => {
      const planned = parts[at] ?? null
      const known = planned === null ? undefined : shown.get(planned.book.id)
      if (planned === null || known === undefined) return { ...day, reading: null }
      const { book, part, parts: all, minutes } = planned
      const { title, author } = known
      return { ...day, reading: { book: book.id, title, author, answer: book.answer, part, parts: all, minutes } }
    }),
  }
}
