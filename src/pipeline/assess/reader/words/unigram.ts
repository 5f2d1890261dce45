import { readFileSync } from 'node:fs'

/** What stands before the first letter of a word. */
const WORD_START = '▁'
const UNKNOWN = 0
/** A letter that no piece holds costs more than any piece. */
const UNKNOWN_SCORE = -12
const MOST_REMEMBERED = 50_000

/**
 * Cuts words into the pieces the network has vectors for: of all ways to cut a word the likeliest (Viterbi over a unigram
 * model; Kudo 2018, "Subword regularization"). Every distinct word is cut once.
 */
export class PieceCutter {
  readonly #pieces = new Map<string, { id: number; score: number }>()
  readonly #known = new Map<string, readonly number[]>()
  readonly #longest: number

  /** @param file a piece and its log-likelihood a line, the line's number being the piece's */
  constructor(file: URL) {
    let longest = 0
    for (const [id, line] of readFileSync(file, 'utf8').split('\n').entries()) {
      const tab = line.indexOf('\t')
      if (tab <= 0) continue
      const piece = line.slice(0, tab)
      this.#pieces.set(piece, { id, score: Number(line.slice(tab + 1)) })
      longest = Math.max(longest, piece.length)
    }
    this.#longest = longest
  }

  /** @param word without white space */
  cut(word: string): readonly number[] {
    const known = this.#known.get(word)
    if (known !== undefined) return known
    const pieces = this.#likeliest(WORD_START + word.normalize('NFKC').replaceAll(' ', WORD_START))
    if (this.#known.size >= MOST_REMEMBERED) this.#known.clear()
    this.#known.set(word, pieces)
    return pieces
  }

  #likeliest(text: string): number[] {
    const best = new Float64Array(text.length + 1).fill(-Infinity)
    const cameFrom = new Int32Array(text.length + 1)
    const piece = new Int32Array(text.length + 1)
    best[0] = 0
    for (let start = 0; start < text.length; start += 1) {
      if (best[start] === -Infinity) continue
      const reach = Math.min(this.#longest, text.length - start)
      for (let length = 1; length <= reach; length += 1) {
        const found = this.#pieces.get(text.slice(start, start + length))
        if (found === undefined) continue
        const score = best[start]! + found.score
        if (score < best[start + length]!) continue
        best[start + length] = score
        cameFrom[start + length] = start
        piece[start + length] = found.id
      }
      if (best[start + 1] === -Infinity) {
        best[start + 1] = best[start]! + UNKNOWN_SCORE
        cameFrom[start + 1] = start
        piece[start + 1] = UNKNOWN
      }
    }
    const cut: number[] = []
    for (let end = text.length; end > 0; end = cameFrom[end]!) cut.push(piece[end]!)
    return cut.toReversed()
  }
}
