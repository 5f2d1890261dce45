import { hostname } from 'node:os'
import type { FastifyBaseLogger } from 'fastify'
import { pino, stdTimeFunctions, type DestinationStream } from 'pino'
import type { ErrorCode } from '../contract/error-codes.ts'

/** Structured logs. Never give it book text, file names, passwords or cookies. */
export type Log = FastifyBaseLogger

export type LogSettings = { level: string; role: string }

/** One JSON object a line, on standard error unless told: `time`, `level`, `message`, and what docs/operations.md lists. */
export function createLog({ level, role }: LogSettings, destination: DestinationStream = pino.destination(2)): Log {
  return pino(
    {
      level,
      base: { role, host: hostname(), pid: process.pid },
      messageKey: 'message',
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
      // Whoever logs a request, as the reader of forms does at the finest level, logs its cookie and its token with it.
      redact: ['*.headers', 'headers'],
    },
    destination,
  )
}

type DescribedError = { type: string; message: string; code?: string; stack: string; cause?: DescribedError }

const MOST_MESSAGE = 300

/**
 * What an error may say in a log: libraries put their input into messages and fields of their own (the row a database
 * refused, the text that is no JSON), and that is book text here.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const cause = error.cause instanceof Error ? { cause: describeError(error.cause) } : {}
  return {
    type: error.name,
    message: withoutInput(error),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    stack: frames.map((line) => line.trim()).join('\n'),
    ...cause,
  }
}

function withoutInput({ name, message }: Error): string {
  // JSON.parse quotes what it was given.
  const quoted = name === 'SyntaxError' ? message.replaceAll(/"[\s\S]*"|'[\s\S]*'|`[\s\S]*`/g, '"..."') : message
  return quoted.length > MOST_MESSAGE ? `${quoted.slice(0, MOST_MESSAGE)}...` : quoted
}

/** Whose fault a failure is: a file nobody could read is no fault of ours, an unreachable model is one of the house. */
const OURS = new Set<ErrorCode>([
  'internal',
  'unavailable',
  'storage_unavailable',
  'engine_unavailable',
  'engine_unreachable',
  'engine_key_refused',
  'engine_model_missing',
  'engine_key_sealed',
  'engine_credit_spent',
  'engine_malformed',
  'engine_refused',
  'engine_timeout',
])

/** The level at which a book's failure is told. */
export function failureLevel(code: ErrorCode): 'info' | 'error' {
  return OURS.has(code) ? 'error' : 'info'
}
