import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { stubSettings } from '../../../../../tests/support/model-settings.ts'
import { startStubModel, type StubModel } from '../../../../../tests/support/stub-model-server.ts'
import { checkForm } from './check-form.ts'

let stub: StubModel
beforeAll(async () => {
  stub = await startStubModel({ apiKey: '' })
})
afterAll(() => stub.close())
beforeEach(() => {
  stub.requests = []
  stub.fault = () => undefined
})

test('a server of one’s own whose model keeps to the form is asked one small question, and nothing is said', async () => {
  expect(await checkForm(stubSettings(stub, { AI_API_KEY: '' }))).toBeUndefined()
  expect(stub.requests.map(({ purpose }) => purpose)).toEqual(['trial'])
})

test.each(['malformed', 'cut-off'] as const)(
  'a model whose answers are %s is said to be unfit, in both languages',
  async (fault) => {
    stub.fault = () => fault
    const said = await checkForm(stubSettings(stub, { AI_API_KEY: '' }))
    expect(said?.code).toBe('engine_model_formless')
    expect(said?.message).toContain('"stub-1" does not keep to the form')
    expect(said?.sentence('ar')).toContain('«stub-1»')
  },
)

test('a server that takes a key is asked nothing, and one that is away is told of by others', async () => {
  expect(await checkForm(stubSettings(stub))).toBeUndefined()
  expect(stub.requests).toEqual([])
  expect(await checkForm(stubSettings(stub, { AI_API_KEY: '', AI_BASE_URL: 'http://127.0.0.1:9/v1' }))).toBeUndefined()
})
