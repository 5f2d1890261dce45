/** What a model still reads attentively in one go, in tokens, however large its window. */
const ATTENTIVE_TOKENS = 12_000
/** Rubric, leads and rules around a part. */
export const FRAME_TOKENS = 2600

/** Room for the answer; models that think aloud first need more of it, and have large windows. */
export function mostAnswerTokens(contextTokens: number): number {
  return contextTokens >= 64_000 ? 16_000 : Math.floor(contextTokens / 5)
}

/** How much of a book one call reads, in tokens. */
export function partTokens(contextTokens: number): number {
  return Math.min(ATTENTIVE_TOKENS, Math.max(600, contextTokens - FRAME_TOKENS - mostAnswerTokens(contextTokens)))
}
