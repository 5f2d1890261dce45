import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import type { ModelSettings } from '../../pipeline/assess/llm/model/model-settings.ts'
import { readConfig, type Config } from '../config.ts'
import { createLog, type Log } from '../log.ts'
import { loadReports } from './reports.ts'
import { startSentence } from './start-faults.ts'
import { startServer, type RunningServer } from './start-server.ts'
import type { StopRequest } from './stop-request.ts'

// The embedded database is one large WebAssembly program. Compiling it a second time, optimised, costs 400 MB for a
// moment and 100 MB for good, and lists ten thousand books only half as fast again.
setFlagsFromString('--no-wasm-tier-up')
setFlagsFromString('--no-wasm-dynamic-tiering')

/** What `scripts/bootstrap.mjs` builds before the first start. */
const BUILT = join(import.meta.dirname, '../../../dist')

async function serve(config: Config, stop: StopRequest): Promise<RunningServer> {
  const log = createLog({ level: config.logLevel, role: config.role })
  stop.onFault((error) => log.fatal({ err: error }, 'broken off'))
  stop.allow(config.stopDelayMs)
  const server = await startServer(config, {
    web: { kind: 'static', directory: join(BUILT, 'web') },
    newLibrary: join(BUILT, 'new-library'),
    loadPipeline: async () => {
      const { createPipeline } = await import('../../pipeline/pipeline.ts')
      return createPipeline({
        processes: config.workers,
        model: config.model,
        readsPictures: config.ocrEngine === 'llm',
        nativeTesseract: config.nativeTesseract,
      })
    },
    reports: loadReports(),
    log,
    asked: stop.asked,
    hurry: stop.hurry,
    onWait: (sentence) => process.stderr.write(`Mizan is starting: ${sentence}\n`),
  })
  process.stdout.write(server.url === null ? 'Mizan worker ready\n' : `Mizan listening on ${server.url}\n`)
  if (config.model !== null) void reportModel(config.model, config.role, log)
  if (config.startedByNpm) stopWithParent(stop)
  return server
}

/** Says at once what the first book would otherwise find out. The library works without the model, so nothing else happens. */
async function reportModel(settings: ModelSettings, role: Config['role'], log: Log): Promise<void> {
  try {
    const { checkModel } = await import('../../pipeline/assess/llm/model/check-model.ts')
    const { checkForm } = await import('../../pipeline/assess/llm/model/check-form.ts')
    // A process that reads no book need not have the model loaded.
    const fault = (await checkModel(settings)) ?? (role === 'web' ? undefined : await checkForm(settings))
    if (fault !== undefined) process.stderr.write(`The AI model cannot be used: ${fault.message}\n`)
  } catch (error) {
    log.warn({ err: error }, 'the model could not be checked')
  }
}

/** Ending `npm start` ends npm and its shell, not what the shell started; an orphan would keep port and library. */
function stopWithParent(stop: StopRequest): void {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop.ask()
  }, 250).unref()
}

async function whenAsked({ asked }: StopRequest): Promise<void> {
  await new Promise<void>((resolve) => {
    if (asked.aborted) resolve()
    else asked.addEventListener('abort', () => resolve(), { once: true })
  })
}

/**
 * Starts what the settings ask for and ends when it is asked to, with the status docs/operations.md lists. A fault of the
 * settings or of the start is one sentence and status 1.
 */
export async function runServer(stop: StopRequest): Promise<void> {
  let config: Config | undefined
  try {
    config = readConfig()
    const server = await serve(config, stop)
    await whenAsked(stop)
    await server.stop()
  } catch (error) {
    if (!stop.asked.aborted) {
      const sentence =
        config === undefined ? (error as Error).message : `Mizan could not start: ${startSentence(error, config)}`
      process.stderr.write(`${sentence}\n`)
      process.exit(1)
    }
  }
  process.exit(stop.status())
}
