import * as z from 'zod'
import { MizanError } from '../../contract/errors.ts'
import { ROUTES } from '../../contract/routes.ts'
import { createRepositories } from '../db/repositories.ts'
import type { StoredEvaluation } from '../evaluations/stored-evaluation.ts'
import { wholeRecord } from '../evaluations/whole-record.ts'
import type { App } from './app-type.ts'
import { attachment } from './attachment.ts'
import type { HttpDependencies, ReportedBook } from './dependencies.ts'
import { readerLanguage } from './reader-language.ts'
import { errorBody, languageQuery } from './route-parts.ts'
import { storedCover } from '../evaluations/stored-cover.ts'
import { whileConnected } from './while-connected.ts'

const MAX_BOOKS = 1000

/** POST /api/generate-pdf-report: one PDF about the selected books. Books that are not finished are left out. */
export function reportRoutes(app: App, { database, storage, reports }: HttpDependencies): void {
  const { evaluations, checkpoints } = createRepositories(database.connection)

  app.post(
    ROUTES.pdfReport.path,
    {
      schema: {
        tags: ['evaluations'],
        summary: 'One PDF about the selected books, in the language of the reader',
        body: z.object({ bookIds: z.array(z.string()) }).nullish(),
        querystring: languageQuery,
        response: { 200: z.any().describe('application/pdf'), '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const ids = [...new Set(request.body?.bookIds)]
      if (ids.length === 0) throw new MizanError('no_books_selected')
      if (ids.length > MAX_BOOKS) throw new MizanError('too_many_books', { max: MAX_BOOKS })
      const language = readerLanguage(request)
      const finished: StoredEvaluation[] = []
      for (const id of ids) {
        const stored = await find(id)
        if (stored.status === 'completed') finished.push(stored)
      }
      if (finished.length === 0) throw new MizanError('evaluation_not_finished')

      async function* books(): AsyncGenerator<ReportedBook> {
        for (const stored of finished) {
          const judged = await checkpoints.judged(stored.id)
          // Deleted while the report was being made.
          if (judged === null) continue
          const record = wholeRecord({ stored, judged, book: null }, { language, withText: false })
          const pageKind = await checkpoints.pageKind(stored.id)
          yield { evaluation: { ...record, pageKind }, cover: await storedCover(storage, stored) }
        }
      }

      const pdf = await reports.selectionPdf(books(), { language, signal: whileConnected(reply) })
      const name = `Selected_Books_Report_${new Date().toISOString().slice(0, 10)}.pdf`
      return await reply
        .header('cache-control', 'no-store')
        .header('content-disposition', attachment(name))
        .type('application/pdf')
        .send(pdf)
    },
  )

  /** An id that is none and one that is gone are the same to whoever selected it. */
  async function find(raw: string): Promise<StoredEvaluation> {
    const stored = z.uuid().safeParse(raw).success ? await evaluations.find(raw.toLowerCase()) : null
    if (stored === null) throw new MizanError('unknown_books')
    return stored
  }
}
