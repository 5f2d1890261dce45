import { isIsbn } from './isbn.ts'

/** The ISBN-13 of a valid ISBN of either length, without hyphens; null for anything else. @example isbn13('0-571-22547-0') // '9780571225477' */
export function isbn13(isbn: string): string | null {
  const plain = isbn.replaceAll(/[-\s\u2010-\u2015]/g, '').toUpperCase()
  if (!isIsbn(plain)) return null
  if (plain.length === 13) return plain
  const body = `978${plain.slice(0, 9)}`
  const sum = body.split('').reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return `${body}${String((10 - (sum % 10)) % 10)}`
}
