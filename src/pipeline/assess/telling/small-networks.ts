import { readFileSync } from 'node:fs'

type Layer = { weights: Float32Array; bias: Float32Array }
type Member = { hidden: Layer; out: Layer }

/**
 * Some small networks of one hidden layer, averaged; training/README.md tells what they learned from. File: for each member hidden
 * weights [hidden x inputs], biases, output weights [outputs x hidden], biases; little-endian floats, behind the number of members
 * and of hidden units.
 */
export class SmallNetworks {
  readonly #members: readonly Member[]
  readonly #outputs: number

  constructor(file: URL, inputs: number, outputs: number) {
    this.#outputs = outputs
    const bytes = readFileSync(file)
    const numbers = new Float32Array(new Uint8Array(bytes).buffer)
    const [members = 0, hidden = 0] = numbers
    let at = 2
    const take = (count: number): Float32Array => numbers.subarray(at, (at += count))
    const layer = (wide: number, high: number): Layer => ({ weights: take(wide * high), bias: take(high) })
    this.#members = Array.from({ length: members }, () => ({
      hidden: layer(inputs, hidden),
      out: layer(hidden, outputs),
    }))
    if (at !== numbers.length)
      throw new Error(`${file.pathname} has ${String(numbers.length)} numbers, not ${String(at)}`)
  }

  /** The chance of each output, 0-1. */
  chances(inputs: Float32Array): Float64Array {
    const chances = new Float64Array(this.#outputs)
    for (const { hidden, out } of this.#members) {
      const inner = multiply(hidden, inputs).map((value) => Math.max(0, value))
      for (const [index, value] of multiply(out, inner).entries()) {
        chances[index]! += 1 / (1 + Math.exp(-value)) / this.#members.length
      }
    }
    return chances
  }
}

function multiply({ weights, bias }: Layer, inputs: Float32Array): Float32Array {
  const outputs = new Float32Array(bias.length)
  for (let row = 0; row < bias.length; row += 1) {
    let sum = bias[row]!
    const from = row * inputs.length
    for (let column = 0; column < inputs.length; column += 1) sum += weights[from + column]! * inputs[column]!
    outputs[row] = sum
  }
  return outputs
}
