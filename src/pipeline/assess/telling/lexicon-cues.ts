import { THEMES, VALUES } from '../../../contract/assessment.ts'
import type { Match } from '../lexical/match/match.ts'
import type { TokenizedText } from '../lexical/segment/tokenized-text.ts'
import { showsValue } from '../lexical/values/shows-value.ts'
import type { Window } from '../reader/windows.ts'

/** Numbers a window has: one for each value, then one for each theme. */
export const CUES = VALUES.length + THEMES.length
const COLUMNS = new Map<string, number>([
  ...VALUES.map((value, index) => [`value ${value}`, index] as const),
  ...THEMES.map((theme, index) => [`theme ${theme}`, VALUES.length + index] as const),
])
/** Strengths are summed up to this and brought to 0-1. */
const MOST = 6

/** What the lexicon's wordings say of values and themes: a hint for the networks, never a claim by itself. */
export class LexiconCues {
  /** Token, column and strength of each wording, by token. */
  readonly #hits: readonly { token: number; column: number; strength: number }[]

  constructor(tokens: TokenizedText, matches: readonly Match[]) {
    this.#hits = matches
      .flatMap(({ entry, firstToken, lastToken }) => {
        const column = COLUMNS.get(`${entry.category} ${entry.sense}`)
        if (column === undefined) return []
        const sentence = tokens.tokenSentence[firstToken] ?? 0
        const shown = entry.category === 'value' ? showsValue(tokens, sentence, firstToken, lastToken) : 1
        return [{ token: firstToken, column, strength: entry.intensity * shown }]
      })
      .toSorted((a, b) => a.token - b.token)
  }

  of({ first, last }: Window): Float32Array {
    const cues = new Float32Array(CUES)
    for (let at = this.#from(first); at < this.#hits.length && this.#hits[at]!.token <= last; at += 1) {
      const { column, strength } = this.#hits[at]!
      cues[column] = Math.min(1, cues[column]! + strength / MOST)
    }
    return cues
  }

  /** The strength of all values together. */
  ofValues(window: Window): number {
    return this.of(window)
      .subarray(0, VALUES.length)
      .reduce((sum, cue) => sum + cue, 0)
  }

  /** The first hit at or behind a token. Binary search. */
  #from(token: number): number {
    let low = 0
    let high = this.#hits.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#hits[middle]!.token < token) low = middle + 1
      else high = middle
    }
    return low
  }
}
