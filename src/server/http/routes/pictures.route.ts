import * as z from 'zod'
import { MizanError } from '../../../contract/errors.ts'
import { markPicturesSchema, pictureMarkSchema, unmarkPicturesSchema } from '../../../contract/picture-marks.ts'
import { bookPicturesSchema, type BookPictures } from '../../../contract/pictures.ts'
import { ROUTES } from '../../../contract/routes.ts'
import { createRepositories } from '../../db/repositories.ts'
import type { StoredPictures } from '../../db/picture-repository.ts'
import { largePicture } from '../../evaluations/large-picture.ts'
import { markPictures, unmarkPictures } from '../../evaluations/mark-pictures.ts'
import type { App } from '../app-type.ts'
import type { HttpDependencies } from '../dependencies.ts'
import type { Access } from '../guard/access.ts'
import { errorBody, idParams, parseId } from './route-parts.ts'
import { whileConnected } from './while-connected.ts'

const marksState = z.object({ marks: z.array(pictureMarkSchema), verdictRevision: z.int(), needsReview: z.boolean() })

/** One is made at a time, in half a second or so: whoever would wait longer is told. */
const MOST_ENLARGED = 12

/** The pictures of a book, and who has seen them. Whoever may not read its text does not see them either. */
export function picturesRoutes(app: App, dependencies: HttpDependencies, access: Access): void {
  const { database, storage } = dependencies
  const { pictures } = createRepositories(database.connection)

  const find = async (rawId: string): Promise<StoredPictures> => {
    const stored = await pictures.ofBook(parseId(rawId, 'evaluation_not_found'))
    if (stored === null) throw new MizanError('not_found')
    return stored
  }

  let enlarging = 0
  const enlargedInTurn = async <T>(work: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> => {
    if (enlarging >= MOST_ENLARGED) throw new MizanError('busy')
    enlarging += 1
    try {
      return await work(signal)
    } finally {
      enlarging -= 1
    }
  }

  app.get(
    ROUTES.pictures.path,
    {
      onRequest: async (request) => await access.requireTextReader(request),
      schema: {
        tags: ['evaluations'],
        summary: 'The pictures of a book, page by page, and where the thumbnail of each lies',
        params: idParams,
        response: { 200: bookPicturesSchema, '4xx': errorBody },
      },
    },
    async (request): Promise<BookPictures> => {
      const { key: _, ...told } = await find(request.params.id)
      return told
    },
  )

  app.get(
    ROUTES.thumbnails.path,
    {
      onRequest: async (request) => await access.requireTextReader(request),
      schema: {
        tags: ['evaluations'],
        summary: 'The thumbnails of all pictures of a book (WebP, one after another)',
        params: idParams,
        response: { 200: z.any(), '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const { key } = await find(request.params.id)
      if (key === null) throw new MizanError('not_found')
      return await reply
        .header('cache-control', 'private, max-age=31536000, immutable')
        .type('application/octet-stream')
        .send(await storage.read(key))
    },
  )

  app.get(
    ROUTES.largePicture.path,
    {
      onRequest: async (request) => await access.requireTextReader(request),
      schema: {
        tags: ['evaluations'],
        summary: 'A picture of a book, large (WebP, no edge longer than 1600 pixels), from the file that was uploaded',
        params: z.object({ ...idParams.shape, number: z.coerce.number().check(z.int()) }),
        response: { 200: z.any(), '4xx': errorBody, '5xx': errorBody },
      },
    },
    async (request, reply) => {
      const { id, number } = request.params
      const bytes = await enlargedInTurn(
        async (signal) => await largePicture(dependencies, parseId(id, 'evaluation_not_found'), { number, signal }),
        whileConnected(reply),
      )
      return await reply
        .header('cache-control', 'private, max-age=31536000, immutable')
        .type('image/webp')
        .send(Buffer.from(bytes))
    },
  )

  app.post(
    ROUTES.markPictures.path,
    {
      onRequest: access.requireWriter,
      schema: {
        tags: ['reviews'],
        summary: 'Pictures of a judged book were seen: with nothing to object, or with an objection',
        description:
          'An objection counts like the strongest passage of its kind. A later mark replaces an earlier one.',
        params: idParams,
        body: markPicturesSchema,
        response: { 200: marksState, '4xx': errorBody },
      },
    },
    async (request) =>
      await markPictures(dependencies, parseId(request.params.id, 'evaluation_not_found'), request.body),
  )

  app.delete(
    ROUTES.unmarkPictures.path,
    {
      onRequest: access.requireWriter,
      schema: {
        tags: ['reviews'],
        summary: 'Take marks of pictures back',
        params: idParams,
        body: unmarkPicturesSchema,
        response: { 200: marksState, '4xx': errorBody },
      },
    },
    async (request) =>
      await unmarkPictures(dependencies, parseId(request.params.id, 'evaluation_not_found'), request.body),
  )
}
