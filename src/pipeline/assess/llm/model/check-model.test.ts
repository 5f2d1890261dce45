import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stubSettings } from '../../../../../tests/support/model-settings.ts'
import { startStubModel, type StubModel } from '../../../../../tests/support/stub-model-server.ts'
import { checkModel } from './check-model.ts'

let stub: StubModel
beforeAll(async () => {
  stub = await startStubModel()
})
afterAll(() => stub.close())

test.each([
  ['nothing', {}, undefined],
  ['the key', { AI_API_KEY: 'wrong' }, 'engine_key_refused'],
  ['the model', { AI_MODEL: 'absent' }, 'engine_model_missing'],
  ['the address', { AI_BASE_URL: 'http://127.0.0.1:9/v1' }, 'engine_unreachable'],
])('finds that %s is wrong without spending a token', async (_, others, code) => {
  expect((await checkModel(stubSettings(stub, others)))?.code).toBe(code)
  expect(stub.requests).toEqual([])
})

test('a server without a list of models is left to the first call', async () => {
  const bare = createServer((_, response) => response.writeHead(404).end('not found'))
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/v1`
  expect(await checkModel(stubSettings(stub, { AI_BASE_URL: address }))).toBeUndefined()
  bare.close()
})
