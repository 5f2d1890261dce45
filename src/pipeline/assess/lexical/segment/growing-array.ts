/** A Uint32Array that doubles as it fills. */
export class GrowingArray {
  length = 0
  #values: Uint32Array

  constructor(capacity: number) {
    this.#values = new Uint32Array(Math.max(16, capacity))
  }

  push(value: number): void {
    if (this.length === this.#values.length) {
      const larger = new Uint32Array(this.#values.length * 2)
      larger.set(this.#values)
      this.#values = larger
    }
    this.#values[this.length] = value
    this.length += 1
  }

  last(): number {
    return this.#values[this.length - 1] ?? 0
  }

  toArray(): Uint32Array {
    return this.#values.slice(0, this.length)
  }
}
