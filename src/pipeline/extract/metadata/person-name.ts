import { inNameCase } from './title-case.ts'

const PARTICLE = /^(?:and|&|de|del|della|der|den|des|di|da|du|la|le|van|von|zu|y|al|el|bin|ibn|bint|of|the)$/i
const WORD = /^\p{Lu}[\p{L}\p{M}.'’-]*[,;:]?$/u
/** What stands behind a name and belongs to it no more. */
const BEHIND =
  /^(?:authors?|editor|illustrat\w*|pictur\w*|with|translat\w*|late|founded|professor|member|fellow|formerly|sometime|bachelor|master|doctor|lecturer|director|president|vicar|rector|copyright|by|in)$/i
const RANK = /^(?:the\s+)?(?:rev(?:erend|d)?|right\s+hon(?:ourable|orable)?|prof(?:essor)?|master|mr)\b\.?\s+/i
const DEGREE =
  /,?\s+(?:[BMD]\.\s?(?:A|D|S|Sc|Litt)\.?|[LPJ][Lh]?\.?\s?D\.|LL\.\s?[BD]\.|L\.L\.D\.|R\.A\.|Bart\.?|Baronet|F\.R\.[A-Z.]+|Ph\.\s?D\.|Esq\.?|Esquire)$/i
/** "The" begins few names. */
const THE =
  /^the (?:brothers|bros|sisters|abb[eé]|baron(?:ess)?|count(?:ess)?|duchess|duke|earl|empress|hon|lady|marchioness|marquis|prince(?:ss)?|queen|king)\b/i
const NOBODY =
  /^(?:an?\s+(?:author|editor|lady|gentleman|clergyman|mother)|anonymous|anon|unknown|various|himself|herself|myself|me|his|her|their|my|our|permission|order|request|hand|land|sea|night|day|heart|another)\b/i
const MOST_WORDS = 10
const LONGEST = 160

const ARABIC_WORD = /^[\p{Script=Arabic}\p{M}.،()-]+$/u
const ARABIC_RANK = /^(?:(?:ال)?(?:دكتورة?|أستاذة?|كاتبة?|أديبة?)|د\.|أ\.)\s*/
/** "Prince of poets", "dean of Arabic letters". */
const ARABIC_EPITHET = /^(?:أمير|شاعر|عميد|أديب|كبير|رائد)(?: ال\S+){1,2} (?=\S+ \S)/
const ARABIC_NOBODY = /^(?:المؤلف|المترجم|الناشر|المعرب|الكاتب)$/
/** Words of sentences; no name has them. */
const ARABIC_OF_SENTENCES =
  /^و?(?:في|من|إلى|على|عن|مع|بين|بعد|قبل|عند|التي|الذي|الذين|هو|هي|هم|كان|كانت|هذا|هذه|ذلك|تلك|أن|إن|ما|لا|لم|لن|قد|كل|حتى|ثم|إذا|لأن)$/
/** Of one name; several authors have more. */
const MOST_ARABIC_WORDS = 7
const MOST_WORDS_OF_SEVERAL = 16

/**
 * The name at the beginning of what follows "by"; undefined when that is a sentence or nobody. Ranks, degrees and what
 * else stands behind a name go.
 * @example personName('THE REV. OMAR MILL, M.A.') // 'Omar Mill'
 */
export function personName(text: string): string | undefined {
  if (text.length > LONGEST) return undefined
  const shown = text
    .replaceAll(/\([^)]*\)|\[\d+\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return /^\p{Script=Arabic}/u.test(shown) ? arabicName(shown) : englishName(shown.replace(RANK, ''))
}

/** Whether the whole line is a name. */
export function isName(text: string): boolean {
  const name = personName(text)
  return name !== undefined && name.length >= text.replaceAll(/\([^)]*\)/g, '').trim().length - 1
}

function englishName(shown: string): string | undefined {
  if (NOBODY.test(shown) || (/^the\b/i.test(shown) && !THE.test(shown))) return undefined
  const words = shown.split(' ')
  const end = endOfName(words)
  const behind = words[end] ?? ''
  // "By the time she came" is a sentence: what follows the name begins small.
  if (/^\p{Ll}/u.test(behind) && !BEHIND.test(behind)) return undefined
  const name = tidy(words.slice(0, end))
  const letters = name.match(/\p{L}/gu)?.length ?? 0
  if (letters < 3 || name.split(' ').length > MOST_WORDS || !/^\p{Lu}|^the /u.test(name)) return undefined
  return inNameCase(name.replace(/^the /, 'The '))
}

function endOfName(words: readonly string[]): number {
  const isShouted = words.slice(0, 2).some((word) => /^\p{Lu}(?:['’]|\p{Ll}?)\p{Lu}/u.test(word))
  const end = words.findIndex((word, at) => {
    // What follows "OMAR MILL, OF" is a place.
    if (at > 0 && /^(?:of|at|in|new)$/i.test(word) && words[at - 1]?.endsWith(',')) return true
    if (PARTICLE.test(word)) return false
    // "BY LANTERN LIGHT FOR ALL" names nobody.
    if (at > 0 && /^(?:AS|AT|FOR|FROM|ON|TO)$/.test(word)) return true
    if (!WORD.test(word) || (at > 0 && BEHIND.test(word.replace(/[.,;:]+$/, '')))) return true
    // Where capitals end, another line of the page begins.
    return at > 1 && isShouted && /^\p{Lu}\p{Ll}{3}/u.test(word)
  })
  return end === -1 ? words.length : end
}

function tidy(words: readonly string[]): string {
  const last = words.findLastIndex((word) => !PARTICLE.test(word))
  let name = words.slice(0, last + 1).join(' ')
  while (DEGREE.test(name)) name = name.replace(DEGREE, '')
  return name.replace(/[,;:]+$/, '').replace(/(?<=\p{L}{3})\.$/u, '')
}

function arabicName(shown: string): string | undefined {
  let name = shown.replace(/[\s.،:]+$/, '')
  while (ARABIC_RANK.test(name)) name = name.replace(ARABIC_RANK, '')
  name = name.replace(ARABIC_EPITHET, '')
  if (name.length < 3 || ARABIC_NOBODY.test(name)) return undefined
  const words = name.split(' ')
  const isOfSeveral = words.slice(2).some((word) => word.startsWith('و'))
  if (words.length > (isOfSeveral ? MOST_WORDS_OF_SEVERAL : MOST_ARABIC_WORDS)) return undefined
  return words.every((word) => ARABIC_WORD.test(word) && !ARABIC_OF_SENTENCES.test(word)) ? name : undefined
}
