import type { TokenizedText } from '../../lexical/segment/tokenized-text.ts'
import type { Window } from '../windows.ts'

/** Letters of a part of a word. */
const PART = 4
/** What the hashes of each kind of gram start from, so that a stem and a form that are spelt alike are two grams. */
const SEED = { stem: 0x811c_9dc5, form: 0x6c62_272e, pair: 0x2f0b_4c47, part: 0x11e3_7a3d } as const
const BETWEEN = 0x20

/**
 * What stands in a window, whatever its order but for neighbours: the stem and the form of every word, the parts of four letters
 * of every form, and every two stems beside each other. Each is a hash of 32 bits (FNV-1a of UTF-16 code units; Fowler, Noll and Vo).
 */
export class Grams {
  readonly #tokens: TokenizedText
  /** Grams of single words, by the number of the stem or form. */
  readonly #ofStem: (number | undefined)[] = []
  readonly #ofForm: (readonly number[] | undefined)[] = []

  constructor(tokens: TokenizedText) {
    this.#tokens = tokens
  }

  /** Those of a window, each once, in the order in which they first occur. */
  of({ first, last }: Window): number[] {
    const { tokenStem, tokenForm } = this.#tokens
    const found = new Set<number>()
    for (let token = first; token <= last; token += 1) {
      found.add(this.#stem(tokenStem[token]!))
      for (const gram of this.#form(tokenForm[token]!)) found.add(gram)
      if (token > first) found.add(this.#pair(tokenStem[token - 1]!, tokenStem[token]!))
    }
    return [...found]
  }

  #stem(stem: number): number {
    return (this.#ofStem[stem] ??= hash(this.#tokens.forms[stem]!, SEED.stem))
  }

  #form(form: number): readonly number[] {
    return (this.#ofForm[form] ??= gramsOfForm(this.#tokens.forms[form]!))
  }

  #pair(left: number, right: number): number {
    const { forms } = this.#tokens
    return hash(forms[right]!, step(hash(forms[left]!, SEED.pair), BETWEEN))
  }
}

function gramsOfForm(form: string): number[] {
  const grams = [hash(form, SEED.form)]
  const marked = `<${form}>`
  for (let at = 0; at + PART <= marked.length; at += 1) grams.push(hash(marked.slice(at, at + PART), SEED.part))
  return grams
}

const step = (state: number, unit: number): number => Math.imul(state ^ unit, 0x0100_0193) >>> 0

function hash(text: string, seed: number): number {
  let state: number = seed
  for (let at = 0; at < text.length; at += 1) state = step(state, text.charCodeAt(at))
  return state
}
