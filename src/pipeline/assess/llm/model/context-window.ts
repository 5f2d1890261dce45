import * as z from 'zod'
import type { ModelSettings } from './model-settings.ts'

export type ContextWindow = {
  /** Tokens the model holds at once; undefined where its server does not say. */
  tokens: number | undefined
  /** False where the server says that the model only embeds, or draws. */
  writes: boolean
}

const UNKNOWN: ContextWindow = { tokens: undefined, writes: true }

/**
 * What a server of one's own says of its model without running it: vLLM and llama.cpp in their list of models, an older
 * llama.cpp among its properties, Ollama under paths that only it has.
 *
 * @param list the body of the server's list of models
 */
export async function readContextWindow(
  settings: ModelSettings,
  list: string,
  signal: AbortSignal,
): Promise<ContextWindow> {
  const entry = entryOf(settings.model, list)
  if (entry?.max_model_len !== undefined) return { tokens: entry.max_model_len, writes: true }
  const ask = createAsk(settings, signal)
  if (entry?.meta === undefined) return await windowOfOllama(settings.model, ask)
  const { n_ctx: given, n_ctx_train: trained } = entry.meta
  return { tokens: given ?? (await windowOfLlama(ask)) ?? trained, writes: true }
}

const tokens = z.number().int().positive().optional().catch(undefined)

const listSchema = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      // vLLM
      max_model_len: tokens,
      // llama.cpp: what it gives each request, which it told elsewhere once, and what the model was trained for.
      meta: z.object({ n_ctx: tokens, n_ctx_train: tokens }).optional().catch(undefined),
    }),
  ),
})
const propertiesSchema = z.object({ default_generation_settings: z.object({ n_ctx: tokens }) })
const shownSchema = z.object({
  model_info: z.record(z.string(), z.unknown()),
  parameters: z.string().catch(''),
  capabilities: z.array(z.string()).optional().catch(undefined),
})
const runningSchema = z.object({ models: z.array(z.object({ name: z.string(), context_length: tokens })) })

function entryOf(model: string, list: string) {
  const entries = listSchema.safeParse(parseJson(list)).data?.data ?? []
  // llama.cpp answers with its one model whatever name is asked for.
  return entries.length === 1 ? entries[0] : entries.find(({ id }) => isNamed(id, model))
}

async function windowOfLlama(ask: Ask): Promise<number | undefined> {
  return propertiesSchema.safeParse(await ask('/props')).data?.default_generation_settings.n_ctx
}

async function windowOfOllama(model: string, ask: Ask): Promise<ContextWindow> {
  const shown = shownSchema.safeParse(await ask('/api/show', { model })).data
  if (shown === undefined) return UNKNOWN
  const { model_info: info, parameters, capabilities } = shown
  // What the server gives where the model asks for nothing is told only of a model in memory.
  const running = runningSchema.safeParse(await ask('/api/ps')).data?.models ?? []
  const limits = [
    info[`${String(info['general.architecture'])}.context_length`],
    /^num_ctx\s+(\S+)/m.exec(parameters)?.[1],
    running.find(({ name }) => isNamed(name, model))?.context_length,
  ]
  const known = limits.map(Number).filter((limit) => limit > 0)
  return {
    tokens: known.length === 0 ? undefined : Math.min(...known),
    writes: capabilities?.includes('completion') ?? true,
  }
}

const isNamed = (name: string, model: string): boolean => name === model || name === `${model}:latest`

/** The JSON at a path beside `/v1`, asked by GET, or by POST where there is a body; undefined where there is none. */
type Ask = (path: string, body?: object) => Promise<unknown>

function createAsk({ baseUrl = '', apiKey = '' }: ModelSettings, signal: AbortSignal): Ask {
  const root = baseUrl.replace(/\/v1$/, '')
  const headers = apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` }
  return async (path, body) => {
    const post = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    try {
      const response = await fetch(root + path, { headers, signal, ...post })
      return response.ok ? await response.json() : undefined
    } catch {
      // That a server says nothing of itself is no fault.
      return undefined
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
