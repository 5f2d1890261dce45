import { readModelSettings, type ModelSettings } from '../../src/pipeline/assess/llm/model/model-settings.ts'
import type { StubModel } from './stub-model-server.ts'

/** The settings of a server that uses the stub, as the environment would give them. */
export function stubEnvironment(stub: StubModel, others: Record<string, string> = {}): Record<string, string> {
  return {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: stub.model,
    AI_API_KEY: 'stub-key',
    AI_BASE_URL: stub.url,
    AI_TIMEOUT_S: '20',
    ...others,
  }
}

export function stubSettings(stub: StubModel, others: Record<string, string> = {}): ModelSettings {
  const { settings, faults } = readModelSettings(stubEnvironment(stub, others))
  if (settings === null) throw new Error(faults.join('\n'))
  return settings
}
