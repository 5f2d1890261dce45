/** What of a book a plan asks. */
export type Plannable = { minutes: number }

export type PlannedPart<Book> = { book: Book; part: number; parts: number; minutes: number }

/** A day that would only finish a book reads so much longer instead. */
const STRETCH = 1.25

/**
 * Deals the books of a shelf out over days, in the order of the shelf: so many minutes a day, a longer book over several days one
 * after the other. A book that would not be finished is left for another month. null where nothing more is left to read.
 */
export function planReading<Book extends Plannable>(
  books: readonly Book[],
  days: number,
  minutesADay: number,
): (PlannedPart<Book> | null)[] {
  const plan: (PlannedPart<Book> | null)[] = []
  for (const book of books) {
    if (plan.length === days) break
    const parts = Math.max(1, Math.ceil(book.minutes / (minutesADay * STRETCH)))
    if (parts > days - plan.length) continue
    const minutes = Math.max(1, Math.ceil(book.minutes / parts))
    for (let part = 1; part <= parts; part += 1) plan.push({ book, part, parts, minutes })
  }
  return [...plan, ...Array.from({ length: days - plan.length }, () => null)]
}
