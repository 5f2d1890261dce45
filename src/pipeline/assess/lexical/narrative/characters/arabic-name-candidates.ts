import type { TokenizedText } from '../../segment/tokenized-text.ts'
import { isNameLike } from './arabic-name-forms.ts'
import { ARABIC_SIGN as SIGN, arabicSignsOf } from './arabic-name-signs.ts'

/** How often the text says outright that a form is a name, and whether it does so in words («اسمه»). */
export type Candidate = { namings: number; told: boolean }

/** Forms that some pattern of the text uses as a name. */
export function nameCandidates(tokens: TokenizedText, keep: Uint8Array): Map<string, Candidate> {
  const candidates = titleNames(tokens)
  const signs = arabicSignsOf(tokens.forms)
  const formAt = (token: number): string => tokens.forms[tokens.tokenForm[token] ?? 0] ?? ''
  for (let sentence = 0; sentence < tokens.sentenceCount; sentence += 1) {
    if (keep[sentence] !== 1) continue
    const from = tokens.sentenceToken[sentence] ?? 0
    const end = tokens.sentenceToken[sentence + 1] ?? from
    for (let token = from; token < end; token += 1) {
      const own = signs[tokens.tokenForm[token]!]!
      const before = token > from ? signs[tokens.tokenForm[token - 1]!]! : 0
      if ((own & SIGN.known) === 0 && (before & SIGN.beforeName) === 0) continue
      const form = formAt(token)
      const isKnown = (own & SIGN.known) !== 0
      if (isKnown && !candidates.has(form)) candidates.set(form, { namings: 0, told: false })
      if ((before & SIGN.beforeName) === 0) continue
      const named = token - 2 >= from ? signs[tokens.tokenForm[token - 2]!]! : 0
      // «مدينة تسمى كذا»: the text names a place.
      if ((before & SIGN.naming) !== 0 && (named & SIGN.placeOf) !== 0 && (named & SIGN.title) === 0) continue
      const naming = (before & SIGN.naming) !== 0
      const titled = (before & SIGN.title) !== 0
      if (!isKnown && !isNameLike(tokens, token, form, naming)) continue
      if (tokens.text.slice(tokens.tokenEnd[token - 1] ?? 0, tokens.tokenStart[token] ?? 0).trim() !== '' && !naming)
        continue
      const known = candidates.get(form)
      candidates.set(form, {
        namings: (known?.namings ?? 0) + (naming ? 2 : titled ? 1 : 0),
        told: naming || known?.told === true,
      })
    }
  }
  for (const form of candidates.keys()) {
    if (/^[وفبلك]/u.test(form) && candidates.has(form.slice(1))) candidates.delete(form)
  }
  return candidates
}

/** A text of fewer words is a short story. */
export const SHORT_BOOK = 3000
const TITLE_WORDS = 8

/** A short story is often named for its hero: an uncommon word of the first line that the story keeps using. */
function titleNames(tokens: TokenizedText): Map<string, Candidate> {
  const names = new Map<string, Candidate>()
  const end = tokens.sentenceToken[1] ?? 0
  if (tokens.tokenCount > SHORT_BOOK || end > TITLE_WORDS) return names
  for (let token = 0; token < end; token += 1) {
    const form = tokens.forms[tokens.tokenForm[token] ?? 0] ?? ''
    if (!isNameLike(tokens, token, form) || /^[يت]/u.test(form)) continue
    let uses = 0
    for (let at = end; at < tokens.tokenCount; at += 1) if (tokens.tokenForm[at] === tokens.tokenForm[token]) uses += 1
    if (uses >= 3) names.set(form, { namings: 3, told: false })
  }
  return names
}
