import { readFileSync } from 'node:fs'

/** What stands before a piece that does not begin a word. */
const INSIDE = '##'
/** What stands for a word no pieces make up. */
const UNKNOWN = '[UNK]'
const LONGEST_WORD = 100
const MOST_REMEMBERED = 50_000

/** A sign by itself: a word never goes across it. */
const SIGN = /[\p{P}$+<=>^`|~]/u

/**
 * Cuts words into the pieces the network has vectors for: lower-cased, without accents, every sign by itself, and of what remains
 * always the longest piece there is (WordPiece; Wu and others 2016, as in BERT, Devlin and others 2019). Every distinct word is cut once.
 */
export class PieceCutter {
  readonly #pieces = new Map<string, number>()
  readonly #known = new Map<string, readonly number[]>()
  readonly #unknown: number

  /** @param pieces their numbers are their places */
  constructor(pieces: readonly string[]) {
    for (const [id, piece] of pieces.entries()) this.#pieces.set(piece, id)
    this.#unknown = this.numberOf(UNKNOWN)
  }

  /** The number of a piece that has to be there. */
  numberOf(piece: string): number {
    const number = this.#pieces.get(piece)
    if (number === undefined) throw new Error(`The reader's pieces have no ${piece}`)
    return number
  }

  /** @param word without white space */
  cut(word: string): readonly number[] {
    const known = this.#known.get(word)
    if (known !== undefined) return known
    const plain = word
      .normalize('NFD')
      .replaceAll(/\p{Mn}/gu, '')
      .toLowerCase()
    const pieces = partsOf(plain).flatMap((part) => this.#longest(part))
    if (this.#known.size >= MOST_REMEMBERED) this.#known.clear()
    this.#known.set(word, pieces)
    return pieces
  }

  #longest(part: string): number[] {
    if (part.length > LONGEST_WORD) return [this.#unknown]
    const cut: number[] = []
    let start = 0
    while (start < part.length) {
      let end = part.length
      let found: number | undefined
      for (; end > start; end -= 1) {
        found = this.#pieces.get((start > 0 ? INSIDE : '') + part.slice(start, end))
        if (found !== undefined) break
      }
      if (found === undefined) return [this.#unknown]
      cut.push(found)
      start = end
    }
    return cut
  }
}

/** Signs one by one, and what stands between them. */
function partsOf(word: string): string[] {
  const parts: string[] = []
  let open = false
  for (const letter of word) {
    if (SIGN.test(letter)) {
      parts.push(letter)
      open = false
    } else if (open) parts[parts.length - 1] += letter
    else {
      parts.push(letter)
      open = true
    }
  }
  return parts
}

/** A piece a line. */
export const loadPieces = (file: URL): string[] => readFileSync(file, 'utf8').trimEnd().split('\n')
