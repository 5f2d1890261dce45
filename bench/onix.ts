/**
 * Indexing speed and memory for a generated feed: `node bench/onix.ts [megabytes]` (1024 without a number). A smaller feed
 * is indexed first: flat memory means that the large one needs hardly more.
 */
import { once } from 'node:events'
import { createWriteStream, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pino } from 'pino'
import { wrapPglite } from '../src/server/db/embedded-database.ts'
import { migrate } from '../src/server/db/migrate.ts'
import { createOnixRepository } from '../src/server/db/onix-repository.ts'
import { indexFeeds } from '../src/server/metadata/onix/index-feeds.ts'
import { createOnixSource } from '../src/server/metadata/onix/onix-source.ts'
import { readOnix } from '../src/pipeline/extract/onix/read-onix.ts'
import { publishSection } from './extraction/performance-section.ts'

const MB = 1024 * 1024
const DESCRIPTION = 'A family, a journey and a choice that changes what everybody believed about home. '.repeat(12)

function isbn(at: number): string {
  const body = `978${String(100_000_000 + at)}`
  const sum = body.split('').reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  return `${body}${String((10 - (sum % 10)) % 10)}`
}

const product = (
  at: number,
): string => `<Product><RecordReference>org.example.${String(at)}</RecordReference><NotificationType>03</NotificationType>
<ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${isbn(at)}</IDValue></ProductIdentifier>
<DescriptiveDetail><ProductForm>BC</ProductForm><TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>Story number ${String(at)} of the ${String(at % 977)} palms</TitleText></TitleElement></TitleDetail>
<Contributor><ContributorRole>A01</ContributorRole><PersonName>Writer ${String(at % 5003)} Example</PersonName></Contributor>
<AudienceRange><AudienceRangeQualifier>17</AudienceRangeQualifier><AudienceRangePrecision>03</AudienceRangePrecision><AudienceRangeValue>${String((at % 12) + 1)}</AudienceRangeValue><AudienceRangePrecision>04</AudienceRangePrecision><AudienceRangeValue>${String((at % 12) + 4)}</AudienceRangeValue></AudienceRange></DescriptiveDetail>
<CollateralDetail><TextContent><TextType>03</TextType><Text>${DESCRIPTION.repeat((at % 3) + 1)}</Text></TextContent></CollateralDetail>
<PublishingDetail><Publisher><PublishingRole>01</PublishingRole><PublisherName>House ${String(at % 89)}</PublisherName></Publisher></PublishingDetail></Product>
`

async function writeFeed(path: string, megabytes: number): Promise<number> {
  const out = createWriteStream(path)
  out.write('<?xml version="1.0" encoding="UTF-8"?><ONIXMessage release="3.0">')
  let written = 0
  let at = 0
  while (written < megabytes * MB) {
    const piece = Array.from({ length: 200 }, () => product(at++)).join('')
    written += piece.length
    if (!out.write(piece)) await once(out, 'drain')
  }
  out.end('</ONIXMessage>')
  await once(out, 'finish')
  return at
}

type Figures = { megabytes: number; products: number; seconds: number; readSeconds: number; peakMb: number }

async function measure(megabytes: number): Promise<Figures> {
  const directory = mkdtempSync(join(tmpdir(), 'mizan-onix-bench-'))
  const path = join(directory, 'feed.xml')
  const products = await writeFeed(path, megabytes)
  const lite = new PGlite({ dataDir: join(directory, 'db') })
  const database = wrapPglite(lite)
  try {
    await migrate(database.connection)
    globalThis.gc?.()
    // Reading alone: what the parser costs without the database.
    const readStart = performance.now()
    let read = 0
    for await (const batch of readOnix(path)) read += batch.products.length
    const readSeconds = (performance.now() - readStart) / 1000
    const before = process.memoryUsage().rss
    let peak = before
    const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 100)
    const start = performance.now()
    await indexFeeds({ database, directory, log: pino({ level: 'silent' }) })
    const seconds = (performance.now() - start) / 1000
    clearInterval(watch)
    const [file] = await createOnixRepository(database.connection).files()
    if (file?.products !== products || read !== products) throw new Error('records were lost')
    const middle = Math.floor(products / 2)
    const { data } = await createOnixSource(database.connection).lookUp(
      { isbn: isbn(middle), title: '', arabicTitle: '', author: '', publisher: '' },
      new AbortController().signal,
    )
    if (data.status !== 'ok') throw new Error('an indexed record was not found')
    return { megabytes: statSync(path).size / MB, products, seconds, readSeconds, peakMb: peak / MB }
  } finally {
    await database.close()
    if (existsSync(directory)) rmSync(directory, { recursive: true })
  }
}

const size = Number(process.argv[2] ?? 1024)
const small = await measure(Math.max(8, Math.round(size / 10)))
const large = await measure(size)
const row = ({ megabytes, products, seconds, readSeconds, peakMb }: Figures): Record<string, string> => ({
  feed: `${megabytes.toFixed(0)} MB`,
  records: String(products),
  'read only, MB/s': (megabytes / readSeconds).toFixed(1),
  'indexed, MB/s': (megabytes / seconds).toFixed(1),
  'peak memory, MB': peakMb.toFixed(0),
})
await publishSection(
  'onix',
  'Feeds of publishers',
  `A generated ONIX 3 feed, indexed into the embedded database in this process, and a record from its middle found again. Ten times the feed needs ${(large.peakMb / small.peakMb).toFixed(2)} times the memory of the whole process, database included.`,
  [row(small), row(large)],
)
