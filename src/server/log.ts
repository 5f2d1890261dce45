import type { FastifyBaseLogger } from 'fastify'

/** Structured logs. Never give it book text, passwords or cookies. */
export type Log = FastifyBaseLogger
