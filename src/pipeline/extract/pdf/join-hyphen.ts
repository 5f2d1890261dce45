import type { JoinHyphen } from './paragraphs.ts'

/**
 * Puts a word together that was broken at a hyphen. The book itself knows best: a spelling it uses elsewhere wins, then
 * one the word list knows; two whole words keep their hyphen ("gin-nurtured"), anything else loses it.
 * @param inBook how often the book uses a lower-cased word
 * @param inLanguage whether a lower-cased word is a common one of the language
 */
export function createHyphenJoiner(
  inBook: (word: string) => number,
  inLanguage: (word: string) => boolean,
): JoinHyphen {
  return (start, end) => {
    const first = bare(start)
    const second = bare(end)
    const joined = start + end
    const kept = `${start}-${end}`
    if (first === '' || second === '') return kept
    const whole = inBook(first + second)
    const hyphenated = inBook(`${first}-${second}`)
    if (whole !== hyphenated) return whole > hyphenated ? joined : kept
    if (inLanguage(first + second)) return joined
    if (/^\p{Lu}/u.test(end) || first.endsWith('-')) return kept
    return inLanguage(first.split('-').at(-1) ?? first) && inLanguage(second) ? kept : joined
  }
}

function bare(word: string): string {
  return word.toLowerCase().replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
}
