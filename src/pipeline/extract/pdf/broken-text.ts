/** A text layer worse than this is read from the picture of the page instead. */
const MAX_BROKEN_SHARE = 0.2

/**
 * True when a page's text layer does not say what the page shows: fonts without a usable character map give private
 * or replacement characters, or tokens that mix Arabic letters with ASCII.
 */
export function isBrokenText(text: string): boolean {
  const characters = text.match(/\S/gu) ?? []
  if (characters.length === 0) return false
  const unmapped = characters.filter((character) => /[\p{Co}\p{Cn}\ufffd\p{Cc}]/u.test(character)).length
  if (unmapped / characters.length > MAX_BROKEN_SHARE) return true
  const tokens = text.split(/\s+/).filter((token) => /[\u0600-\u06ff\ufb50-\ufdff\ufe70-\ufefc]/.test(token))
  const mixed = tokens.filter(mixesScripts).length
  return tokens.length >= 5 && mixed / tokens.length > MAX_BROKEN_SHARE
}

/** Arabic letters with ASCII ones, or with ASCII signs inside the word. Digits and brackets around a word are usual. */
function mixesScripts(token: string): boolean {
  const core = token.replaceAll(/^[^\u0600-\u06ff\ufb50-\ufefcA-Za-z]+|[^\u0600-\u06ff\ufb50-\ufefcA-Za-z]+$/g, '')
  return /[A-Za-z]/.test(core) || /[#$%&*+=<>@\\^`{|}~]/.test(core)
}

export function countLetters(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0
}
