import { FINDING_CATEGORIES, type Finding } from '../../../contract/assessment.ts'
import { arabicStems } from '../lexical/segment/arabic-stem.ts'
import type { TokenizedText } from '../lexical/segment/tokenized-text.ts'
import { SCRIPT } from '../lexical/segment/word-interner.ts'
import { LEVELS, READ_LABELS } from './labels.ts'
import { ATTENDED, type Judged } from './network/heads.ts'
import type { Described, Network } from './network/network.ts'
import { MOST_PIECES, PIECE_FEATURES, WINDOW_FEATURES } from './network/shape.ts'
import type { Window } from './windows.ts'
import { Grams } from './words/grams.ts'
import type { PieceCutter } from './words/word-pieces.ts'

const LABELS = READ_LABELS.length
const CATEGORIES = FINDING_CATEGORIES.length
const QUOTED = CATEGORIES + LABELS
/** What a word counts that bears on a label a little, likely, nearly always. */
const COUNTED = [0.15, 0.25, 0.3] as const

/** What a window was found to tell, and which of its words told it. */
export type Reading = Window &
  Pick<Judged, 'levels' | 'stances'> &
  // Absent in readings that a bench has kept.
  Partial<
    Pick<Judged, 'sentence' | 'manner'> & { /** What could be said of it without reading. */ glance: Float32Array }
  > & {
    /** `weights[(token - first) * LABELS + label]`: how much each word weighed, shares of 1 a label. */
    weights: Float32Array
  }

/** What is known of words before they are read. */
export type WordKnowledge = {
  /** What a word can bear on, by its stem or form. */
  bearing: ReadonlyMap<string, Float32Array>
  /** What an Arabic stem says in English. */
  glosses: ReadonlyMap<string, string>
  cutter: PieceCutter
}

/** A window as the network sees it, and the tokens each piece belongs to. */
type Cut = Described & { owners: number[][] }

/** Reads windows of one text: what the words are, what the lexicon found at them, and what the network makes of it. */
export class WindowReader {
  readonly #tokens: TokenizedText
  readonly #network: Network | undefined
  readonly #knowledge: WordKnowledge
  readonly #grams: Grams
  /** A text in both is read as what most of its words are. */
  readonly #language: 'en' | 'ar'
  /** Of Arabic forms whose stem nobody glossed, what they are known by. */
  readonly #stemOf: (string | undefined)[] = []
  /** `[token * CATEGORIES + category]`: the intensity, 0-1, of what the lexicon found there. */
  readonly #found: Float32Array

  constructor(tokens: TokenizedText, findings: readonly Finding[], knowledge: WordKnowledge, network?: Network) {
    this.#tokens = tokens
    this.#network = network
    this.#knowledge = knowledge
    this.#grams = new Grams(tokens)
    this.#language = tokens.language === 'ar' ? 'ar' : 'en'
    this.#found = new Float32Array(tokens.tokenCount * CATEGORIES)
    for (const { category, intensity, focus, start, end } of findings) {
      const span = focus ?? { start, end }
      const column = FINDING_CATEGORIES.indexOf(category)
      for (let token = tokenAt(tokens, span.start); token < tokens.tokenCount; token += 1) {
        if (tokens.tokenStart[token]! >= span.end) break
        const at = token * CATEGORIES + column
        this.#found[at] = Math.max(this.#found[at]!, intensity / LEVELS)
      }
    }
  }

  /** undefined where no word is known: there is nothing to read. */
  read(window: Window): Reading | undefined {
    const described = this.describe(window)
    if (described.pieces.length === 0) return undefined
    const glance = this.glance(window)
    const judged = this.#trained().judge(described, glance, this.#language)
    const { owners } = described
    const weights = new Float32Array((window.last - window.first + 1) * LABELS)
    for (const [piece, owned] of owners.entries()) {
      for (const token of owned) {
        for (let label = 0; label < LABELS; label += 1) {
          weights[(token - window.first) * LABELS + label]! += judged.weights[piece * ATTENDED + label]! / owned.length
        }
      }
    }
    const { levels, stances, sentence, manner } = judged
    return { first: window.first, last: window.last, levels, stances, sentence, manner, glance, weights }
  }

  /** How much a look that costs little expects of a window. */
  suspect(window: Window): number {
    return this.#trained().suspect(this.#grams.of(window), this.glance(window), this.#language)
  }

  /** At most MOST_PIECES pieces, in order. */
  describe(window: Window): Cut {
    const { pieces, owners } = this.#cut(window)
    const features = new Float32Array(pieces.length * PIECE_FEATURES)
    for (const [piece, owned] of owners.entries()) {
      for (const token of owned) this.#describe(token, features.subarray(piece * PIECE_FEATURES))
    }
    return { pieces, features, owners, grams: this.#grams.of(window) }
  }

  /** What can be said of a window without reading it: WINDOW_FEATURES numbers. */
  glance({ first, last }: Window): Float32Array {
    const features = new Float32Array(WINDOW_FEATURES)
    for (let token = first; token <= last; token += 1) {
      for (let column = 0; column < CATEGORIES; column += 1) {
        features[column] = Math.max(features[column]!, this.#found[token * CATEGORIES + column]!)
      }
      const bears = this.#bears(token)
      if (bears === undefined) continue
      for (let label = 0; label < LABELS; label += 1) {
        const strength = bears[label]!
        features[CATEGORIES + label] = Math.max(features[CATEGORIES + label]!, strength)
        for (const [step, weight] of COUNTED.entries()) {
          if (strength >= (step + 1) / LEVELS) features[CATEGORIES + LABELS * (step + 1) + label]! += weight
        }
      }
    }
    return features
  }

  #trained(): Network {
    if (this.#network === undefined) throw new Error('A reader without a network only describes')
    return this.#network
  }

  #bears(token: number): Float32Array | undefined {
    const { forms, tokenStem, tokenForm } = this.#tokens
    const { bearing } = this.#knowledge
    return (
      bearing.get(forms[tokenStem[token]!]!) ??
      bearing.get(forms[tokenForm[token]!]!) ??
      (this.#isArabic(token) ? bearing.get(this.#knownStem(token)) : undefined)
    )
  }

  #isArabic(token: number): boolean {
    return this.#tokens.tokenScript[token] === SCRIPT.arabic
  }

  /** What an Arabic word is known by: its stem, or, if nobody glossed that, the likeliest of those it may have that somebody did. */
  #knownStem(token: number): string {
    const { forms, tokenStem, tokenForm } = this.#tokens
    const { glosses } = this.#knowledge
    const stem = forms[tokenStem[token]!]!
    if (glosses.has(stem)) return stem
    const form = tokenForm[token]!
    return (this.#stemOf[form] ??= arabicStems(forms[form]!).find((other) => glosses.has(other)) ?? stem)
  }

  #cut({ first, last }: Window): Omit<Cut, 'features' | 'grams'> {
    const { text, tokenStart, tokenEnd, tokenCount } = this.#tokens
    const { cutter } = this.#knowledge
    const pieces: number[] = []
    const owners: number[][] = []
    const put = (word: string, owned: number[]): void => {
      for (const piece of cutter.cut(word)) {
        if (pieces.length === MOST_PIECES) return
        pieces.push(piece)
        owners.push(owned)
      }
    }
    let token = first
    while (token <= last && pieces.length < MOST_PIECES) {
      if (this.#isArabic(token)) {
        for (const word of this.#gloss(token)) put(word, [token])
        token += 1
        continue
      }
      // What stands between two spaces is one word, with its quotes and stops, whatever tokens it has.
      const owned = [token]
      while (token + 1 <= last && !hasSpace(text, tokenEnd[token]!, tokenStart[token + 1]!)) owned.push((token += 1))
      const from = wordStart(text, tokenStart[owned[0]!]!)
      const to = wordEnd(text, tokenEnd[token]!, token + 1 < tokenCount ? tokenStart[token + 1]! : text.length)
      put(text.slice(from, to), owned)
      token += 1
    }
    return { pieces, owners }
  }

  /** An Arabic word in English words; one that nobody glossed keeps its place. */
  #gloss(token: number): string[] {
    return this.#knowledge.glosses.get(this.#knownStem(token))?.split(' ') ?? NO_GLOSS
  }

  /** Raises the features of a piece to those of a token it belongs to. */
  #describe(token: number, features: Float32Array): void {
    for (let column = 0; column < CATEGORIES; column += 1) {
      features[column] = Math.max(features[column]!, this.#found[token * CATEGORIES + column]!)
    }
    const bears = this.#bears(token)
    if (bears !== undefined) {
      for (let label = 0; label < LABELS; label += 1) {
        features[CATEGORIES + label] = Math.max(features[CATEGORIES + label]!, bears[label]!)
      }
    }
    features[QUOTED] = Math.max(features[QUOTED]!, this.#tokens.tokenQuoted[token]!)
  }
}

/** No piece has this letter. */
const NO_GLOSS = ['\u{10FFFD}']

const isSpace = (text: string, at: number): boolean => /\s/u.test(text.charAt(at))

function hasSpace(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (isSpace(text, at)) return true
  return false
}

function wordStart(text: string, at: number): number {
  let start = at
  while (start > 0 && !isSpace(text, start - 1)) start -= 1
  return start
}

function wordEnd(text: string, from: number, limit: number): number {
  let end = from
  while (end < limit && !isSpace(text, end)) end += 1
  return end
}

/** The last token that starts at or before an offset. Binary search. */
function tokenAt(tokens: TokenizedText, offset: number): number {
  let low = 0
  let high = tokens.tokenCount - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (tokens.tokenStart[middle]! <= offset) low = middle
    else high = middle - 1
  }
  return low
}
