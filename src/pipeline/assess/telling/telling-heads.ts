import { readFileSync } from 'node:fs'
import { POINT_KINDS, THEMES, VALUES, type PointKind, type Theme, type Value } from '../../../contract/assessment.ts'
import { WIDTH, WINDOW_FEATURES } from '../reader/network/shape.ts'
import { CUES } from './lexicon-cues.ts'

/** Kinds a passage may surely be of. */
export const SURE_KINDS = POINT_KINDS.filter((kind) => kind !== 'passage')
export type SureKind = Exclude<PointKind, 'passage'>

/** What a passage is good for, as chances: what one can ask of it, whether it is understood alone, which values and themes it shows. */
export type Told = {
  kinds: Record<SureKind, number>
  /** Some question makes sense of it, and it is understood. */
  worth: number
  /** Understood with a sentence of help, and wholly. */
  clear: readonly [number, number]
  values: Record<Value, number>
  /** Good to quote for its value: usable, and so that a child can say what happened. */
  telling: readonly [number, number]
  themes: Record<Theme, number>
}

/** Numbers about a passage that need no reading: its length in characters, quotation, question and exclamation marks, whether it is Arabic. */
const MARKS = 5
const INPUTS = WIDTH + WINDOW_FEATURES + CUES + MARKS
/** Where each output begins, as in training/telling.py. */
const WORTH = SURE_KINDS.length
const CLEAR = WORTH + 1
const VALUE = CLEAR + 2
const TELLING = VALUE + VALUES.length
const THEME = TELLING + 2
const OUTPUTS = THEME + THEMES.length

/** A passage as the networks see it: the reader's vector, what could be said without reading, the lexicon's cues, its text. */
export type Passage = {
  sentence: Float32Array
  glance: Float32Array
  cues: Float32Array
  text: string
  isArabic: boolean
}

let loaded: TellingHeads | undefined

/** Those of this process, loaded when a book is first read. */
export const sharedTellingHeads = (): TellingHeads =>
  (loaded ??= new TellingHeads(new URL('weights/telling.bin', import.meta.url)))

type Layer = { weights: Float32Array; bias: Float32Array }
type Member = { hidden: Layer; out: Layer }

/**
 * Some small networks on top of the reader's vector of a passage, averaged; training/README.md tells what they learned from.
 * File: for each member hidden weights [hidden x INPUTS], biases, output weights [OUTPUTS x hidden], biases; little-endian floats,
 * behind the number of members and of hidden units.
 */
export class TellingHeads {
  readonly #members: readonly Member[]

  constructor(file: URL) {
    const bytes = readFileSync(file)
    const numbers = new Float32Array(new Uint8Array(bytes).buffer)
    const [members = 0, hidden = 0] = numbers
    let at = 2
    const take = (count: number): Float32Array => numbers.subarray(at, (at += count))
    const layer = (inputs: number, outputs: number): Layer => ({ weights: take(inputs * outputs), bias: take(outputs) })
    this.#members = Array.from({ length: members }, () => ({
      hidden: layer(INPUTS, hidden),
      out: layer(hidden, OUTPUTS),
    }))
    if (at !== numbers.length)
      throw new Error(`${file.pathname} has ${String(numbers.length)} numbers, not ${String(at)}`)
  }

  /**
   * What one passage is good for.
   * @param glance WINDOW_FEATURES numbers
   * @param cues CUES numbers
   */
  tell({ sentence, glance, cues, text, isArabic }: Passage): Told {
    const inputs = new Float32Array(INPUTS)
    inputs.set(sentence)
    inputs.set(glance, WIDTH)
    inputs.set(cues, WIDTH + WINDOW_FEATURES)
    inputs.set(marksOf(text, isArabic), WIDTH + WINDOW_FEATURES + CUES)
    const chances = new Float64Array(OUTPUTS)
    for (const { hidden, out } of this.#members) {
      const inner = multiply(hidden, inputs).map((value) => Math.max(0, value))
      for (const [index, value] of multiply(out, inner).entries()) {
        chances[index]! += 1 / (1 + Math.exp(-value)) / this.#members.length
      }
    }
    const named = <Name extends string>(names: readonly Name[], from: number): Record<Name, number> =>
      Object.fromEntries(names.map((name, index) => [name, chances[from + index]!])) as Record<Name, number>
    return {
      kinds: named(SURE_KINDS, 0),
      worth: chances[WORTH]!,
      clear: [chances[CLEAR]!, chances[CLEAR + 1]!],
      values: named(VALUES, VALUE),
      telling: [chances[TELLING]!, chances[TELLING + 1]!],
      themes: named(THEMES, THEME),
    }
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

/** What the signs of a passage say: MARKS numbers. */
export function marksOf(text: string, isArabic: boolean): number[] {
  const count = (marks: RegExp): number => text.match(marks)?.length ?? 0
  return [text.length / 300, count(/["“«]/g), count(/[?؟]/g), count(/!/g), Number(isArabic)]
}
