import type { Arithmetic } from './arithmetic.ts'
import { MOST_PIECES, WIDEST, WIDTH } from './shape.ts'

/** The matrix of the pieces' own vectors. */
export const PIECE_VECTORS = 'vectors'
/** Those of its layers, which take most of the time, multiply coarsely. */
export const LAYERS = /^[01]\./
const EMBEDDED = 256
const HEADS = 4

/** Numbers an Encoder takes of an Arithmetic. */
export const ENCODER_FLOATS = MOST_PIECES * (3 * WIDTH + WIDEST + 1) + 64

/** A transformer of two layers that has read English (training/README.md). One window at a time. */
export class Encoder {
  readonly #weights: Arithmetic
  readonly #x: number
  readonly #y: number
  readonly #z: number
  readonly #wide: number
  readonly #scores: number

  constructor(weights: Arithmetic) {
    this.#weights = weights
    this.#x = weights.take(MOST_PIECES * WIDTH)
    this.#y = weights.take(MOST_PIECES * WIDTH)
    this.#z = weights.take(MOST_PIECES * WIDTH)
    this.#wide = weights.take(MOST_PIECES * WIDEST)
    this.#scores = weights.take(MOST_PIECES)
  }

  /** Offset of the state of each piece in its sentence, [pieces x WIDTH]; holds until the next call. */
  states(pieces: readonly number[]): number {
    const n = pieces.length
    this.#embed(pieces)
    this.#layer('0', EMBEDDED, n)
    this.#layer('1', WIDTH, n)
    return this.#x
  }

  #embed(pieces: readonly number[]): void {
    const { bytes, factors } = this.#weights.rows(PIECE_VECTORS)
    const x = this.#weights.floats(this.#x, pieces.length * EMBEDDED)
    const timing = this.#weights.floats(this.#weights.vector('timing'), MOST_PIECES * EMBEDDED)
    for (const [index, piece] of pieces.entries()) {
      const factor = 2 * factors[piece]!
      const from = piece * EMBEDDED
      const to = index * EMBEDDED
      for (let d = 0; d < EMBEDDED; d += 1) x[to + d] = bytes[from + d]! * factor + timing[to + d]!
    }
  }

  /** One layer, in place; the first widens its input. */
  #layer(name: string, width: number, n: number): void {
    const weights = this.#weights
    const { kernel } = weights
    this.#normalise(`${name}.norm1`, n, width)
    weights.multiply(`${name}.qkv`, this.#y, this.#wide, n)
    kernel.attend(this.#wide, this.#y, this.#scores, n, width, HEADS)
    weights.multiply(`${name}.out`, this.#y, this.#z, n)
    if (width === WIDTH) kernel.add(this.#x, this.#z, n * WIDTH)
    else {
      weights.multiply(`${name}.widen`, this.#x, this.#y, n)
      kernel.add(this.#z, this.#y, n * WIDTH)
      weights.floats(this.#x, n * WIDTH).set(weights.floats(this.#z, n * WIDTH))
    }
    this.#normalise(`${name}.norm2`, n, WIDTH)
    weights.multiply(`${name}.inner`, this.#y, this.#wide, n, { rectify: true })
    weights.multiply(`${name}.outer`, this.#wide, this.#y, n, { signs: 'positive' })
    kernel.add(this.#x, this.#y, n * WIDTH)
  }

  #normalise(name: string, n: number, width: number): void {
    const weights = this.#weights
    weights.kernel.normalise(
      this.#x,
      weights.vector(`${name}.scale`),
      weights.vector(`${name}.shift`),
      this.#y,
      n,
      width,
    )
  }
}
