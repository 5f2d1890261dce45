import { createReadStream } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import { MizanError } from '../../../contract/errors.ts'
import { ROUTES } from '../../../contract/routes.ts'
import type { App } from '../app-type.ts'

/** The parts of Swagger UI the page needs, served from here. */
const ASSETS = new Map([
  ['swagger-ui.css', 'text/css; charset=utf-8'],
  ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
  ['favicon-32x32.png', 'image/png'],
])

const PAGE = `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mizan API</title>
<link rel="icon" href="/api/docs/favicon-32x32.png">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<div id="docs"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`

const START = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, validatorUrl: null })\n`

/** GET /api/openapi.json and the page that shows it, without any script from elsewhere. */
export function docsRoutes(app: App): void {
  const schema = { hide: true }
  const directory = join(dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui/package.json')), 'static')

  app.get(ROUTES.openapi.path, { schema }, async (_request, reply) => {
    void reply.header('cache-control', 'no-cache')
    return app.swagger()
  })

  app.get(
    ROUTES.docs.path,
    { schema },
    async (_request, reply) => await reply.type('text/html; charset=utf-8').send(PAGE),
  )

  app.get(
    `${ROUTES.docs.path}/:file`,
    { schema: { ...schema, params: z.object({ file: z.string() }) } },
    async (request, reply) => {
      const { file } = request.params
      if (file === 'start.js') return await reply.type('text/javascript; charset=utf-8').send(START)
      const type = ASSETS.get(file)
      if (type === undefined) throw new MizanError('not_found')
      void reply.header('cache-control', 'public, max-age=86400').type(type)
      return await reply.send(createReadStream(join(directory, file)))
    },
  )
}
