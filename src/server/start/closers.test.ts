import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { createClosers } from './closers.ts'

test('the newest is closed first, once; what fails or hangs is told of and holds nobody up', async () => {
  const told: string[] = []
  const log = createLog({ level: 'error', role: 'all' }, { write: (line: string) => told.push(line) > 0 })
  const closers = createClosers(log)
  const closed: string[] = []
  const close = (name: string) => async () => void closed.push(name)
  closers.add('database', 1000, close('database'))
  closers.add('work', 1000, async () => await Promise.reject(new Error('planted')))
  closers.add('pipeline', 1, async () => await new Promise(() => {}))
  closers.add('http', 1000, close('http'))
  await closers.close()
  await closers.close()
  expect(closed).toEqual(['http', 'database'])
  expect(told.map((line) => (JSON.parse(line) as { part: string }).part)).toEqual(['pipeline', 'work'])
})
