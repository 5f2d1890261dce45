/** Within a title these begin small. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  'a an and as at but by de der for from in into nor of on or than the to upon van von with'.split(' '),
)
const NAME_PARTICLES = new Set('and bin bint da de del della der di du ibn la le of the van von'.split(' '))
const NONE: ReadonlySet<string> = new Set()
const WORD = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’.&]*/gu
/** Numbers of volumes and kings; single letters and words such as MIX are left to the rule for words. */
const NUMERAL = /^(?:I{2,3}|I[VX]|VI{1,3}|XI{1,3}|XI?[VX]|XVI{1,3}|XXI{0,3})$/
const ABBREVIATION = /^(?:UAE|USA|UK|TV|DNA|NASA)$/
/** A capital that is not alone, or alone before another: "THE", "O'HARA", "McMILL", "U.S.A.". */
const SHOUTED = /^(?:\p{Lu}['’.]|Mc)?\p{Lu}[\p{Lu}\p{M}\p{N}'’.&]*\p{Lu}/u

/** A title page shouts; a shelf does not. @example inTitleCase('THE TALE OF THE FOX') // 'The Tale of the Fox' */
export function inTitleCase(title: string): string {
  return recased(title, SMALL_WORDS)
}

/** A name as it is written. @example inNameCase('ROSA VAN DER McMILL, JR.') // 'Rosa van der McMill, Jr.' */
export function inNameCase(name: string): string {
  return recased(name, NAME_PARTICLES)
}

function recased(line: string, small: ReadonlySet<string>): string {
  const words = line.match(WORD)?.filter(isShouted) ?? []
  // One such word among others is an abbreviation, unless it only joins ("Lantern AND Keeper").
  const shouts = words.length > 1 || words.some((word) => small.has(word.toLowerCase()))
  // After "Title: " and "Title; or, " a new title begins.
  return line
    .split(/(?<=[:;] (?:or, )?)/i)
    .map((part, index) => {
      const shown = recasedPart(part, small, shouts)
      return index === 0 ? shown : shown.replace(/^or\b/i, 'or')
    })
    .join('')
}

function recasedPart(part: string, small: ReadonlySet<string>, shouts: boolean): string {
  const words = [...part.matchAll(WORD)]
  const all = words.every(([word]) => isShouted(word) || !/\p{L}{2}/u.test(word))
  if (!shouts && !all) return part
  const last = words.at(-1)?.index
  let end = 0
  let out = ''
  for (const { 0: word, index: at } of words) {
    const between = part.slice(end, at)
    const isInside = end > 0 && at !== last && !/[.!?(—–]|--/.test(between)
    out += between + inCase(word, isInside ? small : NONE)
    end = at + word.length
  }
  return out + part.slice(end)
}

function inCase(word: string, small: ReadonlySet<string>): string {
  const lower = word.toLowerCase()
  if (small.has(lower) && (isShouted(word) || word.length === 1)) return lower
  return isShouted(word) ? capitalised(word) : word
}

function isShouted(word: string): boolean {
  // "U.S.A.", "LL.D."
  if (/^(?:\p{Lu}{1,2}\.){2,}\p{Lu}?$/u.test(word)) return false
  return SHOUTED.test(word) && !/\p{Ll}$/u.test(word) && !NUMERAL.test(word) && !ABBREVIATION.test(word)
}

/** "McMILL" and "O'HARA" begin twice; "L'ÎLE" and "D'OR" too. */
function capitalised(word: string): string {
  return word
    .toLowerCase()
    .replace(/^\p{L}/u, (letter) => letter.toUpperCase())
    .replace(/^(Mc|[ODL]['’])(\p{L})/u, (_, start: string, letter: string) => start + letter.toUpperCase())
    .replaceAll(/(\.)(\p{L})/gu, (_, stop: string, letter: string) => stop + letter.toUpperCase())
}
