import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import fastify, { LogController } from 'fastify'
import { jsonSchemaTransform, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { MizanError } from '../../contract/errors.ts'
import { createRepositories } from '../db/repositories.ts'
import { createAccess } from './access.ts'
import type { App } from './app-type.ts'
import type { HttpDependencies } from './dependencies.ts'
import { deepAnalysisRoutes } from './deep-analysis.route.ts'
import { docsRoutes } from './docs.route.ts'
import { editRoutes } from './edit.route.ts'
import { sendError } from './error-handler.ts'
import { evaluationRoutes } from './evaluation.route.ts'
import { exportRoutes } from './export.route.ts'
import { healthRoutes } from './health.route.ts'
import { libraryRoutes } from './library.route.ts'
import type { RequestCounter } from './metrics.ts'
import { checkOrigin } from './origin.ts'
import { reportRoutes } from './reports.route.ts'
import { rescoringRoutes } from './rescorings.route.ts'
import { reviewRoutes } from './reviews.route.ts'
import { scoringConfigRoutes } from './scoring-configs.route.ts'
import { CONTENT_SECURITY_POLICY } from './security-policy.ts'
import { sessionRoutes } from './session.route.ts'
import { createSessions } from './sessions.ts'
import { sourceRoutes } from './sources.route.ts'
import { uploadRoutes } from './upload.route.ts'
import { serveWeb } from './web.ts'

/** JSON bodies are configurations at most. */
const MAX_JSON_BYTES = 2 * 1024 * 1024
/** Open however much is required elsewhere: signing in, and probes. */
const ALWAYS_OPEN = ['/api/session', '/healthz', '/readyz', '/metrics']

/** The HTTP side of Mizan, ready to listen or to be injected into. Starts nothing by itself. */
export async function createApp(dependencies: HttpDependencies): Promise<App> {
  const { config, database, log, web } = dependencies
  const app: App = fastify({
    loggerInstance: log,
    trustProxy: config.trustProxy,
    bodyLimit: MAX_JSON_BYTES,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle' as const,
    requestTimeout: 30 * 60 * 1000,
    return503OnClosing: true,
  }).withTypeProvider<ZodTypeProvider>()

  const sessions =
    config.adminPassword === undefined
      ? null
      : createSessions(createRepositories(database.connection).sessions, config.adminPassword)
  const access = createAccess(config, sessions)
  const requests: RequestCounter = { counts: new Map(), seconds: 0 }

  app.setErrorHandler(sendError)
  app.setValidatorCompiler(validatorCompiler)
  // Answers are made of what was validated on its way in; checking them again would cost more than making them.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))

  app.addHook('onResponse', async (request, reply) => {
    const key = `${request.method} ${String(Math.floor(reply.statusCode / 100))}xx`
    requests.counts.set(key, (requests.counts.get(key) ?? 0) + 1)
    requests.seconds += reply.elapsedTime / 1000
    request.log.info({ method: request.method, route: request.routeOptions.url, status: reply.statusCode }, 'answered')
  })

  await app.register(helmet, {
    contentSecurityPolicy: web.kind === 'vite' ? false : CONTENT_SECURITY_POLICY,
    strictTransportSecurity: config.publicUrl?.protocol === 'https:',
    referrerPolicy: { policy: 'same-origin' },
  })
  await app.register(cookie)
  // Behind helmet, so that refusals carry its headers too, and behind the cookies a session is read from.
  app.addHook('onRequest', async (request) => {
    checkOrigin(request, config)
    const path = request.url.split('?', 1)[0] ?? ''
    if (path.startsWith('/api/') && !ALWAYS_OPEN.includes(path)) await access.requireReader(request)
  })
  await app.register(compress, { encodings: ['gzip', 'deflate', 'identity'], threshold: 1024 })
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { ttl }) =>
      new MizanError('rate_limited', { seconds: Math.max(1, Math.ceil(ttl / 1000)) }),
  })
  await app.register(multipart, { throwFileSizeLimit: false })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Mizan', description: "Judges children's books for families in the UAE.", version: '1' },
    },
    transform: jsonSchemaTransform,
  })

  uploadRoutes(app, dependencies, access)
  deepAnalysisRoutes(app, dependencies, access)
  evaluationRoutes(app, dependencies, access)
  libraryRoutes(app, dependencies)
  exportRoutes(app, dependencies)
  editRoutes(app, dependencies, access)
  reportRoutes(app, dependencies)
  scoringConfigRoutes(app, dependencies, access)
  rescoringRoutes(app, dependencies, access)
  reviewRoutes(app, dependencies, access)
  sourceRoutes(app, dependencies, access)
  sessionRoutes(app, dependencies, access, sessions)
  healthRoutes(app, dependencies, requests)
  docsRoutes(app)
  await serveWeb(app, web)
  return app
}
