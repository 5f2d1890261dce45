import { LEVELS, READ_LABELS } from '../labels.ts'
import type { Arithmetic } from './arithmetic.ts'
import { chancesAt } from './chances.ts'
import { MOST_PIECES, PIECE_FEATURES, WIDTH } from './shape.ts'

/** The labels, padded to what the kernel steps by. */
export const ATTENDED = 8
const LABELS = READ_LABELS.length
const FEATURES_PADDED = 24
const STATE = WIDTH + FEATURES_PADDED
const VALUES = 32
const POOLED = 656
const HIDDEN = 512
const STANCES = 3
/** The vectors of a window are brought to this length. */
const VECTOR_LENGTH = 20

/** Numbers Heads take of an Arithmetic. */
export const HEADS_FLOATS = MOST_PIECES * (STATE + 1 + LABELS * VALUES + ATTENDED) + POOLED + 2 * HIDDEN + 512

/**
 * What the network makes of one window. `levels[label * LEVELS + level]` is the chance of at least that level (0 stands for
 * level 1); `weights[piece * ATTENDED + label]` how much each piece weighed for the label, a share of 1; `stances` depicted,
 * condemned, glamorised; for whoever asks something else of the window, `sentence` is what it says and `manner` how it is written, vectors of
 * WIDTH numbers and of one length.
 */
export type Judged = {
  levels: Float32Array
  stances: Float32Array
  weights: Float32Array
  sentence: Float32Array
  manner: Float32Array
}

/** What all heads of one window look at. */
export type Looked = {
  /** Pieces of the window. */
  n: number
  language: 'en' | 'ar'
  /** Offset of the pieces' states [n x WIDTH]; they are changed. */
  states: number
  /** Offsets of their mean, and of that after the lower layers, WIDTH numbers each; they are changed. */
  mean: number
  manner: number
  /** PIECE_FEATURES numbers a piece. */
  features: Float32Array
  /** WINDOW_FEATURES numbers of the whole window. */
  found: Float32Array
}

/** Heads of two kinds on top of the encoder, some of each for a language; what they say is averaged. One window at a time. */
export class Heads {
  readonly #weights: Arithmetic
  /** Those that look at every piece, and those that look at the sentence as a whole. */
  readonly #attentive: number
  readonly #plain: number
  readonly #state: number
  readonly #scores: number
  readonly #values: number
  readonly #attention: number
  readonly #pooled: number
  readonly #hidden: number
  readonly #out: number
  readonly #direct: number

  constructor(weights: Arithmetic) {
    this.#weights = weights
    this.#attentive = weights.count(/^en\.\d+\.hidden$/)
    this.#plain = weights.count(/^en\.plain\d+\.hidden$/)
    this.#state = weights.take(MOST_PIECES * STATE)
    this.#scores = weights.take(MOST_PIECES)
    this.#values = weights.take(MOST_PIECES * LABELS * VALUES)
    this.#attention = weights.take(MOST_PIECES * ATTENDED)
    this.#pooled = weights.take(POOLED)
    this.#hidden = weights.take(HIDDEN)
    this.#out = weights.take(64)
    this.#direct = weights.take(256)
  }

  judge(looked: Looked): Judged {
    const { n, language, states } = looked
    const sentence = this.#ofOneLength(looked.mean)
    this.#weights.kernel.hyperbolic_tangent(states, n * WIDTH, 0.5)
    this.#describe(looked)
    const mean: Judged = {
      levels: new Float32Array(LABELS * LEVELS),
      stances: new Float32Array(STANCES),
      weights: new Float32Array(n * ATTENDED),
      sentence: sentence.slice(),
      manner: this.#ofOneLength(looked.manner).slice(),
    }
    const members = this.#attentive + this.#plain
    for (let member = 0; member < this.#attentive; member += 1) {
      const own = this.#attend(`${language}.${member}.`, looked, sentence)
      addShare(mean.levels, own.levels, members)
      addShare(mean.stances, own.stances, this.#attentive)
      addShare(mean.weights, own.weights, this.#attentive)
    }
    for (let member = 0; member < this.#plain; member += 1) {
      this.#pool(sentence, looked.found, 0)
      this.#conclude(`${language}.plain${member}.`)
      addShare(mean.levels, chancesAt(this.#weights, this.#out), members)
    }
    return mean
  }

  /** A mean of states, in its place brought to one length. */
  #ofOneLength(mean: number): Float32Array {
    const vector = this.#weights.floats(mean, WIDTH)
    let squares = 0
    for (const value of vector) squares += value * value
    const length = VECTOR_LENGTH / Math.sqrt(squares + 1e-12)
    for (let d = 0; d < WIDTH; d += 1) vector[d]! *= length
    return vector
  }

  /** What each piece is: its state in the sentence, and what is known of it. */
  #describe({ n, states, features }: Looked): void {
    const x = this.#weights.floats(states, n * WIDTH)
    const state = this.#weights.floats(this.#state, n * STATE).fill(0)
    for (let piece = 0; piece < n; piece += 1) {
      state.set(x.subarray(piece * WIDTH, (piece + 1) * WIDTH), piece * STATE)
      state.set(features.subarray(piece * PIECE_FEATURES, (piece + 1) * PIECE_FEATURES), piece * STATE + WIDTH)
    }
  }

  #attend(name: string, { n, found }: Looked, sentence: Float32Array): Omit<Judged, 'sentence' | 'manner'> {
    const weights = this.#weights
    const { kernel } = weights
    weights.multiply(`${name}attention`, this.#state, this.#attention, n)
    weights.multiply(`${name}values`, this.#state, this.#values, n)
    const attention = weights.floats(this.#attention, n * ATTENDED)
    const values = weights.floats(this.#values, n * LABELS * VALUES)
    const pooled = this.#pool(sentence, found, LABELS * VALUES)
    // Each label looks at the pieces that tell of it.
    const scores = weights.floats(this.#scores, n)
    const shares = new Float32Array(n * ATTENDED)
    for (let label = 0; label < LABELS; label += 1) {
      for (let piece = 0; piece < n; piece += 1) scores[piece] = attention[piece * ATTENDED + label]!
      kernel.softmax(this.#scores, n)
      for (let piece = 0; piece < n; piece += 1) {
        const share = (shares[piece * ATTENDED + label] = scores[piece]!)
        const from = (piece * LABELS + label) * VALUES
        for (let d = 0; d < VALUES; d += 1) pooled[label * VALUES + d]! += share * values[from + d]!
      }
    }
    this.#conclude(name)
    weights.multiply(`${name}stances`, this.#hidden, this.#direct, 1)
    kernel.softmax(this.#direct, STANCES)
    const stances = weights.floats(this.#direct, STANCES).slice()
    for (let index = 0; index < LABELS * VALUES; index += 1) pooled[index] = Math.max(0, pooled[index]!)
    weights.multiply(`${name}direct`, this.#pooled, this.#direct, LABELS)
    kernel.add(this.#out, this.#direct, LABELS * LEVELS)
    return { levels: chancesAt(this.#weights, this.#out), stances, weights: shares }
  }

  /** What a head concludes from, with so many numbers of its own, still 0, in front. */
  #pool(sentence: Float32Array, found: Float32Array, own: number): Float32Array {
    const pooled = this.#weights.floats(this.#pooled, POOLED).fill(0)
    pooled.set(sentence, own)
    pooled.set(found, own + WIDTH)
    return pooled
  }

  #conclude(name: string): void {
    this.#weights.multiply(`${name}hidden`, this.#pooled, this.#hidden, 1, { rectify: true })
    this.#weights.multiply(`${name}levels`, this.#hidden, this.#out, 1)
  }
}

function addShare(sum: Float32Array, own: Float32Array, of: number): void {
  for (let index = 0; index < sum.length; index += 1) sum[index]! += own[index]! / of
}
