/** One request to a model, already worded. */
export type ModelRequest = {
  /** Of the answer's schema, as the provider is told it. */
  name: string
  schema: Record<string, unknown>
  system: string
  prompt: string
  images?: readonly Uint8Array[]
  /** An earlier answer that could not be used, and why. */
  repair?: { answer: string; fault: string }
  maxOutputTokens: number
  signal: AbortSignal
}

export type ModelReply = {
  text: string
  finish: 'complete' | 'cut-off' | 'refused'
  inputTokens: number
  outputTokens: number
}

/** A language model of any provider. It has no tools and remembers nothing. */
export type Model = {
  /** @throws ModelFailure */
  generate(request: ModelRequest): Promise<ModelReply>
}

export type FailureKind =
  | 'key-refused'
  | 'model-missing'
  | 'credit-spent'
  | 'content-refused'
  | 'request-refused'
  | 'rate-limited'
  | 'server-error'
  | 'unreachable'
  | 'broken-answer'

/** Why a call brought no answer. Only some kinds may pass when the same call is made again. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure'
  readonly kind: FailureKind
  /** How long the provider asks to wait. */
  readonly retryAfterMs: number | undefined

  constructor(
    kind: FailureKind,
    message: string,
    options: { cause?: unknown; retryAfterMs?: number | undefined } = {},
  ) {
    super(message, { cause: options.cause })
    this.kind = kind
    this.retryAfterMs = options.retryAfterMs
  }

  get mayPass(): boolean {
    return ['rate-limited', 'server-error', 'unreachable', 'broken-answer'].includes(this.kind)
  }
}
