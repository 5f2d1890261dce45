import { byForm } from '../../segment/by-form.ts'
import type { TokenizedText } from '../../segment/tokenized-text.ts'
import {
  ENGLISH_ANIMALS,
  ENGLISH_SPEECH,
  PEOPLE_AFTER,
  PERSON_OF,
  PERSON_WORDS,
  PERSONAL_NOUNS,
  PERSONAL_VERBS,
  PLACE_BEFORE,
  PLACE_OF,
  TOWARDS_PERSONS,
  TRAVEL,
} from './character-words.ts'
import { articleAt, bare } from './english-name-signs.ts'
import { grammarReader } from './name-grammar.ts'
import { vesselReader } from './name-vessel.ts'

/** What the words beside a name say of its bearer, counted over a book. */
export type Company = {
  /** It speaks, or is spoken to. */
  speeches: number
  /** It stands where a place stands: "in X", "the road to X", "the people of X". */
  places: number
  ofs: number
  articles: number
  /** It stands before a verb. */
  subjects: number
  /** It has, does or is called what only a person has, does or is called: "X's eyes", "X laughed", "X, who". */
  personal: number
  animalWords: number
  personWords: number
  /** It stands as one and as many stand: "X was", "two X were". */
  ones: number
  manys: number
  /** It stands where a ship stands: "on board the X". */
  vessels: number
  /** The pronouns behind it. */
  he: number
  she: number
}

export const noCompany = (): Company => ({
  speeches: 0,
  places: 0,
  ofs: 0,
  articles: 0,
  subjects: 0,
  personal: 0,
  animalWords: 0,
  personWords: 0,
  ones: 0,
  manys: 0,
  vessels: 0,
  he: 0,
  she: 0,
})

const COUNTS = Object.keys(noCompany()) as (keyof Company)[]

/** Adds to a name's company what was counted beside another name of the same bearer. */
export function addCompany(company: Company, other: Company): void {
  for (const count of COUNTS) company[count] += other[count]
}

const NEAR = 5

/** Verbs that take a doer; enough of them to tell a doer from a place. */
const DOING =
  /^(?:was|is|had|has|did|could|would|went|came|took|ran|looked|saw|made|got|gave|felt|knew|thought|told|sat|stood|began|put|turned|wanted|laughed|[a-z]{2,}ed)$/

/** "The town of X", "a town called X". */
const NAMES = new Set(['of', 'called', 'named'])

const OPENS_ADDRESS = /[,"“‘—]/
const CLOSES_ADDRESS = /[,!?."”;]/

/** What a word beside a name says of it, as bits. */
const SIGN = {
  speech: 1,
  place: 2,
  doing: 4,
  animal: 8,
  person: 16,
  people: 32,
  placeOf: 64,
  travel: 128,
  towards: 256,
  owned: 512,
  personOf: 1024,
  personal: 2048,
} as const

const bit = (holds: boolean, sign: number): number => (holds ? sign : 0)

const signsOf = byForm(
  (form) =>
    bit(ENGLISH_SPEECH.has(form), SIGN.speech) |
    bit(PLACE_BEFORE.has(form), SIGN.place) |
    bit(DOING.test(form), SIGN.doing) |
    bit(ENGLISH_ANIMALS.has(bare(form)), SIGN.animal) |
    bit(PERSON_WORDS.has(bare(form)), SIGN.person) |
    bit(PEOPLE_AFTER.has(form), SIGN.people) |
    bit(PLACE_OF.has(form), SIGN.placeOf) |
    bit(TRAVEL.has(form), SIGN.travel) |
    bit(TOWARDS_PERSONS.has(form), SIGN.towards) |
    bit(PERSONAL_NOUNS.has(form), SIGN.owned) |
    bit(PERSON_OF.has(form), SIGN.personOf) |
    bit(PERSONAL_VERBS.has(form), SIGN.personal),
)

/** The tokens of a name, both included, and the bounds of its sentence, the end excluded. */
export type Mention = { first: number; last: number; from: number; end: number }

/** Counts what stands beside the mentions of a name. */
export function companyReader(tokens: TokenizedText): (company: Company, mention: Mention) => void {
  const { text, tokenStart, tokenEnd, tokenForm } = tokens
  const signs = signsOf(tokens.forms)
  const readGrammar = grammarReader(tokens)
  const isVessel = vesselReader(tokens)
  const formAt = (token: number): string => tokens.forms[tokenForm[token]!] ?? ''

  /** Nothing but a space stands behind the word: in "Paris?" asked Tom, Paris does not ask. */
  const isJoined = (token: number): boolean => {
    for (let at = tokenEnd[token]!; at < tokenStart[token + 1]!; at += 1) if (text.charCodeAt(at) > 32) return false
    return true
  }

  /** Spoken to and set off by marks on both sides: "Come here, Jim," she said. */
  const isAddressed = (first: number, last: number): boolean => {
    if (tokens.tokenQuoted[last] !== 1) return false
    let before = tokenStart[first]! - 1
    while (before > 0 && text.charCodeAt(before) <= 32) before -= 1
    return OPENS_ADDRESS.test(text.charAt(before)) && CLOSES_ADDRESS.test(text.charAt(tokenEnd[last]!))
  }

  return (company, mention) => {
    const { first, last, from, end } = mention
    const signAt = (token: number, joined: number): number =>
      token >= from && token < end && isJoined(joined) ? signs[tokenForm[token]!]! : 0
    const follows = signAt(last + 1, last)
    const precedes = signAt(first - 1, first - 1)
    const earlier = first - 2 >= from ? signs[tokenForm[first - 2]!]! : 0
    const before = first > from ? formAt(first - 1) : ''
    const owns = formAt(last).endsWith("'s")

    const article = articleAt(tokens, first, from)
    // "said the Lantern"
    const calls = article >= 0 ? signAt(article - 1, article - 1) : precedes
    if (((calls | follows) & SIGN.speech) !== 0 || isAddressed(first, last)) company.speeches += 1
    if (owns) company.personal += bit((follows & SIGN.owned) !== 0, 1)
    else if ((precedes & SIGN.place) !== 0) {
      // "laughed at Omar" is no place.
      if ((earlier & SIGN.towards) !== 0) company.personal += 1
      else company.places += 1
    } else if (before === 'to' && (earlier & SIGN.travel) !== 0) company.places += 1
    else if ((follows & SIGN.people) !== 0) company.places += 1
    else if (NAMES.has(before) && (earlier & SIGN.placeOf) !== 0) company.places += 2
    else if (before === 'of' && (earlier & SIGN.personOf) !== 0) company.personal += 1
    else if (before === 'of') company.ofs += 1
    if (article >= 0) company.articles += 1
    if (isVessel(mention)) company.vessels += 1
    const { one, many, pronoun } = readGrammar(mention)
    if (one) company.ones += 1
    if (many) company.manys += 1
    if (pronoun !== undefined) company[pronoun] += 1
    if ((follows & SIGN.doing) !== 0) company.subjects += 1
    if ((follows & SIGN.personal) !== 0 || (last + 1 < end && formAt(last + 1) === 'who')) company.personal += 1

    for (let at = Math.max(from, first - NEAR); at < Math.min(end, last + NEAR + 1); at += 1) {
      if (at >= first && at <= last) continue
      const near = signs[tokenForm[at]!]!
      if ((near & SIGN.animal) !== 0) company.animalWords += 1
      else if ((near & SIGN.person) !== 0) company.personWords += 1
    }
  }
}
