import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { stubSettings } from '../../../../tests/support/model-settings.ts'
import { startStubModel, type StubModel } from '../../../../tests/support/stub-model-server.ts'
import { createPipeline } from '../../pipeline.ts'
import { createMemoryJournal } from './calls/call-journal.ts'
import { createPageReader } from './page-reader.ts'

let stub: StubModel
beforeAll(async () => {
  stub = await startStubModel()
})
afterAll(() => stub.close())
beforeEach(() => {
  stub.requests = []
  stub.fault = () => undefined
})

const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)

test('a picture is read once, and the same picture is never paid for again', async () => {
  const calls = createMemoryJournal()
  const read = createPageReader(stubSettings(stub))({ calls })
  const page = await read(jpeg, 5000)
  expect(page).toEqual({ text: 'A page that the stub of a model has read.', readable: 90 })
  expect(await read(jpeg, 5000)).toEqual(page)
  expect(stub.requests.map(({ purpose, images }) => [purpose, images])).toEqual([['page', 1]])
  expect(calls.entries.map(({ outcome }) => outcome)).toEqual(['answered', 'reused'])
})

test('a model that hangs leaves the page as it was read before, in time', async () => {
  stub.fault = () => 'hang'
  expect(await createPageReader(stubSettings(stub))({})(jpeg, 300)).toBeNull()
})

test('after a failure that will not pass no further page of the book is sent', async () => {
  stub.fault = () => 'bad-key'
  const read = createPageReader(stubSettings(stub))({})
  expect([await read(jpeg, 5000), await read(Uint8Array.of(1, 2), 5000)]).toEqual([null, null])
  expect(stub.requests).toHaveLength(1)
})

test('out of the sandbox comes the picture of an unreadable page alone, and its text goes back in', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mizan-pages-'))
  const pipeline = createPipeline({ processes: 1, model: stubSettings(stub), readsPictures: true })
  try {
    const path = join(folder, '0')
    const line = '<svg width="150" height="40"><text x="6" y="26" font-size="20">lanterns of night</text></svg>'
    await sharp(Buffer.from(line)).flatten({ background: 'white' }).blur(3).png().toFile(path)
    const { book } = await pipeline.extract({ paths: [path], filename: 'page.png', kind: 'images' })
    expect(book.text).toBe('A page that the stub of a model has read.')
    expect(book.pages).toMatchObject([{ source: 'ocr', confidence: 90 }])
    expect(stub.requests).toHaveLength(1)
  } finally {
    await pipeline.close()
    await rm(folder, { recursive: true })
  }
})
