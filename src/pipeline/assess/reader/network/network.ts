import type { WordVectors } from '../words/vectors.ts'
import { Arithmetic } from './arithmetic.ts'
import { Encoder, ENCODER_FLOATS, LAYERS, PIECE_VECTORS } from './encoder.ts'
import { Heads, HEADS_FLOATS, type Judged } from './heads.ts'

/** A window as the network sees it. */
export type Described = {
  /** Numbers of its pieces, in order; at most MOST_PIECES. */
  pieces: number[]
  /** Of each piece its word's vector, or -1. */
  words: number[]
  /** PIECE_FEATURES numbers a piece. */
  features: Float32Array
}

/** An encoder and the heads of both languages on top of it: training/README.md tells what they were made from. */
export class Network {
  readonly #encoder: Encoder
  readonly #heads: Heads
  readonly #words: WordVectors

  constructor(folder: URL, words: WordVectors) {
    this.#words = words
    const weights = new Arithmetic(folder, [PIECE_VECTORS], LAYERS, ENCODER_FLOATS + HEADS_FLOATS)
    this.#encoder = new Encoder(weights)
    this.#heads = new Heads(weights)
  }

  /** @param found WINDOW_FEATURES numbers of the whole window, which has at least one piece */
  judge({ pieces, words, features }: Described, found: Float32Array, language: 'en' | 'ar'): Judged {
    return this.#heads.judge({
      n: pieces.length,
      language,
      states: this.#encoder.states(pieces),
      features,
      found,
      copyVector: (piece, target) => {
        if (words[piece]! >= 0) this.#words.copy(words[piece]!, target)
      },
    })
  }
}
