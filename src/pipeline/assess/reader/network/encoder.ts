import type { Arithmetic } from './arithmetic.ts'
import { MOST_MARKED, WIDEST, WIDTH } from './shape.ts'

/** The matrix of the pieces' own vectors. */
export const PIECE_VECTORS = 'vectors'
/** Those of its layers, which take most of the time, multiply coarsely. */
export const LAYERS = /^\d+\./
const HEADS = 12
/** Layers after which the states still tell how something is written, and not only what: of 255 stories this tells ages best. */
const OF_MANNER = 3

/** Numbers an Encoder takes of an Arithmetic. */
export const ENCODER_FLOATS = MOST_MARKED * (3 * WIDTH + WIDEST + 2) + 2 * WIDTH + 64

/** The pieces that mark where a window begins and ends. */
export type Marks = { start: number; end: number }

/** A transformer that has read English (training/README.md). One window at a time. */
export class Encoder {
  readonly #weights: Arithmetic
  readonly #layers: number
  readonly #marks: Marks
  readonly #x: number
  readonly #y: number
  readonly #z: number
  readonly #wide: number
  readonly #scores: number
  readonly #mean: number
  readonly #manner: number

  constructor(weights: Arithmetic, marks: Marks) {
    this.#weights = weights
    this.#layers = weights.count(/^\d+\.qkv$/)
    this.#marks = marks
    this.#x = weights.take(MOST_MARKED * WIDTH)
    this.#y = weights.take(MOST_MARKED * WIDTH)
    this.#z = weights.take(MOST_MARKED * WIDTH)
    this.#wide = weights.take(MOST_MARKED * WIDEST)
    this.#scores = weights.take(2 * (MOST_MARKED + 3))
    this.#mean = weights.take(WIDTH)
    this.#manner = weights.take(WIDTH)
  }

  /**
   * Offsets of the state of each piece in its window, [pieces x WIDTH], of their mean, which takes in the marks, and of the mean after
   * the lower layers alone; all hold until the next call.
   */
  read(pieces: readonly number[]): { states: number; mean: number; manner: number } {
    const n = pieces.length + 2
    this.#embed([this.#marks.start, ...pieces, this.#marks.end])
    for (let layer = 0; layer < this.#layers; layer += 1) {
      this.#layer(`${layer}`, n)
      if (layer + 1 === OF_MANNER) this.#average(n, this.#manner)
    }
    this.#average(n, this.#mean)
    return { states: this.#x + 4 * WIDTH, mean: this.#mean, manner: this.#manner }
  }

  #embed(pieces: readonly number[]): void {
    const { integers, factors } = this.#weights.rows(PIECE_VECTORS)
    const y = this.#weights.floats(this.#y, pieces.length * WIDTH)
    const places = this.#weights.floats(this.#weights.vector('places'), MOST_MARKED * WIDTH)
    for (const [index, piece] of pieces.entries()) {
      const factor = factors[piece]!
      const from = piece * WIDTH
      const to = index * WIDTH
      for (let d = 0; d < WIDTH; d += 1) y[to + d] = integers[from + d]! * factor + places[to + d]!
    }
    this.#normalise('norm', pieces.length)
  }

  /** One layer: attention and a feed-forward, each added to what it was made of and normed. */
  #layer(name: string, n: number): void {
    const weights = this.#weights
    const { kernel } = weights
    weights.multiply(`${name}.qkv`, this.#x, this.#wide, n)
    kernel.attend(this.#wide, this.#z, this.#scores, n, WIDTH, HEADS)
    weights.multiply(`${name}.out`, this.#z, this.#y, n)
    kernel.add(this.#y, this.#x, n * WIDTH)
    this.#normalise(`${name}.norm1`, n)
    weights.multiply(`${name}.inner`, this.#x, this.#wide, n)
    kernel.gelu(this.#wide, n * WIDEST)
    weights.multiply(`${name}.outer`, this.#wide, this.#y, n, { signs: 'positive' })
    kernel.add(this.#y, this.#x, n * WIDTH)
    this.#normalise(`${name}.norm2`, n)
  }

  /** What stands in y, into x. */
  #normalise(name: string, n: number): void {
    const weights = this.#weights
    const [scale, shift] = [weights.vector(`${name}.scale`), weights.vector(`${name}.shift`)]
    weights.kernel.normalise(this.#y, scale, shift, this.#x, n, WIDTH)
  }

  #average(n: number, to: number): void {
    const x = this.#weights.floats(this.#x, n * WIDTH)
    const mean = this.#weights.floats(to, WIDTH).fill(0)
    for (let piece = 0; piece < n; piece += 1) for (let d = 0; d < WIDTH; d += 1) mean[d]! += x[piece * WIDTH + d]!
    for (let d = 0; d < WIDTH; d += 1) mean[d]! /= n
  }
}
