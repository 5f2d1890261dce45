type Price = { input: number; output: number }

/**
 * US dollars a million tokens, as the providers' price pages were reported on the dates beside them. A price that has
 * changed since is set by AI_PRICES; of a model that is not listed no cost is claimed.
 */
export const PRICES: readonly (readonly [name: string, price: Price])[] = [
  // OpenAI, June 2026
  ['gpt-5.5', { input: 5, output: 30 }],
  ['gpt-5.4', { input: 2.5, output: 15 }],
  ['gpt-5.4-mini', { input: 0.75, output: 4.5 }],
  ['gpt-5.4-nano', { input: 0.2, output: 1.25 }],
  // Anthropic, July 2026
  ['claude-sonnet-4-6', { input: 3, output: 15 }],
  ['claude-haiku-4-5', { input: 1, output: 5 }],
  // Google, July 2026, requests below 200,000 tokens
  ['gemini-3.5-flash', { input: 1.5, output: 9 }],
  ['gemini-3.1-flash-lite', { input: 0.25, output: 1.5 }],
  ['gemini-2.5-pro', { input: 1.25, output: 10 }],
  ['gemini-2.5-flash', { input: 0.3, output: 2.5 }],
  ['gemini-2.5-flash-lite', { input: 0.1, output: 0.4 }],
]

/** The price of a model by its name, dated names included; undefined where it is not known. @example knownPrice('gpt-5.4-mini-2026-03-17') */
export function knownPrice(model: string): Price | undefined {
  return PRICES.find(
    ([name]) => model === name || (model.startsWith(`${name}-`) && /\d/.test(model[name.length + 1] ?? '')),
  )?.[1]
}

/** US dollars, or null where the price is not known. */
export function costOf(price: Price | undefined, inputTokens: number, outputTokens: number): number | null {
  return price === undefined ? null : (inputTokens * price.input + outputTokens * price.output) / 1e6
}
