import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { uploadAnswerSchema, type UploadAnswer } from '../../../contract/evaluation.ts'
import { ROUTES, UPLOAD_KEY_HEADER } from '../../../contract/routes.ts'
import { submitBook } from '../../evaluations/submit-book.ts'
import type { Access } from '../guard/access.ts'
import type { Admission } from '../intake/admission.ts'
import type { App } from '../app-type.ts'
import { countedAddress } from '../guard/client-address.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { discardUpload, receiveUpload, type UploadRules } from '../intake/receive-upload.ts'
import { errorBody } from './route-parts.ts'
import { DOCUMENT_UPLOAD, SCANS_UPLOAD, UPLOAD_RATE } from '../intake/upload-rules.ts'

const uploadHeaders = z.looseObject({
  [UPLOAD_KEY_HEADER]: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, 'between 16 and 200 visible ASCII characters')
    .optional()
    .describe('A secret made up for this book, such as a UUID. Sent again with the same one, the book is there once.'),
})

/** POST /api/evaluate and POST /api/evaluate-ocr. */
export function uploadRoutes(app: App, dependencies: HttpDependencies, access: Access, admission: Admission): void {
  const config = { rateLimit: UPLOAD_RATE }
  const schema = {
    tags: ['evaluations'],
    consumes: ['multipart/form-data'],
    headers: uploadHeaders,
    response: { 202: uploadAnswerSchema, '4xx': errorBody },
  }
  const accept = async (
    request: FastifyRequest,
    uploadKey: string | undefined,
    rules: UploadRules,
    isOCR: boolean,
  ): Promise<UploadAnswer> => {
    await access.requireUploader(request)
    return await admission.admit(request, async () => {
      if (isOCR) dependencies.expectPictures()
      const files = await receiveUpload(request, join(dependencies.config.dataDirectory, 'tmp'), rules)
      // They may have been long on their way.
      if (isOCR) dependencies.expectPictures()
      try {
        const { evaluator } = await dependencies.pipeline()
        const uploader = countedAddress(request.ip)
        return await submitBook(dependencies, files, { isOCR, evaluator, uploader, uploadKey, request })
      } finally {
        await discardUpload(files)
      }
    })
  }

  app.post(
    ROUTES.evaluate.path,
    { config, schema: { ...schema, summary: 'Evaluate a book: one multipart field `file`' } },
    async (request, reply) =>
      reply.code(202).send(await accept(request, request.headers[UPLOAD_KEY_HEADER], DOCUMENT_UPLOAD, false)),
  )
  app.post(
    ROUTES.evaluateOcr.path,
    { config, schema: { ...schema, summary: 'Evaluate a scanned book: several `file` fields are its pages in order' } },
    async (request, reply) =>
      reply.code(202).send(await accept(request, request.headers[UPLOAD_KEY_HEADER], SCANS_UPLOAD, true)),
  )
}
