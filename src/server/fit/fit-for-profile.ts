import { MizanError } from '../../contract/errors.ts'
import type { Fit } from '../../contract/fit.ts'
import type { BookDecision, ProfileInput } from '../../contract/reader-profile.ts'
import { fitBookOf } from '../../pipeline/fit/fit-book.ts'
import { fit } from '../../pipeline/fit/fit.ts'
import { readerOf, type Reader } from '../../pipeline/fit/reader.ts'
import type { FitRepository } from '../db/fit-repository.ts'

export type FittedProfile = ProfileInput & { decisions: readonly BookDecision[] }

/**
 * Whether a judged book is one for a profile, with the passages that say why.
 *
 * @throws MizanError evaluation_not_finished where it is not judged
 */
export async function fitForProfile(books: FitRepository, profile: FittedProfile, bookId: string): Promise<Fit> {
  const record = (await books.judged([bookId])).get(bookId)
  if (record === undefined) throw new MizanError('evaluation_not_finished')
  const reader = await readerFor(books, profile)
  return fit({ book: fitBookOf(record), bookId, reader, profile: { ...profile, decisions: [...profile.decisions] } })
}

/** How old somebody is this year, and how well they read. */
export async function readerFor(books: FitRepository, profile: ProfileInput): Promise<Reader> {
  const easy = profile.languages.flatMap(({ reads }) => (reads.by === 'books' ? reads.books : []))
  return readerOf(profile, new Date().getFullYear(), await books.languageAges(easy))
}
