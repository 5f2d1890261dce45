/** Enough for the words of some dozens of books; a full memory is dropped and filled anew, so it never grows. */
const MOST_WORDS = 120_000

/** Remembers what a pure function made of a word. Books share nearly all their words. */
export function memoizeWords<T>(compute: (word: string) => T): (word: string) => T {
  let known = new Map<string, T>()
  return (word) => {
    const earlier = known.get(word)
    if (earlier !== undefined) return earlier
    const value = compute(word)
    if (known.size >= MOST_WORDS) known = new Map()
    known.set(word, value)
    return value
  }
}
