import {
  ARABIC_ANIMALS,
  ARABIC_GIVEN_NAMES,
  ARABIC_NAMES_AND_WORDS,
  ARABIC_ROLES,
  ARABIC_TITLES,
} from './arabic-character-words.ts'
import { SHORT_BOOK } from './arabic-name-candidates.ts'
import { isRole } from './arabic-name-signs.ts'
import type { Figure } from './figure.ts'

/** A name of an Arabic text with all the signs by which it is told whether a character bears it. */
export type ArabicFigure = {
  form: string
  mentions: number
  /** Of `ALI` alone: places where no preposition can stand. */
  certain: number
  speeches: number
  doings: number
  /** Places where the text itself says that this is a name. */
  namings: number
  told: boolean
  places: number
  /** Places where only a place can stand: after «مدينة»، «ملك»، «أهل». */
  placesOf: number
  /** Places where only a person can stand: after «يا»، «أم»، «ابن». */
  personal: number
  /** Places where it is part of somebody else's name: after «ابن»، «أبو»، «عبد». */
  ofOthers: number
  /** Places where the word is a noun of the language: it has the article or an owner. */
  nouns: number
  /** Whose son it is said to be, and how often: «زيد بن ثابت», «زيد بن حارثة». */
  fathers: Map<string, number>
  /** Places before the name of God: «رسول الله» is what somebody is. */
  ofGod: number
  surfaces: Map<string, number>
  sentences: number[]
  /** The sentences where another name stands right behind this one, one for each such place. */
  followed: Map<ArabicFigure, number[]>
}

/** A man's name, "on me", and folded also "on". */
export const ALI = 'علي'
/** So many and such a share of its places must be a man's beyond doubt. */
const CERTAIN = { least: 2, share: 0.12 }

const MIN_MENTIONS = 2
/** «محمد بن أحمد» says nothing of أحمد. */
const OTHERS_SHARE = 0.4
const FEWEST_LETTERS = 2
/** A noun that serves as a name is used as a noun only now and then. */
const NOUN_SHARE = 0.25

export function isFigure(figure: ArabicFigure, words: number): boolean {
  if (figure.mentions < MIN_MENTIONS) return false
  if (figure.form.length < FEWEST_LETTERS) return false
  if (isRole(figure.form)) return figure.speeches > 0 || figure.doings >= 2
  if (figure.ofOthers >= Math.max(2, figure.mentions * OTHERS_SHARE)) return false
  if (isOfMany(figure)) return false
  if (figure.form === ALI && figure.certain < Math.max(CERTAIN.least, figure.mentions * CERTAIN.share)) return false
  if (figure.places > figure.mentions * 0.5 || figure.placesOf > figure.speeches + figure.doings + figure.personal)
    return false
  if (ARABIC_GIVEN_NAMES.has(figure.form) && !ARABIC_NAMES_AND_WORDS.has(figure.form)) {
    const acts = figure.speeches + figure.doings + figure.personal
    // «السيد أحمد» of a long book is half of many names.
    return words < SHORT_BOOK ? acts + figure.namings >= 1 : acts >= 2
  }
  if (isNoun(figure)) return false
  if (figure.namings < (words < SHORT_BOOK ? 1 : 3) && figure.speeches < 2 && !speaksAndActs(figure)) return false
  if (figure.form.endsWith('ا') && figure.speeches === 0 && figure.namings < 2) return false
  const signs = figure.namings * 2 + figure.speeches + figure.doings
  return signs >= Math.max(2, Math.min(4, words / 4000)) && signs >= figure.mentions * 0.08
}

/** A given name that is a word, too: a word neither speaks nor comes and goes. */
const speaksAndActs = ({ form, speeches, doings }: ArabicFigure): boolean =>
  ARABIC_GIVEN_NAMES.has(form) && speeches > 0 && doings >= 2

/** A first name that the text gives to sons of several fathers, none of whom it mostly means. */
function isOfMany({ fathers, mentions }: ArabicFigure): boolean {
  const counts = [...fathers.values()]
  const all = counts.reduce((sum, count) => sum + count, 0)
  return counts.length >= 2 && all >= mentions * OFTEN_A_SON && Math.max(...counts) < all * MOSTLY_ONE
}
const OFTEN_A_SON = 0.15
const MOSTLY_ONE = 0.75

/** «رسول», where the text says «الرسول» too: a name takes neither the article nor an owner. */
function isNoun({ form, mentions, nouns, ofGod, told }: ArabicFigure): boolean {
  if (ARABIC_GIVEN_NAMES.has(form)) return false
  if (ofGod > mentions / 2) return true
  return told ? nouns > mentions : nouns >= Math.max(2, mentions * NOUN_SHARE)
}

export function kindOf({ form }: ArabicFigure): Figure['kind'] {
  if (ARABIC_ANIMALS.has(form)) return 'animal'
  if (ARABIC_ROLES.has(form) || ARABIC_GIVEN_NAMES.has(form) || ARABIC_TITLES.has(form)) return 'person'
  return 'unknown'
}

/** The way the text mostly writes the name. */
export function bestSurface(figure: ArabicFigure): string {
  let best = figure.form
  let most = 0
  for (const [surface, seen] of figure.surfaces) {
    if (seen > most) {
      most = seen
      best = surface
    }
  }
  return best
}
