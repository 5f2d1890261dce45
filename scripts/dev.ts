import { join } from 'node:path'
import { pino } from 'pino'
import { createServer, type ViteDevServer } from 'vite'
import { readConfig } from '../src/server/config.ts'
import { loadReports } from '../src/server/start/reports.ts'
import { startServer } from '../src/server/start/start-server.ts'

/** One command, one port: the service with Vite's development server in front of the web application. */
const config = readConfig()
let vite: ViteDevServer | undefined
const server = await startServer(config, {
  web: {
    kind: 'vite',
    start: async (httpServer) => {
      vite = await createServer({
        configFile: join(import.meta.dirname, '../vite.config.ts'),
        appType: 'spa',
        server: { middlewareMode: true, hmr: { server: httpServer } },
      })
      return vite.middlewares
    },
  },
  loadPipeline: async () => {
    const { createPipeline } = await import('../src/pipeline/pipeline.ts')
    return createPipeline({ processes: config.workers })
  },
  reports: loadReports(),
  log: pino({ level: config.logLevel, transport: { target: 'pino-pretty', options: { destination: 2 } } }),
})
process.stdout.write(`Mizan (development) listening on ${server.url ?? 'nothing'}\n`)

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    void Promise.all([vite?.close(), server.stop()]).then(() => process.exit(0))
  })
}
