import { ROUTES } from '../../contract/routes.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { App } from './app-type.ts'

const KNOWN = new Set<string>(Object.values(ROUTES).map(({ path }) => path))
const UPLOADS = new Set<string>([ROUTES.evaluate.path, ROUTES.evaluateOcr.path, ROUTES.deepAnalyze.path])
/** Asked every few seconds by machines. */
const PROBES = new Set<string>([ROUTES.healthz.path, ROUTES.readyz.path, ROUTES.metrics.path])

/** Names each request in its answer, counts it and tells of its end. */
export function followRequests(app: App, metrics: Metrics): void {
  app.decorateRequest('errorCode', undefined)
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id)
    if (request.method !== 'POST' || !UPLOADS.has(request.routeOptions.url ?? '')) return
    metrics.uploadBegan()
    // Closing comes to every answer, also to those whose asker left.
    reply.raw.once('close', () => metrics.uploadEnded())
  })

  app.addHook('onResponse', async (request, reply) => {
    const { method } = request
    const url = request.routeOptions.url ?? ''
    // Any file of the web application is the same to us, and so is any address that is nothing.
    const route = KNOWN.has(url) ? url : 'page'
    const status = reply.statusCode
    metrics.requestAnswered({ method, route, status }, reply.elapsedTime / 1000)
    const told = { method, route, status, durationMs: Math.round(reply.elapsedTime), code: request.errorCode }
    if (PROBES.has(url)) request.log.debug(told, 'answered')
    else request.log.info(told, 'answered')
  })
}
