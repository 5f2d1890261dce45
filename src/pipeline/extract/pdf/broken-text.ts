/** A text layer worse than this is read from the picture of the page instead. */
const MAX_BROKEN_SHARE = 0.2

/** Private, unassigned and control characters, and the replacement character: what a font without a map gives. */
const UNMAPPED = /[\p{Co}\p{Cn}\ufffd\p{Cc}]/u
const ARABIC = /[\u0600-\u06ff\ufb50-\ufdff\ufe70-\ufefc]/
const ASCII_SIGN = /[A-Za-z#$%&*+=<>@\\^`{|}~]/

/**
 * True when a page's text layer does not say what the page shows: fonts without a usable character map give private
 * or replacement characters, or tokens that mix Arabic letters with ASCII.
 */
export function isBrokenText(text: string): boolean {
  if (UNMAPPED.test(text)) {
    const characters = text.match(/\S/gu)?.length ?? 0
    const unmapped = text.match(new RegExp(UNMAPPED, 'gu'))?.length ?? 0
    if (unmapped / Math.max(1, characters) > MAX_BROKEN_SHARE) return true
  }
  if (!ASCII_SIGN.test(text)) return false
  const tokens = text.split(/\s+/).filter((token) => ARABIC.test(token))
  const mixed = tokens.filter(mixesScripts).length
  return tokens.length >= 5 && mixed / tokens.length > MAX_BROKEN_SHARE
}

/** Arabic letters with ASCII ones, or with ASCII signs inside the word. Digits and brackets around a word are usual. */
function mixesScripts(token: string): boolean {
  const core = token.replaceAll(/^[^\u0600-\u06ff\ufb50-\ufefcA-Za-z]+|[^\u0600-\u06ff\ufb50-\ufefcA-Za-z]+$/g, '')
  return /[A-Za-z]/.test(core) || /[#$%&*+=<>@\\^`{|}~]/.test(core)
}
