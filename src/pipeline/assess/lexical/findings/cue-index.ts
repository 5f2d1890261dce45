import type { Cue } from '../lexicon/parse-lexicon.ts'
import type { Match } from '../match/match.ts'
import type { TokenizedText } from '../segment/tokenized-text.ts'

/** Where the cues of a text stand, for questions such as "is this word negated?". */
export class CueIndex {
  readonly #tokens: TokenizedText
  readonly #byToken = new Map<Cue, Map<number, Match>>()
  readonly #bySentence = new Map<Cue, Set<number>>()

  constructor(tokens: TokenizedText, matches: readonly Match[]) {
    this.#tokens = tokens
    for (const match of matches) {
      if (match.entry.category !== 'cue') continue
      const cue = match.entry.sense as Cue
      const byToken = this.#byToken.get(cue) ?? new Map<number, Match>()
      this.#byToken.set(cue, byToken.set(match.lastToken, match))
      const sentences = this.#bySentence.get(cue) ?? new Set<number>()
      this.#bySentence.set(cue, sentences.add(tokens.tokenSentence[match.firstToken]!))
    }
  }

  /** A cue stands before the token, at most `reach` words away, in the same clause. */
  before(cue: Cue, token: number, reach: number): boolean {
    const at = this.#byToken.get(cue)
    if (at === undefined) return false
    const from = Math.max(this.#tokens.sentenceToken[this.#tokens.tokenSentence[token]!]!, token - reach)
    for (let index = token - 1; index >= from; index -= 1) {
      if (this.#clauseEndsBetween(index, index + 1)) return false
      if (at.has(index)) return true
    }
    return false
  }

  inSentence(cue: Cue, sentence: number): boolean {
    return this.#bySentence.get(cue)?.has(sentence) ?? false
  }

  /** A comma, semicolon, colon, dash or quotation mark between two neighbouring words. */
  #clauseEndsBetween(left: number, right: number): boolean {
    const { text, tokenEnd, tokenStart } = this.#tokens
    for (let at = tokenEnd[left]!; at < tokenStart[right]!; at += 1) {
      if (CLAUSE_MARKS.has(text.charCodeAt(at))) return true
    }
    return false
  }
}

const CLAUSE_MARKS = new Set(',;:،؛—–"“”«»('.split('').map((mark) => mark.charCodeAt(0)))
