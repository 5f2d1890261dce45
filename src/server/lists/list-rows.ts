import type { ListRow, MatchedBook } from '../../contract/book-lists.ts'
import { MAX_FITS, type BriefFit } from '../../contract/fit.ts'
import type { FitRepository } from '../db/fit-repository.ts'
import { briefFits, type FittedProfile } from '../fit/fit-for-profile.ts'
import { wishKey } from './wish-key.ts'

type Options = { profile: FittedProfile | null; wished: ReadonlySet<string> }

/** The lines of a list, with whether each judged book is one for a profile, and what is wished for already. */
export async function listRows(
  fits: FitRepository,
  books: readonly MatchedBook[],
  { profile, wished }: Options,
): Promise<ListRow[]> {
  const answers = profile === null ? new Map<string, BriefFit>() : await answersFor(fits, books, profile)
  return books.map((book, position) => ({
    ...book,
    position,
    wished: wished.has(wishKey(book)),
    fit: answers.get(book.book?.id ?? '') ?? null,
  }))
}

async function answersFor(
  fits: FitRepository,
  books: readonly MatchedBook[],
  profile: FittedProfile,
): Promise<Map<string, BriefFit>> {
  const judged = books.flatMap(({ state, book }) => (state === 'judged' && book !== null ? [book.id] : []))
  const ids = [...new Set(judged)]
  const answers = new Map<string, BriefFit>()
  for (let at = 0; at < ids.length; at += MAX_FITS) {
    for (const answer of await briefFits(fits, profile, ids.slice(at, at + MAX_FITS))) answers.set(answer.book, answer)
  }
  return answers
}
