import { daleChall } from 'dale-chall'
import type { DetectedLanguage } from '../../../contract/languages.ts'

export type LanguageShares = {
  /** Undefined when there is too little text to tell. */
  language: DetectedLanguage | undefined
  /** 0-1 of the letters in passages that are clearly in another language. */
  other: number
}

const PASSAGE = 1_500
const FEWEST_LETTERS = 40
/** A second language below this share is a few words, not a bilingual book. */
const SECOND = 0.15

/** The commonest words of each, none of them common in English. */
const ENGLISH = setOf(
  'the and of to a in that it is was he she you his her with for on at be had they said not are this there were them we',
)
const OTHER_LATIN = setOf(
  'le la les des et est une dans qui que pour pas avec sur sont elle nous vous du au aux cette ' +
    'el los las y en es un una por con del para su lo como más pero ' +
    'der das und ist nicht ein eine zu den mit sich auf dem von im auch ' +
    'os um uma não com que em da se ' +
    'il di che non per gli sono della è ' +
    'de het een van niet zijn ik dat ' +
    'yang dan di itu dengan untuk tidak ini dari ' +
    've bir bu için ile değil',
)
/** Words every English-speaking child knows: even a book of single words, "Red ball. Big dog.", is made of them. */
const FAMILIAR: ReadonlySet<string> = new Set(daleChall.map((word) => word.toLowerCase()))
const ENDING = /(?:'s|s|es|ed|ing)$/
/** Fewer different words are sounds, names or a title. */
const FEWEST_WORDS = 15
const PERSIAN_URDU = setOf(
  'در از که را با این است آن برای های می شود کرد هر یا نیست ہے کے کی میں اور سے کا ہیں نے کو پر',
)

/** Script and function words, passage by passage; only clear evidence calls a passage foreign. */
export function detectLanguage(text: string): LanguageShares {
  const letters = { en: 0, ar: 0, other: 0, unclear: 0 }
  for (let start = 0; start < text.length; start += PASSAGE) {
    const passage = text.slice(start, start + PASSAGE)
    const latin = lengthOf(passage.match(/\p{Script=Latin}+/gu))
    const arabic = lengthOf(passage.match(/\p{Script=Arabic}+/gu))
    const foreign = Math.max(0, lengthOf(passage.match(/\p{L}+/gu)) - latin - arabic)
    letters.other += foreign
    letters[latinIsForeign(passage, latin) ? 'other' : 'en'] += latin
    letters[arabicIsForeign(passage, arabic) ? 'other' : 'ar'] += arabic
  }
  const total = letters.en + letters.ar + letters.other
  if (total < FEWEST_LETTERS) return { language: undefined, other: 0 }
  const known = letters.en + letters.ar
  const other = letters.other / total
  if (known === 0) return { language: undefined, other }
  if (letters.ar / known < SECOND) return { language: 'en', other }
  return { language: letters.en / known < SECOND ? 'ar' : 'mixed', other }
}

/** Runs and not letters are matched: a book has hundreds of thousands of letters. */
function lengthOf(runs: readonly string[] | null): number {
  return (runs ?? []).reduce((total, run) => total + run.length, 0)
}

function latinIsForeign(passage: string, letters: number): boolean {
  if (letters < FEWEST_LETTERS) return false
  const words = passage.toLowerCase().match(/\p{Script=Latin}+/gu) ?? []
  const english = words.filter((word) => ENGLISH.has(word)).length
  const foreign = words.filter((word) => OTHER_LATIN.has(word)).length
  if (foreign / words.length > 0.15 && foreign > 3 * english) return true
  // Languages whose little words are not listed betray themselves by their letters.
  const accented = passage.match(/(?![a-zA-Z])\p{Script=Latin}/gu)?.length ?? 0
  if (words.length >= 30 && english / words.length < 0.03 && accented / letters > 0.04) return true
  // Or, written without accents, by having hardly a word an English-speaking child knows.
  return english / words.length < 0.06 && isUnfamiliar(new Set(words.filter((word) => word.length > 1)))
}

function isUnfamiliar(words: ReadonlySet<string>): boolean {
  if (words.size < FEWEST_WORDS) return false
  let familiar = 0
  for (const word of words) if (FAMILIAR.has(word) || FAMILIAR.has(word.replace(ENDING, ''))) familiar += 1
  return familiar / words.size < 0.22
}

function arabicIsForeign(passage: string, letters: number): boolean {
  if (letters < FEWEST_LETTERS) return false
  const words = passage.match(/\p{Script=Arabic}+/gu) ?? []
  const foreign = words.filter((word) => PERSIAN_URDU.has(word)).length
  const letterShare = (passage.match(/[پچژگکیےںہھٹڈڑ]/g)?.length ?? 0) / letters
  return foreign / words.length > 0.12 && letterShare > 0.03
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
