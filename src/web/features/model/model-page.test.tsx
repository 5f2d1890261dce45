import { describe, expect, it } from 'vitest'
import type { ModelChoice, ModelProvider, ModelSetup } from '../../../contract/model-choice.ts'
import { ROUTES } from '../../../contract/routes.ts'
import { show } from '../../../../tests/support/web/show.tsx'
import { ApiError } from '../../lib/api-error.ts'
import { ModelPage } from './model-page.tsx'
import { TrialOutcome } from './trial-outcome.tsx'

const choice: ModelChoice = {
  provider: 'openai',
  model: 'gpt-5.4-mini',
  baseUrl: null,
  reading: 'full',
  fallback: 'none',
  contextTokens: null,
  price: null,
}

const page = (changes: Partial<ModelSetup> = {}, language: 'en' | 'ar' = 'en') => {
  const setup: ModelSetup = {
    fixed: false,
    active: true,
    choice,
    key: 'stored',
    keepsKeys: true,
    changedAt: '2026-10-01T08:00:00.000Z',
    ...changes,
  }
  return show(<ModelPage />, { language, fetched: [[[ROUTES.modelSetup.path], setup]] })
}

/** The tag of a field with what it says about itself. */
function field(html: string, type: string): string {
  return [...html.matchAll(/<input [^>]*>/g)].map(([tag]) => tag).find((tag) => tag.includes(`type="${type}"`)) ?? ''
}

describe('the page of the language model', () => {
  it('says what judges, and offers the other way', async () => {
    const model = await page()
    expect(model.text).toContain('Judging now OpenAI / gpt-5.4-mini')
    expect(model.text).toContain('Use the embedded engine Forget model and key')
    const off = await page({ active: false })
    expect(off.text).toContain('Judging now Embedded engine')
    expect(off.text).toContain('Kept for later: OpenAI / gpt-5.4-mini.')
    expect(off.text).toContain('Use this model again Forget model and key')
    const fresh = await page({ active: false, choice: null, key: 'none' })
    expect(fresh.text).not.toMatch(/Forget|Use this model again/)
    expect(fresh.text).toContain('Save and use Try it')
  })

  it.each([
    ['openai', false, 'Empty: the provider’s own address.', 'It is stored sealed and never shown again.'],
    ['anthropic', false, 'Empty: the provider’s own address.', 'It is stored sealed and never shown again.'],
    ['google', false, 'Empty: the provider’s own address.', 'It is stored sealed and never shown again.'],
    ['azure', true, 'it ends in /openai', 'It is stored sealed and never shown again.'],
    ['openai-compatible', true, 'it usually ends in /v1', 'None is needed, unless your server asks for one.'],
  ] as const)('tells what %s needs', async (provider: ModelProvider, needsAddress, address, key) => {
    const { text, html } = await page({ key: 'none', choice: { ...choice, provider } })
    expect(/ required/.test(field(html, 'url'))).toBe(needsAddress)
    expect(text).toContain(address)
    expect(text).toContain(key)
  })

  it('never shows a key, and says what became of the stored one', async () => {
    const { html, text } = await page()
    expect(field(html, 'password')).toContain('value=""')
    expect(text).toContain('A key is stored. Leave this empty to keep it.')
    const sealed = await page({ key: 'unreadable' })
    expect(sealed.text).toContain('Enter it again.')
    expect(sealed.text).toContain('no book is judged until the key is entered again')
    const without = await page({ key: 'none', keepsKeys: false })
    expect(field(without.html, 'password')).toContain('disabled')
    expect(without.text).toContain('Keys can only be stored where SETTINGS_SECRET is set.')
  })

  it('is only to be read where the environment decides', async () => {
    const fixed = await page({
      fixed: true,
      changedAt: null,
      choice: { ...choice, price: { input: 0.75, output: 4.5 } },
    })
    expect(fixed.text).toContain('The environment of the server decides this (AI_PROVIDER)')
    expect(fixed.text).toContain('Provider OpenAI Model name gpt-5.4-mini Address the provider’s own Key set')
    expect(fixed.text).toContain('Price of a million tokens written $4.50')
    expect(fixed.html).not.toMatch(/<(input|select|form)/)
    expect(fixed.text).not.toMatch(/Save and use|Forget|Use the embedded/)
    const embedded = await page({ fixed: true, active: false, choice: null, key: 'none', changedAt: null })
    expect(embedded.text).toContain('Judging now Embedded engine')
    expect(embedded.text).not.toContain('Try it')
  })

  it('speaks Arabic', async () => {
    const { text } = await page({}, 'ar')
    expect(text).toContain('المستخدَم الآن OpenAI / gpt-5.4-mini')
    expect(text).toContain('احفظه واستخدمه جرّبه')
  })

  it('leads to the other settings', async () => {
    const { html } = await page()
    const nav = /<nav aria-label="Settings".*?<\/nav>/s.exec(html)?.[0] ?? ''
    expect([...nav.matchAll(/href="([^"]*)"/g)].map(([, to]) => to)).toEqual([
      '/admin/scoring',
      '/admin/model',
      '/admin/sources',
    ])
  })
})

describe('a trial', () => {
  const outcome = (trial: Partial<Parameters<typeof TrialOutcome>[0]['trial']>, language: 'en' | 'ar' = 'en') =>
    show(<TrialOutcome trial={{ isPending: false, data: undefined, error: null, ...trial }} />, { language })
  const data = { milliseconds: 1240, inputTokens: 1064, outputTokens: 22, costUsd: 0.00014 }

  it('tells time, tokens and cost, to those who listen too', async () => {
    const { html, text } = await outcome({ data })
    expect(text).toBe('The model answered in 1.2 sec. Tokens: 1,064 read, 22 written. Cost: $0.0001.')
    expect(html).toMatch(/<output aria-live="polite"/)
    expect((await outcome({ data: { ...data, costUsd: null } })).text).toMatch(/Its price is not known\.$/)
    expect((await outcome({ data }, 'ar')).text).toContain('الرموز: قُرئ 1,064 وكُتب 22.')
    expect((await outcome({ isPending: true })).text).toBe('Asking the model one small question…')
  })

  it('tells the sentence of the server, or that nobody answered', async () => {
    const refused = new ApiError(502, '', JSON.stringify({ error: 'The AI service refused the key.', code: 'x' }))
    expect((await outcome({ error: refused })).text).toBe('The trial failed The AI service refused the key.')
    expect((await outcome({ error: new TypeError('Failed to fetch') })).text).toContain('The server cannot be reached.')
  })
})
