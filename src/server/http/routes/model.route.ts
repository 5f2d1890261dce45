import * as z from 'zod'
import {
  modelChoiceBodySchema,
  modelSetupSchema,
  modelTrialSchema,
  type ModelSetup,
  type ModelTrial,
} from '../../../contract/model-choice.ts'
import {
  EXAMPLE_BOOKS,
  readingCostsSchema,
  type ExampleBook,
  type ReadingCosts,
} from '../../../contract/reading-cost.ts'
import { ROUTES } from '../../../contract/routes.ts'
import { fullName } from '../../../pipeline/assess/llm/model/model-settings.ts'
import type { Access } from '../guard/access.ts'
import type { App } from '../app-type.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { createRepositories } from '../../db/repositories.ts'
import { readerLanguage } from './reader-language.ts'
import { errorBody, languageQuery, performedBy, performedByBody, performer } from './route-parts.ts'

/** A trial costs money. */
const TRIAL_RATE = { max: 20, timeWindow: '1 minute' }

const switchBody = z.object({ ...performedBy.shape, active: z.boolean() })

/** /api/admin/model: which language model judges. A key goes in and never comes out. */
export function modelRoutes(app: App, { chosenModel, database }: HttpDependencies, access: Access): void {
  const tags = ['language model']
  const answers = { 200: modelSetupSchema, '4xx': errorBody }
  const onRequest = access.requireWriter

  app.get(
    ROUTES.modelSetup.path,
    { onRequest, schema: { tags, summary: 'The model that judges, without its key', response: answers } },
    async (): Promise<ModelSetup> => await chosenModel.setup(),
  )

  app.put(
    ROUTES.chooseModel.path,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Choose a model: it judges from the next book on',
        description: 'Without `apiKey` the stored key stays, where provider and address stay. It is never told again.',
        body: modelChoiceBodySchema,
        response: answers,
      },
    },
    async (request): Promise<ModelSetup> => {
      await chosenModel.choose(request.body, performer(null))
      return await chosenModel.setup()
    },
  )

  app.post(
    ROUTES.switchModel.path,
    {
      onRequest,
      schema: { tags, summary: 'To the embedded engine and back to the model', body: switchBody, response: answers },
    },
    async (request): Promise<ModelSetup> => {
      await chosenModel.switchTo(request.body.active, performer(request.body))
      return await chosenModel.setup()
    },
  )

  app.delete(
    ROUTES.forgetModel.path,
    { onRequest, schema: { tags, summary: 'Forget the model and its key', body: performedByBody, response: answers } },
    async (request): Promise<ModelSetup> => {
      await chosenModel.forget(performer(request.body))
      return await chosenModel.setup()
    },
  )

  app.get(
    ROUTES.readingCosts.path,
    {
      schema: {
        tags,
        summary:
          'What the model that judges costs for books of three sizes, and how long it reads; null without a model',
        querystring: languageQuery,
        response: { 200: readingCostsSchema, '4xx': errorBody },
      },
    },
    async (request): Promise<ReadingCosts> => {
      const settings = await chosenModel.current()
      if (settings === null) return null
      const { estimateReading, tokensOfWords } = await import('../../../pipeline/assess/llm/estimate-reading.ts')
      const pace = await createRepositories(database.connection).modelCalls.pace(fullName(settings))
      const language = readerLanguage(request)
      return {
        model: settings.model,
        measured: pace !== undefined,
        examples: Object.entries(EXAMPLE_BOOKS).map(([book, words]) => ({
          book: book as ExampleBook,
          words,
          ...estimateReading(tokensOfWords(words, language), settings, { pace }),
        })),
      }
    },
  )

  app.post(
    ROUTES.tryModel.path,
    {
      onRequest,
      config: { rateLimit: TRIAL_RATE },
      schema: {
        tags,
        summary: 'Ask a model one small question; nothing is stored',
        body: modelChoiceBodySchema,
        response: { 200: modelTrialSchema, '4xx': errorBody, '5xx': errorBody },
      },
    },
    async (request): Promise<ModelTrial> => {
      const settings = await chosenModel.settingsToTry(request.body)
      const { tryModel } = await import('../../../pipeline/assess/llm/model/try-model.ts')
      return await tryModel(settings)
    },
  )
}
