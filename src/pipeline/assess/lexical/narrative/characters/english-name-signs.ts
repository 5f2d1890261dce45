import type { TokenizedText } from '../../segment/tokenized-text.ts'
import { ATTRIBUTES, ENGLISH_TITLES } from './character-words.ts'

/** A Latin capital, accents included. */
export const isCapital = (code: number): boolean => (code >= 65 && code <= 90) || (code >= 0xc0 && code <= 0xde)

/** A form without its possessive ending. */
export function bare(form: string): string {
  return form.endsWith("'s") ? form.slice(0, -2) : form
}

/** "The Woodmen", "Mice", "the Little People" */
const PLURAL_WORDS = /(?:men|mice|geese|oxen|children|folk|people)$/
/** "Walrus", "Iris", "Princess" are one. */
const SINGULAR_ENDING = /(?:ss|us|is|os|'s)$/

/** True for a form that looks like a plural. */
export function isPlural(form: string): boolean {
  return PLURAL_WORDS.test(form) || (form.endsWith('s') && !SINGULAR_ENDING.test(form))
}

const MOST_ATTRIBUTES = 2

/** The article that belongs to a name, or to which a name belongs: "the Fisherman", "the poor young Fisherman"; -1 without one. */
export function articleAt(tokens: TokenizedText, first: number, from: number): number {
  const formAt = (token: number): string => tokens.forms[tokens.tokenForm[token] ?? 0] ?? ''
  if (ARTICLE.test(formAt(first))) return first
  for (let at = first - 1; at >= from && at >= first - 1 - MOST_ATTRIBUTES; at -= 1) {
    if (ARTICLE.test(formAt(at))) return at
    if (!ATTRIBUTES.has(formAt(at)) || isCapital(tokens.text.charCodeAt(tokens.tokenStart[at]!))) return -1
  }
  return -1
}

const ARTICLE = /^(?:the|a|an)$/

/** True right after a quotation mark, a dash, a colon or an opening bracket: a capital there begins something. */
export function afterQuote(text: string, start: number): boolean {
  let at = start - 1
  while (at >= 0 && text.charCodeAt(at) === 32) at -= 1
  return at < 0 || '"“”‘\'«:;—-([_*'.includes(text[at] ?? '')
}

/** True for the first word of a line: in verse it has a capital whatever it is. */
export function opensLine(text: string, start: number): boolean {
  let at = start - 1
  while (at >= 0 && (text.charCodeAt(at) === 32 || text.charCodeAt(at) === 9)) at -= 1
  return at < 0 || text.charCodeAt(at) === 10
}

/** The name goes on over a hyphen, or over a space to another capital. */
export function goesOn(tokens: TokenizedText, last: number): boolean {
  if (isHyphen(tokens, last)) return true
  return isJoined(tokens, last) && isCapital(tokens.text.charCodeAt(tokens.tokenStart[last + 1] ?? 0))
}

function isHyphen(tokens: TokenizedText, token: number): boolean {
  const end = tokens.tokenEnd[token] ?? 0
  return tokens.text.charCodeAt(end) === 0x2d && tokens.tokenStart[token + 1] === end + 1
}

/** Two words of one name: a single space, or a title's full stop, between them. */
function isJoined(tokens: TokenizedText, token: number): boolean {
  const end = tokens.tokenEnd[token] ?? 0
  const next = tokens.tokenStart[token + 1] ?? 0
  const between = tokens.text.slice(end, next)
  if (between === ' ' || between === '\n') return true
  return /^\.\s$/.test(between) && ENGLISH_TITLES.has(tokens.forms[tokens.tokenForm[token] ?? 0] ?? '')
}

/** True for words printed in capitals throughout. */
export function isShouting(tokens: TokenizedText, first: number, last: number): boolean {
  const piece = tokens.text.slice(tokens.tokenStart[first] ?? 0, tokens.tokenEnd[last] ?? 0)
  let letters = 0
  for (let at = 0; at < piece.length; at += 1) {
    const code = piece.charCodeAt(at)
    if (code >= 97 && code <= 122) return false
    if (code >= 65 && code <= 90) letters += 1
  }
  return letters > 2
}
