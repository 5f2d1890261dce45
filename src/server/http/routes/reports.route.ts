import { Readable } from 'node:stream'
import * as z from 'zod'
import { MizanError } from '../../../contract/errors.ts'
import { MAX_SELECTED } from '../../../contract/limits.ts'
import type { ReportProgress } from '../../../contract/report-progress.ts'
import { ROUTES } from '../../../contract/routes.ts'
import { createRepositories } from '../../db/repositories.ts'
import type { StoredEvaluation } from '../../evaluations/stored-evaluation.ts'
import { wholeRecord } from '../../evaluations/whole-record.ts'
import type { App } from '../app-type.ts'
import { attachment } from './attachment.ts'
import type { HttpDependencies, ReportedBook } from '../dependencies.ts'
import { readerLanguage } from './reader-language.ts'
import { createReportLine } from '../intake/report-line.ts'
import { reportEvents } from '../streams/report-events.ts'
import { errorBody, languageQuery } from './route-parts.ts'
import { storedCover } from '../../evaluations/stored-cover.ts'
import { whileConnected } from './while-connected.ts'

/** One on a thousand books is minutes of work; those on single books go past it (evaluation.route.ts). */
const REPORTS_AT_ONCE = 1

/** POST /api/generate-pdf-report: one PDF about the selected books. Books that are not finished are left out. */
export function reportRoutes(app: App, { config, database, storage, reports, drain }: HttpDependencies): void {
  const { evaluations, checkpoints } = createRepositories(database.connection)
  const line = createReportLine({ atOnce: REPORTS_AT_ONCE, maxWaiting: config.maxWaitingReports })

  app.post(
    ROUTES.pdfReport.path,
    {
      schema: {
        tags: ['evaluations'],
        summary: 'One PDF about the selected books, in the language of the reader',
        description:
          'With `Accept: text/event-stream` the answer is a stream of the events `progress` {step, done, total}, the file ' +
          'as `part` {base64} after `part`, and last `result` {name} or `error` {error, code}. Closing the connection ' +
          'cancels the work.',
        body: z.object({ bookIds: z.array(z.string()) }).nullish(),
        querystring: languageQuery,
        response: { 200: z.any().describe('application/pdf'), '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const ids = [...new Set(request.body?.bookIds)]
      if (ids.length === 0) throw new MizanError('no_books_selected')
      if (ids.length > MAX_SELECTED) throw new MizanError('too_many_books', { max: MAX_SELECTED })
      const language = readerLanguage(request)
      const finished: StoredEvaluation[] = []
      for (const id of ids) {
        const stored = await find(id)
        if (stored.status === 'completed') finished.push(stored)
      }
      if (finished.length === 0) throw new MizanError('evaluation_not_finished')

      const gone = whileConnected(reply)
      const signal = drain === undefined ? gone : AbortSignal.any([gone, drain.over])
      async function* books(): AsyncGenerator<ReportedBook> {
        for (const stored of finished) {
          signal.throwIfAborted()
          const judged = await checkpoints.judged(stored.id)
          // Deleted while the report was being made.
          if (judged === null) continue
          const record = wholeRecord({ stored, judged, book: null }, { language, withText: false })
          const pageKind = await checkpoints.pageKind(stored.id)
          yield { evaluation: { ...record, pageKind }, cover: await storedCover(storage, stored) }
        }
      }

      const name = `Selected_Books_Report_${new Date().toISOString().slice(0, 10)}.pdf`
      const turn = line.enter(signal)
      const make = async (onProgress?: (progress: ReportProgress) => void) =>
        await turn(() => reports.selectionPdf(books(), { language, signal, total: finished.length, onProgress }))
      void reply.header('cache-control', 'no-store')
      if (/\btext\/event-stream\b/i.test(request.headers.accept ?? '')) {
        return await reply
          .type('text/event-stream; charset=utf-8')
          .header('x-accel-buffering', 'no')
          .send(Readable.from(reportEvents({ make, name, language, gone, signal })))
      }
      const pdf = await make()
      return await reply.header('content-disposition', attachment(name)).type('application/pdf').send(pdf)
    },
  )

  /** An id that is none and one that is gone are the same to whoever selected it. */
  async function find(raw: string): Promise<StoredEvaluation> {
    const stored = z.uuid().safeParse(raw).success ? await evaluations.find(raw.toLowerCase()) : null
    if (stored === null) throw new MizanError('unknown_books')
    return stored
  }
}
