import fastify, { LogController } from 'fastify'
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { App } from './app-type.ts'
import { healthRoutes, metricsRoute, type OperatedServer } from './health.route.ts'

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
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))
  healthRoutes(app, server)
  metricsRoute(app, server)
  await app.listen({ port, host, listenTextResolver: () => 'listening for metrics' })
  return async () => await app.close()
}
