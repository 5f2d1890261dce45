import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import fastify, { LogController } from 'fastify'
import { jsonSchemaTransform, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { MizanError } from '../../contract/errors.ts'
import { ROUTES } from '../../contract/routes.ts'
import { createRepositories } from '../db/repositories.ts'
import { createAccess } from './guard/access.ts'
import { createAdmission } from './intake/admission.ts'
import type { App } from './app-type.ts'
import { answerBrokenRequest, answerUnreadableAddress } from './errors/bare-answers.ts'
import type { HttpDependencies } from './dependencies.ts'
import { comparisonRoutes } from './routes/comparison.route.ts'
import { pictureTakingRoutes } from './routes/picture-takings.route.ts'
import { picturesRoutes } from './routes/pictures.route.ts'
import { deepAnalysisRoutes } from './routes/deep-analysis.route.ts'
import { docsRoutes } from './routes/docs.route.ts'
import { editRoutes } from './routes/edit.route.ts'
import { sendError } from './errors/error-handler.ts'
import { evaluationRoutes } from './routes/evaluation.route.ts'
import { exportRoutes } from './routes/export.route.ts'
import { createFamilies } from './guard/families.ts'
import { familyRoutes } from './routes/families.route.ts'
import { followRequests } from './follow-requests.ts'
import { fitRoutes } from './routes/fit.route.ts'
import { createProfileAccess } from './guard/profile-access.ts'
import { healthRoutes, metricsRoute } from './routes/health.route.ts'
import { libraryRoutes } from './routes/library.route.ts'
import { checkOrigin } from './guard/origin.ts'
import { refuseUnstorable } from './guard/refuse-unstorable.ts'
import { reportRoutes } from './routes/reports.route.ts'
import { requestIdOf } from './request-id.ts'
import { opdsRoutes } from './routes/opds.route.ts'
import { planRoutes } from './routes/plan.route.ts'
import { shelfAddressRoutes } from './routes/shelf-address.route.ts'
import { shelfRoutes } from './routes/shelf.route.ts'
import { createShelves } from '../fit/shelves.ts'
import { modelRoutes } from './routes/model.route.ts'
import { listRoutes } from './routes/lists.route.ts'
import { opinionRoutes } from './routes/opinions.route.ts'
import { wishRoutes } from './routes/wishes.route.ts'
import { pagesRoutes } from './routes/pages.route.ts'
import { profileRoutes } from './routes/profiles.route.ts'
import { rescoringRoutes } from './routes/rescorings.route.ts'
import { reviewRoutes } from './routes/reviews.route.ts'
import { scanRoutes } from './routes/scans.route.ts'
import { scoringConfigRoutes } from './routes/scoring-configs.route.ts'
import { CONTENT_SECURITY_POLICY, PERMISSIONS_POLICY } from './guard/security-policy.ts'
import { sessionRoutes } from './routes/session.route.ts'
import { createSessions } from './guard/sessions.ts'
import { watchSender } from './guard/slow-senders.ts'
import { sourceRoutes } from './routes/sources.route.ts'
import { summaryRoutes } from './routes/summary.route.ts'
import { uploadRoutes } from './routes/upload.route.ts'
import { serveWeb } from './web.ts'

/** JSON bodies are configurations at most. */
const MAX_JSON_BYTES = 2 * 1024 * 1024
/** Open however much is required elsewhere: signing in, and shelves for those who have their address. Probes are outside `/api/`. */
const ALWAYS_OPEN = new Set<string>([
  ROUTES.session.path,
  // Their secret address is what they ask for.
  ROUTES.openShelf.path,
  ROUTES.openShelfBook.path,
  ROUTES.openShelfCover.path,
])
/** A request is there within a second or two; whoever takes longer holds a connection. */
const HEADERS_TIMEOUT_MS = 20_000
/** The largest upload over a slow line. */
const REQUEST_TIMEOUT_MS = 30 * 60 * 1000
/** Each takes memory, and a file descriptor of which a process has few thousand. */
const MAX_CONNECTIONS = 2000

/** The HTTP side of Mizan, ready to listen or to be injected into. Starts nothing by itself. */
export async function createApp(dependencies: HttpDependencies): Promise<App> {
  const { config, database, log, web } = dependencies
  const app: App = fastify({
    loggerInstance: log,
    // Only what the proxy in front says itself: whatever it was handed as forwarded address may be forged.
    trustProxy: config.trustProxy === true ? (_address: string, hop: number) => hop === 0 : config.trustProxy,
    bodyLimit: MAX_JSON_BYTES,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle' as const,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: 1000 },
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Whoever still has a connection is answered on it, and the connection closed; see drain.ts.
    return503OnClosing: false,
    frameworkErrors: answerUnreadableAddress,
    clientErrorHandler: answerBrokenRequest,
  }).withTypeProvider<ZodTypeProvider>()
  app.server.maxConnections = MAX_CONNECTIONS
  // A form of another site can send text without asking; nothing here is sent as text.
  app.removeContentTypeParser('text/plain')

  const { adminPassword, publicUrl } = config
  const sessions =
    adminPassword === undefined
      ? null
      : createSessions(createRepositories(database.connection).sessions, { adminPassword, publicUrl })
  const access = createAccess(config, sessions)

  app.setErrorHandler(sendError)
  app.setValidatorCompiler(validatorCompiler)
  // Answers are made of what was validated on its way in; checking them again would cost more than making them.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))

  followRequests(app, dependencies.metrics)

  await app.register(helmet, {
    contentSecurityPolicy: web.kind === 'vite' ? false : CONTENT_SECURITY_POLICY,
    strictTransportSecurity: publicUrl?.protocol === 'https:',
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    crossOriginEmbedderPolicy: web.kind !== 'vite',
  })
  await app.register(cookie)
  // Behind helmet, so that refusals carry its headers too, and behind the cookies a session is read from.
  app.addHook('onRequest', async (request, reply) => {
    // Kept nowhere, unless a route knows better.
    void reply.header('permissions-policy', PERMISSIONS_POLICY).header('cache-control', 'no-store')
    checkOrigin(request, config)
    watchSender(request)
    // By the route that will answer: the address it was asked for by may be written in other ways.
    const route = request.routeOptions.url ?? ''
    if (route.startsWith('/api/') && !ALWAYS_OPEN.has(route)) await access.requireReader(request)
  })
  app.addHook('preValidation', async (request) => refuseUnstorable(request))
  // Bodies are taken as they are: a few packed kilobytes would be gigabytes.
  await app.register(compress, {
    encodings: ['gzip', 'deflate', 'identity'],
    threshold: 1024,
    globalDecompression: false,
  })
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

  const admission = createAdmission(createRepositories(database.connection).waiting, config)
  uploadRoutes(app, dependencies, access, admission)
  deepAnalysisRoutes(app, dependencies, access, admission)
  evaluationRoutes(app, dependencies, access)
  comparisonRoutes(app, dependencies, access)
  fitRoutes(app, dependencies)
  picturesRoutes(app, dependencies, access)
  pictureTakingRoutes(app, dependencies, access)
  pagesRoutes(app, dependencies, access)
  scanRoutes(app, dependencies, access, admission)
  summaryRoutes(app, dependencies)
  exportRoutes(app, dependencies)
  editRoutes(app, dependencies, access)
  reportRoutes(app, dependencies)
  scoringConfigRoutes(app, dependencies, access)
  rescoringRoutes(app, dependencies, access)
  reviewRoutes(app, dependencies, access)
  sourceRoutes(app, dependencies, access)
  modelRoutes(app, dependencies, access)
  const families = createFamilies(createRepositories(database.connection).families, publicUrl)
  const shelves = createShelves(database.connection)
  const owners = createProfileAccess(database.connection, access, families)
  profileRoutes(app, dependencies, owners, shelves)
  libraryRoutes(app, dependencies, owners, shelves)
  shelfRoutes(app, dependencies, owners, shelves)
  shelfAddressRoutes(app, dependencies, owners)
  planRoutes(app, dependencies, owners, shelves)
  opdsRoutes(app, dependencies, shelves)
  listRoutes(app, dependencies, owners)
  wishRoutes(app, dependencies, owners)
  opinionRoutes(app, dependencies, access, families)
  familyRoutes(app, dependencies, access, families)
  sessionRoutes(app, dependencies, access, sessions)
  healthRoutes(app, dependencies)
  // On a port of their own where there is one.
  if (config.metricsPort === undefined) metricsRoute(app, dependencies)
  docsRoutes(app)
  await serveWeb(app, web)
  return app
}
