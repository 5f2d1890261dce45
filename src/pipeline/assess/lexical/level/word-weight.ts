import type { TokenizedText } from '../segment/tokenized-text.ts'
import type { Span } from './span.ts'
import type { FormFacts } from './form-facts.ts'

/** Runs the weights were fitted on hold about this many words; a shorter run is scaled up to it. */
const FITTED_WORDS = 165
/** What the n-th occurrence of a word in a run adds to the logarithm of one more than its count. */
const STEPS = Array.from({ length: 256 }, (_, times) => Math.log((times + 2) / (times + 1)))

/** In which run each form was last weighed, and how often; one for all the runs of a text. */
export type WeighedWords = { run: number; inRun: Uint32Array; times: Uint8Array }

export const weighedWords = ({ forms }: TokenizedText): WeighedWords => ({
  run: 0,
  inRun: new Uint32Array(forms.length),
  times: new Uint8Array(forms.length),
})

/** True where the token is a name: capitalised inside a sentence. */
export function isName(tokens: TokenizedText, token: number): boolean {
  const code = tokens.text.charCodeAt(tokens.tokenStart[token] ?? 0)
  return code >= 65 && code <= 90
}

/** Calls back with the form of every word of a run that is not a name. */
export function eachWord(
  tokens: TokenizedText,
  facts: FormFacts,
  sentences: readonly Span[],
  visit: (form: number) => void,
): void {
  for (const { start, end } of sentences) {
    for (let token = start; token < end; token += 1) {
      if (tokens.tokenScript[token] !== 0) continue
      const id = tokens.tokenForm[token]!
      if (facts.closed[id] === 1 || token === start || !isName(tokens, token)) visit(id)
    }
  }
}

/** Sum of the fitted weights of a run's words, each counted as the logarithm of one more than its occurrences. */
export function wordWeight(
  tokens: TokenizedText,
  facts: FormFacts,
  sentences: readonly Span[],
  weighed: WeighedWords,
): number {
  let sum = 0
  weighed.run += 1
  const { run, inRun, times } = weighed
  eachWord(tokens, facts, sentences, (id) => {
    const weight = facts.weight[id]!
    if (weight === 0) return
    if (inRun[id] !== run) {
      inRun[id] = run
      times[id] = 0
    }
    sum += weight * STEPS[times[id]!]!
    if (times[id]! < 255) times[id]! += 1
  })
  return sum * fullRun(sentences)
}

/** How much a run must be scaled up to be as long as those the weights were fitted on; 1 where it is. */
export function fullRun(sentences: readonly Span[]): number {
  const words = sentences.reduce((count, { start, end }) => count + end - start, 0)
  return words === 0 ? 1 : Math.max(1, FITTED_WORDS / words)
}
