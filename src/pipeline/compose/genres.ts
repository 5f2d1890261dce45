import type { Assessment, BookKind } from '../../contract/assessment.ts'
import type { Genre } from '../../contract/genres.ts'

const FACTUAL: ReadonlySet<BookKind> = new Set(['information', 'biography', 'activity'])
/** The intensity of what nobody reads last in the evening. */
const UNCALM = 2

/** What a model that read the book calls it, or the embedded engine does; of a text of which neither says anything what its kind allows. */
export function genresOf({ texts, genres, bookKind, findings }: Assessment): Genre[] {
  if (texts?.genres !== undefined) return texts.genres
  const calm = findings.every(({ intensity }) => intensity < UNCALM)
  const named = (genres ?? []).map(({ genre }) => genre).filter((genre) => calm || genre !== 'Bedtime')
  if (named.length > 0) return named
  return [bookKind !== undefined && FACTUAL.has(bookKind) ? 'Educational' : 'Realistic Fiction']
}
