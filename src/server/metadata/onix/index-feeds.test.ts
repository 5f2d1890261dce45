import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDb } from '../../../../tests/support/create-test-db.ts'
import { silentLog } from '../../../../tests/support/silent-log.ts'
import type { Database } from '../../db/database.ts'
import { createOnixRepository } from '../../db/onix-repository.ts'
import { type FeedRun, indexFeeds } from './index-feeds.ts'
import { createOnixSource } from './onix-source.ts'

type Given = {
  reference: string
  isbn?: string
  title?: string
  author?: string
  from?: number
  to?: number
  withdrawn?: boolean
}

const product = ({ reference, isbn, title = '', author = '', from, to, withdrawn = false }: Given): string => `<Product>
  <RecordReference>${reference}</RecordReference><NotificationType>${withdrawn ? '05' : '03'}</NotificationType>
  ${isbn === undefined ? '' : `<ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${isbn}</IDValue></ProductIdentifier>`}
  <DescriptiveDetail><ProductForm>BC</ProductForm>
  <TitleDetail><TitleElement><TitleText>${title}</TitleText></TitleElement></TitleDetail>
  <Contributor><ContributorRole>A01</ContributorRole><PersonName>${author}</PersonName></Contributor>
  ${from === undefined ? '' : `<AudienceRange><AudienceRangeQualifier>17</AudienceRangeQualifier><AudienceRangePrecision>03</AudienceRangePrecision><AudienceRangeValue>${String(from)}</AudienceRangeValue><AudienceRangePrecision>04</AudienceRangePrecision><AudienceRangeValue>${String(to)}</AudienceRangeValue></AudienceRange>`}
  </DescriptiveDetail></Product>`
const feed = (...products: Given[]): string =>
  `<ONIXMessage release="3.0">${products.map(product).join('')}</ONIXMessage>`

const PALM: Given = {
  reference: 'r1',
  isbn: '9780142410370',
  title: 'The Palm and the Falcon',
  author: 'Maryam Saif',
  from: 6,
  to: 9,
}
const BOOK = { isbn: '', title: 'The palm and the falcon', arabicTitle: '', author: 'Saif, Maryam', publisher: '' }
const never = new AbortController().signal

let database: Database
let directory = ''
let minutes = 0
const made: string[] = []

beforeAll(async () => {
  database = await createTestDb()
})
afterAll(async () => {
  await database.close()
  for (const path of made) rmSync(path, { recursive: true })
})
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'mizan-feeds-'))
  made.push(directory)
})

function write(name: string, content: string | Buffer): void {
  const path = join(directory, name)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, content)
  const time = new Date(Date.UTC(2026, 0, 1) + ++minutes * 60_000)
  utimesSync(path, time, time)
}
const index = async (): Promise<FeedRun> => await indexFeeds({ database, directory, log: silentLog() })
const age = async (book = BOOK): Promise<string | undefined> =>
  (await createOnixSource(database.connection).lookUp(book, never)).data.targetAge

describe('a folder of feeds', () => {
  it('is indexed by ISBN and by title, read again when a file changes, and forgotten with it', async () => {
    write('a.xml', feed(PALM))
    expect(await index()).toEqual({ indexed: ['a.xml'], removed: [], failed: [] })
    expect(await age()).toBe('6-9')
    expect(await age({ ...BOOK, isbn: '0142410373', title: 'scan 1', author: '' })).toBe('6-9')
    expect(await index(), 'nothing has changed').toEqual({ indexed: [], removed: [], failed: [] })

    write('a.xml', feed({ ...PALM, from: 8, to: 11 }))
    expect((await index()).indexed).toEqual(['a.xml'])
    expect(await age()).toBe('8-11')

    rmSync(join(directory, 'a.xml'))
    expect((await index()).removed).toEqual(['a.xml'])
    expect(await age()).toBeUndefined()
  })

  it('lets the newest statement of a record hold, and a withdrawal withdraw it', async () => {
    write('2026-01.xml', feed(PALM))
    write('deep/2026-02.xml.gz', gzipSync(feed({ ...PALM, from: 7, to: 10 })))
    await index()
    expect(await age()).toBe('7-10')
    write('2026-03.xml', feed({ ...PALM, withdrawn: true }))
    await index()
    expect(await age()).toBeUndefined()
  })

  it('keeps what an earlier reading brought when the new file is broken, and says what is wrong', async () => {
    write('a.xml', feed(PALM))
    await index()
    write('a.xml', feed({ ...PALM, from: 1, to: 2 }).slice(0, -40))
    expect((await index()).failed).toEqual(['a.xml'])
    expect(await age()).toBe('6-9')
    write('b.xml.gz', gzipSync(feed(PALM)).subarray(0, 60))
    write('c.xml', '<html>Sign in</html>')
    await index()
    const files = await createOnixRepository(database.connection).files()
    expect(files.map(({ path, state, error }) => [path, state, error])).toEqual([
      ['a.xml', 'failed', 'broken_xml'],
      ['b.xml.gz', 'failed', 'Z_BUF_ERROR'],
      ['c.xml', 'failed', 'not_onix'],
    ])
  })

  it('counts records without use and keeps why', async () => {
    write('a.xml', feed(PALM, { reference: 'r2' }, { reference: 'r3', title: 'A Tale of Sand', isbn: '9780142410371' }))
    await index()
    const repository = createOnixRepository(database.connection)
    expect(await repository.files()).toMatchObject([{ products: 2, withAge: 1, rejected: 2, state: 'indexed' }])
    expect(
      (await repository.rejectsOf('a.xml', 10)).map(({ recordReference, reason }) => [recordReference, reason]),
    ).toEqual([
      ['r2', 'no_identity'],
      ['r3', 'bad_isbn'],
    ])
  })

  it('compares the ages of several editions', async () => {
    write(
      'a.xml',
      feed(
        PALM,
        { ...PALM, reference: 'r2', isbn: '9780571225477' },
        { ...PALM, reference: 'r3', isbn: '9780140328721', from: 8, to: 12 },
      ),
    )
    await index()
    const { data } = await createOnixSource(database.connection).lookUp({ ...BOOK, isbn: '9780140328721' }, never)
    expect(data).toMatchObject({
      status: 'ok',
      targetAge: '8-12',
      matchMethod: 'isbn',
      matchQuality: 'high',
      format: 'Paperback',
      authorMatch: true,
      editionsCompared: 3,
      ageConsensus: '6-9 (2/3)',
    })
  })
})
