import { describe, expect, it } from 'vitest'
import { KernelMemory } from './kernel.ts'

/** Sums of two products fill 16 bits almost wholly, and rows are odd in number. */
const N = 3
const K = 512
const M = 8

function product(zero: number, xs: readonly number[], ws: readonly number[]): { made: number[]; exact: number[] } {
  const memory = new KernelMemory(1 << 20)
  const { kernel } = memory
  const [x, q, rows, w, sums, columns, bias, y] = Array.from({ length: 8 }, () => memory.take(4 * K * M))
  memory.floats(x!, N * K).set(xs)
  kernel.quantise_coarsely(x!, q!, rows!, N, K, zero)
  memory.bytes(w!, M * K).set(ws)
  memory.integers(sums!, M).set(Array.from({ length: M }, (_, m) => total(ws.slice(m * K, (m + 1) * K))))
  memory.floats(columns!, M).fill(1)
  kernel.multiply_coarsely(q!, rows!, w!, sums!, columns!, bias!, y!, N, K, M, zero, 0)
  const factors = memory.floats(rows!, N)
  const exact = Array.from({ length: N * M }, (_, at) => {
    const [row, column] = [Math.floor(at / M), at % M]
    const whole = Array.from(
      { length: K },
      (__, k) => Math.round(xs[row * K + k]! / factors[row]!) * ws[column * K + k]!,
    )
    return Math.fround(Math.fround(total(whole)) * factors[row]!)
  })
  return { made: [...memory.floats(y!, N * M)], exact }
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

describe('the coarse product', () => {
  it('is that of integers, also where they are as large as they get', () => {
    const largest = product(
      0,
      Array.from({ length: N * K }, () => 1),
      Array.from({ length: M * K }, (_, at) => (at < K ? -128 : 127)),
    )
    expect(largest.made).toEqual(largest.exact)
    const mixed = product(
      64,
      Array.from({ length: N * K }, (_, at) => ((at * 37) % 127) / 63 - 1),
      Array.from({ length: M * K }, (_, at) => ((at * 91) % 256) - 128),
    )
    expect(mixed.made).toEqual(mixed.exact)
  })
})

describe('the kernel', () => {
  it('takes the hyperbolic tangent', () => {
    const memory = new KernelMemory(1 << 12)
    const xs = [-50, -3, -0.5, -1e-4, 0, 1e-4, 0.5, 50]
    const at = memory.take(4 * xs.length)
    memory.floats(at, xs.length).set(xs)
    memory.kernel.hyperbolic_tangent(at, xs.length, 0.5)
    for (const [index, value] of memory.floats(at, xs.length).entries())
      expect(value).toBeCloseTo(Math.tanh(xs[index]! / 2), 5)
  })

  it('gives of a number that many times it as are likely below it, raised so that none is below 0', () => {
    const memory = new KernelMemory(1 << 12)
    const xs = [-100, -8, -2, -0.75, -0.1, 0, 0.1, 0.75, 2, 8, 100, 1]
    const at = memory.take(4 * xs.length)
    memory.floats(at, xs.length).set(xs)
    memory.kernel.gelu(at, xs.length)
    const normal = (x: number): number => 0.5 * (1 + Math.tanh(Math.sqrt(2 / Math.PI) * (x + 0.044_715 * x ** 3)))
    for (const [index, value] of memory.floats(at, xs.length).entries()) {
      expect(value).toBeCloseTo(Math.max(0, xs[index]! * normal(xs[index]!) + 0.1701), 4)
    }
  })
})
