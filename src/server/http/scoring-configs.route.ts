import * as z from 'zod'
import { MizanError } from '../../contract/errors.ts'
import { ROUTES } from '../../contract/routes.ts'
import { scoringConfigInputSchema, scoringConfigSchema } from '../../contract/scoring-config.ts'
import { createRepositories } from '../db/repositories.ts'
import { activateConfig, createConfig, deleteConfig } from '../scoring/change-configs.ts'
import type { Access } from './access.ts'
import type { App } from './app-type.ts'
import type { HttpDependencies } from './dependencies.ts'
import { errorBody, idParams, parseId, performedByBody, performer } from './route-parts.ts'

const newConfigBody = z.looseObject({ performedBy: z.string().optional() })

/** /api/scoring-configs: immutable versions of the rules, one of them active. */
export function scoringConfigRoutes(app: App, { database }: HttpDependencies, access: Access): void {
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
      schema: {
        tags,
        summary: 'Save a new, inactive version (a whole configuration without id)',
        body: newConfigBody,
        response: { 201: scoringConfigSchema, '4xx': errorBody },
      },
    },
    async (request, reply) => {
      await access.requireWriter(request)
      const parsed = scoringConfigInputSchema.safeParse(request.body)
      if (!parsed.success) {
        const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
        throw new MizanError('config_invalid', { reason: faults[0] ?? '', details: faults.join('; ') })
      }
      return await reply.code(201).send(await createConfig(database, parsed.data, performer(request.body)))
    },
  )

  app.post(
    ROUTES.activateScoringConfig.path,
    {
      schema: {
        tags,
        summary: 'Make a version the active one',
        params: idParams,
        body: performedByBody,
        response: { 200: scoringConfigSchema, '4xx': errorBody },
      },
    },
    async (request) => {
      await access.requireWriter(request)
      return await activateConfig(database, parseId(request.params.id, 'config_not_found'), performer(request.body))
    },
  )

  app.delete(
    ROUTES.deleteScoringConfig.path,
    {
      schema: {
        tags,
        summary: 'Delete an inactive version',
        params: idParams,
        body: performedByBody,
        response: { 204: z.null(), '4xx': errorBody },
      },
    },
    async (request, reply) => {
      await access.requireWriter(request)
      await deleteConfig(database, parseId(request.params.id, 'config_not_found'), performer(request.body))
      return await reply.code(204).send(null)
    },
  )
}
