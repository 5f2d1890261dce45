import { readFileSync } from 'node:fs'
import { KernelMemory, type Kernel } from './kernel.ts'
import { MOST_PIECES, WIDEST } from './shape.ts'

/**
 * A matrix as the kernel multiplies by it: integers [m x k], a factor a row, a bias a row. They are 16-bit ones, or, where the rows'
 * `sums` are there, 8-bit ones for what is multiplied coarsely.
 */
type Matrix = { weights: number; factors: number; bias: number; sums: number | undefined; k: number; m: number }

/** What stands for 0 among 7-bit integers that are all of one sign, and among those that are not. */
const ZERO = { positive: 0, any: 64 } as const

/** A part of the file of weights: floats [shape 0], or bytes [shape 0 x shape 1] with a factor a row behind them. */
type Tensor = { name: string; kind: 'bytes' | 'floats'; shape: number[]; offset: number }

/** Rows of bytes with a factor each, which are looked up and not multiplied by. */
export type Rows = { bytes: Int8Array; factors: Float32Array }

/** The weights, in the kernel's memory with room to work in, and what is done with them by name. Offsets are bytes. */
export class Arithmetic {
  readonly kernel: Kernel
  readonly #memory: KernelMemory
  readonly #matrices = new Map<string, Matrix>()
  readonly #vectors = new Map<string, number>()
  readonly #looked = new Map<string, Rows>()
  readonly #names: readonly string[]
  readonly #quantised: number
  readonly #factors: number

  /**
   * @param folder holds reader.bin and reader.json
   * @param lookedUp names of the matrices that are looked up, not multiplied by
   * @param coarse tells which of them take 7-bit numbers instead of 13-bit ones (docs/decisions/0062)
   * @param floats numbers the caller will take to work with
   */
  constructor(folder: URL, lookedUp: readonly string[], coarse: RegExp, floats: number) {
    const file = readFileSync(new URL('reader.bin', folder))
    const tensors = JSON.parse(readFileSync(new URL('reader.json', folder), 'utf8')) as Tensor[]
    this.#names = tensors.map(({ name }) => name)
    const own = MOST_PIECES * (WIDEST * 2 + 4)
    const memory = new KernelMemory(2 * file.length + 4 * floats + own + 65_536)
    this.#memory = memory
    this.kernel = memory.kernel
    this.#quantised = memory.take(2 * MOST_PIECES * WIDEST)
    this.#factors = memory.take(4 * MOST_PIECES)
    for (const { name, kind, shape, offset } of tensors) {
      const [m = 1, k = 1] = shape
      const floatsAt = (at: number): Float32Array =>
        new Float32Array(new Uint8Array(file.subarray(at, at + 4 * m)).buffer)
      if (kind === 'floats') {
        const at = memory.take(4 * m)
        memory.floats(at, m).set(floatsAt(offset))
        this.#vectors.set(name, at)
        continue
      }
      const bytes = new Int8Array(file.subarray(offset, offset + m * k))
      const rowFactors = floatsAt(offset + m * k)
      if (lookedUp.includes(name)) {
        this.#looked.set(name, { bytes, factors: rowFactors })
        continue
      }
      const factors = memory.take(4 * m)
      memory.floats(factors, m).set(rowFactors)
      const bias = memory.take(4 * m)
      const sums = coarse.test(name) ? memory.take(4 * m) : undefined
      const weights = memory.take((sums === undefined ? 2 : 1) * m * k)
      if (sums === undefined) memory.shorts(weights, m * k).set(bytes)
      else {
        memory.bytes(weights, m * k).set(bytes)
        memory.integers(sums, m).set(rowSums(bytes, m, k))
      }
      this.#matrices.set(name, { weights, factors, bias, sums, k, m })
    }
    for (const [name, { bias, m }] of this.#matrices) {
      const values = this.#vectors.get(`${name}.bias`)
      if (values !== undefined) memory.floats(bias, m).set(memory.floats(values, m))
    }
  }

  /** Offset of so many fresh numbers, all 0. */
  take(floats: number): number {
    return this.#memory.take(4 * floats)
  }

  floats(offset: number, length: number): Float32Array {
    return this.#memory.floats(offset, length)
  }

  /** How many parts of the weights have such a name. */
  count(name: RegExp): number {
    return this.#names.filter((one) => name.test(one)).length
  }

  /** y[n x m] = x[n x k] times the matrix, with its bias; `signs` says whether numbers of x can be below 0. */
  multiply(
    name: string,
    x: number,
    y: number,
    n: number,
    { rectify = false, signs = 'any' }: { rectify?: boolean; signs?: keyof typeof ZERO } = {},
  ): void {
    const { kernel } = this
    const { weights, factors, bias, sums, k, m } = known(this.#matrices, name)
    const q = this.#quantised
    const rows = this.#factors
    if (sums === undefined) {
      kernel.quantise(x, q, rows, n, k)
      kernel.multiply(q, rows, weights, factors, bias, y, n, k, m, Number(rectify))
      return
    }
    const zero = ZERO[signs]
    kernel.quantise_coarsely(x, q, rows, n, k, zero)
    kernel.multiply_coarsely(q, rows, weights, sums, factors, bias, y, n, k, m, zero, Number(rectify))
  }

  /** Offset of a vector of weights. */
  vector(name: string): number {
    return known(this.#vectors, name)
  }

  rows(name: string): Rows {
    return known(this.#looked, name)
  }
}

const rowSums = (bytes: Int8Array, m: number, k: number): number[] =>
  Array.from({ length: m }, (_, row) => bytes.subarray(row * k, (row + 1) * k).reduce((sum, value) => sum + value, 0))

function known<Value>(all: ReadonlyMap<string, Value>, name: string): Value {
  const value = all.get(name)
  if (value === undefined) throw new Error(`The reader's weights have no ${name}`)
  return value
}
