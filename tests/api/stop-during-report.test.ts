import { once } from 'node:events'
import { request as ask, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createDrain } from '../../src/server/http/drain.ts'
import type { Reports } from '../../src/server/http/dependencies.ts'
import { loadReports } from '../../src/server/start/reports.ts'
import { createHandClock } from '../support/hand-clock.ts'
import { createTestApp } from '../support/create-test-app.ts'

/** What whoever waits for a report may take until it is refused. */
const GRACE_MS = 3000
const NO_HURRY = new AbortController().signal

type SelectionPdf = Reports['selectionPdf']

const SENTENCE = /^event: error\nretry: 2000\ndata: \{"error":"[^"]+","code":"unavailable"\}\n\n$/m
const RESULT = /^event: result\ndata: \{"name":"[^"]+"\}\n\n$/m

/** Somebody who waits for a report while the process is asked to stop, by a clock that the test moves. */
async function reportUnderWay(selectionPdf: SelectionPdf, { accept = 'text/event-stream' } = {}) {
  const clock = createHandClock()
  const drain = createDrain(clock.wait)
  const mizan = await createTestApp({ drain, reports: { ...loadReports(), selectionPdf } })
  onTestFinished(async () => await mizan[Symbol.asyncDispose]())
  const { id } = await mizan.evaluate('Salma walked along the shore and counted the boats.\n'.repeat(20))
  await mizan.app.listen({ port: 0, host: '127.0.0.1' })
  const address = mizan.app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const request = ask({
    port,
    host: '127.0.0.1',
    path: '/api/generate-pdf-report',
    method: 'POST',
    headers: { accept, 'content-type': 'application/json' },
  })
  const answered = once(request, 'response') as Promise<[IncomingMessage]>
  request.end(JSON.stringify({ bookIds: [id] }))
  return {
    answered: answered.then(([answer]) => answer),
    clock,
    stop: () => drain.close(mizan.app, { delayMs: 0, graceMs: GRACE_MS, hurry: NO_HURRY }),
    ending: once(drain.ending, 'abort'),
  }
}

/** Work that begins, tells so, and goes on until the test ends it, whatever it is told. */
function deafReport() {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const begun = Promise.withResolvers<void>()
  const selectionPdf: SelectionPdf = async (_books, { onProgress, total }) => {
    onProgress?.({ step: 'setting', done: 0, total })
    begun.resolve()
    return await promise
  }
  return { selectionPdf, begun: begun.promise, finish: resolve, fail: reject }
}

describe('a process that is asked to stop during a report', () => {
  test('waits for it to be finished', async () => {
    const report = deafReport()
    const { answered, stop, ending } = await reportUnderWay(report.selectionPdf)
    const told = text(await answered)
    const stopped = stop()
    await ending
    report.finish(new Uint8Array(2_000_000))
    expect(await told).toMatch(RESULT)
    await stopped
  })

  test('says so in a sentence when its time is over, even where the work does not notice', async () => {
    const report = deafReport()
    const { answered, clock, stop, ending } = await reportUnderWay(report.selectionPdf)
    const told = text(await answered)
    const stopped = stop()
    await ending
    await clock.advance(GRACE_MS)
    expect(await told).toMatch(SENTENCE)
    await stopped
    report.fail(new Error('killed'))
  })

  test('says so behind what a slow reader has not taken yet', async () => {
    const report = deafReport()
    const { answered, clock, stop, ending } = await reportUnderWay(report.selectionPdf)
    const answer = await answered
    const stopped = stop()
    await ending
    // More than lies on the way between the two.
    report.finish(new Uint8Array(40_000_000))
    await clock.advance(GRACE_MS)
    expect(await text(answer)).toMatch(SENTENCE)
    await stopped
  })

  test('answers whoever has heard nothing yet with the sentence and when to ask again', async () => {
    const report = deafReport()
    const { answered, clock, stop, ending } = await reportUnderWay(report.selectionPdf, { accept: 'application/pdf' })
    await report.begun
    const stopped = stop()
    await ending
    await clock.advance(GRACE_MS)
    const answer = await answered
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    expect(JSON.parse(await text(answer))).toMatchObject({ code: 'unavailable' })
    await stopped
    report.fail(new Error('killed'))
  })
})
