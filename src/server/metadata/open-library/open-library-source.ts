import type { CommunityData } from '../../../contract/sources.ts'
import type { BookQuery } from '../book-query.ts'
import { isbn13 } from '../../../pipeline/extract/isbn13.ts'
import { type BookMatch, bestMatch } from '../matching/match-book.ts'
import type { CommunitySource } from '../sources.ts'
import { type PoliteClient, SourceUnavailable } from './polite-client.ts'
import { ratingsSchema, SEARCH_FIELDS, searchSchema, shelvesSchema, type Work } from './wire.ts'

const WORKS_ASKED_FOR = 8
const MOST_SUBJECTS = 12
/** Marks of lending, lists and shelving that stand among the subjects. */
const NO_SUBJECT =
  /[:=]|^(?:accessible book|protected daisy|in library|internet archive wishlist|large type books|long now manual|open library staff picks|overdrive|reading level.*|fiction, general|general)$/i

type Found = { work: Work; match: BookMatch }

export type OpenLibraryOptions = { client: PoliteClient; baseUrl: URL }

/** Readers' ratings, shelves, subjects and covers of Open Library. It keeps no reviews. */
export function createOpenLibrarySource({ client, baseUrl }: OpenLibraryOptions): CommunitySource {
  async function search(asked: Record<string, string>, signal: AbortSignal): Promise<Work[]> {
    const parameters = new URLSearchParams({ ...asked, fields: SEARCH_FIELDS, limit: String(WORKS_ASKED_FOR) })
    const answer = searchSchema.safeParse(await client.get(`search.json?${String(parameters)}`, signal))
    if (!answer.success) throw new SourceUnavailable('the answer is no list of works', { cause: answer.error })
    return answer.data.docs
  }

  /** By ISBN, else by title and author; a title in two scripts is asked for in both. */
  async function find(query: BookQuery, signal: AbortSignal): Promise<Found | null> {
    const isbn = isbn13(query.isbn)
    if (isbn !== null) {
      const found = choose(query, await search({ isbn }, signal), isbn)
      if (found !== null) return found
    }
    for (const title of new Set([query.title, query.arabicTitle])) {
      if (title === '') continue
      const author: Record<string, string> = query.author === '' ? {} : { author: query.author }
      const found = choose(query, await search({ title, ...author }, signal)) ?? null
      if (found !== null) return found
      // A name in other letters finds nothing where the title alone would; the match still compares the names.
      if (query.author === '') continue
      const anyAuthor = choose(query, await search({ title }, signal))
      if (anyAuthor !== null) return anyAuthor
    }
    return null
  }

  return {
    name: 'open-library',
    async lookUp(query, signal) {
      try {
        const found = await find(query, signal)
        if (found === null) return { data: { status: 'not_found' }, coverUrl: '' }
        return { data: await describe(found, query, signal), coverUrl: coverUrl(found.work) }
      } catch (error) {
        if (error instanceof SourceUnavailable) return { data: { status: 'unavailable' }, coverUrl: '' }
        throw error
      }
    },
  }

  async function describe({ work, match }: Found, query: BookQuery, signal: AbortSignal): Promise<CommunityData> {
    const { rating, ratingsCount } = await ratings(work, signal)
    const genres = (work.subject ?? []).filter((subject) => !NO_SUBJECT.test(subject)).slice(0, MOST_SUBJECTS)
    const isbn = isbn13(query.isbn) ?? undefined
    return {
      status: 'ok',
      ...(rating === undefined ? {} : { rating: Math.round(rating * 100) / 100 }),
      ratingsCount,
      reviewsCount: 0,
      shelves: await shelves(work, signal),
      genres,
      matchConfidence: match.confidence,
      ...(work.first_publish_year === undefined ? {} : { publishedYear: work.first_publish_year }),
      ...(work.edition_count === undefined ? {} : { editions: work.edition_count }),
      ...(isbn === undefined ? {} : { isbn }),
      url: new URL(work.key, baseUrl).href,
    }
  }

  async function ratings(work: Work, signal: AbortSignal): Promise<{ rating?: number; ratingsCount: number }> {
    if (work.ratings_count !== undefined) {
      const rating = work.ratings_count === 0 ? undefined : work.ratings_average
      return { ...(rating === undefined ? {} : { rating }), ratingsCount: work.ratings_count }
    }
    const answer = ratingsSchema.safeParse(await client.get(`${work.key.slice(1)}/ratings.json`, signal))
    if (!answer.success) return { ratingsCount: 0 }
    const { average, count } = answer.data.summary
    return { ...(average === null || count === 0 ? {} : { rating: average }), ratingsCount: count }
  }

  async function shelves(work: Work, signal: AbortSignal): Promise<NonNullable<CommunityData['shelves']>> {
    if (work.want_to_read_count !== undefined) {
      return {
        wantToRead: work.want_to_read_count,
        reading: work.currently_reading_count ?? 0,
        read: work.already_read_count ?? 0,
      }
    }
    const answer = shelvesSchema.safeParse(await client.get(`${work.key.slice(1)}/bookshelves.json`, signal))
    if (!answer.success) return { wantToRead: 0, reading: 0, read: 0 }
    const { want_to_read: wantToRead, currently_reading: reading, already_read: read } = answer.data.counts
    return { wantToRead, reading, read }
  }

  function coverUrl(work: Work): string {
    return work.cover_i === undefined ? '' : new URL(`b/id/${String(work.cover_i)}-L.jpg`, coverBase(baseUrl)).href
  }
}

/** Covers live on a host of their own; a mirror serves them itself. */
export function coverBase(baseUrl: URL): URL {
  return /(?:^|\.)openlibrary\.org$/.test(baseUrl.hostname) ? new URL('https://covers.openlibrary.org/') : baseUrl
}

/** @param isbn what was asked for: works need not repeat the numbers of their editions */
function choose(query: BookQuery, works: readonly Work[], isbn?: string): Found | null {
  const candidates = works
    // The key becomes part of an address.
    .filter((work) => /^\/works\/OL\d+W$/.test(work.key))
    .flatMap((work) => {
      const other = {
        work,
        author: (work.author_name ?? []).join('; '),
        publisher: '',
        isbns: [...(work.isbn ?? []), ...(isbn === undefined ? [] : [isbn])],
      }
      const titles = [work.title, ...(work.subtitle === undefined ? [] : [`${work.title}: ${work.subtitle}`])]
      return titles.map((title) => ({ ...other, title }))
    })
  const best = bestMatch(query, candidates)
  return best === null ? null : { work: best.candidate.work, match: best.match }
}
