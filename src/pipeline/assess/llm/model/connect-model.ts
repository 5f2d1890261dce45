import type { LanguageModel, ModelMessage } from 'ai'
import { MizanError } from '../../../../contract/errors.ts'
import { classifyFailure } from './classify-failure.ts'
import { ModelFailure, type Model, type ModelReply, type ModelRequest } from './model.ts'
import type { ModelProvider } from '../../../../contract/model-choice.ts'
import type { ModelSettings } from './model-settings.ts'

/**
 * A model of the configured provider through the AI SDK. The SDK is loaded with the first call: a server without a model,
 * and the start of one with a model, do not pay for it.
 */
export function connectModel(settings: ModelSettings): Model {
  let connected: ReturnType<typeof connect> | undefined
  return {
    async generate(request) {
      if (settings.keySealed) throw new MizanError('engine_key_sealed')
      connected ??= connect(settings)
      const { sdk, model } = await connected
      try {
        const result = await sdk.generateText({
          model,
          temperature: 0,
          maxRetries: 0,
          maxOutputTokens: request.maxOutputTokens,
          abortSignal: request.signal,
          instructions: request.system,
          messages: messagesOf(request),
          output: sdk.Output.object({ name: request.name, schema: sdk.jsonSchema(request.schema) }),
        })
        return {
          text: result.text,
          finish: finishOf(result.finishReason, result.response.body),
          inputTokens: result.usage.inputTokens ?? 0,
          outputTokens: result.usage.outputTokens ?? 0,
        }
      } catch (error) {
        if (request.signal.aborted) throw error
        // The answer arrived and is no JSON: it was paid for, and may be repaired.
        if (sdk.NoObjectGeneratedError.isInstance(error)) return unparsedReply(error)
        throw toFailure(withoutKey(error, settings.apiKey), sdk)
      }
    },
  }
}

async function connect({ provider, model: name, apiKey = '', baseUrl }: ModelSettings) {
  const connection = { model: name, apiKey, address: baseUrl === undefined ? {} : { baseURL: baseUrl } }
  // Settings a model does not know (a temperature, say) are dropped by the SDK; it need not say so on the console.
  ;(globalThis as { AI_SDK_LOG_WARNINGS?: boolean }).AI_SDK_LOG_WARNINGS = false
  const [sdk, model] = await Promise.all([import('ai'), PROVIDERS[provider](connection)])
  return { sdk, model }
}

type Connection = { model: string; apiKey: string; address: { baseURL?: string } }

/** One door for each provider; only the one that is used is loaded. */
const PROVIDERS: Record<ModelProvider, (connection: Connection) => Promise<LanguageModel>> = {
  async openai({ model, apiKey, address }) {
    const { createOpenAI } = await import('@ai-sdk/openai')
    // Chat completions, not responses: every gateway and proxy that calls itself compatible speaks them.
    return createOpenAI({ apiKey, ...address }).chat(model)
  },
  async azure({ model, apiKey, address }) {
    const { createAzure } = await import('@ai-sdk/azure')
    return createAzure({ apiKey, ...address }).chat(model)
  },
  async anthropic({ model, apiKey, address }) {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic({ apiKey, ...address })(model)
  },
  async google({ model, apiKey, address }) {
    const { createGoogleGenerativeAI } = await import('@ai-sdk/google')
    return createGoogleGenerativeAI({ apiKey, ...address })(model)
  },
  async 'openai-compatible'({ model, apiKey, address }) {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    const key = apiKey === '' ? {} : { apiKey }
    const baseURL = address.baseURL ?? ''
    return createOpenAICompatible({ name: 'compatible', baseURL, ...key, supportsStructuredOutputs: true })(model)
  },
}

function messagesOf({ prompt, images = [], repair }: ModelRequest): ModelMessage[] {
  const pictures = images.map((data) => ({ type: 'file' as const, data, mediaType: 'image/jpeg' }))
  const messages: ModelMessage[] = [
    { role: 'user', content: images.length === 0 ? prompt : [...pictures, { type: 'text' as const, text: prompt }] },
  ]
  if (repair === undefined) return messages
  return [...messages, { role: 'assistant', content: repair.answer || '{}' }, { role: 'user', content: repair.fault }]
}

function finishOf(reason: string, body: unknown): ModelReply['finish'] {
  if (reason === 'content-filter' || refusalIn(body)) return 'refused'
  return reason === 'length' ? 'cut-off' : 'complete'
}

/** Chat completions carry a refusal beside the empty answer; the SDK does not hand it on. */
function refusalIn(body: unknown): boolean {
  const choices = (body as { choices?: { message?: { refusal?: unknown } }[] } | undefined)?.choices
  const refusal = choices?.[0]?.message?.refusal
  return typeof refusal === 'string' && refusal !== ''
}

type NoObject = {
  text?: string | undefined
  finishReason?: string | undefined
  response?: { body?: unknown } | undefined
  usage?: { inputTokens?: number | undefined; outputTokens?: number | undefined } | undefined
}

function unparsedReply({ text = '', finishReason = '', response, usage }: NoObject): ModelReply {
  return {
    text,
    finish: finishOf(finishReason, response?.body),
    inputTokens: usage?.inputTokens ?? 0,
    outputTokens: usage?.outputTokens ?? 0,
  }
}

/** Some servers say which key they refuse; what they say is shown and logged, so it goes on without the key. */
function withoutKey(error: unknown, key = ''): unknown {
  if (key === '' || !(error instanceof Error)) return error
  const hidden = (text: string): string => text.replaceAll(key, '[key]')
  error.message = hidden(error.message)
  if (error.stack !== undefined) error.stack = hidden(error.stack)
  error.cause = withoutKey(error.cause, key)
  return error
}

function toFailure(error: unknown, sdk: typeof import('ai')): ModelFailure {
  if (sdk.APICallError.isInstance(error)) {
    const { statusCode: status, responseBody: body = '', responseHeaders: headers = {}, message } = error
    return classifyFailure({ status, body, headers, message }, error)
  }
  // A body that breaks off, or is not what the provider promised.
  const message = error instanceof Error ? error.message : String(error)
  return new ModelFailure('broken-answer', message, { cause: error })
}
