import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { uploadAnswerSchema } from '../../../contract/evaluation.ts'
import { MizanError } from '../../../contract/errors.ts'
import { ROUTES } from '../../../contract/routes.ts'
import {
  finishScanSchema,
  SCAN_KEY_HEADER,
  SCAN_PAGE_NAME,
  scanPagesSchema,
  type ScanPages,
} from '../../../contract/scanned-pages.ts'
import { createRepositories } from '../../db/repositories.ts'
import { dropScanPage, finishScan, keepScanPage, scanOf } from '../../evaluations/scan-pages.ts'
import type { Access } from '../guard/access.ts'
import { countedAddress } from '../guard/client-address.ts'
import type { Admission } from '../intake/admission.ts'
import type { App } from '../app-type.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { displayName } from '../intake/display-name.ts'
import { discardUpload, receiveUpload } from '../intake/receive-upload.ts'
import { SCANNED_PAGE_UPLOAD, UPLOAD_RATE } from '../intake/upload-rules.ts'
import { errorBody } from './route-parts.ts'

const SECRET = /^[\x21-\x7e]{16,200}$/
const scanHeaders = z.looseObject({
  [SCAN_KEY_HEADER]: z
    .string()
    .regex(SECRET, 'between 16 and 200 visible ASCII characters')
    .optional()
    .describe('A secret made up for this book, the same for all of its pages.'),
})
const pageParams = z.object({ page: z.string().regex(SCAN_PAGE_NAME, '8 to 64 letters, digits, - or _') })

/**
 * A book that is being photographed: its pages arrive one by one, in any order and as often as the connection needs, and
 * become a book when it is handed in. Pages nobody hands in are thrown away after a day.
 */
export function scanRoutes(app: App, dependencies: HttpDependencies, access: Access, admission: Admission): void {
  const { database, config } = dependencies
  const { scans } = createRepositories(database.connection)
  const onRequest = async (request: FastifyRequest): Promise<void> => await access.requireUploader(request)
  const common = { tags: ['scans'], headers: scanHeaders }

  app.get(
    ROUTES.scanPages.path,
    {
      onRequest,
      schema: {
        ...common,
        summary: 'Which pages of a scan have arrived',
        response: { 200: scanPagesSchema, '4xx': errorBody },
      },
    },
    async (request): Promise<ScanPages> => {
      const arrived = await scans.pages(scanOf(secretOf(request.headers)))
      return { pages: arrived.map(({ page }) => page) }
    },
  )

  app.put(
    ROUTES.sendScanPage.path,
    {
      onRequest,
      config: { rateLimit: UPLOAD_RATE },
      schema: {
        ...common,
        consumes: ['multipart/form-data'],
        summary: 'One page of a scan: one multipart field `file`. Sent again under the same name it is there once',
        params: pageParams,
        response: { 204: z.null(), '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const scan = scanOf(secretOf(request.headers))
      await admission.admitPage(request, async () => {
        const files = await receiveUpload(request, join(config.dataDirectory, 'tmp'), SCANNED_PAGE_UPLOAD)
        try {
          await keepScanPage(dependencies, { scan, page: request.params.page, file: files[0] })
        } finally {
          await discardUpload(files)
        }
      })
      return await reply.code(204).send(null)
    },
  )

  app.delete(
    ROUTES.dropScanPage.path,
    {
      onRequest,
      schema: {
        ...common,
        summary: 'Throw a page of a scan away',
        params: pageParams,
        response: { 204: z.null(), '4xx': errorBody },
      },
    },
    async (request, reply) => {
      await dropScanPage(dependencies, scanOf(secretOf(request.headers)), request.params.page)
      return await reply.code(204).send(null)
    },
  )

  app.post(
    ROUTES.finishScan.path,
    {
      onRequest,
      config: { rateLimit: UPLOAD_RATE },
      schema: {
        ...common,
        summary: 'Evaluate the pages that have arrived as one book, in this order',
        description: 'Asked for again with the same pages it answers with the same book.',
        body: finishScanSchema,
        response: { 202: uploadAnswerSchema, '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const secret = secretOf(request.headers)
      const { pages, name } = request.body
      const answer = await admission.admit(request, async () => {
        dependencies.expectPictures()
        const { evaluator } = await dependencies.pipeline()
        const uploader = countedAddress(request.ip)
        const named = displayName(name)
        if (named === '') throw new MizanError('invalid_request', { reason: 'the name is empty' })
        return await finishScan(dependencies, { secret, pages, name: named }, { evaluator, uploader, request })
      })
      return await reply.code(202).send(answer)
    },
  )
}

function secretOf(headers: { [SCAN_KEY_HEADER]?: string | undefined }): string {
  const secret = headers[SCAN_KEY_HEADER]
  if (secret === undefined) throw new MizanError('scan_key_missing')
  return secret
}
