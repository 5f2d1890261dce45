import type { ProfileInput } from '../../contract/reader-profile.ts'
import { readerOf, type Reader } from '../../pipeline/fit/reader.ts'
import type { FitRepository } from '../db/fit-repository.ts'

/** How old somebody is this year, and how well they read. */
export async function readerFor(books: FitRepository, profile: ProfileInput): Promise<Reader> {
  const easy = profile.languages.flatMap(({ reads }) => (reads.by === 'books' ? reads.books : []))
  return readerOf(profile, new Date().getFullYear(), await books.languageAges(easy))
}
