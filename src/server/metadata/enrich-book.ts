import type { CommunityData, RetailerData } from '../../contract/sources.ts'
import type { Database } from '../db/database.ts'
import { createRepositories } from '../db/repositories.ts'
import { crossChecked } from '../evaluations/cross-check.ts'
import { listedRows } from '../evaluations/listed-rows.ts'
import type { StoredEvaluation } from '../evaluations/stored-evaluation.ts'
import type { Log } from '../log.ts'
import type { FileStorage } from '../storage/file-storage.ts'
import type { BookQuery } from './book-query.ts'
import { fetchCover } from './fetch-cover.ts'
import type { CommunitySource, RetailerSource, SourceAnswer } from './sources.ts'
import { statedAge } from './stated-age.ts'

export type EnrichDependencies = {
  database: Database
  storage: FileStorage
  encodeCover: (bytes: Uint8Array) => Promise<Uint8Array>
  community: CommunitySource | null
  retailer: RetailerSource | null
  /** Hosts from which covers may be fetched. */
  coverHosts: ReadonlySet<string>
  userAgent: string
  log: Log
  now?: () => number
}

const DAY_MS = 24 * 3600 * 1000
const KNOWN_FOR_MS = 30 * DAY_MS
const UNKNOWN_FOR_MS = 7 * DAY_MS
const ASK_AGAIN_MS = 15 * 60 * 1000

/**
 * Asks the sources about one judged book and keeps what they say: data, covers, and a reason to review where a publisher's
 * age is far from ours. A source that is not to be reached leaves what was known. Does nothing when the book is gone.
 */
export async function enrichBook(dependencies: EnrichDependencies, id: string, signal: AbortSignal): Promise<void> {
  const { database, now = Date.now } = dependencies
  const { evaluations, checkpoints } = createRepositories(database.connection)
  const stored = await evaluations.find(id)
  const judged = await checkpoints.judged(id)
  if (stored === null || judged === null) return
  const query = bookQuery(stored, judged.result)
  const community = await ask(dependencies.community, query, signal)
  const retailer = await ask(dependencies.retailer, query, signal)
  const stated = retailer?.data.status === 'ok' ? null : statedAge((await checkpoints.book(id))?.metadata ?? {})

  const kept = {
    community: newer(community?.data, stored.community),
    retailer: stated ?? newer(retailer?.data, stored.retailer),
  }
  const covers = {
    communityCoverKey: stored.communityCoverKey ?? (await keepCover(dependencies, id, community, signal)),
    retailerCoverKey: stored.retailerCoverKey ?? (await keepCover(dependencies, id, retailer, signal)),
  }
  const statuses = [community?.data.status, retailer?.data.status]
  const dueMs = statuses.includes('unavailable')
    ? ASK_AGAIN_MS
    : statuses.includes('not_found')
      ? UNKNOWN_FOR_MS
      : KNOWN_FOR_MS
  await save(database, id, { ...kept, ...covers, sourcesDueAt: new Date(now() + dueMs) })
}

function bookQuery(stored: StoredEvaluation, result: BookQueryResult): BookQuery {
  const { title, author, publisher } = { ...result, ...stored.edits }
  const known = (text: string | null | undefined): string => text ?? ''
  return {
    isbn: known(result.isbn),
    title: known(title),
    arabicTitle: known(result.arabic_title),
    author: known(author),
    publisher: known(publisher),
  }
}
type BookQueryResult = Record<'title' | 'author' | 'publisher' | 'arabic_title' | 'isbn', string | null | undefined>

async function ask<Data>(
  source: { lookUp(query: BookQuery, signal: AbortSignal): Promise<SourceAnswer<Data>> } | null,
  query: BookQuery,
  signal: AbortSignal,
): Promise<SourceAnswer<Data> | null> {
  if (source === null || (query.isbn === '' && query.title === '')) return null
  return await source.lookUp(query, signal)
}

/** What was known stays where the source could not be reached. */
function newer<Data extends { status: string }>(answer: Data | undefined, known: Data | null): Data | null {
  if (answer === undefined) return known
  return answer.status === 'unavailable' && known?.status === 'ok' ? known : answer
}

/** A cover that cannot be had or read is no reason to lose the rest. @returns its key in the storage */
async function keepCover(
  { database, storage, encodeCover, coverHosts, userAgent, log }: EnrichDependencies,
  id: string,
  answer: SourceAnswer<unknown> | null,
  signal: AbortSignal,
): Promise<string | null> {
  if (answer === null || answer.coverUrl === '') return null
  const picture = await fetchCover(answer.coverUrl, { hosts: coverHosts, userAgent, signal })
  if (picture === null) return null
  try {
    const bytes = await encodeCover(picture)
    const key = `covers/${id}/${crypto.randomUUID()}.webp`
    await createRepositories(database.connection).files.reserve([
      { key, size: bytes.length, kind: 'cover', position: 0 },
    ])
    await storage.put(key, bytes)
    return key
  } catch (error) {
    log.warn({ err: error, evaluationId: id }, 'a cover of a source could not be kept')
    return null
  }
}

type Enriched = {
  community: CommunityData | null
  retailer: RetailerData | null
  communityCoverKey: string | null
  retailerCoverKey: string | null
  sourcesDueAt: Date
}

async function save(database: Database, id: string, enriched: Enriched): Promise<void> {
  await database.transaction(async (transaction) => {
    const { evaluations, checkpoints, files, library } = createRepositories(transaction)
    const stored = await evaluations.lock(id)
    const judged = stored?.status === 'completed' ? await checkpoints.judged(id) : null
    if (stored === null || judged === null) return
    const covers = [enriched.communityCoverKey, enriched.retailerCoverKey].filter((key) => key !== null)
    if (covers.length > 0) await files.adopt(covers, id)
    const { needsReview, reviewReasons, notices } = crossChecked(judged.judgement, enriched.retailer)
    const { sourcesDueAt, ...shown } = enriched
    const changes = { ...shown, needsReview: stored.review === null && needsReview, reviewReasons, notices }
    await evaluations.update(id, { ...changes, sourcesDueAt, listed: listedRows({ ...stored, ...changes }, judged) })
    await library.touch()
  })
}
