import { buffer } from 'node:stream/consumers'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { MizanError } from '../../../contract/errors.ts'
import { ROUTES } from '../../../contract/routes.ts'
import {
  correctPagesSchema,
  SCAN_KEY_HEADER,
  scannedPagesSchema,
  type ScannedPages,
} from '../../../contract/scanned-pages.ts'
import { createRepositories } from '../../db/repositories.ts'
import { correctPages } from '../../evaluations/correct-pages.ts'
import { encodePicture } from '../../evaluations/encode-picture.ts'
import { placesOfPages } from '../../evaluations/place-of-page.ts'
import { scanOf } from '../../evaluations/scan-pages.ts'
import { scannedPagesOf } from '../../evaluations/scanned-pages-of.ts'
import type { StoredEvaluation } from '../../evaluations/stored-evaluation.ts'
import type { Access } from '../guard/access.ts'
import type { App } from '../app-type.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { errorBody, idParams, parseId } from './route-parts.ts'

/** Enough to read a page by. */
const SHOWN = { width: 1400, height: 2000 }

const scanHeaders = z.looseObject({
  [SCAN_KEY_HEADER]: z.string().optional().describe('The secret under which the new photographs were sent.'),
})

/** The scanned pages of one book: what was read of each, its photograph, and what stands in its place. */
export function pagesRoutes(app: App, dependencies: HttpDependencies, access: Access): void {
  const { database, storage } = dependencies
  const { evaluations, checkpoints, files, pageReadings } = createRepositories(database.connection)

  const find = async (rawId: string): Promise<StoredEvaluation> => {
    const stored = await evaluations.find(parseId(rawId, 'evaluation_not_found'))
    if (stored === null) throw new MizanError('evaluation_not_found')
    return stored
  }
  const requireTextReader = async (request: FastifyRequest): Promise<void> => await access.requireTextReader(request)

  app.get(
    ROUTES.bookPages.path,
    {
      onRequest: requireTextReader,
      schema: {
        tags: ['evaluations'],
        summary: 'The scanned pages of a book with the text of each, also of those that are done while it is read',
        params: idParams,
        response: { 200: scannedPagesSchema, '4xx': errorBody },
      },
    },
    async (request): Promise<ScannedPages> => {
      const stored = await find(request.params.id)
      return scannedPagesOf({
        stored,
        book: await checkpoints.book(stored.id),
        readings: await pageReadings.ofBook(stored.id),
        files: (await files.ofBook(stored.id)).length,
      })
    },
  )

  app.get(
    ROUTES.pagePicture.path,
    {
      onRequest: requireTextReader,
      schema: {
        tags: ['evaluations'],
        summary: 'The photograph that shows a page, as WebP',
        params: z.object({ id: z.string(), number: z.string() }),
        response: { 200: z.any(), '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const stored = await find(request.params.id)
      const own = await files.ofBook(stored.id)
      const places = stored.isOCR ? placesOfPages(await pageReadings.ofBook(stored.id), own.length) : []
      const file = own[places[Number(request.params.number) - 1]?.position ?? -1]
      if (file === undefined) throw new MizanError('page_without_photograph')
      const picture = await encodePicture(await buffer(await storage.read(file.key)), SHOWN)
      return await reply.header('cache-control', 'private, no-cache').type('image/webp').send(picture)
    },
  )

  app.post(
    ROUTES.correctPages.path,
    {
      async onRequest(request: FastifyRequest<{ Params: { id: string } }>) {
        await access.requireTextReader(request)
        await access.requireOwner(request, await find(request.params.id))
      },
      schema: {
        tags: ['evaluations'],
        summary:
          'Put typed words or new photographs in the place of pages that were read badly; the book is judged again',
        description: 'New photographs are sent before, as pages of a scan. Only they are read; all others are kept.',
        params: idParams,
        headers: scanHeaders,
        body: correctPagesSchema,
        response: { 202: z.object({ id: z.string(), status: z.string() }), '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const id = parseId(request.params.id, 'evaluation_not_found')
      const secret = request.headers[SCAN_KEY_HEADER]
      await correctPages(dependencies, {
        id,
        pages: request.body.pages,
        scan: secret === undefined ? undefined : scanOf(secret),
      })
      request.log.info({ evaluationId: id, pages: request.body.pages.length }, 'pages of a book were corrected')
      return await reply.code(202).send({ id, status: 'pending' })
    },
  )
}
