import fastify, { LogController } from 'fastify'
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { App } from './app-type.ts'
import { answerBrokenRequest, answerUnreadableAddress } from './errors/bare-answers.ts'
import { healthRoutes, metricsRoute, type OperatedServer } from './routes/health.route.ts'
import { BARE_HEADERS } from './guard/security-policy.ts'

/**
 * Probes and metrics on a port of their own: the only one of a worker, and one that no proxy publishes. @returns how to
 * close it
 */
export async function serveMetrics(
  server: OperatedServer,
  { port, host }: { port: number; host: string },
): Promise<() => Promise<void>> {
  const app: App = fastify({
    loggerInstance: server.log,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: answerUnreadableAddress,
  }).withTypeProvider<ZodTypeProvider>()
  app.addHook('onRequest', async (_request, reply) => void reply.headers(BARE_HEADERS))
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))
  healthRoutes(app, server)
  metricsRoute(app, server)
  await app.listen({ port, host, listenTextResolver: () => 'listening for metrics' })
  return async () => await app.close()
}
