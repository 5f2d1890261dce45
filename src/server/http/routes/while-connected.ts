import type { FastifyReply } from 'fastify'

/** Aborts when whoever asked has gone before the answer was sent, so that nobody works for nobody. */
export function whileConnected(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) controller.abort(new Error('the reader went away'))
  })
  return controller.signal
}
