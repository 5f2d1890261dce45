import type { Localized } from '../../contract/languages.ts'

const CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const ARABIC = /\p{Script=Arabic}/u
const LATIN = /\p{Script=Latin}/u

/**
 * Text of the book (a name, a title, a quote) made safe inside a sentence: its own direction marks are dropped, white space
 * is one space, and where it runs against the sentence it is isolated (U+2068, U+2069).
 */
export function isolateText(text: string): Localized {
  const clean = cleanText(text)
  const isolated = `\u2068${clean}\u2069`
  return { en: ARABIC.test(clean) ? isolated : clean, ar: LATIN.test(clean) ? isolated : clean }
}

export function cleanText(text: string): string {
  return text.replaceAll(CONTROLS, '').replaceAll(/\s+/g, ' ').trim()
}
