import type { Assessment, BookKind } from '../../contract/assessment.ts'
import type { Genre } from '../../contract/genres.ts'
import { isHardlyRead } from './confidence.ts'

/** What a book is where no genre was told, as in assessments from before they were. */
const BY_KIND: Record<BookKind, Genre> = {
  story: 'Realistic Fiction',
  collection: 'Realistic Fiction',
  play: 'Drama',
  poetry: 'Poetry',
  information: 'Educational',
  biography: 'Educational',
  activity: 'Educational',
}
/** The intensity of what nobody reads last in the evening. */
const UNCALM = 2

/** What a model that read the book calls it, or the embedded engine does; of a text of which neither says anything what its kind allows. */
export function genresOf({ texts, genres, bookKind, findings, notices }: Assessment): Genre[] {
  if (texts?.genres !== undefined) return texts.genres
  const calm = findings.every(({ intensity }) => intensity < UNCALM)
  const named = (isHardlyRead(notices) ? [] : (genres ?? []))
    .map(({ genre }) => genre)
    .filter((genre) => calm || genre !== 'Bedtime')
  if (named.length > 0) return named
  return [BY_KIND[bookKind ?? 'story']]
}
