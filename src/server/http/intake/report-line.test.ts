import { setImmediate as tick } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { MizanError } from '../../../contract/errors.ts'
import { createReportLine, type ReportLine } from './report-line.ts'

/** Enters the line with a report that lasts until `end` is called. */
function report(line: ReportLine) {
  const [gone, held] = [new AbortController(), Promise.withResolvers<string>()]
  let begun = false
  const turn = line.enter(gone.signal)
  const made = turn(async () => {
    begun = true
    return await held.promise
  })
  made.catch(() => {})
  return {
    made,
    isMade: async () => {
      await tick()
      return begun
    },
    end: () => held.resolve('made'),
    leave: () => gone.abort(new Error('gone')),
  }
}

test('reports are made in the order of arrival, so many at once', async () => {
  const line = createReportLine({ atOnce: 2, maxWaiting: 5 })
  const [a, b, c, d] = [report(line), report(line), report(line), report(line)]
  expect(await Promise.all([a, b, c, d].map((each) => each.isMade()))).toEqual([true, true, false, false])
  b.end()
  expect(await b.made).toBe('made')
  expect([await c.isMade(), await d.isMade()]).toEqual([true, false])
})

test('whoever goes away while waiting gives the place back and is never made', async () => {
  const line = createReportLine({ atOnce: 1, maxWaiting: 1 })
  const [a, b] = [report(line), report(line)]
  expect(() => report(line)).toThrow(MizanError)
  b.leave()
  await expect(b.made).rejects.toThrow('gone')
  const c = report(line)
  a.end()
  expect([await b.isMade(), await c.isMade()]).toEqual([false, true])
})

test('so does whoever goes away before it asked for the work', async () => {
  const line = createReportLine({ atOnce: 1, maxWaiting: 0 })
  const gone = new AbortController()
  const turn = line.enter(gone.signal)
  expect(() => report(line)).toThrow(MizanError)
  gone.abort(new Error('gone'))
  await expect(turn(async () => 'made')).rejects.toThrow('gone')
  expect(await report(line).isMade()).toBe(true)
})

test('a failed report makes room too, and the wait told is the time a report takes', async () => {
  let clock = 0
  const line = createReportLine({ atOnce: 1, maxWaiting: 0 }, () => clock)
  await expect(
    line.enter(new AbortController().signal)(async () => {
      clock += 42_000
      throw new Error('broken')
    }),
  ).rejects.toThrow('broken')
  expect(await report(line).isMade()).toBe(true)
  expect(() => report(line)).toThrow(expect.objectContaining({ code: 'too_many_reports', params: { seconds: 42 } }))
})
