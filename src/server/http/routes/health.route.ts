import { ROUTES } from '../../../contract/routes.ts'
import { registerSharedFigures } from '../../metrics/shared-figures.ts'
import { checkReadiness } from '../../readiness.ts'
import type { App } from '../app-type.ts'
import type { HttpDependencies } from '../dependencies.ts'

export type OperatedServer = Pick<
  HttpDependencies,
  'config' | 'database' | 'storage' | 'queue' | 'running' | 'metrics' | 'drain' | 'log'
>

/** For supervisors: is the process alive, can it work. */
export function healthRoutes(app: App, server: OperatedServer): void {
  const schema = { tags: ['operations'] }

  app.get(ROUTES.healthz.path, { schema: { ...schema, summary: 'The process answers' } }, async (_request, reply) => {
    void reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })

  app.get(
    ROUTES.readyz.path,
    { schema: { ...schema, summary: 'Database, storage and queue answer' } },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      if (server.drain?.begun.aborted === true) return await reply.code(503).send({ status: 'draining' })
      const checks = await checkReadiness(server, request.log)
      const ready = Object.values(checks).every((answer) => answer === 'ok')
      return await reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', ...checks })
    },
  )
}

/** And how is it doing. */
export function metricsRoute(app: App, server: OperatedServer): void {
  const { registry } = server.metrics
  const refresh = registerSharedFigures(registry, {
    ...server,
    readiness: async () => await checkReadiness(server, server.log),
  })
  app.get(
    ROUTES.metrics.path,
    { schema: { tags: ['operations'], summary: 'Prometheus metrics' } },
    async (_request, reply) => {
      await refresh()
      return await reply.type(registry.contentType).send(registry.text())
    },
  )
}
