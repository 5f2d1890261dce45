import { daleChall } from 'dale-chall'
import { spache } from 'spache'
import { syllable } from 'syllable'
import type { TokenizedText } from '../segment/tokenized-text.ts'
import { ENGLISH_FUNCTION_WORDS } from './english-function-words.ts'
import { wordFrequency } from './word-frequency.ts'

/** What level measures need of each English form, computed once a form, indexed by the form's id. */
export type FormFacts = {
  zipf: Float32Array
  syllables: Uint8Array
  letters: Uint8Array
  /** 1 for a closed-class word */
  closed: Uint8Array
  /** 1 where the word stands in the Dale-Chall list of 3,000 words */
  dale: Uint8Array
  /** 1 where the word stands in the Spache list */
  spache: Uint8Array
  /** What closed-class and archaic words do, see WORD_ROLE. */
  role: Uint8Array
  /** 1 for a word with an ending of learned, mostly abstract nouns and adjectives (-tion, -ness, -ity, -ous, -ive ...) */
  abstract: Uint8Array
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
const ABSTRACT = /..(?:tion|sion|ment|ness|ity|ance|ence|ism|ous|ive|al|ic|ble)s?$/

const knownSyllables = new Map<string, number>()
const MAX_KNOWN = 60_000

/** `syllable` walks a dozen regular expressions a word; a library of books has few words that are new. */
function syllables(word: string): number {
  const known = knownSyllables.get(word)
  if (known !== undefined) return known
  const count = Math.max(1, syllable(word))
  if (knownSyllables.size >= MAX_KNOWN) knownSyllables.clear()
  knownSyllables.set(word, count)
  return count
}

/** Facts of every Latin form and stem of a text. Linear in the number of different words. */
export function formFacts(tokens: TokenizedText): FormFacts {
  const size = tokens.forms.length
  const facts: FormFacts = {
    zipf: new Float32Array(size),
    syllables: new Uint8Array(size),
    letters: new Uint8Array(size),
    closed: new Uint8Array(size),
    dale: new Uint8Array(size),
    spache: new Uint8Array(size),
    role: new Uint8Array(size),
    abstract: new Uint8Array(size),
  }
  for (let id = 0; id < size; id += 1) {
    const form = tokens.forms[id] ?? ''
    const first = form.charCodeAt(0)
    if (first < 97 || first > 0x24f) continue
    const plain = form.endsWith("'s") ? form.slice(0, -2) : form
    facts.zipf[id] = wordFrequency(plain)
    facts.syllables[id] = Math.min(255, syllables(plain))
    facts.letters[id] = Math.min(255, plain.length)
    facts.closed[id] = ENGLISH_FUNCTION_WORDS.has(form) ? 1 : 0
    facts.dale[id] = DALE.has(plain) ? 1 : 0
    facts.spache[id] = SPACHE.has(plain) ? 1 : 0
    facts.role[id] = ROLES.get(form) ?? (form.endsWith("n't") ? WORD_ROLE.negation : 0)
    facts.abstract[id] = plain.length > 5 && ABSTRACT.test(plain) ? 1 : 0
  }
  return facts
}
