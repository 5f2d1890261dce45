import { readFileSync } from 'node:fs'

export const VECTOR_LENGTH = 100

/**
 * Vectors of whole words by the company they keep: English words in encyclopedias and news (GloVe; Pennington and others
 * 2014), folded Arabic forms in books (skip-grams with subwords; Bojanowski and others 2017). The two are not comparable.
 */
export class WordVectors {
  readonly #numbers = new Map<string, number>()
  readonly #bytes: Int8Array
  readonly #factors: Float32Array

  /** @param words one word a line; @param vectors VECTOR_LENGTH bytes for each, then a factor for each in 32-bit floats */
  constructor(words: URL, vectors: URL) {
    for (const word of readFileSync(words, 'utf8').trimEnd().split('\n')) this.#numbers.set(word, this.#numbers.size)
    const file = readFileSync(vectors)
    const bytes = this.#numbers.size * VECTOR_LENGTH
    this.#bytes = new Int8Array(file.buffer, file.byteOffset, bytes)
    this.#factors = new Float32Array(file.buffer.slice(file.byteOffset + bytes, file.byteOffset + file.length))
  }

  /** The number of an English word as it stands in a text, with its quotes and stops; -1 for one without a vector. */
  numberOf(word: string): number {
    const bare = word
      .toLowerCase()
      .replaceAll('’', "'")
      .replaceAll(/^[^a-z]+|[^a-z]+$/g, '')
      .replace(/'s$/, '')
    return (
      this.#numbers.get(bare) ??
      this.#numbers.get(bare.slice(bare.lastIndexOf('-') + 1)) ??
      this.#numbers.get(bare.slice(0, bare.search(/[^a-z]|$/))) ??
      -1
    )
  }

  /** The number of a folded Arabic form; -1 for one without a vector. */
  numberOfForm(form: string): number {
    return this.#numbers.get(form) ?? -1
  }

  /** Writes the vector of a number into `target`. */
  copy(number: number, target: Float32Array): void {
    const factor = this.#factors[number]!
    const from = number * VECTOR_LENGTH
    for (let d = 0; d < VECTOR_LENGTH; d += 1) target[d] = this.#bytes[from + d]! * factor
  }
}
