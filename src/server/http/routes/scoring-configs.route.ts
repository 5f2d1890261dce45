import * as z from 'zod'
import { MizanError } from '../../../contract/errors.ts'
import { ROUTES } from '../../../contract/routes.ts'
import { previewSchema } from '../../../contract/rescoring.ts'
import {
  scoringConfigInputSchema,
  scoringConfigSchema,
  type ScoringConfigInput,
} from '../../../contract/scoring-config.ts'
import { createRepositories } from '../../db/repositories.ts'
import { activateConfig, createConfig, deleteConfig } from '../../scoring/change-configs.ts'
import { previewConfig } from '../../scoring/preview-config.ts'
import type { Access } from '../guard/access.ts'
import type { App } from '../app-type.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { readerLanguage } from './reader-language.ts'
import { errorBody, idParams, languageQuery, parseId, performedBy, performedByBody, performer } from './route-parts.ts'
import { whileConnected } from './while-connected.ts'

const PREVIEW_RATE = { max: 240, timeWindow: '1 minute' }

const activateBody = z.object({ ...performedBy.shape, rescore: z.boolean().optional() }).nullish()
const previewQuery = z.object({
  ...languageQuery.shape,
  limit: z.coerce.number().int().min(1).max(200).default(50),
  offset: z.coerce.number().int().min(0).default(0),
})
const newConfigBody = z.looseObject({ performedBy: z.string().optional() })

/** @throws MizanError config_invalid naming every field that is missing or of the wrong kind */
function readRules(body: unknown): ScoringConfigInput {
  const parsed = scoringConfigInputSchema.safeParse(body)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new MizanError('config_invalid', { reason: faults[0] ?? '', details: faults.join('; ') })
}

/** /api/scoring-configs: immutable versions of the rules, one of them active. */
export function scoringConfigRoutes(app: App, { database, queue }: HttpDependencies, access: Access): void {
  const { scoringConfigs } = createRepositories(database.connection)
  const tags = ['scoring configurations']

  app.get(
    ROUTES.scoringConfigs.path,
    { schema: { tags, summary: 'All versions, newest first', response: { 200: z.array(scoringConfigSchema) } } },
    async (_request, reply) => {
      void reply.header('cache-control', 'no-cache')
      return await scoringConfigs.list()
    },
  )

  app.get(
    ROUTES.activeScoringConfig.path,
    { schema: { tags, summary: 'The active version', response: { 200: scoringConfigSchema, 404: errorBody } } },
    async (_request, reply) => {
      const config = await scoringConfigs.active()
      if (config === null) throw new MizanError('config_not_found')
      void reply.header('cache-control', 'no-cache')
      return config
    },
  )

  app.post(
    ROUTES.createScoringConfig.path,
    {
      onRequest: access.requireWriter,
      schema: {
        tags,
        summary: 'Save a new, inactive version (a whole configuration without id)',
        body: newConfigBody,
        response: { 201: scoringConfigSchema, '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const config = readRules(request.body)
      return await reply.code(201).send(await createConfig(database, config, performer(request.body)))
    },
  )

  app.post(
    ROUTES.previewScoringConfig.path,
    {
      config: { rateLimit: PREVIEW_RATE },
      schema: {
        tags,
        summary: 'What the whole library would come to under these rules; changes nothing',
        description:
          'The body is a whole configuration, as for saving one. The changed books come in pages: `?offset=` of `next`.',
        querystring: previewQuery,
        body: newConfigBody,
        response: { 200: previewSchema, '4xx': errorBody },
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      const { limit, offset } = request.query
      const language = readerLanguage(request)
      const signal = whileConnected(reply)
      return await previewConfig(database.connection, readRules(request.body), { language, limit, offset, signal })
    },
  )

  app.post(
    ROUTES.activateScoringConfig.path,
    {
      onRequest: access.requireWriter,
      schema: {
        tags,
        summary: 'Make a version the active one, for new books or, with `rescore`, for the whole library',
        params: idParams,
        body: activateBody,
        response: { 200: scoringConfigSchema, '4xx': errorBody },
      },
    },
    async (request) => {
      const id = parseId(request.params.id, 'config_not_found')
      const { rescore = false } = request.body ?? {}
      return await activateConfig({ database, queue }, id, { performedBy: performer(request.body), rescore })
    },
  )

  app.delete(
    ROUTES.deleteScoringConfig.path,
    {
      onRequest: access.requireWriter,
      schema: {
        tags,
        summary: 'Delete an inactive version',
        params: idParams,
        body: performedByBody,
        response: { 204: z.null(), '4xx': errorBody },
      },
    },
    async (request, reply) => {
      await deleteConfig(database, parseId(request.params.id, 'config_not_found'), performer(request.body))
      return await reply.code(204).send(null)
    },
  )
}
