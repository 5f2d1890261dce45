import type { ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { MizanError } from '../../contract/errors.ts'
import type { App } from './app-type.ts'
import { sendError } from './errors/error-handler.ts'
import { waitAtMost, type Wait } from './wait.ts'

/** For a balancer to notice by itself that requests are refused, or that somebody else answers. */
const RETRY_AFTER_S = 5
/** For the answers given at the last moment to leave. */
const LEAVE_MS = 1400
/** Of it, for those that came at the last moment to be answered. */
const LATE_MS = 500

export type DrainSignals = {
  /** The process is going to end: requests are better sent to another one. */
  readonly begun: AbortSignal
  /** Event streams end: they might go on for minutes. */
  readonly ending: AbortSignal
  /** What is not answered by now is refused. */
  readonly over: AbortSignal
}

export type Drain = DrainSignals & {
  begin(): void
  /** Follows the requests of this application. Before it listens. */
  follow(app: App): void
  /** Lets requests finish and closes the application; resolves when it is closed. */
  close(app: App, options: { delayMs: number; graceMs: number; hurry: AbortSignal }): Promise<void>
}

/**
 * How the HTTP side of a process ends. `/readyz` answers 503 at once, and every answer closes its connection. During `delayMs`
 * all goes on otherwise, for balancers to notice. Then event streams end, and what is under way may finish for `graceMs`; what
 * has not is refused as unavailable: streams that have begun by their own last event, all others here. Only then does the
 * process stop to listen.
 *
 * @param wait by the clock of the process unless told
 */
export function createDrain(wait: Wait = waitAtMost): Drain {
  const [begun, ending, over] = [new AbortController(), new AbortController(), new AbortController()]
  const open = new Map<ServerResponse, { request: FastifyRequest; reply: FastifyReply }>()

  return {
    begun: begun.signal,
    begin: () => begun.abort(),
    ending: ending.signal,
    over: over.signal,

    follow(app) {
      app.server.prependListener('request', (_request, response: ServerResponse) => {
        if (begun.signal.aborted) response.shouldKeepAlive = false
      })
      app.addHook('onRequest', async (request, reply) => {
        open.set(reply.raw, { request, reply })
        reply.raw.once('close', () => open.delete(reply.raw))
      })
    },

    async close(app, { delayMs, graceMs, hurry }) {
      begun.abort()
      // Those whose answer has not begun yet.
      for (const response of open.keys()) response.shouldKeepAlive = false
      await wait(delayMs, hurry)
      // What has arrived already is read first, however busy this process was.
      await nextTurn()
      await nextTurn()
      const reason = new MizanError('unavailable')
      ending.abort(reason)
      await Promise.race([allClosed(open), wait(graceMs, hurry)])
      over.abort(reason)
      const refuseOpen = (): void => {
        for (const { request, reply } of open.values()) {
          // A second answer within the first one would break it off.
          if (reply.sent || reply.raw.headersSent) continue
          void reply.header('retry-after', String(RETRY_AFTER_S))
          void sendError(reason, request, reply)
        }
      }
      // Streams tell it themselves.
      await nextTurn()
      refuseOpen()
      // Closing breaks off connections whose answer is complete here and still on its way to a slow reader.
      await Promise.race([allClosed(open), wait(LEAVE_MS - LATE_MS)])
      refuseOpen()
      const done = new AbortController()
      void cutAfter(wait(LATE_MS, done.signal))
      await app.close().finally(() => done.abort())

      async function cutAfter(time: Promise<void>): Promise<void> {
        await time
        if (!done.signal.aborted) app.server.closeAllConnections()
      }
    },
  }
}

async function allClosed(open: ReadonlyMap<ServerResponse, unknown>): Promise<void> {
  await Promise.all(
    [...open.keys()].map(
      async (response) =>
        await new Promise<void>((resolve) => {
          response.once('close', resolve)
        }),
    ),
  )
}
