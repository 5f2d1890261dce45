import { isCommonArabic } from '../../level/arabic-features.ts'
import type { TokenizedText } from '../../segment/tokenized-text.ts'
import { ARABIC_NOT_NAMES } from './arabic-character-words.ts'
import { isClosedWord } from './arabic-closed-words.ts'

export const ARABIC_MARKS = /[\u064B-\u0652\u0670\u0640]/gu

/** The form without a joined conjunction, preposition or vocative: `وماقزوي` and `لماقزوي` are ماقزوي. */
export function bareForms(form: string): string[] {
  const forms = [form]
  if (form.length > 3 && /^[وفبلك]/u.test(form)) forms.push(form.slice(1))
  if (form.startsWith('لل') && form.length > 4) forms.push(`ال${form.slice(2)}`)
  if (/^[وف][بلك]/u.test(form) && form.length > 4) forms.push(form.slice(2))
  if (/^[وفبك]ال/u.test(form) && form.length > 5) forms.push(form.slice(1))
  return forms
}

/** `told`: the text says outright that this is a name, so an everyday word (ماهر, أمل) may be one. */
export function isNameLike(tokens: TokenizedText, token: number, form: string, told = false): boolean {
  if (form.length < 3 || form.length > 10 || tokens.tokenScript[token] !== 1 || ARABIC_NOT_NAMES.has(form)) return false
  if (
    form.startsWith('ال') ||
    /(?:ها|هم|هما|كم|كما|نا)$/u.test(form) ||
    /^(?:وال|بال|فال|لل)/u.test(form) ||
    isClosedWord(form)
  )
    return false
  if (told) return true
  if (isOwned(tokens, token, form)) return false
  // `بذلك`, `سيكون`: a joined preposition or a future before a common word is no name.
  if (/^س[يتن]/u.test(form)) return false
  for (const bare of bareForms(form)) {
    if (bare !== form && (ARABIC_NOT_NAMES.has(bare) || isCommonArabic(bare, bare))) return false
  }
  return !isCommonArabic(form, tokens.forms[tokens.tokenStem[token] ?? 0] ?? form)
}

/** Of the letters of «رفيقه», «وأتباعه» so many; shorter ones («عبده», «طه») may be names. */
const OWNED_LETTERS = 5
/** «سيبويه», «نزيه», «شاه»: names that end in a true ه. */
const NAME_ENDING = /(?:يه|اه)$/u

/** «رفيقه», «وأتباعه»: somebody's. Folded forms write ة and ه alike, so the text is asked for its last letter. */
function isOwned({ text, tokenStart, tokenEnd }: TokenizedText, token: number, form: string): boolean {
  if (form.length < OWNED_LETTERS || !form.endsWith('ه') || NAME_ENDING.test(form)) return false
  return text.slice(tokenStart[token], tokenEnd[token]).replaceAll(ARABIC_MARKS, '').endsWith('ه')
}
