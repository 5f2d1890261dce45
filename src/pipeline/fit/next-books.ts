import type { Arrangeable } from './arrange-shelf.ts'

/** Years by which the next book may be harder than the one before, and the step that is best. */
const FARTHEST = 2
const BEST_STEP = 0.5
/** Years that reading together, and a wish, are worth beside the step. */
const TOGETHER = 0.5
const WISHED = 0.3

/**
 * What could be read after a book: a little harder, about something else, each about something of its own. Where nothing harder is left,
 * what is about as hard. Never the book itself.
 */
export function nextBooks<Book extends Arrangeable>(book: Book, shelf: readonly Book[], most: number): Book[] {
  const [theme] = book.themes
  const others = shelf.filter((other) => other !== book && other.themes[0] !== theme)
  const step = (other: Book): number => other.above - book.above
  const harder = others.filter((other) => step(other) > 0 && step(other) <= FARTHEST)
  const alike = others.filter((other) => step(other) <= 0 && step(other) >= -FARTHEST)
  const value = (other: Book): number =>
    Math.abs(step(other) - BEST_STEP) + (other.answer === 'together' ? TOGETHER : 0) - (other.wished ? WISHED : 0)
  const chosen: Book[] = []
  for (const some of [harder, alike]) {
    for (const other of some.toSorted((a, b) => value(a) - value(b))) {
      if (chosen.length === most) return chosen
      if (chosen.every(({ themes }) => themes[0] !== other.themes[0])) chosen.push(other)
    }
  }
  return chosen
}
