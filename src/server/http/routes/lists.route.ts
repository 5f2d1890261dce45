import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import {
  bookListSchema,
  chosenBookSchema,
  matchedListSchema,
  MAX_LIST_NAME_CHARACTERS,
  MAX_LISTS,
  MAX_WISHES,
  wishedSchema,
  type BookList,
  type MatchedList,
} from '../../../contract/book-lists.ts'
import { MizanError } from '../../../contract/errors.ts'
import { listCsv } from '../../../contract/list-csv.ts'
import type { ReaderProfile } from '../../../contract/reader-profile.ts'
import { ROUTES } from '../../../contract/routes.ts'
import { createRepositories } from '../../db/repositories.ts'
import type { StoredList } from '../../db/list-repository.ts'
import { listRows } from '../../lists/list-rows.ts'
import { matchedBooks } from '../../lists/matched-books.ts'
import { wishKey } from '../../lists/wish-key.ts'
import type { App } from '../app-type.ts'
import type { HttpDependencies } from '../dependencies.ts'
import type { ProfileAccess } from '../guard/profile-access.ts'
import { discardUpload, receiveUpload } from '../intake/receive-upload.ts'
import { LIST_UPLOAD, UPLOAD_RATE } from '../intake/upload-rules.ts'
import { attachment } from './attachment.ts'
import { readerLanguage } from './reader-language.ts'
import { errorBody, idParams, languageQuery, parseId } from './route-parts.ts'
import { whileConnected } from './while-connected.ts'

const listQuery = z.object({
  ...languageQuery.shape,
  profile: z.string().optional().describe('Says for this profile whether each judged book is one for them.'),
})
const rowParams = z.object({ id: z.string(), position: z.string() })
/** Checked by hand, so that what is no id is no book. */
const choiceBody = z.record(z.string(), z.unknown()).describe('book: the id of the one that is meant, or null')

/** Lists of books, matched with the library as it is at that moment: of a family, or the library's own. */
export function listRoutes(
  app: App,
  { config, database, pipeline, reports }: HttpDependencies,
  { onRequest, ownerOf }: ProfileAccess,
): void {
  const tags = ['lists']
  const { catalogue, evaluations, fits, lists, profiles, wishes } = createRepositories(database.connection)

  const listOf = async (request: FastifyRequest, rawId: string): Promise<StoredList> => {
    const list = await lists.find(ownerOf(request), parseId(rawId, 'list_not_found'))
    if (list === null) throw new MizanError('list_not_found')
    return list
  }
  const profileOf = async (request: FastifyRequest, rawId: string | undefined): Promise<ReaderProfile | null> => {
    if (rawId === undefined) return null
    const profile = await profiles.find(ownerOf(request), parseId(rawId, 'profile_not_found'))
    if (profile === null) throw new MizanError('profile_not_found')
    return profile
  }
  type Asked = { request: FastifyRequest; reply: FastifyReply; id: string; profile: ReaderProfile | null }
  const matched = async ({ request, reply, id, profile }: Asked): Promise<MatchedList> => {
    const stored = await listOf(request, id)
    const signal = whileConnected(reply)
    const options = { language: readerLanguage(request), chosen: stored.chosen, signal }
    const books = await matchedBooks(catalogue, stored.books, options)
    const wished = new Set((await wishes.list(ownerOf(request))).map(({ key }) => key))
    return { ...stored.list, rows: await listRows(fits, books, { profile, wished }) }
  }

  app.get(
    ROUTES.lists.path,
    {
      onRequest,
      schema: {
        tags,
        summary: 'The lists of this family, or the library’s own, newest first',
        response: { 200: z.array(bookListSchema), '4xx': errorBody },
      },
    },
    async (request): Promise<BookList[]> => await lists.list(ownerOf(request)),
  )

  app.post(
    ROUTES.createList.path,
    {
      onRequest,
      config: { rateLimit: UPLOAD_RATE },
      schema: {
        tags,
        summary: 'Send a list of books: one multipart field `file`',
        description:
          'A table with columns of titles, authors, publishers or ISBNs (CSV, Excel .xlsx), ONIX 3, or a text with one book a ' +
          'line. The list is called as its file.',
        consumes: ['multipart/form-data'],
        response: { 201: bookListSchema, '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const owner = ownerOf(request)
      if ((await lists.count(owner)) >= MAX_LISTS) throw new MizanError('too_many_lists', { max: MAX_LISTS })
      const files = await receiveUpload(request, join(config.dataDirectory, 'tmp'), LIST_UPLOAD)
      try {
        const [{ path, filename }] = files
        const read = await (await pipeline()).readList(path, filename, whileConnected(reply))
        const name = filename.replace(/(?:\.\w{1,5}){1,2}$/, '').slice(0, MAX_LIST_NAME_CHARACTERS)
        const id = await lists.create(owner, name || filename, read)
        void reply.code(201)
        return (await listOf(request, id)).list
      } finally {
        await discardUpload(files)
      }
    },
  )

  app.get(
    ROUTES.list.path,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Which books of a list are judged, to be judged or unknown, and which a reader may read',
        params: idParams,
        querystring: listQuery,
        response: { 200: matchedListSchema, '4xx': errorBody },
      },
    },
    async (request, reply): Promise<MatchedList> => {
      const { params, query } = request
      return await matched({ request, reply, id: params.id, profile: await profileOf(request, query.profile) })
    },
  )

  app.delete(
    ROUTES.removeList.path,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Remove a list for good',
        params: idParams,
        response: { 204: z.null(), '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const id = parseId(request.params.id, 'list_not_found')
      if (!(await lists.remove(ownerOf(request), id))) throw new MizanError('list_not_found')
      return await reply.code(204).send(null)
    },
  )

  app.put(
    ROUTES.chooseListed.path,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Say which book of the library a line of a list means; null takes that back',
        params: rowParams,
        body: choiceBody,
        response: { 204: z.null(), '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const { list, books } = await listOf(request, request.params.id)
      const position = /^\d{1,6}$/.test(request.params.position) ? Number(request.params.position) : books.length
      if (position >= books.length) throw new MizanError('list_row_not_found')
      const choice = chosenBookSchema.safeParse(request.body)
      if (!choice.success) throw new MizanError('evaluation_not_found')
      const { book } = choice.data
      if (book !== null && (await evaluations.find(book)) === null) throw new MizanError('evaluation_not_found')
      await lists.choose(list.id, position, book)
      return await reply.code(204).send(null)
    },
  )

  app.get(
    ROUTES.exportList.path,
    {
      onRequest,
      schema: {
        tags,
        summary: 'A list with what the library says of it, as CSV',
        params: idParams,
        querystring: listQuery,
      },
    },
    async (request, reply) => {
      const { params, query } = request
      const { rows } = await matched({
        request,
        reply,
        id: params.id,
        profile: await profileOf(request, query.profile),
      })
      return await reply
        .header('content-disposition', attachment('mizan_list.csv'))
        .type('text/csv; charset=utf-8')
        .send(listCsv(rows, readerLanguage(request)))
    },
  )

  app.get(
    ROUTES.listReport.path,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Which books of a list a reader may read, on paper (PDF)',
        description: 'A child is not named on it.',
        params: idParams,
        querystring: listQuery,
      },
    },
    async (request, reply) => {
      const { params, query } = request
      const profile = await profileOf(request, query.profile)
      const list = await matched({ request, reply, id: params.id, profile })
      const signal = whileConnected(reply)
      // A class or a shelf is known by its name; a paper is no place for a child's.
      const reader = profile === null ? null : profile.kind === 'child' ? '' : profile.name
      const pdf = await reports.listPdf({ list, reader }, { language: readerLanguage(request), signal })
      return await reply.header('content-disposition', attachment('mizan_list.pdf')).type('application/pdf').send(pdf)
    },
  )

  app.post(
    ROUTES.wishMissing.path,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Put the books of a list that are not in the library on the wish list',
        params: idParams,
        response: { 200: wishedSchema, '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const owner = ownerOf(request)
      const { rows } = await matched({ request, reply, id: request.params.id, profile: null })
      const missing = rows
        .filter(({ state, wished }) => state === 'unknown' && !wished)
        .map(({ title, author, publisher, isbn }) => ({ title, author, publisher, isbn }))
        .map((book) => ({ book, key: wishKey(book) }))
      if ((await wishes.list(owner)).length + missing.length > MAX_WISHES) {
        throw new MizanError('too_many_wishes', { max: MAX_WISHES })
      }
      return { added: await wishes.add(owner, missing) }
    },
  )
}
