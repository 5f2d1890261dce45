import { isArabic } from './fold-words.ts'

/** What each Arabic letter sounds like once the ways of writing it in Latin letters have been brought together. */
const ARABIC_SOUNDS: Readonly<Record<string, string>> = {
  ب: 'b',
  ت: 't',
  ث: 's',
  ج: 'j',
  ح: 'h',
  خ: 'x',
  د: 'd',
  ذ: 'z',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'š',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  غ: 'ġ',
  ف: 'f',
  ق: 'k',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
}

const LATIN_SOUNDS: readonly [RegExp, string][] = [
  [/kh/g, 'x'],
  [/sh|ch(?=[aeiou]|$)/g, 'š'],
  [/gh/g, 'ġ'],
  [/th/g, 's'],
  [/dh/g, 'z'],
  [/ph/g, 'f'],
  [/gu(?=[ei])/g, 'j'],
  // A plain g is the jim of Egypt (Gamal, Naguib); the other one was written gh.
  [/g/g, 'j'],
  [/q|c(?=[kaou])/g, 'k'],
  [/v/g, 'f'],
  [/p/g, 'b'],
]

/**
 * The consonants of a name, the same for its Arabic spelling and for the usual ways of writing it in Latin letters.
 * Vowels, long or short, ayn and hamza, doubled letters and a last h are left out.
 *
 * @param word one folded word of a name
 * @example nameSkeleton('يوسف') === nameSkeleton('youssef') // 'ysf'
 */
export function nameSkeleton(word: string): string {
  const sounds = isArabic(word) ? arabicSounds(word) : latinSounds(word)
  return sounds.replaceAll(/(.)\1+/g, '$1').replace(/(?<=.)h$/, '')
}

function arabicSounds(word: string): string {
  const letters = word.startsWith('ال') && word.length > 4 ? word.slice(2) : word
  return Array.from(letters)
    .map((letter, at) => {
      // Waw and ya are consonants where a name begins with them, vowels elsewhere.
      if (at === 0 && letter === 'و') return 'w'
      if (at === 0 && letter === 'ي') return 'y'
      // Folding has made ta marbuta a ha; at the end it is not heard.
      if (letter === 'ه' && at === letters.length - 1) return ''
      return ARABIC_SOUNDS[letter] ?? ''
    })
    .join('')
}

function latinSounds(word: string): string {
  const first = /^[wy]/.exec(word)?.[0] ?? (word.startsWith('ou') ? 'w' : '')
  const rest = first === 'w' || first === 'y' ? word.slice(1) : word
  const sounds = LATIN_SOUNDS.reduce((letters, [pattern, sound]) => letters.replaceAll(pattern, sound), rest)
  return (first === 'y' || first === 'w' ? first : '') + sounds.replaceAll(/[aeiouwy-]/g, '')
}

/** Long vowels are letters in Arabic, so a Latin spelling must have room for each. */
const LONG_VOWELS: readonly [string, RegExp][] = [
  ['ا', /[ae]/],
  ['و', /[ouw]/],
  ['ي', /[iey]/],
]
/** Latin spellings of a long vowel in the last syllable, and the Arabic letter it stands for. */
const LAST_SYLLABLE: readonly [RegExp, string][] = [
  [/(?:ou|oo)[^aeiou]+$/, 'و'],
  [/(?:ei|ee|ay|ai)[^aeiou]+$/, 'ي'],
]

/**
 * Whether two words can be spellings of one Arabic name: one in each script, or both in Latin letters. The long vowels
 * keep apart what the consonants do not: محمد and Mahmoud, مريم and Maram, حسن and Hussein.
 *
 * @example soundsAlike('Mohammed', 'Muhammad') // true
 */
export function soundsAlike(a: string, b: string): boolean {
  const [arabic, latin] = isArabic(a) ? [a, b] : [b, a]
  if (isArabic(latin)) return false
  const skeleton = nameSkeleton(a)
  if (skeleton === '' || skeleton !== nameSkeleton(b)) return false
  if (!isArabic(arabic)) return sameLatinName(a, b)
  const inner = arabic.replace(/^ال(?=...)/, '').slice(1)
  return (
    LONG_VOWELS.every(([letter, spelling]) => !inner.slice(0, -1).includes(letter) || spelling.test(latin.slice(1))) &&
    LAST_SYLLABLE.every(([spelling, letter]) => !spelling.test(latin) || inner.includes(letter))
  )
}

/** Both in Latin letters: only names long enough to be more than a chance, and without a clash of long vowels. */
function sameLatinName(a: string, b: string): boolean {
  if (a[0] !== b[0] || Math.min(a.length, b.length) < 4) return false
  // Clark and Clarke are two families.
  if (`${a}e` === b || `${b}e` === a) return false
  return LAST_SYLLABLE.every(([spelling, letter]) => {
    const [first, second] = [spelling.test(a), spelling.test(b)]
    if (first === second) return true
    const other = first ? b : a
    return letter === 'و' ? /[ou][^aeiou]*$/.test(other) : /[iey][^aeiou]*$/.test(other)
  })
}
