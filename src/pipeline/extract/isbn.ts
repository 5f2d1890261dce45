const CANDIDATE = /(?<![\dA-Za-z])(?:97[89][-\s\u2010-\u2015]?)?(?:\d[-\s\u2010-\u2015]?){9}[\dXx](?![\dA-Za-z])/g
const ARABIC_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g

/** The first valid ISBN-13, else ISBN-10, in a text, without hyphens. @example isbnIn('urn:isbn:0-571-22547-0') // '0571225470' */
export function isbnIn(text: string): string | undefined {
  const latin = text.replaceAll(ARABIC_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
  const valid = [...latin.matchAll(CANDIDATE)]
    .map(([found]) => found.replaceAll(/[^\dXx]/g, '').toUpperCase())
    .filter(isIsbn)
  return valid.find((isbn) => isbn.length === 13) ?? valid[0]
}

/** Check digit of ISO 2108: weights 1 and 3 modulo 10, or 10 to 1 modulo 11. */
export function isIsbn(isbn: string): boolean {
  if (/^97[89]\d{10}$/.test(isbn)) {
    const sum = isbn.split('').reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
    return sum % 10 === 0
  }
  if (!/^\d{9}[\dX]$/.test(isbn) || /^(\d)\1{9}$/.test(isbn)) return false
  const sum = isbn
    .split('')
    .reduce((total, digit, index) => total + (digit === 'X' ? 10 : Number(digit)) * (10 - index), 0)
  return sum % 11 === 0
}
