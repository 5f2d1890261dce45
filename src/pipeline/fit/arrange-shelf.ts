import type { Theme } from '../../contract/assessment.ts'
import type { ShelfAnswer, ShelfStars } from '../../contract/shelf.ts'

/** What of a book decides where it stands. */
export type Arrangeable = {
  answer: ShelfAnswer
  /** Years by which its language is above how this reader reads; 0 of one in another language. */
  above: number
  /** The heaviest first. */
  themes: readonly Theme[]
  /** Whether it has a theme that is wished for. */
  wished: boolean
}

/** Years above a reader at which a book is read with the most gain. */
const BEST_ABOVE = 0.4
/** Years that reading together, and a wish, are worth. */
const TOGETHER = 1.5
const WISHED = 1
/** Years that a theme is held back by when one of the last three books was about it, the last one first. */
const REPEATED = [3, 1.5, 0.75]
/** Easier than this is one star, harder than the other three. */
const EASY_BELOW = -1
const HARD_ABOVE = 0.5

/** @example starsOf(-2) // 1 */
export function starsOf(above: number): ShelfStars {
  if (above < EASY_BELOW) return 1
  return above > HARD_ABOVE ? 3 : 2
}

/** How far a book is from the best one for this reader, in years; the less the better. */
export function distanceOf({ answer, above, wished }: Arrangeable): number {
  return Math.abs(above - BEST_ABOVE) + (answer === 'together' ? TOGETHER : 0) - (wished ? WISHED : 0)
}

/**
 * Puts the books of a shelf in order: what fits best comes first, and what one was about is not what the next is about. Books are
 * taken one by one from lanes of one theme each, so that a shelf of ten thousand is in order within milliseconds.
 */
export function arrangeShelf<Book extends Arrangeable>(books: readonly Book[]): Book[] {
  const lanes = new Map<Theme | undefined, { book: Book; distance: number; at: number }[]>()
  for (const [at, book] of books.entries()) {
    const [theme] = book.themes
    const lane = lanes.get(theme)
    const placed = { book, distance: distanceOf(book), at }
    if (lane === undefined) lanes.set(theme, [placed])
    else lane.push(placed)
  }
  // The best of each lane is its last one; of equals the one that came first.
  for (const lane of lanes.values()) lane.sort((a, b) => b.distance - a.distance || b.at - a.at)
  const arranged: Book[] = []
  const last: (Theme | undefined)[] = []
  while (lanes.size > 0) {
    let [best, least]: [Theme | undefined, number] = [undefined, Number.POSITIVE_INFINITY]
    for (const [theme, lane] of lanes) {
      const since = last.indexOf(theme)
      const distance = (lane.at(-1)?.distance ?? 0) + (since === -1 ? 0 : (REPEATED[since] ?? 0))
      if (distance < least) [best, least] = [theme, distance]
    }
    const lane = lanes.get(best) ?? []
    const taken = lane.pop()
    if (taken !== undefined) arranged.push(taken.book)
    if (lane.length === 0) lanes.delete(best)
    last.unshift(best)
    last.length = Math.min(last.length, REPEATED.length)
  }
  return arranged
}
