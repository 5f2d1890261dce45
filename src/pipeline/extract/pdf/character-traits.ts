const RIGHT_TO_LEFT_LETTER = /[\u0590-\u05ff\u0600-\u065f\u066e-\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/
const DIGIT = /[0-9\u0660-\u0669\u06f0-\u06f9]/

/** What layout asks of a character, as bits. */
export const TRAITS = {
  /** An Arabic or Hebrew letter or mark, presentation forms included; not Arabic digits, which run left to right. */
  rightToLeft: 1,
  letter: 2,
  digit: 4,
  /** A combining mark, tashkeel above all. */
  mark: 8,
  blank: 16,
} as const
const KNOWN = 128

const table = new Uint8Array(0x11_0000)

/** The traits of a code point; looked up once and remembered. @example traitsOf(0x64e) & TRAITS.mark // fatha */
export function traitsOf(code: number): number {
  const known = table[code] ?? KNOWN
  return known === 0 ? (table[code] = findTraits(String.fromCodePoint(code))) : known
}

function findTraits(character: string): number {
  return (
    KNOWN |
    (RIGHT_TO_LEFT_LETTER.test(character) ? TRAITS.rightToLeft : 0) |
    (/\p{L}/u.test(character) ? TRAITS.letter : 0) |
    (DIGIT.test(character) ? TRAITS.digit : 0) |
    (/\p{M}/u.test(character) ? TRAITS.mark : 0) |
    (character.trim() === '' ? TRAITS.blank : 0)
  )
}

export function hasRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT_LETTER.test(text)
}

/** How many letters a text has; counting ends at `enough`. */
export function countLetters(text: string, enough = Infinity): number {
  let letters = 0
  for (let at = 0; at < text.length && letters < enough; at++) {
    const code = text.codePointAt(at) ?? 0
    if (code > 0xffff) at++
    if ((traitsOf(code) & TRAITS.letter) !== 0) letters++
  }
  return letters
}
