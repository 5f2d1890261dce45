import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { MizanError } from '../../../contract/errors.ts'
import { MAX_COVER_BYTES } from '../../../contract/limits.ts'
import { ROUTES } from '../../../contract/routes.ts'
import { createRepositories } from '../../db/repositories.ts'
import { editEvaluation, refreshListedRow } from '../../evaluations/edit-evaluation.ts'
import { removeEvaluation } from '../../evaluations/remove-evaluation.ts'
import type { ResultEdits } from '../../evaluations/stored-evaluation.ts'
import { storeCover } from '../../jobs/store-cover.ts'
import type { Access } from '../guard/access.ts'
import type { App } from '../app-type.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { formParts } from '../intake/form-parts.ts'
import { errorBody, idParams, parseId, performer } from './route-parts.ts'

const MAX_FIELD_CHARACTERS = 500

type Edit = { changes: ResultEdits; cover: Buffer | null }

/** PATCH and DELETE /api/evaluations/{id}. */
export function editRoutes(app: App, dependencies: HttpDependencies, access: Access): void {
  const { database } = dependencies
  const { evaluations } = createRepositories(database.connection)

  app.patch(
    ROUTES.editEvaluation.path,
    {
      schema: {
        tags: ['evaluations'],
        summary: 'Correct title, author, publisher or cover (multipart; only the fields to change)',
        consumes: ['multipart/form-data'],
        params: idParams,
        response: { 200: z.object({ id: z.string() }), '4xx': errorBody },
      },
    },
    async (request) => {
      const id = parseId(request.params.id, 'evaluation_not_found')
      await access.requireWriter(request)
      const stored = await evaluations.find(id)
      if (stored === null) throw new MizanError('evaluation_not_found')
      const { changes, cover } = await readEdit(request)
      if (cover !== null) {
        await storeCover(dependencies, id, cover)
        await refreshListedRow(database, id)
      }
      if (Object.keys(changes).length > 0) await editEvaluation(database, id, changes, performer(null))
      return { id }
    },
  )

  app.delete(
    ROUTES.deleteEvaluation.path,
    {
      schema: {
        tags: ['evaluations'],
        summary: 'Delete a book for good; the uploader of an unfinished one may, with X-Cancel-Token',
        params: idParams,
        response: { 204: z.null(), '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const id = parseId(request.params.id, 'evaluation_not_found')
      const stored = await evaluations.find(id)
      // Before telling anybody whether a book exists, ask whether they may know.
      if (stored === null) {
        await access.requireWriter(request)
        throw new MizanError('evaluation_not_found')
      }
      await access.requireOwner(request, stored)
      await removeEvaluation(dependencies, id, performer(null))
      return await reply.code(204).send(null)
    },
  )
}

async function readEdit(request: FastifyRequest): Promise<Edit> {
  if (!request.isMultipart()) throw new MizanError('invalid_request', { reason: 'multipart/form-data expected' })
  const edit: Edit = { changes: {}, cover: null }
  const parts = formParts(request, { fileSize: MAX_COVER_BYTES, files: 1, fields: 10, fieldSize: 10_000 })
  for await (const part of parts) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer()
      if (part.file.truncated) throw new MizanError('cover_too_large')
      if (part.fieldname === 'coverImage' && bytes.length > 0) edit.cover = bytes
    } else if (typeof part.value === 'string') {
      addField(edit.changes, part.fieldname, part.value)
    }
  }
  return edit
}

function addField(changes: ResultEdits, name: string, value: string): void {
  const text = value
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim()
    .slice(0, MAX_FIELD_CHARACTERS)
  switch (name) {
    case 'title':
      if (text === '') throw new MizanError('title_empty')
      changes.title = text
      return
    case 'author':
      if (text === '') throw new MizanError('author_empty')
      changes.author = text
      return
    case 'publisher':
      if (text !== '') changes.publisher = text
      return
    default:
  }
}
