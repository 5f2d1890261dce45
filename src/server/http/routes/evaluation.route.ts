import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { MizanError } from '../../../contract/errors.ts'
import { evaluationSchema } from '../../../contract/evaluation.ts'
import type { Evaluation } from '../../../contract/evaluation.ts'
import { ROUTES } from '../../../contract/routes.ts'
import { createRepositories } from '../../db/repositories.ts'
import { addToLibrary } from '../../evaluations/add-to-library.ts'
import { retryEvaluation } from '../../evaluations/retry-evaluation.ts'
import { wholeRecord } from '../../evaluations/whole-record.ts'
import type { Access } from '../guard/access.ts'
import type { App } from '../app-type.ts'
import { attachment } from './attachment.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { askedLanguage, readerLanguage } from './reader-language.ts'
import { createQueuePositions } from './queue-positions.ts'
import { createReportLine } from '../intake/report-line.ts'
import { dossierInput } from '../../evaluations/dossier-input.ts'
import { storedCover } from '../../evaluations/stored-cover.ts'
import { errorBody, idParams, languageQuery, parseId } from './route-parts.ts'
import { whileConnected } from './while-connected.ts'

const FORMATS = ['json', 'txt', 'pdf', 'dossier'] as const
const isFormat = (format: string): format is (typeof FORMATS)[number] => (FORMATS as readonly string[]).includes(format)
const downloadParams = z.object({ id: z.string(), format: z.string() })

/** Of one book; the renderer lets no more at once in any case. */
const REPORTS_AT_ONCE = 2

/** One evaluation: its record, its cover, its downloads, and trying it again. */
export function evaluationRoutes(app: App, dependencies: HttpDependencies, access: Access): void {
  const { database, storage, reports } = dependencies
  const repositories = createRepositories(database.connection)
  const { evaluations, checkpoints, pageReadings, pictures } = repositories
  const queuePosition = createQueuePositions(repositories)
  const line = createReportLine({ atOnce: REPORTS_AT_ONCE, maxWaiting: dependencies.config.maxWaitingReports })

  const load = async (request: FastifyRequest, rawId: string): Promise<Evaluation> => {
    const id = parseId(rawId, 'evaluation_not_found')
    const stored = await evaluations.find(id)
    if (stored === null) throw new MizanError('evaluation_not_found')
    const resultLanguage = askedLanguage(request)
    // Whoever asks while it is running asks how far it is, again and again: the text would only be weight.
    const ended = stored.status === 'completed' || stored.status === 'failed'
    return wholeRecord(
      {
        stored,
        judged: stored.status === 'completed' ? await checkpoints.judged(id) : null,
        book: ended ? await checkpoints.book(id) : null,
        marks: stored.picturesSeen === null ? [] : await pictures.marks(id),
        scanned:
          stored.status === 'processing' && stored.stage === 'extracting' ? await pageReadings.progress(id) : null,
        queuePosition: stored.status === 'pending' ? await queuePosition(id) : undefined,
      },
      {
        language: readerLanguage(request),
        resultLanguage,
        withText: await access.mayReadText(request),
      },
    )
  }

  app.get(
    ROUTES.evaluation.path,
    {
      schema: {
        tags: ['evaluations'],
        summary: 'The whole record of one book',
        params: idParams,
        querystring: languageQuery,
        response: { 200: evaluationSchema, 404: errorBody },
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      return await load(request, request.params.id)
    },
  )

  app.post(
    ROUTES.retry.path,
    {
      schema: {
        tags: ['evaluations'],
        summary: 'Try a failed evaluation again, behind its last finished step',
        params: idParams,
        response: { 202: z.object({ id: z.string(), status: z.string() }), '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const id = parseId(request.params.id, 'evaluation_not_found')
      const stored = await evaluations.find(id)
      if (stored === null) throw new MizanError('evaluation_not_found')
      await access.requireOwner(request, stored)
      await retryEvaluation(dependencies, id)
      request.log.info({ evaluationId: id }, 'a failed book was asked for again')
      return await reply.code(202).send({ id, status: 'pending' })
    },
  )

  app.post(
    ROUTES.addToLibrary.path,
    {
      schema: {
        tags: ['evaluations'],
        summary: 'Show the book of a deep analysis in the library, with the work already done',
        params: idParams,
        response: { 200: z.object({ id: z.string(), status: z.string() }), '4xx': errorBody },
      },
    },
    async (request) => {
      const id = parseId(request.params.id, 'evaluation_not_found')
      await access.requireUploader(request)
      const { status } = await addToLibrary(database, id)
      return { id, status }
    },
  )

  app.get(
    ROUTES.cover.path,
    { schema: { tags: ['evaluations'], summary: 'The cover as WebP', params: idParams } },
    async (request, reply) => {
      const stored = await evaluations.find(parseId(request.params.id, 'evaluation_not_found'))
      if (stored === null || stored.coverKey === null) throw new MizanError('not_found')
      return await reply
        .header('cache-control', 'private, max-age=31536000, immutable')
        .type('image/webp')
        .send(await storage.read(stored.coverKey))
    },
  )

  app.get(
    ROUTES.download.path,
    {
      schema: {
        tags: ['evaluations'],
        summary: 'The report of one book: json, txt, pdf, or dossier (the PDF for a reviewing committee)',
        params: downloadParams,
        querystring: languageQuery,
      },
    },
    async (request, reply) => {
      const { id, format } = request.params
      if (!isFormat(format)) throw new MizanError('format_not_found')
      // The dossier carries the audit trail.
      if (format === 'dossier') await access.requireWriter(request)
      const evaluation = await load(request, id)
      if (evaluation.status !== 'completed') throw new MizanError('evaluation_not_finished')
      const language = readerLanguage(request)
      if (format === 'dossier') {
        const signal = whileConnected(reply)
        const pdf = await line.enter(signal)(async () => {
          const input = await dossierInput(repositories, storage, evaluation)
          return await reports.dossier(input, { language, signal })
        })
        return await reply
          .header('cache-control', 'no-store')
          .header('content-disposition', attachment(`${evaluation.filename}_dossier.pdf`))
          .type('application/pdf')
          .send(pdf)
      }
      if (format === 'pdf') {
        const signal = whileConnected(reply)
        const pdf = await line.enter(signal)(async () => {
          const cover = await storedCover(storage, await evaluations.find(evaluation.id))
          return await reports.pdf(evaluation, { language, cover, signal })
        })
        return await reply
          .header('cache-control', 'no-store')
          .header('content-disposition', attachment(`${evaluation.filename}_report.pdf`))
          .type('application/pdf')
          .send(pdf)
      }
      void reply
        .header('cache-control', 'no-store')
        .header('content-disposition', attachment(`${evaluation.filename}_report.${format}`))
      if (format === 'txt') {
        return await reply.type('text/plain; charset=utf-8').send(await reports.text(evaluation, language))
      }
      return await reply.type('application/json; charset=utf-8').send(await reports.json(evaluation, language))
    },
  )
}
