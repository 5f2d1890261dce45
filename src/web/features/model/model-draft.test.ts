import { describe, expect, it } from 'vitest'
import type { ModelChoice, ModelSetup } from '../../../contract/model-choice.ts'
import { bodyOf, draftOf, draftProblems, keyState, type ModelDraft, withProvider } from './model-draft.ts'

const choice: ModelChoice = {
  provider: 'azure',
  model: 'gpt-5.4-mini',
  baseUrl: 'https://books.openai.azure.com/openai',
  reading: 'focused',
  fallback: 'lexical',
  contextTokens: 64_000,
  price: { input: 0.75, output: 4.5 },
}
const setup = (others: Partial<ModelSetup> = {}): ModelSetup => ({
  fixed: false,
  active: true,
  choice,
  key: 'stored',
  keepsKeys: true,
  changedAt: null,
  ...others,
})
const draft = (others: Partial<ModelDraft> = {}): ModelDraft => ({ ...draftOf(choice), ...others })

it('is sent as it was stored, without its key', () => {
  expect(bodyOf(draftOf(choice))).toEqual(choice)
  expect(
    bodyOf(draft({ apiKey: ' sk-1 ', model: ' gpt-5.5 ', contextTokens: '', inputPrice: '', outputPrice: '' })),
  ).toEqual({ ...choice, model: 'gpt-5.5', contextTokens: null, price: null, apiKey: 'sk-1' })
})

it('takes nothing of one provider to another but how books are read', () => {
  const other = withProvider(draft({ apiKey: 'sk-1' }), 'anthropic', choice)
  expect(other).toMatchObject({ provider: 'anthropic', model: '', baseUrl: '', apiKey: '', inputPrice: '' })
  expect(other).toMatchObject({ reading: 'focused', fallback: 'lexical' })
  expect(withProvider(other, 'azure', choice)).toEqual(draftOf(choice))
})

describe('the stored key', () => {
  it('is used for its provider and address, and nowhere else', () => {
    expect(keyState(setup(), draft())).toBe('stored')
    expect(keyState(setup(), draft({ baseUrl: 'https://books.openai.azure.com/other' }))).toBe('stored')
    expect(keyState(setup(), draft({ baseUrl: 'https://elsewhere.example/openai' }))).toBe('moved')
    expect(keyState(setup(), draft({ provider: 'openai' }))).toBe('moved')
  })

  it('is asked for where there is none, or none that opens; a server of one’s own needs none', () => {
    expect(keyState(setup({ key: 'none' }), draft())).toBe('needed')
    expect(keyState(setup({ key: 'unreadable' }), draft())).toBe('unreadable')
    expect(keyState(setup(), draft({ provider: 'openai-compatible' }))).toBe('notNeeded')
    expect(keyState(setup({ keepsKeys: false }), draft())).toBe('noSecret')
  })
})

describe('what is missing', () => {
  const problems = (others: Partial<ModelDraft>, given = setup({ choice: null, key: 'none' })) =>
    draftProblems(draft({ apiKey: 'sk-1', ...others }), given)

  it('is a name, an address or a key, as the provider needs them', () => {
    expect(problems({})).toEqual({})
    expect(problems({ model: '  ' })).toEqual({ model: 'modelNeeded' })
    expect(problems({ baseUrl: '' })).toEqual({ baseUrl: 'addressNeeded' })
    expect(problems({ provider: 'openai', baseUrl: '' })).toEqual({})
    expect(problems({ provider: 'openai-compatible', apiKey: '' })).toEqual({})
    expect(problems({ provider: 'openai-compatible', baseUrl: '' })).toEqual({ baseUrl: 'addressNeeded' })
    expect(problems({ apiKey: '' })).toEqual({ apiKey: 'keyNeeded' })
    expect(problems({ apiKey: '' }, setup())).toEqual({})
    expect(problems({ apiKey: '' }, setup({ key: 'unreadable' }))).toEqual({ apiKey: 'keyNeeded' })
  })

  it('is what the server would refuse', () => {
    expect(problems({ baseUrl: 'books.example' })).toEqual({ baseUrl: 'addressInvalid' })
    expect(problems({ baseUrl: 'ftp://books.example' })).toEqual({ baseUrl: 'addressInvalid' })
    expect(problems({ contextTokens: '100' })).toEqual({ contextTokens: 'contextTokens' })
    expect(problems({ contextTokens: '5000.5' })).toEqual({ contextTokens: 'contextTokens' })
    expect(problems({ inputPrice: '' })).toEqual({ inputPrice: 'price' })
    expect(problems({ outputPrice: '-1' })).toEqual({ outputPrice: 'price' })
    expect(problems({ inputPrice: 'dear', outputPrice: '' })).toEqual({ inputPrice: 'price' })
  })
})
