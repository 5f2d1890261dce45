import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { deepAnalysisSchema } from '../../../contract/deep-analysis.ts'
import { MizanError } from '../../../contract/errors.ts'
import { ROUTES } from '../../../contract/routes.ts'
import { createRepositories } from '../../db/repositories.ts'
import { deepAnalysisOf } from '../../evaluations/deep-analysis-of.ts'
import { discardUnlisted, sweepUnlisted } from '../../evaluations/discard-unlisted.ts'
import { followEvaluation } from '../../evaluations/follow-evaluation.ts'
import { submitBook } from '../../evaluations/submit-book.ts'
import type { Access } from '../guard/access.ts'
import type { Admission } from '../intake/admission.ts'
import type { App } from '../app-type.ts'
import { countedAddress } from '../guard/client-address.ts'
import { deepAnalysisEvents } from '../streams/deep-analysis-events.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { createQueuePositions } from './queue-positions.ts'
import { readerLanguage } from './reader-language.ts'
import { discardUpload, receiveUpload } from '../intake/receive-upload.ts'
import { documentedAnswers, errorBody, idParams, languageQuery, parseId } from './route-parts.ts'
import { DOCUMENT_UPLOAD, UPLOAD_RATE } from '../intake/upload-rules.ts'

/** Where the answer says which evaluation it was made from. */
const ID_HEADER = 'x-evaluation-id'

/**
 * POST /api/deep-analyze: an evaluation outside the library whose request waits for it. Whoever leaves before it is
 * finished takes it away; a process that stops leaves it to the next one.
 */
export function deepAnalysisRoutes(
  app: App,
  dependencies: HttpDependencies,
  access: Access,
  admission: Admission,
): void {
  const { database, log } = dependencies
  const repositories = createRepositories(database.connection)
  const { evaluations } = repositories
  const queuePosition = createQueuePositions(repositories)
  const closed = new AbortController()
  app.addHook('preClose', async () => closed.abort(new MizanError('unavailable')))
  const closing =
    dependencies.drain === undefined ? closed.signal : AbortSignal.any([closed.signal, dependencies.drain.ending])

  const submit = async (request: FastifyRequest): Promise<string> =>
    await admission.admit(request, async () => {
      const files = await receiveUpload(request, join(dependencies.config.dataDirectory, 'tmp'), DOCUMENT_UPLOAD)
      try {
        const { evaluator } = await dependencies.pipeline()
        const uploader = countedAddress(request.ip)
        const options = { isOCR: false, evaluator, uploader, request, inLibrary: false }
        return (await submitBook(dependencies, files, options)).id
      } finally {
        await discardUpload(files)
      }
    })
  /** After a failure, or when nobody waits any more. */
  const giveUp = async (id: string): Promise<void> => {
    if (closing.aborted) return
    await tidy(() => discardUnlisted(dependencies, id))
  }
  const tidy = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work()
    } catch (error) {
      log.warn({ err: error }, 'an analysis outside the library could not be removed; a later start tries again')
    }
  }

  app.post(
    ROUTES.deepAnalyze.path,
    {
      config: { rateLimit: UPLOAD_RATE },
      schema: {
        tags: ['evaluations'],
        summary: 'Analyse one book in depth, outside the library',
        description:
          'One multipart field `file`. The header `X-Evaluation-Id` of the answer names the evaluation; ' +
          '`POST /api/evaluate/{id}/add-to-library` adds it to the library within a day. With ' +
          '`Accept: text/event-stream` the answer is a stream of the events `progress` {percent, stage, and of a waiting book queuePosition} and, last, ' +
          '`result` {id, analysis} or `error` {error, code}. Closing the connection cancels the work.',
        consumes: ['multipart/form-data'],
        querystring: languageQuery,
        ...documentedAnswers({
          200: deepAnalysisSchema,
          400: errorBody,
          413: errorBody,
          415: errorBody,
          422: errorBody,
        }),
      },
    },
    async (request, reply) => {
      const gone = whenGone(reply)
      await access.requireUploader(request)
      const language = readerLanguage(request)
      await tidy(() => sweepUnlisted(dependencies))
      const id = await submit(request)
      // The stream of somebody who left early is never read, so leaving is watched here and not in it.
      if (gone.aborted) await giveUp(id)
      else gone.addEventListener('abort', () => void giveUp(id), { once: true })
      const states = followEvaluation(evaluations, id, AbortSignal.any([gone, closing]))
      const analyse = async () => await deepAnalysisOf(database.connection, id, language)
      void reply.header(ID_HEADER, id).header('cache-control', 'no-store')
      if (wantsEvents(request)) {
        const events = deepAnalysisEvents({
          id,
          states,
          queuePosition,
          analyse,
          language,
          giveUp: () => giveUp(id),
          gone,
        })
        return await reply
          .type('text/event-stream; charset=utf-8')
          .header('x-accel-buffering', 'no')
          .send(Readable.from(events))
      }
      try {
        for await (const { status } of states) if (status === 'completed') break
        return await analyse()
      } catch (error) {
        await giveUp(id)
        void reply.removeHeader(ID_HEADER)
        throw error
      }
    },
  )

  app.get(
    ROUTES.deepAnalysis.path,
    {
      schema: {
        tags: ['evaluations'],
        summary: 'The deep analysis of a book already evaluated, in the language of the reader',
        params: idParams,
        querystring: languageQuery,
        response: { 200: deepAnalysisSchema, '4xx': errorBody },
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      const id = parseId(request.params.id, 'evaluation_not_found')
      return await deepAnalysisOf(database.connection, id, readerLanguage(request))
    },
  )
}

function wantsEvents(request: FastifyRequest): boolean {
  return /\btext\/event-stream\b/i.test(request.headers.accept ?? '')
}

/** Aborted when the connection closes before the answer is complete. */
function whenGone(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort(new MizanError('upload_interrupted'))
  })
  return controller.signal
}
