import { MizanError } from '../../contract/errors.ts'
import type { BriefFit, Fit } from '../../contract/fit.ts'
import type { BookDecision, ProfileInput } from '../../contract/reader-profile.ts'
import { fitBookOf } from '../../pipeline/fit/fit-book.ts'
import { fit } from '../../pipeline/fit/fit.ts'
import type { FitRepository } from '../db/fit-repository.ts'
import { readerFor } from './reader-for.ts'

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

/** The same of many books, short. Books that are not judged are left out. */
export async function briefFits(
  books: FitRepository,
  profile: FittedProfile,
  ids: readonly string[],
): Promise<BriefFit[]> {
  const [records, reader] = await Promise.all([books.judged(ids), readerFor(books, profile)])
  const decisions = [...profile.decisions]
  return [...records].map(([book, record]) => {
    const { answer, until, reasons } = fit({
      book: fitBookOf(record),
      bookId: book,
      reader,
      profile: { ...profile, decisions },
    })
    return { book, answer, until, reason: reasons[0]?.text ?? null }
  })
}
