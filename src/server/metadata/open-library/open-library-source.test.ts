import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDb } from '../../../../tests/support/create-test-db.ts'
import {
  type LibraryFault,
  type OpenLibraryServer,
  startOpenLibrary,
} from '../../../../tests/support/open-library-server.ts'
import type { Database } from '../../db/database.ts'
import { createOpenLibrarySource } from './open-library-source.ts'
import { createPoliteClient } from './polite-client.ts'

const BOOK = { isbn: '', title: 'The Palm and the Falcon', arabicTitle: '', author: 'Maryam Saif', publisher: '' }
const WORK = {
  key: '/works/OL123W',
  title: 'The palm and the falcon',
  author_name: ['Saif, Maryam'],
  isbn: ['9780142410370'],
  first_publish_year: 1998,
  edition_count: 3,
  cover_i: 77,
  subject: ['Falcons', 'Accessible book', 'nyt:picture-books=2001', 'Juvenile fiction'],
}
const RATED = {
  ratings_average: 3.987,
  ratings_count: 12,
  want_to_read_count: 5,
  currently_reading_count: 1,
  already_read_count: 4,
}

let database: Database
let library: OpenLibraryServer
const never = new AbortController().signal
let sources = 0

/** Its own pace and its own kept answers for each test. */
function source({ intervalMs = 0, timeoutMs = 500 } = {}) {
  const client = createPoliteClient({
    connection: database.connection,
    source: `open-library-${String(++sources)}`,
    baseUrl: library.url,
    userAgent: 'Mizan/1.0 (https://books.example)',
    intervalMs,
    timeoutMs,
  })
  return createOpenLibrarySource({ client, baseUrl: library.url })
}

beforeAll(async () => {
  database = await createTestDb()
  library = await startOpenLibrary()
})
afterAll(async () => {
  await library.close()
  await database.close()
})
beforeEach(() => {
  library.fault = 'none'
  library.requests = []
  library.works = [{ ...WORK, ...RATED }]
})

describe('Open Library', () => {
  it('is asked by ISBN first and gives ratings, shelves, subjects, year and cover', async () => {
    const { data, coverUrl } = await source().lookUp({ ...BOOK, isbn: '0-14-241037-3' }, never)
    expect(data).toEqual({
      status: 'ok',
      rating: 3.99,
      ratingsCount: 12,
      reviewsCount: 0,
      shelves: { wantToRead: 5, reading: 1, read: 4 },
      genres: ['Falcons', 'Juvenile fiction'],
      matchConfidence: 99,
      publishedYear: 1998,
      editions: 3,
      isbn: '9780142410370',
      url: `${library.url.href}works/OL123W`,
    })
    expect(coverUrl).toBe(`${library.url.href}b/id/77-L.jpg`)
    expect(library.requests).toHaveLength(1)
    expect(library.requests[0]?.path).toContain('isbn=9780142410370')
    expect(library.requests[0]?.userAgent).toBe('Mizan/1.0 (https://books.example)')
  })

  it('is asked by title and author where there is no ISBN, and for the ratings a list leaves out', async () => {
    library.works = [WORK]
    const { data } = await source().lookUp(BOOK, never)
    expect(data).toMatchObject({ rating: 4.25, ratingsCount: 80, shelves: { wantToRead: 100, reading: 7, read: 30 } })
  })

  it('says that it does not know rather than to name another book', async () => {
    library.works = [{ ...WORK, ...RATED, author_name: ['Peter Jones'] }]
    expect((await source().lookUp(BOOK, never)).data).toEqual({ status: 'not_found' })
  })

  it('is not asked twice for the same', async () => {
    const asked = source()
    await asked.lookUp(BOOK, never)
    const before = library.requests.length
    await asked.lookUp(BOOK, never)
    expect(library.requests).toHaveLength(before)
  })

  it('is asked in turn, never faster than its pace', async () => {
    library.works = []
    const asked = source({ intervalMs: 150 })
    await Promise.all(['a b c', 'd e f', 'g h i'].map((title) => asked.lookUp({ ...BOOK, title, author: '' }, never)))
    const times = library.requests.map(({ at }) => at).toSorted((a, b) => a - b)
    expect(times).toHaveLength(3)
    expect((times[2] ?? 0) - (times[0] ?? 0), 'two waits of 150 ms, sent through a network').toBeGreaterThan(200)
  })

  it.each<LibraryFault>(['hang', 'refuse', 'busy', 'broken', 'not_json', 'cut_off', 'redirect', 'huge'])(
    'is unavailable, and nothing is kept, when it answers with: %s',
    async (fault) => {
      library.fault = fault
      const asked = source()
      expect((await asked.lookUp(BOOK, never)).data).toEqual({ status: 'unavailable' })
      if (fault === 'busy' || fault === 'broken') {
        library.fault = 'none'
        const before = library.requests.length
        expect((await asked.lookUp(BOOK, never)).data, 'left alone for a while').toEqual({ status: 'unavailable' })
        expect(library.requests).toHaveLength(before)
      } else {
        library.fault = 'none'
        expect((await asked.lookUp(BOOK, never)).data.status).toBe('ok')
      }
    },
  )

  it('takes nonsense among its fields for nothing said', async () => {
    library.works = [
      {
        ...WORK,
        ratings_average: 'many',
        ratings_count: -3,
        cover_i: 'x',
        first_publish_year: null,
        want_to_read_count: {},
      },
    ]
    const { data, coverUrl } = await source().lookUp(BOOK, never)
    expect(data).toMatchObject({ status: 'ok', ratingsCount: 0, shelves: { wantToRead: 0, reading: 0, read: 0 } })
    expect(coverUrl).toBe('')
  })
})
