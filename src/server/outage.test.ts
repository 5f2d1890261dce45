import { Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { MizanError } from '../contract/errors.ts'
import { outageOf } from './outage.ts'

const coded = (code: string, message = 'something'): Error => Object.assign(new Error(message), { code })

describe('the database is away, not the book at fault', () => {
  test.each(['57P01', '57P02', '57P03', '08006', '53300', '58030', '25006', '40001', 'ECONNRESET', 'EPIPE'])(
    '%s, also inside another error',
    (code) => {
      expect(outageOf(new Error('wrapped', { cause: coded(code) }))).toMatchObject({ code: 'unavailable' })
    },
  )

  test.each([
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
  ])('%s', (message) => {
    expect(outageOf(new Error(message))).toMatchObject({ code: 'unavailable' })
  })

  test('a statement written to a connection that was broken off meanwhile', async () => {
    const socket = new Socket()
    socket.destroy()
    const error = await new Promise<unknown>((resolve) => socket.write('select 1', resolve))
    expect(outageOf(error)).toMatchObject({ code: 'unavailable' })
  })
})

test.each([coded('23505'), coded('22021'), new Error('a defect'), new MizanError('damaged_file'), 'a text', undefined])(
  'no outage: %s',
  (error) => {
    expect(outageOf(error)).toBeNull()
  },
)
