import { readFileSync } from 'node:fs'
import { KernelMemory } from './kernel/kernel.ts'
import { LEVELS, READ_LABELS } from './labels.ts'
import type { Described } from './read-windows.ts'
import { VECTOR_LENGTH, type WordVectors } from './words/vectors.ts'

/** Numbers that come with every piece beside its own vector: what the lexicon found there and what its word can bear on. */
export const PIECE_FEATURES = 21
/**
 * Of the whole window: the strongest finding of each of the lexicon's categories, and of what its words can bear on for
 * each label the most, and how many bear on it at least a little, likely, and nearly always.
 */
export const WINDOW_FEATURES = 41
/** More pieces than this were never seen in one window. */
export const MOST_PIECES = 128
const FEATURES_PADDED = 24
const EMBEDDED = 256
const WIDTH = 512
const HEADS = 4
const INNER = 1536
const VECTOR_PADDED = 104
const WORD = 64
const STATE = WIDTH + FEATURES_PADDED + WORD
const VALUES = 32
const POOLED = 784
const STANCES = 3
/** The labels, padded to what the kernel steps by. */
const ATTENDED = 8
/** Sentence vectors are brought to this length. */
const SENTENCE_LENGTH = 20

/** A matrix as the kernel multiplies by it: bytes [m x k], a factor a row, a bias a row. */
type Matrix = { weights: number; factors: number; bias: number; k: number; m: number }

/**
 * What the network makes of one window. `levels[label * LEVELS + level]` is the chance of at least that level (0 stands for
 * level 1); `weights[piece * 8 + label]` how much each piece weighed for the label, a share of 1; `stances` depicted,
 * condemned, glamorised.
 */
export type Judged = { levels: Float32Array; stances: Float32Array; weights: Float32Array }

/**
 * A transformer of two layers that has read English, and heads for each label on top of it: training/README.md tells what
 * it was made from. One window at a time; never called twice at once.
 */
export class Network {
  readonly #memory: KernelMemory
  readonly #vectors: { bytes: Int8Array; factors: Float32Array }
  readonly #matrices = new Map<string, Matrix>()
  readonly #vectorsOf = new Map<string, number>()
  readonly #work: Record<
    | 'x'
    | 'y'
    | 'z'
    | 'wide'
    | 'features'
    | 'vectors'
    | 'words'
    | 'state'
    | 'rows'
    | 'scores'
    | 'values'
    | 'weights'
    | 'pooled'
    | 'out',
    number
  > & { q: number; wideQ: number }

  readonly #words: WordVectors
  /** Heads of each kind a language has. */
  readonly #full: number
  readonly #plain: number

  constructor(folder: URL, words: WordVectors) {
    this.#words = words
    const bytes = readFileSync(new URL('reader.bin', folder))
    const tensors = JSON.parse(readFileSync(new URL('reader.json', folder), 'utf8')) as Tensor[]
    this.#memory = new KernelMemory(bytes.length + MOST_PIECES * 40_000 + 65_536)
    const memory = this.#memory
    for (const { name, kind, shape, offset } of tensors) {
      const [m = 1, k = 1] = shape
      if (kind === 'floats') {
        const at = memory.take(4 * m)
        memory.bytes(at, 4 * m).set(bytes.subarray(offset, offset + 4 * m))
        this.#vectorsOf.set(name, at)
      } else {
        const weights = memory.take(m * k)
        memory.bytes(weights, m * k).set(bytes.subarray(offset, offset + m * k))
        const factors = memory.take(4 * m)
        memory.bytes(factors, 4 * m).set(bytes.subarray(offset + m * k, offset + m * k + 4 * m))
        const bias = memory.take(4 * m)
        this.#matrices.set(name, { weights, factors, bias, k, m })
      }
    }
    for (const [name, matrix] of this.#matrices) {
      const bias = this.#vectorsOf.get(`${name}.bias`)
      if (bias !== undefined) memory.floats(matrix.bias, matrix.m).set(memory.floats(bias, matrix.m))
    }
    const count = (name: RegExp): number => tensors.filter((tensor) => name.test(tensor.name)).length
    this.#full = count(/^en\.\d+\.hidden$/)
    this.#plain = count(/^en\.plain\d+\.hidden$/)
    const { weights, factors, m, k } = this.#matrix('vectors')
    this.#vectors = { bytes: memory.bytes(weights, m * k), factors: memory.floats(factors, m) }
    const n = MOST_PIECES
    const take = (floats: number): number => memory.take(4 * floats)
    this.#work = {
      x: take(n * WIDTH),
      y: take(n * WIDTH),
      z: take(n * WIDTH),
      wide: take(n * INNER),
      features: take(n * FEATURES_PADDED),
      vectors: take(n * VECTOR_PADDED),
      words: take(n * WORD),
      state: take(n * STATE),
      rows: take(n),
      scores: take(n),
      values: take(n * READ_LABELS.length * VALUES),
      weights: take(n * ATTENDED),
      pooled: take(POOLED),
      out: take(256),
      q: memory.take(2 * n * INNER),
      wideQ: memory.take(2 * n * INNER),
    }
  }

  /** @param found WINDOW_FEATURES numbers of the whole window, which has at least one piece */
  judge({ pieces, words, features }: Omit<Described, 'owners'>, found: Float32Array, language: 'en' | 'ar'): Judged {
    const n = pieces.length
    const { kernel } = this.#memory
    const at = this.#work
    const padded = this.#memory.floats(at.features, n * FEATURES_PADDED).fill(0)
    for (let piece = 0; piece < n; piece += 1) {
      padded.set(features.subarray(piece * PIECE_FEATURES, (piece + 1) * PIECE_FEATURES), piece * FEATURES_PADDED)
    }
    const vectors = this.#memory.floats(at.vectors, n * VECTOR_PADDED).fill(0)
    for (const [piece, word] of words.entries()) {
      if (word >= 0)
        this.#words.copy(word, vectors.subarray(piece * VECTOR_PADDED, piece * VECTOR_PADDED + VECTOR_LENGTH))
    }
    this.#memory.floats(at.x, n * EMBEDDED).fill(0)
    this.#embed(pieces, this.#memory.floats(at.x, n * EMBEDDED))
    this.#layer('0', at.x, EMBEDDED, n)
    this.#layer('1', at.x, WIDTH, n)
    return this.#heads(language, n, padded, found, kernel)
  }

  #embed(pieces: readonly number[], x: Float32Array): void {
    const { bytes, factors } = this.#vectors
    const timing = this.#memory.floats(this.#vectorsOf.get('timing')!, MOST_PIECES * EMBEDDED)
    for (const [index, piece] of pieces.entries()) {
      const factor = 2 * factors[piece]!
      const from = piece * EMBEDDED
      const to = index * EMBEDDED
      for (let d = 0; d < EMBEDDED; d += 1) x[to + d]! += bytes[from + d]! * factor + timing[to + d]!
    }
  }

  /** One layer of the transformer, in place; the first widens its input. */
  #layer(name: string, x: number, width: number, n: number): void {
    const { kernel } = this.#memory
    const at = this.#work
    kernel.normalise(x, this.#vector(`${name}.norm1.scale`), this.#vector(`${name}.norm1.shift`), at.y, n, width)
    this.#multiply(`${name}.qkv`, at.y, at.wide, n)
    kernel.attend(at.wide, at.y, at.scores, n, width, HEADS)
    this.#multiply(`${name}.out`, at.y, at.z, n)
    if (width === WIDTH) kernel.add(x, at.z, n * WIDTH)
    else {
      this.#multiply(`${name}.widen`, x, at.y, n)
      kernel.add(at.z, at.y, n * WIDTH)
      this.#memory.floats(x, n * WIDTH).set(this.#memory.floats(at.z, n * WIDTH))
    }
    kernel.normalise(x, this.#vector(`${name}.norm2.scale`), this.#vector(`${name}.norm2.shift`), at.y, n, WIDTH)
    this.#multiply(`${name}.inner`, at.y, at.wide, n, true)
    this.#multiply(`${name}.outer`, at.wide, at.y, n)
    kernel.add(x, at.y, n * WIDTH)
  }

  /** The heads of every member, and their mean. */
  #heads(
    language: 'en' | 'ar',
    n: number,
    features: Float32Array,
    found: Float32Array,
    kernel: KernelMemory['kernel'],
  ): Judged {
    const at = this.#work
    const labels = READ_LABELS.length
    const x = this.#memory.floats(at.x, n * WIDTH)
    const sentence = this.#sentence(n, x, kernel)
    kernel.hyperbolic_tangent(at.x, n * WIDTH, 0.5)
    const sum: Judged = {
      levels: new Float32Array(labels * LEVELS),
      stances: new Float32Array(STANCES),
      weights: new Float32Array(n * ATTENDED),
    }
    const members = this.#full + this.#plain
    for (let member = 0; member < this.#full; member += 1) {
      const own = this.#member(`${language}.${member}.`, n, x, sentence, features, found, kernel)
      addShare(sum.levels, own.levels, members)
      addShare(sum.stances, own.stances, this.#full)
      addShare(sum.weights, own.weights, this.#full)
    }
    for (let member = 0; member < this.#plain; member += 1) {
      addShare(sum.levels, this.#plainMember(`${language}.plain${member}.`, sentence, found), members)
    }
    return sum
  }

  /** One that sees no single piece, only the sentence's vector and what can be said of the window without reading it. */
  #plainMember(name: string, sentence: Float32Array, found: Float32Array): Float32Array {
    const at = this.#work
    const pooled = this.#memory.floats(at.pooled, POOLED).fill(0)
    pooled.set(sentence)
    pooled.set(found, WIDTH)
    this.#multiply(`${name}hidden`, at.pooled, at.y, 1, true)
    this.#multiply(`${name}levels`, at.y, at.out, 1)
    return this.#chances()
  }

  /** The levels in `out` as chances: each is a step from the one below it, so that a higher one is never likelier. */
  #chances(): Float32Array {
    const count = READ_LABELS.length * LEVELS
    this.#memory.kernel.logistic(this.#work.out, count)
    const levels = this.#memory.floats(this.#work.out, count).slice()
    for (let index = 0; index < levels.length; index += 1) {
      if (index % LEVELS > 0) levels[index]! *= levels[index - 1]!
    }
    return levels
  }

  /** The mean of the states, through the layer that made sentence vectors of them, brought to one length. */
  #sentence(n: number, x: Float32Array, kernel: KernelMemory['kernel']): Float32Array {
    const at = this.#work
    const mean = this.#memory.floats(at.y, WIDTH).fill(0)
    for (let piece = 0; piece < n; piece += 1) for (let d = 0; d < WIDTH; d += 1) mean[d]! += x[piece * WIDTH + d]!
    for (let d = 0; d < WIDTH; d += 1) mean[d]! /= n
    this.#multiply('sentence', at.y, at.z, 1)
    kernel.hyperbolic_tangent(at.z, WIDTH, 1)
    const sentence = this.#memory.floats(at.z, WIDTH).slice()
    let squares = 0
    for (const value of sentence) squares += value * value
    const length = SENTENCE_LENGTH / Math.sqrt(squares + 1e-12)
    for (let d = 0; d < WIDTH; d += 1) sentence[d]! *= length
    return sentence
  }

  #member(
    name: string,
    n: number,
    x: Float32Array,
    sentence: Float32Array,
    features: Float32Array,
    found: Float32Array,
    kernel: KernelMemory['kernel'],
  ): Judged {
    const at = this.#work
    const labels = READ_LABELS.length
    // What each piece is: its state in the sentence, what is known of its word, and the word's vector.
    this.#multiply(`${name}words`, at.vectors, at.words, n, true)
    const words = this.#memory.floats(at.words, n * WORD)
    const state = this.#memory.floats(at.state, n * STATE)
    for (let piece = 0; piece < n; piece += 1) {
      const to = piece * STATE
      state.set(x.subarray(piece * WIDTH, (piece + 1) * WIDTH), to)
      state.set(features.subarray(piece * FEATURES_PADDED, (piece + 1) * FEATURES_PADDED), to + WIDTH)
      state.set(words.subarray(piece * WORD, (piece + 1) * WORD), to + WIDTH + FEATURES_PADDED)
    }
    this.#multiply(`${name}attention`, at.state, at.weights, n)
    this.#multiply(`${name}values`, at.state, at.values, n)
    const attention = this.#memory.floats(at.weights, n * ATTENDED)
    const values = this.#memory.floats(at.values, n * labels * VALUES)
    // Each label looks at the pieces that tell of it.
    const pooled = this.#memory.floats(at.pooled, POOLED).fill(0)
    const scores = this.#memory.floats(at.scores, n)
    const weights = new Float32Array(n * ATTENDED)
    for (let label = 0; label < labels; label += 1) {
      for (let piece = 0; piece < n; piece += 1) scores[piece] = attention[piece * ATTENDED + label]!
      kernel.softmax(at.scores, n)
      for (let piece = 0; piece < n; piece += 1) {
        const share = (weights[piece * ATTENDED + label] = scores[piece]!)
        const from = (piece * labels + label) * VALUES
        for (let d = 0; d < VALUES; d += 1) pooled[label * VALUES + d]! += share * values[from + d]!
      }
    }
    pooled.set(sentence, labels * VALUES)
    pooled.set(found, labels * VALUES + WIDTH)
    this.#multiply(`${name}hidden`, at.pooled, at.y, 1, true)
    this.#multiply(`${name}stances`, at.y, at.z, 1)
    kernel.softmax(at.z, STANCES)
    const stances = this.#memory.floats(at.z, STANCES).slice()
    this.#multiply(`${name}levels`, at.y, at.out, 1)
    for (let index = 0; index < labels * VALUES; index += 1) pooled[index] = Math.max(0, pooled[index]!)
    this.#multiply(`${name}direct`, at.pooled, at.z, labels)
    kernel.add(at.out, at.z, labels * LEVELS)
    return { levels: this.#chances(), stances, weights }
  }

  #multiply(name: string, x: number, y: number, n: number, rectify = false): void {
    const { weights, factors, bias, k, m } = this.#matrix(name)
    const { kernel } = this.#memory
    kernel.quantise(x, this.#work.q, this.#work.rows, n, k)
    kernel.multiply(this.#work.q, this.#work.rows, weights, factors, bias, y, n, k, m, rectify ? 1 : 0)
  }

  #matrix(name: string): Matrix {
    const matrix = this.#matrices.get(name)
    if (matrix === undefined) throw new Error(`The reader's weights have no matrix ${name}`)
    return matrix
  }

  #vector(name: string): number {
    const offset = this.#vectorsOf.get(name)
    if (offset === undefined) throw new Error(`The reader's weights have no vector ${name}`)
    return offset
  }
}

function addShare(sum: Float32Array, own: Float32Array, of: number): void {
  for (let index = 0; index < sum.length; index += 1) sum[index]! += own[index]! / of
}

type Tensor = { name: string; kind: 'bytes' | 'floats'; shape: number[]; offset: number }
