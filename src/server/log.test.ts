import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { ERROR_CODES } from '../contract/error-codes.ts'
import { createLog, describeError, failureLevel } from './log.ts'

function capture(level = 'info') {
  const lines: string[] = []
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString())
      done()
    },
  })
  return { lines, log: createLog({ level, role: 'worker' }, sink) }
}

test('each line is one object with time, level, message and the ids it was given', () => {
  const { lines, log } = capture()
  log.child({ requestId: 'r-1', evaluationId: 'e-1' }).warn({ durationMs: 12 }, 'two\nlines')
  log.debug('unheard')
  expect(lines).toHaveLength(1)
  expect(lines[0]?.trimEnd()).not.toContain('\n')
  const line = JSON.parse(lines[0] ?? '') as Record<string, unknown>
  expect(line).toMatchObject({
    level: 'warn',
    message: 'two\nlines',
    role: 'worker',
    pid: process.pid,
    requestId: 'r-1',
    evaluationId: 'e-1',
    durationMs: 12,
  })
  expect(new Date(String(line['time'])).toISOString()).toBe(line['time'])
})

test('an error is told without the text it was made of', () => {
  const secret = 'The fox hid the lamp'
  const refused = Object.assign(new Error('new row violates a rule'), {
    code: '23514',
    detail: `Failing row contains (${secret})`,
    parameters: [secret],
  })
  let broken: unknown
  try {
    JSON.parse(`{"text": "${secret}`)
  } catch (error) {
    broken = error
  }
  const { lines, log } = capture()
  log.error({ err: new Error('outer', { cause: refused }) }, 'it broke')
  log.error({ err: broken }, 'it broke')
  log.error({ err: new Error(secret.repeat(100)) }, 'it broke')
  expect(lines.slice(0, 2).join('')).not.toContain('fox')
  expect(lines[2]?.length).toBeLessThan(4000)
  const { err } = JSON.parse(lines[0] ?? '') as { err: unknown }
  expect(err).toMatchObject({ message: 'outer', cause: { code: '23514', message: 'new row violates a rule' } })
  expect((err as { stack: string }).stack).toMatch(/^at .*log\.test\.ts/)
  expect(describeError('thrown text')).toEqual({ type: 'string', message: '', stack: '' })
})

test('a book that cannot be read is no fault of ours', () => {
  const errors = ERROR_CODES.filter((code) => failureLevel(code) === 'error')
  expect(errors).toContain('internal')
  expect(errors).toContain('engine_key_refused')
  for (const code of [
    'damaged_file',
    'password_protected',
    'no_text',
    'unsupported_language',
    'engine_content_refused',
  ])
    expect(errors).not.toContain(code)
})
