import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import type { ModelSettings } from '../pipeline/assess/llm/model/model-settings.ts'
import { ConfigError, readConfig } from './config.ts'
import { createLog, type Log } from './log.ts'
import { loadReports } from './reports.ts'
import { startServer, type RunningServer } from './start-server.ts'

// The embedded database is one large WebAssembly program. Compiling it a second time, optimised, costs 400 MB for a
// moment and 100 MB for good, and lists ten thousand books only half as fast again.
setFlagsFromString('--no-wasm-tier-up')
setFlagsFromString('--no-wasm-dynamic-tiering')

/** What `scripts/bootstrap.mjs` builds before the first start. */
const BUILT = join(import.meta.dirname, '../../dist')

/** Whatever hangs, a supervisor's patience ends at ten seconds. */
const STOP_WITHIN_MS = 9000

async function serve(): Promise<void> {
  const config = readConfig()
  const log = createLog({ level: config.logLevel, role: config.role })
  const server = await startServer(config, {
    web: { kind: 'static', directory: join(BUILT, 'web') },
    newLibrary: join(BUILT, 'new-library'),
    loadPipeline: async () => {
      const { createPipeline } = await import('../pipeline/pipeline.ts')
      return createPipeline({
        processes: config.workers,
        model: config.model,
        readsPictures: config.ocrEngine === 'llm',
      })
    },
    reports: loadReports(),
    log,
  })
  process.stdout.write(server.url === null ? 'Mizan worker ready\n' : `Mizan listening on ${server.url}\n`)
  if (config.model !== null) void reportModel(config.model, log)
  const stop = stopOnSignal(server)
  if (config.startedByNpm) stopWithParent(stop)
}

/** Says at once what the first book would otherwise find out. The library works without the model, so nothing else happens. */
async function reportModel(settings: ModelSettings, log: Log): Promise<void> {
  try {
    const { checkModel } = await import('../pipeline/assess/llm/model/check-model.ts')
    const fault = await checkModel(settings)
    if (fault !== undefined) process.stderr.write(`The AI model cannot be used: ${fault.message}\n`)
  } catch (error) {
    log.warn({ err: error }, 'the model could not be checked')
  }
}

function stopOnSignal(server: RunningServer): () => void {
  let stopping = false
  const stop = (): void => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(0), STOP_WITHIN_MS).unref()
    void server.stop().then(() => process.exit(0))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  return stop
}

/** Ending `npm start` ends npm and its shell, not what the shell started; an orphan would keep port and library. */
function stopWithParent(stop: () => void): void {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) stop()
  }, 250).unref()
}

/** Starts what the settings ask for; a fault of the settings or of the start is one sentence and status 1. */
export async function runServer(): Promise<void> {
  try {
    await serve()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    process.stderr.write(error instanceof ConfigError ? `${reason}\n` : `Mizan could not start: ${reason}\n`)
    process.exit(1)
  }
}
