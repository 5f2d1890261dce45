import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { MizanError } from '../../contract/errors.ts'
import type { App } from './app-type.ts'
import type { Web } from './dependencies.ts'
import { sendError } from './errors/error-handler.ts'

const SERVICE_PATHS = /^\/(?:api|opds|healthz|readyz|metrics)(?:[/?]|$)/

/** Serves the web application: every address that is not the service's is one of its pages. */
export async function serveWeb(app: App, web: Web): Promise<void> {
  switch (web.kind) {
    case 'vite': {
      const middleware = await web.start(app.server)
      app.addHook('onRequest', (request, reply, done) => {
        if (SERVICE_PATHS.test(request.url)) {
          done()
          return
        }
        void reply.hijack()
        middleware(request.raw, reply.raw, () => {
          reply.raw.statusCode = 404
          reply.raw.end()
        })
      })
      app.setNotFoundHandler(notFound)
      return
    }
    case 'static': {
      // As it was at the start: a build that comes later belongs to the next process.
      const page = existsSync(join(web.directory, 'index.html'))
        ? readFileSync(join(web.directory, 'index.html'), 'utf8')
        : null
      await app.register(staticFiles, {
        root: web.directory,
        wildcard: false,
        globIgnore: ['index.html'],
        index: false,
        cacheControl: false,
        setHeaders: (response, path) => {
          // The build puts a hash into every name under assets/.
          const forever = path.startsWith(join(web.directory, 'assets'))
          void response.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
        },
      })
      // What a build beside this process has put there since.
      app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) =>
        reply.sendFile(`assets/${request.params['*']}`),
      )
      app.setNotFoundHandler(async (request, reply) => {
        const isPage = (request.method === 'GET' || request.method === 'HEAD') && !hasExtension(request.url)
        if (page === null || !isPage || SERVICE_PATHS.test(request.url)) return notFound(request, reply)
        return await reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)
      })
      return
    }
    case 'none':
      app.setNotFoundHandler(notFound)
  }
}

function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendError(new MizanError('not_found'), request, reply)
}

function hasExtension(url: string): boolean {
  return /\.\w{1,8}$/.test(url.split('?', 1)[0] ?? '')
}
