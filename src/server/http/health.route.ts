import { sql } from 'kysely'
import { ROUTES } from '../../contract/routes.ts'
import { createRepositories } from '../db/repositories.ts'
import type { App } from './app-type.ts'
import type { HttpDependencies } from './dependencies.ts'
import { metricsText, type RequestCounter } from './metrics.ts'

const CHECK_TIMEOUT_MS = 3000

/** For supervisors: is the process alive, can it work, how is it doing. */
export function healthRoutes(app: App, dependencies: HttpDependencies, requests: RequestCounter): void {
  const { database, storage, queue } = dependencies
  const { evaluations } = createRepositories(database.connection)
  const schema = { tags: ['operations'] }

  app.get(ROUTES.healthz.path, { schema: { ...schema, summary: 'The process answers' } }, async (_request, reply) => {
    void reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })

  app.get(
    ROUTES.readyz.path,
    { schema: { ...schema, summary: 'Database, storage and queue answer' } },
    async (request, reply) => {
      const checks = {
        database: sql`select 1`.execute(database.connection),
        storage: storage.check(),
        queue: queue.check(),
      }
      const answers = await Promise.all(
        Object.entries(checks).map(async ([name, check]) => {
          try {
            await Promise.race([check, timeout()])
            return [name, 'ok'] as const
          } catch (error) {
            request.log.warn({ err: error, check: name }, 'not ready')
            return [name, 'failed'] as const
          }
        }),
      )
      const ready = answers.every(([, answer]) => answer === 'ok')
      return await reply
        .code(ready ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status: ready ? 'ready' : 'not ready', ...Object.fromEntries(answers) })
    },
  )

  app.get(ROUTES.metrics.path, { schema: { ...schema, summary: 'Prometheus metrics' } }, async (_request, reply) => {
    const counts = await evaluations.countByStatus()
    return await reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(metricsText({ evaluations: counts, running: dependencies.running.size, requests }))
  })
}

async function timeout(): Promise<never> {
  return await new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('no answer in time')), CHECK_TIMEOUT_MS).unref()
  })
}
