import type { Language } from '../../contract/languages.ts'
import { gradeAge, type ReaderProfile, type ReadsLike } from '../../contract/reader-profile.ts'

/** Who reads, in years: how old, and like which age in each language. A language that is missing is not read. */
export type Reader = { age: number; reading: Partial<Record<Language, number>> }

/**
 * The age and the reading ages of a profile.
 *
 * Of a year of birth only the age that is surely reached counts, since nobody's birthday is known; a grade counts as the age
 * at which it begins. Books read with ease show the middle of the ages their languages ask for.
 *
 * @param year of now
 * @param languageAges of the books somebody read with ease, by id, in years; one that is gone shows nothing
 * @example readerOf({ birthYear: 2018, ... }, 2026, new Map()).age // 7
 */
export function readerOf(
  profile: Pick<ReaderProfile, 'birthYear' | 'grade' | 'languages'>,
  year: number,
  languageAges: ReadonlyMap<string, number>,
): Reader {
  const { birthYear, grade } = profile
  const age = Math.max(0, birthYear === null ? gradeAge(grade ?? -1) : year - birthYear - 1)
  const reading = profile.languages.map(({ language, reads }) => [language, readingAge(reads, age, languageAges)])
  return { age, reading: Object.fromEntries(reading) as Reader['reading'] }
}

function readingAge(reads: ReadsLike, age: number, languageAges: ReadonlyMap<string, number>): number {
  if (reads.by === 'age') return age
  if (reads.by === 'grade') return gradeAge(reads.grade)
  const known = reads.books.flatMap((book) => languageAges.get(book) ?? []).toSorted((a, b) => a - b)
  // Of two the lower: nothing is thought easy that only one of them shows.
  return known[Math.floor((known.length - 1) / 2)] ?? age
}
