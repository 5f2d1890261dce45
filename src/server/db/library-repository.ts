import { sql } from 'kysely'
import type { EvaluationStatus } from '../../contract/evaluation.ts'
import type { Language } from '../../contract/languages.ts'
import type { ListSort } from '../../contract/library-facts.ts'
import { listedRow } from '../evaluations/listed-row.ts'
import type { Connection } from './database.ts'
import { fromRow } from './evaluation-rows.ts'
import { likePattern, SEARCHED } from './search-index.ts'
import { createWaitingRepository } from './waiting-repository.ts'

/** So many books are looked through one by one for a word before the index is asked. */
const LOOKED_THROUGH = 2000

export type LibraryFilter = {
  /** Of a book's texts; each book's own when absent. */
  language?: Language | undefined
  /** Of what is no book's text, such as the reason of a failure. */
  readerLanguage: Language
  status?: EvaluationStatus | undefined
  /** Only books that wait for a person to look at them. */
  needsReview?: boolean
  /** Lower-cased. */
  search?: string | undefined
  /** Only judged books with one of these stored facts. */
  facts?: readonly string[] | undefined
  /** Newest first when absent; only judged books have another order. */
  sort?: ListSort | undefined
  /** Only rows that come after the one with this id. */
  before?: string | undefined
  limit: number
}

/** `rows` are ready JSON objects, newest first. */
export type LibraryPage = { rows: string[]; lastId: string | null }

export type LibraryRepository = ReturnType<typeof createLibraryRepository>

/** The list of all books. It never reads a text or a result: each finished evaluation carries its ready row. */
export function createLibraryRepository(connection: Connection) {
  return {
    /**
     * Changes whenever any answer of `page` could. Of the books only those being read are looked at, which are few, whatever
     * the size of the library and of the queue: a waiting book changes by being taken, and that is counted like any change.
     */
    async version(): Promise<string> {
      const { rows } = await sql<{ version: string; unfinished: string }>`
        select version::text as version,
          (select count(*) || '.' || coalesce(sum(progress), 0) || '.' || count(stage)
             from evaluations where status = 'processing' and in_library) as unfinished
        from library_version`.execute(connection)
      const [row] = rows
      return `${row?.version ?? '0'}-${row?.unfinished ?? '0'}`
    },

    /** Changes whenever a judged book of the library does, or comes or goes. */
    async judgedVersion(): Promise<string> {
      const { version } = await connection.selectFrom('library_version').select('version').executeTakeFirstOrThrow()
      return String(version)
    },

    /** Call in the transaction of every change that the list shows. */
    async touch(): Promise<void> {
      await sql`update library_version set version = version + 1`.execute(connection)
    },

    async page(filter: LibraryFilter): Promise<LibraryPage> {
      const { language, readerLanguage } = filter
      const ready = readyRow(filter)
      const { search, limit } = filter
      const books =
        search === undefined
          ? inOrder(matching(connection, filter), filter).limit(limit)
          : inOrder(
              connection
                .selectFrom('evaluations')
                .where(sql<boolean>`id = any(${await found(connection, { ...filter, search })}::uuid[])`),
              filter,
            )
      const rows = await books.select(['id', ready.as('ready')]).execute()
      const running = await this.running(
        rows.filter((row) => row.ready === null).map((row) => row.id),
        language ?? readerLanguage,
      )
      return {
        rows: rows.flatMap((row) => row.ready ?? running.get(row.id) ?? []),
        lastId: rows.at(-1)?.id ?? null,
      }
    },

    /** All judged books that a filter leaves, in its order. */
    async ids({ search, ...filter }: Pick<LibraryFilter, 'search' | 'facts' | 'sort'>): Promise<string[]> {
      const asked = { ...filter, status: 'completed', readerLanguage: 'en', limit: 0 } as const
      const rows = await inOrder(matching(connection, asked), asked)
        .$if(search !== undefined, (query) => query.where(sql<boolean>`${SEARCHED} like ${likePattern(search ?? '')}`))
        .select('id')
        .execute()
      return rows.map(({ id }) => id)
    },

    /** The ready rows of judged books, in the order of the ids; none of one that is gone. */
    async rows(
      ids: readonly string[],
      languages: Pick<LibraryFilter, 'language' | 'readerLanguage'>,
    ): Promise<string[]> {
      if (ids.length === 0) return []
      const rows = await connection
        .selectFrom('evaluations')
        .select(['id', readyRow(languages).as('ready')])
        .where('id', 'in', ids)
        .execute()
      const ready = new Map(rows.map((row) => [row.id, row.ready]))
      return ids.flatMap((id) => ready.get(id) ?? [])
    },

    /** How many books wait for a person to look at them. */
    async toReview(): Promise<number> {
      const row = await connection
        .selectFrom('evaluations')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('needs_review', '=', true)
        .where('status', '=', 'completed')
        .where('in_library', '=', true)
        .executeTakeFirstOrThrow()
      return row.count
    },

    /** The rows of unfinished evaluations, composed from their columns. */
    async running(ids: string[], language: Language): Promise<Map<string, string>> {
      if (ids.length === 0) return new Map()
      const rows = await connection.selectFrom('evaluations').selectAll().where('id', 'in', ids).execute()
      const pending = rows.filter((row) => row.status === 'pending').map((row) => row.id)
      const positions = await createWaitingRepository(connection).positions(pending)
      return new Map(
        rows.map((row) => {
          const queuePosition = positions.get(row.id)
          const listed = listedRow(fromRow(row), null, language)
          return [row.id, JSON.stringify(queuePosition === undefined ? listed : { ...listed, queuePosition })]
        }),
      )
    },
  }
}

function readyRow({ language, readerLanguage }: Pick<LibraryFilter, 'language' | 'readerLanguage'>) {
  return language === undefined
    ? sql<string | null>`case when status = 'failed' then ${sql.ref(`listed_${readerLanguage}`)}
        when text_language = 'ar' then listed_ar else listed_en end`
    : sql<string | null>`${sql.ref(`listed_${language}`)}`
}

/** The books a filter leaves, without its words, in no order. */
function matching(connection: Connection, { status, needsReview, before, facts, sort }: LibraryFilter) {
  let query = connection.selectFrom('evaluations').where('in_library', '=', true)
  if (sort !== undefined) {
    query = query.where('status', '=', 'completed').where(sort, 'is not', null)
    if (before !== undefined) {
      const last = sql`(select ${sql.ref(sort)}, id from evaluations where id = ${before})`
      query = query.where(sql<boolean>`(${sql.ref(sort)}, id) < ${last}`)
    }
  } else if (before !== undefined) query = query.where('id', '<', before)
  if (needsReview === true) query = query.where('needs_review', '=', true)
  if (status !== undefined) query = query.where('status', '=', status)
  if (facts !== undefined) {
    query = query.where('status', '=', 'completed').where(sql<boolean>`facts = any(${[...facts]}::text[])`)
  }
  return query
}

type Books = ReturnType<typeof matching>

function inOrder(books: Books, { sort }: Pick<LibraryFilter, 'sort'>): Books {
  return (sort === undefined ? books : books.orderBy(sort, 'desc')).orderBy('id', 'desc')
}

/**
 * The first books with these words. Frequent words are soon found among the newest; rare ones by the index over the
 * words, where the database has it (search-index.ts). The database itself would often guess wrongly which of the two a word is.
 */
async function found(connection: Connection, filter: LibraryFilter & { search: string }): Promise<string[]> {
  const matches = sql<boolean>`${SEARCHED} like ${likePattern(filter.search)}`
  if (filter.sort === undefined) {
    const recent = inOrder(matching(connection, filter), filter)
      .select(['id', 'search_text', 'filename'])
      .limit(LOOKED_THROUGH)
    const frequent = await connection
      .selectFrom(recent.as('recent'))
      .select('id')
      .where(matches)
      .orderBy('id', 'desc')
      .limit(filter.limit)
      .execute()
    if (frequent.length === filter.limit) return frequent.map(({ id }) => id)
  }
  const rare = await connection
    .with(
      (hits) => hits('hits').materialized(),
      () => matching(connection, filter).select(['id', 'rated', 'popular']).where(matches),
    )
    .selectFrom('hits')
    .select('id')
    .$if(filter.sort !== undefined, (query) => query.orderBy(filter.sort ?? 'rated', 'desc'))
    .orderBy('id', 'desc')
    .limit(filter.limit)
    .execute()
  return rare.map(({ id }) => id)
}
