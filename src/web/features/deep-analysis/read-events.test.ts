import { expect, it } from 'vitest'
import { createEventReader } from './read-events.ts'

it('gives each event once, when it is complete', () => {
  const read = createEventReader()
  const whole = 'event: progress\ndata: {"percent":5}\n\n: still reading\n\nevent: result\ndata: {"id":"a"}\n\n'
  const events = [10, 36, 37, 60, whole.length, whole.length].map((length) => read(whole.slice(0, length)))
  expect(events).toEqual([
    [],
    [],
    [{ name: 'progress', data: { percent: 5 } }],
    [],
    [{ name: 'result', data: { id: 'a' } }],
    [],
  ])
})
