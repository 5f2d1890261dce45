/** A text layer worse than this is read from the picture of the page instead. */
const MAX_BROKEN_SHARE = 0.2

/** Private, unassigned and control characters, and the replacement character: what a font without a map gives. */
const UNMAPPED = /[\p{Co}\p{Cn}\ufffd\p{Cc}]/u
const ARABIC = /[\u0600-\u06ff\ufb50-\ufdff\ufe70-\ufefc]/
const ASCII_SIGN = /[A-Za-z#$%&*+=<>@\\^`{|}~]/

/**
 * True when a page's text layer does not say what the page shows: fonts without a usable character map give private
 * or replacement characters, letters of another encoding or always the same, or tokens that mix Arabic letters with ASCII.
 */
export function isBrokenText(text: string): boolean {
  if (UNMAPPED.test(text)) {
    const characters = text.match(/\S/gu)?.length ?? 0
    const unmapped = text.match(new RegExp(UNMAPPED, 'gu'))?.length ?? 0
    if (unmapped / Math.max(1, characters) > MAX_BROKEN_SHARE) return true
  }
  if (isOtherEncoding(text) || isOneGlyph(text)) return true
  if (!ASCII_SIGN.test(text)) return false
  const tokens = text.split(/\s+/).filter((token) => ARABIC.test(token))
  const mixed = tokens.filter(mixesScripts).length
  return tokens.length >= 5 && mixed / tokens.length > MAX_BROKEN_SHARE
}

/** Fewer letters show no pattern. */
const FEW_LETTERS = 40
const MOSTLY_ACCENTED = 0.5
/** Of forty letters and more. */
const MOST_ALIKE = 4

/** Arabic of a font without a map comes as the Latin letters of its codes: "ÇáÃÑäÈ". No language is written so. */
function isOtherEncoding(text: string): boolean {
  const accented = text.match(/[\u00c0-\u00ff]/g)?.length ?? 0
  return accented >= FEW_LETTERS && accented > MOSTLY_ACCENTED * (text.match(/\p{L}/gu)?.length ?? 0)
}

/** A font that maps all its glyphs to a few letters says nothing; a page of story has a dozen different ones. */
function isOneGlyph(text: string): boolean {
  const different = new Set<string>()
  let letters = 0
  for (const [letter] of text.matchAll(/\p{L}/gu)) {
    different.add(letter)
    letters++
    if (different.size > MOST_ALIKE) return false
  }
  return letters >= FEW_LETTERS
}

/** Arabic letters with ASCII ones, or with ASCII signs inside the word. Digits and brackets around a word are usual. */
function mixesScripts(token: string): boolean {
  const core = token.replaceAll(/^[^\u0600-\u06ff\ufb50-\ufefcA-Za-z]+|[^\u0600-\u06ff\ufb50-\ufefcA-Za-z]+$/g, '')
  return /[A-Za-z]/.test(core) || /[#$%&*+=<>@\\^`{|}~]/.test(core)
}
