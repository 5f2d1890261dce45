/** The tokens of a text while it is cut: columns that double as they fill. */
export class TokenColumns {
  length = 0
  starts: Uint32Array
  ends: Uint32Array
  forms: Uint32Array
  stems: Uint32Array
  sentences: Uint32Array
  scripts: Uint8Array
  quoted: Uint8Array

  constructor(capacity: number) {
    const size = Math.max(16, capacity)
    this.starts = new Uint32Array(size)
    this.ends = new Uint32Array(size)
    this.forms = new Uint32Array(size)
    this.stems = new Uint32Array(size)
    this.sentences = new Uint32Array(size)
    this.scripts = new Uint8Array(size)
    this.quoted = new Uint8Array(size)
  }

  push(
    start: number,
    end: number,
    form: number,
    stem: number,
    script: number,
    isQuoted: boolean,
    sentence: number,
  ): void {
    const at = this.length
    if (at === this.starts.length) this.#grow()
    this.starts[at] = start
    this.ends[at] = end
    this.forms[at] = form
    this.stems[at] = stem
    this.sentences[at] = sentence
    this.scripts[at] = script
    this.quoted[at] = isQuoted ? 1 : 0
    this.length = at + 1
  }

  #grow(): void {
    const wide = (values: Uint32Array): Uint32Array => {
      const larger = new Uint32Array(values.length * 2)
      larger.set(values)
      return larger
    }
    const narrow = (values: Uint8Array): Uint8Array => {
      const larger = new Uint8Array(values.length * 2)
      larger.set(values)
      return larger
    }
    this.starts = wide(this.starts)
    this.ends = wide(this.ends)
    this.forms = wide(this.forms)
    this.stems = wide(this.stems)
    this.sentences = wide(this.sentences)
    this.scripts = narrow(this.scripts)
    this.quoted = narrow(this.quoted)
  }
}
