/** Who can draw what: true where the fonts of the report have a glyph. */
export type Coverage = (codePoint: number) => boolean
export type Direction = 'ltr' | 'rtl'

const RTL = '\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}'
const FIRST_STRONG = new RegExp(`[${RTL}]|\\p{L}`, 'u')
const IS_RTL = new RegExp(`[${RTL}]`, 'u')
/** A run begins and ends with a letter (or ends with a digit); what stands between its words belongs to it. */
const ARABIC_RUN = new RegExp(`[${RTL}](?:[^\\p{Script=Latin}]*[${RTL}\\p{M}\\p{Nd}])?(?:[.…!؟،؛]+(?=[»”"]))?`, 'gu')
const LATIN_RUN = new RegExp(
  // A date, a range or '7+' would be turned around behind an Arabic letter; a bare number would not.
  // What ends a quotation stays inside it, before the mark that closes it.
  `\\p{Script=Latin}(?:[^${RTL}]*[\\p{Script=Latin}\\p{M}\\p{Nd}+])?(?:[.…!?,;]+(?=[»”"]))?|[0-9]+(?:[.,:/–-][0-9]+)+[+%]?|[0-9]+[+%]`,
  'gu',
)

/** Controls, private and unassigned points, and everything a book could use to turn the text around it. */
const CONTROLS = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu
/** Two of the format characters shape letters and stay. */
const JOINERS = new Set(['\u200C', '\u200D'])
/** Pictures, flags, skin tones, and the selectors and keycaps that only mean something behind them. */
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\p{Variation_Selector}|\u20E3/u
/** What is left of an emoji made of several. */
const STRAY_JOINER = /(?<![\p{Script=Arabic}\p{M}])[\u200C\u200D]|[\u200C\u200D](?!\p{Script=Arabic})/gu
const MISSING = '□'
const LONGEST_WORD = 40
const BREAK = '\u200B'

/** The direction of the first letter; text without letters goes with its surroundings. */
export function directionOf(text: string, otherwise: Direction): Direction {
  const letter = FIRST_STRONG.exec(text)?.[0]
  if (letter === undefined) return otherwise
  return IS_RTL.test(letter) ? 'rtl' : 'ltr'
}

/**
 * Text of a book made fit to be set: one line, without controls of its own, without signs no font of the report has
 * (emoji are left out, letters lose the accent that is missing, others become a box), with room to break endless words.
 */
export function drawableText(text: string, covers: Coverage): string {
  let drawn = ''
  for (const sign of text.replaceAll(/\s+/g, ' ').replaceAll(CONTROLS, (found) => (JOINERS.has(found) ? found : ''))) {
    const point = sign.codePointAt(0) ?? 0
    if (covers(point) && !(EMOJI.test(sign) && point > 0x2000)) drawn += sign
    else if (!EMOJI.test(sign) && !JOINERS.has(sign)) drawn += plainer(sign, covers)
  }
  return drawn
    .replaceAll(STRAY_JOINER, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
    .replaceAll(/[^\s\u200C]{41,}/gu, breakable)
}

/**
 * Wraps every run against the direction of its paragraph in isolates (UAX 9), so that a Latin name in an Arabic
 * sentence cannot drag the full stop or the bracket behind it to the wrong side.
 *
 * @example isolateRuns('كتبه J. Smith.', 'rtl') // 'كتبه ⁦‎J. Smith‎⁩.'
 */
export function isolateRuns(text: string, base: Direction): string {
  return base === 'rtl'
    ? text.replaceAll(LATIN_RUN, (run) => `\u2066\u200E${run}\u200E\u2069`)
    : text.replaceAll(ARABIC_RUN, (run) => `\u2067${run}\u2069`)
}

/** At most `length` characters, cut at a word where there is one near. */
export function shortened(text: string, length: number): string {
  const signs = Array.from(text.slice(0, length * 2 + 2))
  if (signs.length <= length) return text
  const cut = signs.slice(0, length).join('')
  const space = cut.lastIndexOf(' ')
  return `${(space > length * 0.7 ? cut.slice(0, space) : cut).trimEnd()}…`
}

function plainer(sign: string, covers: Coverage): string {
  const kept = Array.from(sign.normalize('NFKD')).filter((part) => covers(part.codePointAt(0) ?? 0))
  if (kept.length > 0) return kept.join('')
  return /[\p{L}\p{N}\p{S}]/u.test(sign) && covers(0x25_a1) ? MISSING : ''
}

function breakable(word: string): string {
  const signs = Array.from(word)
  const pieces: string[] = []
  for (let at = 0; at < signs.length; at += LONGEST_WORD) pieces.push(signs.slice(at, at + LONGEST_WORD).join(''))
  return pieces.join(BREAK)
}
