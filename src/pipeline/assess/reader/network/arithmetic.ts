import { readFileSync } from 'node:fs'
import { KernelMemory, type Kernel } from './kernel.ts'
import { MOST_MARKED, WIDEST } from './shape.ts'

/**
 * A matrix as the kernel multiplies by it: integers [m x k], a factor a row, a bias a row. They are 16-bit ones, or, where the rows'
 * `sums` are there, 8-bit ones for what is multiplied coarsely.
 */
type Matrix = { weights: number; factors: number; bias: number; sums: number | undefined; k: number; m: number }

/** How large the integers of each kind of matrix are. */
const BITS = { shorts: 16, bytes: 8, sixes: 6 } as const

/** What stands for 0 among 7-bit integers that are all of one sign, and among those that are not. */
const ZERO = { positive: 0, any: 64 } as const

/**
 * A part of the file of weights: floats [shape 0], or integers [shape 0 x shape 1] of 16 bits, of 8, or of 6, four of them in three bytes,
 * with a factor a row behind them.
 */
type Tensor = { name: string; kind: keyof typeof BITS | 'floats'; shape: number[]; offset: number }

type Integers = Int8Array | Int16Array

/** Rows of integers with a factor each, which are looked up and not multiplied by. */
export type Rows = { integers: Integers; factors: Float32Array }

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
    const own = MOST_MARKED * (WIDEST * 2 + 4)
    const memory = new KernelMemory(2 * file.length + 4 * floats + own + 65_536)
    this.#memory = memory
    this.kernel = memory.kernel
    this.#quantised = memory.take(2 * MOST_MARKED * WIDEST)
    this.#factors = memory.take(4 * MOST_MARKED)
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
      const length = (m * k * BITS[kind]) / 8
      const integers = integersOf(kind, file.subarray(offset, offset + length))
      const rowFactors = floatsAt(offset + length)
      if (lookedUp.includes(name)) {
        this.#looked.set(name, { integers, factors: rowFactors })
        continue
      }
      const factors = memory.take(4 * m)
      memory.floats(factors, m).set(rowFactors)
      const bias = memory.take(4 * m)
      const sums = coarse.test(name) ? memory.take(4 * m) : undefined
      const weights = memory.take((sums === undefined ? 2 : 1) * m * k)
      if (sums === undefined) memory.shorts(weights, m * k).set(integers)
      else {
        memory.bytes(weights, m * k).set(integers)
        memory.integers(sums, m).set(rowSums(integers, m, k))
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

function integersOf(kind: keyof typeof BITS, stored: Uint8Array): Integers {
  if (kind === 'sixes') return unpacked(stored)
  const { buffer } = new Uint8Array(stored)
  return kind === 'shorts' ? new Int16Array(buffer) : new Int8Array(buffer)
}

/** Integers of 6 bits, raised by 32, four in three bytes, the first in the lowest bits. */
function unpacked(packed: Uint8Array): Int8Array {
  const made = new Int8Array((packed.length / 3) * 4)
  for (let from = 0, to = 0; from < packed.length; from += 3, to += 4) {
    const four = packed[from]! | (packed[from + 1]! << 8) | (packed[from + 2]! << 16)
    made[to] = (four & 63) - 32
    made[to + 1] = ((four >> 6) & 63) - 32
    made[to + 2] = ((four >> 12) & 63) - 32
    made[to + 3] = (four >> 18) - 32
  }
  return made
}

function rowSums(integers: Integers, m: number, k: number): Int32Array {
  const sums = new Int32Array(m)
  for (let row = 0; row < m; row += 1) for (let at = row * k; at < (row + 1) * k; at += 1) sums[row]! += integers[at]!
  return sums
}

function known<Value>(all: ReadonlyMap<string, Value>, name: string): Value {
  const value = all.get(name)
  if (value === undefined) throw new Error(`The reader's weights have no ${name}`)
  return value
}
