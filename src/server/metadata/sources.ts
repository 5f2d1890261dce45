import type { CommunityData, RetailerData } from '../../contract/sources.ts'
import type { BookQuery } from './book-query.ts'

/** An answer, and where it says so the address of a cover; that address is never given to a browser. */
export type SourceAnswer<Data> = { data: Data; coverUrl: string }

/**
 * Somebody who can be asked about a book. An answer of status `unavailable` means that it should be asked again soon;
 * nothing is thrown but the reason of the signal.
 */
export type Source<Data> = {
  readonly name: string
  lookUp(query: BookQuery, signal: AbortSignal): Promise<SourceAnswer<Data>>
}

/** Readers' ratings, shelves and subjects. */
export type CommunitySource = Source<CommunityData>
/** The age a publisher or shop gives. */
export type RetailerSource = Source<RetailerData>
