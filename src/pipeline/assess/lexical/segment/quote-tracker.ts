import { CHARACTER, CHARACTER_CLASS } from './character-class.ts'

/** Elisions that begin with an apostrophe and open no quotation. */
const ELISION = /^['’‘](?:tis|twas|twere|twill|twould|em|til|till|cause|neath|round|bout|gainst|n)\b/i

/**
 * Follows whether a text stands inside quotation marks: curly, guillemets, straight double quotes, British single
 * quotes, and dialogue lines that begin with a dash. Reset at every paragraph, as printers do.
 */
export class QuoteTracker {
  open = false
  readonly #text: string
  #opener = 0

  constructor(text: string) {
    this.#text = text
  }

  reset(): void {
    this.open = false
    this.#opener = 0
  }

  /** Tells the tracker of the mark at an offset. */
  see(offset: number, kind: number): void {
    const code = this.#text.charCodeAt(offset)
    if (kind === CHARACTER.openQuote) this.#begin(code)
    else if (kind === CHARACTER.closeQuote) this.reset()
    else if (kind === CHARACTER.straightQuote) {
      if (this.open && this.#opener === code) this.reset()
      else if (!this.open) this.#begin(code)
    } else if (kind === CHARACTER.apostrophe) this.#single(offset, code)
    else if (kind === CHARACTER.dash && !this.open && this.#startsLine(offset)) this.#begin(code)
  }

  #begin(code: number): void {
    this.open = true
    this.#opener = code
  }

  #single(offset: number, code: number): void {
    const wordBefore = isWord(this.#text, offset - 1)
    const wordAfter = isWord(this.#text, offset + 1)
    if (!this.open && !wordBefore && wordAfter && code !== 0x2019) {
      if (!ELISION.test(this.#text.slice(offset, offset + 8))) this.#begin(0x27)
    } else if (this.open && this.#opener === 0x27 && !wordAfter) {
      // "boys' " is a possessive far more often than a closing quote only where no stop or comma stands before it.
      const before = this.#text.charCodeAt(offset - 1)
      if (!wordBefore || (before !== 0x73 && before !== 0x6e)) this.reset()
    }
  }

  #startsLine(offset: number): boolean {
    let index = offset - 1
    while (index >= 0 && CHARACTER_CLASS[this.#text.charCodeAt(index)] === CHARACTER.space) index -= 1
    const after = CHARACTER_CLASS[this.#text.charCodeAt(offset + 1)]
    return (index < 0 || this.#text.charCodeAt(index) === 0x0a) && after !== CHARACTER.dash
  }
}

function isWord(text: string, offset: number): boolean {
  const kind = offset < 0 ? 0 : CHARACTER_CLASS[text.charCodeAt(offset)]!
  return kind >= CHARACTER.latin && kind <= CHARACTER.mark
}
