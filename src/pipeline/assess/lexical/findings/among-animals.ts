import {
  ARABIC_ANIMALS,
  ARABIC_GENERAL,
  ARABIC_GIVEN_NAMES,
  ARABIC_ROLES,
} from '../narrative/characters/arabic-character-words.ts'
import { ENGLISH_ANIMALS, ENGLISH_ROLES, PERSON_WORDS } from '../narrative/characters/character-words.ts'
import { bare, isCapital } from '../narrative/characters/english-name-signs.ts'
import { byForm } from '../segment/by-form.ts'
import type { TokenizedText } from '../segment/tokenized-text.ts'

const KIND = { other: 0, animal: 1, person: 2 } as const

const PEOPLE = new Set([
  ...ENGLISH_ROLES,
  ...PERSON_WORDS,
  'man',
  'men',
  'women',
  'people',
  'children',
  'farmers',
  'shepherds',
  'hunters',
])
const ARABIC_PEOPLE = new Set([...ARABIC_ROLES, ...ARABIC_GENERAL].map((form) => form.replace(/^ال/u, '')))
const ARABIC_BEASTS = new Set([...ARABIC_ANIMALS].map((form) => form.replace(/^ال/u, '')))

const kindOf = byForm((form) => {
  const english = bare(form)
  const singular = english.replace(/s$/, '')
  if (ENGLISH_ANIMALS.has(english) || ENGLISH_ANIMALS.has(singular) || english === 'wolves') return KIND.animal
  if (PEOPLE.has(english) || PEOPLE.has(singular)) return KIND.person
  const arabic = form.replace(/^[وف]?(?:[بك]?ال|لل?)/u, '')
  if (ARABIC_BEASTS.has(arabic) || ARABIC_BEASTS.has(form)) return KIND.animal
  return ARABIC_PEOPLE.has(arabic) || ARABIC_PEOPLE.has(form) || ARABIC_GIVEN_NAMES.has(form) ? KIND.person : KIND.other
})

/** A passage does not tell whether its animals are those of a fable; a tale does, when they come up in every other sentence. */
const SHORTEST_TALE = 400
const ANIMAL_SHARE = 0.008

/** Whether a text is a tale of animals: one word of so many names one. */
export function isAnimalTale(tokens: TokenizedText): boolean {
  if (tokens.tokenCount < SHORTEST_TALE) return false
  const kinds = kindOf(tokens.forms)
  let animals = 0
  for (let token = 0; token < tokens.tokenCount; token += 1) {
    if (kinds[tokens.tokenForm[token]!] === KIND.animal) animals += 1
  }
  return animals >= tokens.tokenCount * ANIMAL_SHARE
}

/**
 * Whether a sentence tells of animals and of no person: the wolf of a fable eats the lamb. A capital inside the sentence
 * is a person's name unless it is an animal's kind, as fables write it.
 */
export function isAmongAnimals(tokens: TokenizedText, sentence: number): boolean {
  const kinds = kindOf(tokens.forms)
  const from = tokens.sentenceToken[sentence]!
  const end = tokens.sentenceToken[sentence + 1]!
  let animals = 0
  for (let token = from; token < end; token += 1) {
    const kind = kinds[tokens.tokenForm[token]!]!
    if (kind === KIND.person) return false
    if (kind === KIND.animal) animals += 1
    else if (token > from && isName(tokens, token)) return false
  }
  return animals > 0
}

function isName(tokens: TokenizedText, token: number): boolean {
  const start = tokens.tokenStart[token]!
  if (!isCapital(tokens.text.charCodeAt(start)) || tokens.tokenEnd[token]! - start < 2) return false
  // A capital behind a quotation mark only opens the speech.
  return /[\p{L}\p{N},;][ \n]$/u.test(tokens.text.slice(Math.max(0, start - 2), start))
}
