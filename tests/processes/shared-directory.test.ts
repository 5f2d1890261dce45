import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { UploadAnswer } from '../../src/contract/evaluation.ts'
import { multipart } from '../support/multipart.ts'
import { startFleet, type Fleet } from '../support/start-fleet.ts'

// Processes of one machine, or of several with a directory they share, without a bucket.

let directory = ''
let fleet: Fleet
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mizan-shared-'))
  fleet = await startFleet(['web', 'worker', 'web'], { DATA_DIR: directory, FILES_URL: '' })
})
afterAll(async () => {
  await fleet?.end()
  await rm(directory, { recursive: true, force: true })
})

test('a book that arrives at one process while another starts is whole, read by a worker and deleted through another web', async () => {
  const { headers, body } = multipart([
    { name: 'file', filename: 'book.txt', content: 'A story of a palm and a falcon. '.repeat(100) },
  ])
  const sending = request(`${fleet.webs[0]?.url}/api/evaluate`, { method: 'POST', headers })
  const answered = once(sending, 'response') as Promise<[Parameters<typeof text>[0]]>
  sending.write(body.subarray(0, body.length >> 1))
  await expect.poll(() => readdir(join(directory, 'tmp'))).toHaveLength(1)
  await Promise.all([fleet.join('web'), fleet.join('worker')])
  expect(await readdir(join(directory, 'tmp'))).toHaveLength(1)
  sending.end(body.subarray(body.length >> 1))
  const [answer] = await answered
  const { id } = JSON.parse(await text(answer)) as UploadAnswer
  expect((await fleet.ended(id)).status).toBe('completed')
  expect(await readdir(join(directory, 'tmp'))).toEqual([])

  expect(await readdir(join(directory, 'files', 'books', id))).toEqual(['0.txt'])
  expect((await fleet.ask(1, `/api/evaluations/${id}`, { method: 'DELETE' })).status).toBe(204)
  expect(await readdir(join(directory, 'files', 'books'))).toEqual([])
})
