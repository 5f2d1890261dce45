import { LEVELS } from '../labels.ts'
import { Arithmetic } from './arithmetic.ts'
import { Bag, BAG_FLOATS } from './bag.ts'
import { Encoder, ENCODER_FLOATS, LAYERS, PIECE_VECTORS, type Marks } from './encoder.ts'
import { Heads, HEADS_FLOATS, type Judged } from './heads.ts'

/** A window as the network sees it. */
export type Described = {
  /** Numbers of its pieces, in order; at most MOST_PIECES. */
  pieces: number[]
  /** PIECE_FEATURES numbers a piece. */
  features: Float32Array
  /** What stands in it, each once: see Grams. */
  grams: readonly number[]
}

/** How much of what is said of a window the bag says; the heads on the encoder say the rest (docs/decisions/0069). */
const SHARE_OF_BAG = 0.4

/** An encoder, the heads of both languages on top of it, and a bag of grams beside it: training/README.md tells what they were made from. */
export class Network {
  readonly #encoder: Encoder
  readonly #heads: Heads
  readonly #bag: Bag

  constructor(folder: URL, marks: Marks) {
    const weights = new Arithmetic(folder, [PIECE_VECTORS], LAYERS, ENCODER_FLOATS + HEADS_FLOATS + BAG_FLOATS)
    this.#encoder = new Encoder(weights, marks)
    this.#heads = new Heads(weights)
    this.#bag = new Bag(folder, weights)
  }

  /** @param found WINDOW_FEATURES numbers of the whole window, which has at least one piece */
  judge({ pieces, features, grams }: Described, found: Float32Array, language: 'en' | 'ar'): Judged {
    const judged = this.#heads.judge({
      n: pieces.length,
      language,
      ...this.#encoder.read(pieces),
      features,
      found,
    })
    const counted = this.#bag.judge(grams, found, language)
    const levels = judged.levels.map((chance, at) => chance + SHARE_OF_BAG * (counted[at]! - chance))
    return { ...judged, levels }
  }

  /** What the bag alone, which costs little, expects of a window: the sum of its chances that a label is there, and that it is more than slight. */
  suspect(grams: readonly number[], found: Float32Array, language: 'en' | 'ar'): number {
    const levels = this.#bag.judge(grams, found, language)
    return levels.reduce((sum, chance, at) => (at % LEVELS < 2 ? sum + chance : sum), 0)
  }
}
