import { readFileSync } from 'node:fs'
import { LEVELS, READ_LABELS } from '../labels.ts'
import type { Arithmetic } from './arithmetic.ts'
import { chancesAt } from './chances.ts'
import { WINDOW_FEATURES } from './shape.ts'

const WIDTH = 32
const COUNT = READ_LABELS.length * LEVELS

/** What training/bag.py writes for a language. */
type Weights = {
  /** Ascending. */
  grams: Uint32Array
  /** Inverse document frequency of each gram. */
  rarity: Float32Array
  /** [gram x WIDTH], each row times its factor. */
  vectors: Int8Array
  factors: Float32Array
  /** [WIDTH x WINDOW_FEATURES] and a bias each. */
  found: Float32Array
  foundBias: Float32Array
  /** [COUNT x WIDTH] and a bias each. */
  levels: Float32Array
  levelsBias: Float32Array
}

/** Numbers a Bag takes of an Arithmetic. */
export const BAG_FLOATS = 32

/**
 * Says how strong each label is from the sum of vectors of what stands in a window, whatever its order, and from what can be said of it
 * without reading: a bag of grams (after Joulin and others 2017, Bag of Tricks for Efficient Text Classification).
 */
export class Bag {
  readonly #folder: URL
  readonly #arithmetic: Arithmetic
  readonly #out: number
  readonly #weights: Partial<Record<'en' | 'ar', Weights>> = {}

  /** @param folder holds bag.en.bin and bag.ar.bin, each read when a window in its language first is */
  constructor(folder: URL, arithmetic: Arithmetic) {
    this.#folder = folder
    this.#arithmetic = arithmetic
    this.#out = arithmetic.take(BAG_FLOATS)
  }

  /**
   * Chances as of Judged: `[label * LEVELS + level]`.
   *
   * @param grams those of the window, each once
   * @param found WINDOW_FEATURES numbers of it
   */
  judge(grams: readonly number[], found: Float32Array, language: 'en' | 'ar'): Float32Array {
    const weights = (this.#weights[language] ??= readWeights(new URL(`bag.${language}.bin`, this.#folder)))
    const hidden = this.#sum(grams, weights)
    for (let unit = 0; unit < WIDTH; unit += 1) {
      let value = hidden[unit]! + weights.foundBias[unit]!
      for (let at = 0; at < WINDOW_FEATURES; at += 1) value += weights.found[unit * WINDOW_FEATURES + at]! * found[at]!
      hidden[unit] = Math.max(0, value)
    }
    const out = this.#arithmetic.floats(this.#out, COUNT)
    for (let at = 0; at < COUNT; at += 1) {
      let value = weights.levelsBias[at]!
      for (let unit = 0; unit < WIDTH; unit += 1) value += weights.levels[at * WIDTH + unit]! * hidden[unit]!
      out[at] = value
    }
    return chancesAt(this.#arithmetic, this.#out)
  }

  /** The vectors of the grams that are known, each as long as it is rare; together of length 1 if none resembled another. */
  #sum(grams: readonly number[], { grams: known, rarity, vectors, factors }: Weights): Float64Array {
    const sum = new Float64Array(WIDTH)
    let squares = 1e-6
    for (const gram of grams) {
      const row = placeOf(known, gram)
      if (row < 0) continue
      squares += rarity[row]! * rarity[row]!
      const factor = rarity[row]! * factors[row]!
      for (let unit = 0; unit < WIDTH; unit += 1) sum[unit]! += factor * vectors[row * WIDTH + unit]!
    }
    const length = Math.sqrt(squares)
    for (let unit = 0; unit < WIDTH; unit += 1) sum[unit]! /= length
    return sum
  }
}

function readWeights(file: URL): Weights {
  const bytes = readFileSync(file)
  const { buffer } = new Uint8Array(bytes)
  const count = new DataView(buffer).getUint32(0, true)
  let at = 4
  const floats = (length: number): Float32Array => {
    const made = new Float32Array(buffer, at, length)
    at += 4 * length
    return made
  }
  const grams = new Uint32Array(buffer, at, count)
  at += 4 * count
  const rarity = floats(count)
  const factors = floats(count)
  const found = floats(WIDTH * WINDOW_FEATURES)
  const foundBias = floats(WIDTH)
  const levels = floats(COUNT * WIDTH)
  const levelsBias = floats(COUNT)
  return {
    grams,
    rarity,
    factors,
    found,
    foundBias,
    levels,
    levelsBias,
    vectors: new Int8Array(buffer, at, count * WIDTH),
  }
}

/** Where a number stands among ascending ones, or -1. Binary search. */
function placeOf(ascending: Uint32Array, wanted: number): number {
  let low = 0
  let high = ascending.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const value = ascending[middle]!
    if (value === wanted) return middle
    if (value < wanted) low = middle + 1
    else high = middle - 1
  }
  return -1
}
