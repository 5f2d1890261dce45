import { Readable } from 'node:stream'
import * as z from 'zod'
import { booksCsv } from '../../../contract/books-csv.ts'
import type { ListedEvaluation } from '../../../contract/evaluation.ts'
import { reviewedRecord } from '../../../contract/review.ts'
import { ROUTES } from '../../../contract/routes.ts'
import { createRepositories } from '../../db/repositories.ts'
import type { App } from '../app-type.ts'
import { attachment } from './attachment.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { readerLanguage } from './reader-language.ts'
import { languageQuery } from './route-parts.ts'

const FORMATS = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  onix: 'application/xml; charset=utf-8',
} as const
const EXTENSIONS = { json: 'json', csv: 'csv', onix: 'xml' } as const
const CHUNK = 500

const exportQuery = z.object({ ...languageQuery.shape, format: z.enum(['json', 'csv', 'onix']).default('json') })

/** The judged books of the whole library for other systems, streamed: JSON, CSV, or ONIX 3. A person's decision holds. */
export function exportRoutes(app: App, { database }: HttpDependencies): void {
  const { library } = createRepositories(database.connection)

  app.get(
    ROUTES.exportLibrary.path,
    {
      schema: {
        tags: ['evaluations'],
        summary: 'The whole library for other systems: format=json, csv or onix',
        querystring: exportQuery,
      },
    },
    async (request, reply) => {
      const { format } = request.query
      const chunks = judged(readerLanguage(request))
      const write = { json: asJson, csv: asCsv, onix: asOnix }[format]
      return await reply
        .header('cache-control', 'no-store')
        .header('content-disposition', attachment(`mizan_library.${EXTENSIONS[format]}`))
        .type(FORMATS[format])
        .send(Readable.from(write(chunks)))
    },
  )

  async function* judged(language: 'en' | 'ar'): AsyncGenerator<ListedEvaluation[]> {
    let before: string | undefined
    for (;;) {
      const page = await library.page({
        language,
        readerLanguage: language,
        status: 'completed',
        before,
        limit: CHUNK,
      })
      if (page.rows.length > 0) yield page.rows.map((row) => JSON.parse(row) as ListedEvaluation)
      if (page.lastId === null || page.rows.length < CHUNK) return
      before = page.lastId
    }
  }
}

type Chunks = AsyncIterable<ListedEvaluation[]>

async function* asJson(chunks: Chunks): AsyncGenerator<string> {
  let separator = '['
  for await (const rows of chunks) {
    for (const row of rows) {
      yield `${separator}\n${JSON.stringify(reviewedRecord(row))}`
      separator = ','
    }
  }
  yield separator === '[' ? '[]\n' : '\n]\n'
}

async function* asCsv(chunks: Chunks): AsyncGenerator<string> {
  let first = true
  for await (const rows of chunks) {
    const lines = booksCsv(rows)
    yield first ? lines : lines.slice(lines.indexOf('\r\n') + 2)
    first = false
  }
  if (first) yield booksCsv([])
}

async function* asOnix(chunks: Chunks): AsyncGenerator<string> {
  const { onixStart, onixProduct, ONIX_END } = await import('../../../pipeline/report/onix-export.ts')
  let isFirst = true
  for await (const rows of chunks) {
    if (isFirst) yield onixStart(rows[0]?.createdAt.slice(0, 10) ?? '1970-01-01')
    isFirst = false
    yield rows.map(onixProduct).join('')
  }
  yield isFirst ? onixStart('1970-01-01') + ONIX_END : ONIX_END
}
