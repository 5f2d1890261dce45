import { daleChall } from 'dale-chall'
import { spache } from 'spache'
import { syllable } from 'syllable'
import { byForm } from '../segment/by-form.ts'
import type { TokenizedText } from '../segment/tokenized-text.ts'
import { ENGLISH_FUNCTION_WORDS } from './english-function-words.ts'
import { WORD_WEIGHTS } from './coefficients.ts'
import { wordFrequency } from './word-frequency.ts'

/** What level measures need of each English form, computed once a form, indexed by the form's id. */
export type FormFacts = {
  zipf: readonly number[]
  syllables: readonly number[]
  letters: readonly number[]
  /** 1 for a closed-class word */
  closed: readonly number[]
  /** 1 where the word stands in the Dale-Chall list of 3,000 words */
  dale: readonly number[]
  /** 1 where the word stands in the Spache list */
  spache: readonly number[]
  /** What closed-class and archaic words do, see WORD_ROLE. */
  role: readonly number[]
  /** 1 for a word with an ending of learned, mostly abstract nouns and adjectives (-tion, -ness, -ity, -ous, -ive ...) */
  abstract: readonly number[]
  /** What the word adds to the difficulty of a run, see word-weight.ts; 0 for most. */
  weight: readonly number[]
}

/** Kinds of grammatical words the level looks at. */
export const WORD_ROLE = { negation: 1, link: 2, preposition: 3, archaic: 4 } as const

const ROLES: ReadonlyMap<string, number> = new Map(
  (
    [
      ['not no never', WORD_ROLE.negation],
      ['which whom whose upon', WORD_ROLE.link],
      ['in by for with from as on at', WORD_ROLE.preposition],
      ['thou thee thy hath doth unto ere nor scarcely whilst amid thus indeed presently yet', WORD_ROLE.archaic],
    ] as const
  ).flatMap(([list, role]) => list.split(' ').map((word) => [word, role] as const)),
)

const DALE = new Set(daleChall.map((word) => word.toLowerCase()))
const SPACHE = new Set(spache.map((word) => word.toLowerCase()))
/** True for words of the lists for children in grades 1 to 4, and for those met five times in a million words and more (Zipf 3.7). */
export const isEveryday = (word: string): boolean =>
  DALE.has(word) || SPACHE.has(word) || wordFrequency(word) >= EVERYDAY
const EVERYDAY = 3.7
const ABSTRACT = /..(?:tion|sion|ment|ness|ity|ance|ence|ism|ous|ive|al|ic|ble)s?$/

const isLatin = (form: string): boolean => {
  const first = form.charCodeAt(0)
  return first >= 97 && first <= 0x24f
}
const plain = (form: string): string => (form.endsWith("'s") ? form.slice(0, -2) : form)
const latin = (compute: (form: string) => number): ((forms: readonly string[]) => readonly number[]) =>
  byForm((form) => (isLatin(form) ? compute(form) : 0))

const ZIPF = latin((form) => Math.fround(wordFrequency(plain(form))))
const SYLLABLES = latin((form) => Math.min(255, Math.max(1, syllable(plain(form)))))
const LETTERS = latin((form) => Math.min(255, plain(form).length))
const CLOSED = latin((form) => (ENGLISH_FUNCTION_WORDS.has(form) ? 1 : 0))
const IN_DALE = latin((form) => (DALE.has(plain(form)) ? 1 : 0))
const IN_SPACHE = latin((form) => (SPACHE.has(plain(form)) ? 1 : 0))
const ROLE = latin((form) => ROLES.get(form) ?? (form.endsWith("n't") ? WORD_ROLE.negation : 0))
const WEIGHTS = new Map(
  WORD_WEIGHTS.split(/\s/).map((entry) => [
    entry.slice(0, entry.indexOf(':')),
    Number(entry.slice(entry.indexOf(':') + 1)),
  ]),
)
const WEIGHT = latin((form) => WEIGHTS.get(form) ?? 0)
const IS_ABSTRACT = latin((form) => (plain(form).length > 5 && ABSTRACT.test(plain(form)) ? 1 : 0))

/** Facts of every Latin form and stem of a text; 0 for all others. Each form is looked up once, whatever texts it is in. */
export function formFacts({ forms }: TokenizedText): FormFacts {
  return {
    zipf: ZIPF(forms),
    syllables: SYLLABLES(forms),
    letters: LETTERS(forms),
    closed: CLOSED(forms),
    dale: IN_DALE(forms),
    spache: IN_SPACHE(forms),
    role: ROLE(forms),
    abstract: IS_ABSTRACT(forms),
    weight: WEIGHT(forms),
  }
}
