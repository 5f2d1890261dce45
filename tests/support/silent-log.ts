import { pino } from 'pino'
import type { Log } from '../../src/server/log.ts'

export function silentLog(): Log {
  return pino({ level: process.env['TEST_LOG_LEVEL'] ?? 'silent' })
}
