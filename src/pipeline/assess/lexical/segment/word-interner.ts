import { lemmatizeEnglish } from './english-lemma.ts'
import { foldArabic } from './arabic-fold.ts'
import { stemArabic } from './arabic-stem.ts'

/** Script of a word as TokenizedText counts it. */
export const SCRIPT = { latin: 0, arabic: 1, other: 2 } as const

/**
 * Gives every distinct surface one number, so that lower-casing, folding and stemming happen once a surface and not once
 * a token. Open addressing over the text's own code units: no substring is cut for a word that was seen before.
 */
export class WordInterner {
  readonly forms: string[] = []
  /** Of each surface: index into `forms`. */
  readonly formOf: number[] = []
  readonly stemOf: number[] = []
  readonly scriptOf: number[] = []
  /** The code units of every surface, one after another. */
  #units = new Uint16Array(1 << 16)
  /** Where each surface begins in `#units`; the last entry is where the next one will. */
  readonly #unitStart: number[] = [0]
  readonly #formIds = new Map<string, number>()
  #slots = new Int32Array(1 << 15).fill(-1)
  readonly #hashes: number[] = []

  /** The surface number of text[start, end), whose rolling hash the caller computed as it scanned. */
  intern(text: string, start: number, end: number, hash: number, script: number): number {
    const slots = this.#slots
    const mask = slots.length - 1
    let slot = (hash ^ (hash >>> 15)) & mask
    for (;;) {
      const id = slots[slot]!
      if (id < 0) return this.#add(text, start, end, hash, script, slot)
      if (this.#hashes[id] === hash && this.#isSame(id, text, start, end)) return id
      slot = (slot + 1) & mask
    }
  }

  #isSame(id: number, text: string, start: number, end: number): boolean {
    const from = this.#unitStart[id]!
    if (this.#unitStart[id + 1]! - from !== end - start) return false
    for (let index = end - start - 1; index >= 0; index -= 1) {
      if (this.#units[from + index] !== text.charCodeAt(start + index)) return false
    }
    return true
  }

  #keepUnits(text: string, start: number, end: number): void {
    const from = this.#unitStart.at(-1)!
    const to = from + end - start
    if (to > this.#units.length) {
      const larger = new Uint16Array(Math.max(to, this.#units.length * 2))
      larger.set(this.#units)
      this.#units = larger
    }
    for (let index = start; index < end; index += 1) this.#units[from + index - start] = text.charCodeAt(index)
    this.#unitStart.push(to)
  }

  #add(text: string, start: number, end: number, hash: number, script: number, slot: number): number {
    const id = this.formOf.length
    this.#keepUnits(text, start, end)
    this.#hashes.push(hash)
    const form = foldWord(ownCopy(text, start, end), script)
    this.formOf.push(this.#formId(form))
    this.stemOf.push(this.#formId(stemWord(form, script)))
    this.scriptOf.push(script)
    this.#slots[slot] = id
    if (this.formOf.length * 2 > this.#slots.length) this.#grow()
    return id
  }

  #formId(form: string): number {
    const known = this.#formIds.get(form)
    if (known !== undefined) return known
    const id = this.forms.length
    this.forms.push(form)
    this.#formIds.set(form, id)
    return id
  }

  #grow(): void {
    const slots = new Int32Array(this.#slots.length * 4).fill(-1)
    const mask = slots.length - 1
    for (const [id, hash] of this.#hashes.entries()) {
      let slot = (hash ^ (hash >>> 15)) & mask
      while (slots[slot]! >= 0) slot = (slot + 1) & mask
      slots[slot] = id
    }
    this.#slots = slots
  }
}

/** The longest piece an engine copies instead of pointing into the whole text, which would then never be freed. */
const LONGEST_COPIED = 12

/** A piece of a text that does not keep the text in memory. */
function ownCopy(text: string, start: number, end: number): string {
  const piece = text.slice(start, end)
  return end - start > LONGEST_COPIED ? Buffer.from(piece, 'utf16le').toString('utf16le') : piece
}

/** Enough for the words of some dozens of books; a full memory is dropped and filled anew, so it never grows. */
const MOST_FORMS = 200_000
let shared: WordInterner | undefined

/**
 * The interner every text shares: books have nearly all their words in common, so that a later one finds them folded and
 * stemmed, and what a measure knows of a form (see byForm) holds for it too. Ids are only ever added.
 */
export function sharedInterner(): WordInterner {
  if (shared === undefined || shared.forms.length > MOST_FORMS) shared = new WordInterner()
  return shared
}

const CURLY_APOSTROPHE = /[’ʼ]/g
const INVISIBLE = /[\u00AD\u200C\u200D]/g

/** English lower case with straight apostrophes; Arabic without tashkeel, letters unified. */
export function foldWord(surface: string, script: number): string {
  if (script === SCRIPT.arabic) return foldArabic(surface)
  return surface.toLowerCase().replaceAll(CURLY_APOSTROPHE, "'").replaceAll(INVISIBLE, '')
}

/** The English lemma or the Arabic light stem of a folded form. */
export function stemWord(form: string, script: number): string {
  if (script === SCRIPT.arabic) return stemArabic(form)
  return script === SCRIPT.latin ? lemmatizeEnglish(form) : form
}
