import type { ErrorCode, ErrorParams } from '../../../../contract/error-codes.ts'
import { MizanError } from '../../../../contract/errors.ts'
import type { FailureKind, ModelFailure } from '../model/model.ts'
import type { ModelSettings } from '../model/model-settings.ts'

/** What is told of a call that was tried as often as makes sense. Never retryable: whoever wants to try again presses Retry. */
export function failureToTell(failure: ModelFailure | 'timeout', settings: ModelSettings): MizanError {
  if (failure === 'timeout') return new MizanError('engine_timeout', {}, { retryable: false })
  const options = { cause: failure, retryable: false }
  const address = settings.baseUrl === undefined ? settings.provider : new URL(settings.baseUrl).origin
  const [code, params] = TOLD[failure.kind]({ model: settings.model, address, reason: failure.message.slice(0, 200) })
  return new MizanError(code, params, options)
}

type Particulars = { model: string; address: string; reason: string }

const TOLD: Record<FailureKind, (particulars: Particulars) => [ErrorCode, ErrorParams]> = {
  'key-refused': () => ['engine_key_refused', {}],
  'model-missing': ({ model }) => ['engine_model_missing', { model }],
  'credit-spent': () => ['engine_credit_spent', {}],
  'content-refused': () => ['engine_content_refused', {}],
  'request-refused': ({ reason }) => ['engine_refused', { reason }],
  unreachable: ({ address }) => ['engine_unreachable', { address }],
  'rate-limited': () => ['engine_unavailable', {}],
  'server-error': () => ['engine_unavailable', {}],
  'broken-answer': () => ['engine_unavailable', {}],
}
