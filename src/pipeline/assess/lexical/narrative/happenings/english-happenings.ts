import type { HappeningKind } from '../../../../../contract/assessment.ts'
import type { TokenizedText } from '../../segment/tokenized-text.ts'
import { IRREGULAR_LEMMA } from '../../segment/english-irregulars.ts'
import { ENGLISH_TITLES } from '../characters/character-words.ts'
import type { Figure } from '../characters/figure.ts'
import {
  ADVERBS,
  CLAUSE_ENDS,
  COPULAS,
  DEGREES,
  EAGER,
  EMPTY_VERBS,
  ENGLISH_VERBS,
  FEELINGS,
  NO_NOUN,
  POINTING,
  UNFINISHED,
  UNWILLING,
  type EnglishVerb,
} from './english-happening-words.ts'
import type { SeenHappening } from './find-happenings.ts'
import { ONLY_SPACE, textOf, wordsOf, type Words } from './words-of-sentence.ts'

const MOST_WORDS = 14
/** What somebody managed or found out has a way, not a reason. */
const HOW: ReadonlySet<HappeningKind> = new Set(['success', 'discovery'])

/** What named people of an English story decide, wish, feel and do, where one sentence says who and what. */
export function englishHappenings(
  tokens: TokenizedText,
  figures: readonly Figure[],
  keep: Uint8Array,
): SeenHappening[] {
  const seen: SeenHappening[] = []
  const isPerson = peopleIn(figures)
  const people = figures.map((figure) => ({ figure, gender: genderOf(tokens, figure) }))
  const named = new Map<number, Person[]>()
  for (const person of people)
    for (const sentence of person.figure.sentences) named.set(sentence, [...(named.get(sentence) ?? []), person])
  const paragraphs = paragraphOf(tokens)
  /** Whom "he" and "she" mean: who was the only one of that kind named in this paragraph. */
  let spokenOf: Person[] = []
  for (let sentence = 0; sentence < tokens.sentenceCount; sentence += 1) {
    if (sentence === 0 || paragraphs[sentence] !== paragraphs[sentence - 1]) spokenOf = []
    if (keep[sentence] !== 1) continue
    const here = named.get(sentence) ?? []
    const first = tokens.forms[tokens.tokenForm[tokens.sentenceToken[sentence]!]!]
    const leans = first === 'he' || first === 'she'
    if (here.length === 0 && !leans) continue
    const words = wordsOf(tokens, sentence)
    const asks = words.gaps.at(-1)!.includes('?') || words.forms.includes('if')
    for (const { figure, gender } of asks ? [] : here) {
      for (const after of subjectEnds(words, figure)) {
        const told = tell(words, after, figure.name, gender, isPerson)
        if (told !== undefined) seen.push({ ...told, who: figure.name, sentence })
      }
    }
    const meant =
      leans && words.quoted[0] !== true ? spokenOf.filter(({ gender }) => gender === undefined || gender === first) : []
    const one = meant.length === 1 && meant[0]!.gender === first ? meant[0] : undefined
    if (one !== undefined && !asks && here.every((person) => person === one)) {
      const told = tell(words, 1, one.figure.name, one.gender, isPerson)
      if (told !== undefined) seen.push({ ...told, who: one.figure.name, sentence })
    }
    spokenOf = [...new Set([...spokenOf, ...here])]
  }
  return seen
}

type Person = { figure: Figure; gender: Gender }

/** The number of the paragraph each sentence begins in. */
function paragraphOf({ paragraphStart, sentenceStart, sentenceCount }: TokenizedText): Uint32Array {
  const numbers = new Uint32Array(sentenceCount)
  let paragraph = 0
  for (let sentence = 0; sentence < sentenceCount; sentence += 1) {
    while (paragraph + 1 < paragraphStart.length && paragraphStart[paragraph + 1]! <= sentenceStart[sentence]!)
      paragraph += 1
    numbers[sentence] = paragraph
  }
  return numbers
}

/** "One morning Huda decided": what may stand before somebody without a comma. */
const LEADS = new Set(
  'at last one day morning evening night afternoon that this the next then now finally suddenly once in end so later on after all first of'.split(
    ' ',
  ),
)
const MOST_LEADS = 4

/** "and" joins somebody to another person; these open a clause. */
const OPENERS = new Set(['and', 'but', 'so', 'then', 'because', 'when', 'that', 'while', 'where'])

/** Behind each place where a figure is the whole subject of a clause of the narrator's. */
function subjectEnds({ forms, surfaces, gaps, quoted }: Words, { name }: Figure): number[] {
  const named = name.toLowerCase().replaceAll('.', '').split(/\s+/)
  const last = named.at(-1)!
  const ends: number[] = []
  for (let at = 0; at < forms.length; at += 1) {
    if (forms[at] !== last || quoted[at] === true) continue
    let start = at
    for (let part = named.length - 2; part >= 0 && start > 0 && forms[start - 1] === named[part]; part -= 1) start -= 1
    const isWhole = at - start === named.length - 1
    if (named[0] === 'the' && !isWhole) continue
    while (start > 0 && ENGLISH_TITLES.has(forms[start - 1]!) && surfaces[start - 1]![0] !== forms[start - 1]![0])
      start -= 1
    const before = start === 0 ? undefined : forms[start - 1]
    const joins =
      before === 'and' && start > 1 && /^\p{Lu}/u.test(surfaces[start - 2]!) && !gaps[start - 1]!.includes(',')
    const leads = start <= MOST_LEADS && forms.slice(0, start).every((form) => LEADS.has(form))
    const opens = leads || (/[,;:—]|--/.test(gaps[start]!) && !joins) || (OPENERS.has(before ?? '') && !joins)
    if (opens) ends.push(at + 1)
  }
  return ends
}

/** "he" and "she" beside a name say which of them it is; undefined where they do not. */
function genderOf(tokens: TokenizedText, figure: Figure): 'he' | 'she' | undefined {
  let he = 0
  let she = 0
  for (const sentence of figure.sentences.slice(0, 400)) {
    const end = tokens.sentenceToken[Math.min(sentence + 2, tokens.sentenceCount)]!
    for (let token = tokens.sentenceToken[sentence]!; token < end; token += 1) {
      const form = tokens.forms[tokens.tokenForm[token]!]
      if (form === 'he' || form === 'his' || form === 'him' || form === 'mr') he += 1
      if (form === 'she' || form === 'her' || form === 'mrs' || form === 'miss') she += 1
    }
  }
  if (he >= 2 * she && he > 0) return 'he'
  return she >= 2 * he && she > 0 ? 'she' : undefined
}

type Gender = ReturnType<typeof genderOf>
type Told = Pick<SeenHappening, 'kind' | 'asked' | 'told'>

const isSpaced = (words: Words, at: number): boolean =>
  (ONLY_SPACE.test(words.gaps[at] ?? '') || isTitled(words, at)) && words.quoted[at] !== true

/** "Mr. Barakat" */
const isTitled = ({ forms, gaps }: Words, at: number): boolean =>
  /^\.\s+$/.test(gaps[at] ?? '') && ENGLISH_TITLES.has(forms[at - 1] ?? '')

function tell(words: Words, from: number, who: string, gender: Gender, isPerson: IsPerson): Told | undefined {
  let at = from
  const passes = (): boolean => ADVERBS.has(words.forms[at]!) || words.forms[at]!.endsWith('ly')
  while (at < words.forms.length && isSpaced(words, at) && passes() && words.forms[at + 1] !== 'to') at += 1
  if (at >= words.forms.length || !isSpaced(words, at)) return undefined
  const form = words.forms[at]!
  const pair = isSpaced(words, at + 1) ? `${form}_${words.forms[at + 1]}` : ''
  const found = ENGLISH_VERBS.get(pair)
  if (found === undefined && COPULAS.has(form)) {
    const felt = feeling(words, at, who, gender)
    if (felt !== undefined || form !== 'felt') return felt
  }
  const next = found === undefined ? at + 1 : at + 2
  for (const verb of found ?? ENGLISH_VERBS.get(form) ?? []) {
    const rest = restOf(words, next, verb, who, gender, isPerson)
    if (rest === undefined) continue
    const doing = `${verb.base}${rest}`
    if (doing.startsWith('be '))
      return { kind: verb.kind, asked: `Why was ${who}${doing.slice(2)}`, told: `${who} is${doing.slice(2)}` }
    return {
      kind: verb.kind,
      asked: `${HOW.has(verb.kind) ? 'How' : 'Why'} did ${who} ${doing}`,
      told: `${who} ${inPresent(doing)}`,
    }
  }
  return undefined
}

/** " to leave the house": what follows the verb, undefined where the sentence does not say it in words that stand alone. */
function restOf(
  words: Words,
  at: number,
  { following, kind }: EnglishVerb,
  who: string,
  gender: Gender,
  isPerson: IsPerson,
): string | undefined {
  const next = words.forms[at]
  if (following === 'open') {
    const rest = piece(words, at, gender)
    if (rest === undefined || (kind === 'action' && rest.forms.length === 0)) return undefined
    return rest.forms.length === 0 ? '' : ` ${rest.text}`
  }
  if (next === undefined || !isSpaced(words, at)) return undefined
  if (following === 'to') {
    if (next === 'to') return infinitive(words, at, gender)
    return kind === 'wish' && (next === 'a' || next === 'an') ? object(words, at, gender) : undefined
  }
  if (following === 'ing') return next.endsWith('ing') ? object(words, at, gender) : undefined
  // "She learned that he was a nephew": whose?
  if (following === 'that')
    return next === 'that' && !PRONOUNS.has(words.forms[at + 1] ?? '') ? object(words, at, gender, 3) : undefined
  if (following === 'object') return isPerson(words, at) > at || next === 'the' ? object(words, at, gender) : undefined
  const behind = isPerson(words, at)
  if (behind === at || words.forms[behind - 1] === who.toLowerCase().split(' ').at(-1)) return undefined
  const not = words.forms[behind] === 'not' ? 1 : 0
  if (words.forms[behind + not] !== 'to' || !isSpaced(words, behind) || !isSpaced(words, behind + not)) return undefined
  const doing = infinitive(words, behind + not, gender)
  const person = textOf(words, at, behind + not)
  return doing === undefined ? undefined : ` ${person}${doing}`
}

function infinitive(words: Words, to: number, gender: Gender): string | undefined {
  const rest = piece(words, to, gender)
  if (rest === undefined || rest.forms.length < 2) return undefined
  return rest.forms.length === 2 && EMPTY_VERBS.has(rest.forms[1]!) ? undefined : ` ${rest.text}`
}

function object(words: Words, at: number, gender: Gender, least = 1): string | undefined {
  const rest = piece(words, at, gender)
  return rest === undefined || rest.forms.length < least ? undefined : ` ${rest.text}`
}

const PRONOUNS = new Set(['he', 'she', 'they', 'it', 'i', 'we', 'you'])

/** The words from one on to where the clause ends; undefined where they lean on another sentence, are too many or are cut off. */
function piece(words: Words, from: number, gender: Gender): { text: string; forms: string[] } | undefined {
  let end = from
  for (; end < words.forms.length; end += 1) {
    const form = words.forms[end]!
    if (end > from && !ONLY_SPACE.test(words.gaps[end]!) && !isTitled(words, end)) {
      if (words.gaps[end] === '-') return undefined
      break
    }
    if (words.quoted[end] === true) return undefined
    if (CLAUSE_ENDS.has(form)) break
    if (form === 'and' && beginsClause(words, end + 1)) break
    if (POINTING.has(form) || pointsAway(words, end, gender)) return undefined
  }
  const forms = words.forms.slice(from, end)
  if (forms.length === 0) return { text: '', forms }
  if (forms.length > MOST_WORDS || UNFINISHED.has(forms.at(-1)!)) return undefined
  return { text: textOf(words, from, end), forms }
}

/** "and went", "and she": what is joined is a new deed. */
function beginsClause({ forms }: Words, at: number): boolean {
  const form = forms[at]
  if (form === undefined || PRONOUNS.has(form) || form.endsWith('ed')) return true
  const lemma = IRREGULAR_LEMMA.get(form)
  return lemma !== undefined && lemma !== form
}

/** A pronoun that is not surely the one the sentence is about. */
function pointsAway({ forms, gaps, quoted }: Words, at: number, gender: Gender): boolean {
  const form = forms[at]!
  if (form === 'he' || form === 'his' || form === 'himself') return gender !== 'he'
  if (form === 'him' || form === 'hers') return true
  if (form === 'she' || form === 'herself') return gender !== 'she'
  if (form !== 'her') return false
  const next = forms[at + 1]
  return (
    gender !== 'she' ||
    next === undefined ||
    NO_NOUN.has(next) ||
    !ONLY_SPACE.test(gaps[at + 1]!) ||
    quoted[at + 1] === true
  )
}

function feeling(words: Words, copula: number, who: string, gender: Gender): Told | undefined {
  const base = COPULAS.get(words.forms[copula]!)!
  let at = copula + 1
  let strong = false
  while (at < words.forms.length && isSpaced(words, at) && DEGREES.has(words.forms[at]!)) {
    strong = true
    at += 1
  }
  const word = words.forms[at]
  if (word === undefined || !isSpaced(words, at)) return undefined
  if (
    base === 'be' &&
    (EAGER.has(word) || UNWILLING.has(word)) &&
    words.forms[at + 1] === 'to' &&
    isSpaced(words, at + 1)
  ) {
    const doing = infinitive(words, at + 1, gender)
    if (doing !== undefined)
      return {
        kind: EAGER.has(word) ? 'wish' : 'refusal',
        asked: `Why was ${who} ${word}${doing}`,
        told: `${who} is ${word}${doing}`,
      }
  }
  if (!FEELINGS.has(word)) return undefined
  const rest = complement(words, at + 1, gender)
  if (rest === undefined) return undefined
  const state = `${strong ? 'so ' : ''}${word}${rest}`
  const is = { be: 'is', feel: 'feels', grow: 'grows', become: 'becomes' }[base]!
  return {
    kind: 'feeling',
    asked: base === 'be' ? `Why was ${who} ${state}` : `Why did ${who} ${base} ${state}`,
    told: `${who} ${is} ${state}`,
  }
}

const LINKS = new Set(['of', 'about', 'with', 'by'])

/** " of the dark"; nothing where the feeling stands alone or what it is about would need the sentence before. */
function complement(words: Words, at: number, gender: Gender): string | undefined {
  const next = words.forms[at]
  if (next === undefined || !ONLY_SPACE.test(words.gaps[at]!) || CLAUSE_ENDS.has(next) || next === 'and') return ''
  if (next === 'at' || next === 'that' || next === 'in') return ''
  // "too angry to speak", "was happy to say", "a proud man": no feeling that has a reason, or nobody's.
  if (!LINKS.has(next)) return undefined
  const rest = piece(words, at, gender)
  return rest === undefined || rest.forms.length < 2 ? '' : ` ${rest.text}`
}

function inPresent(doing: string): string {
  const [verb, ...rest] = doing.split(' ')
  const ending =
    verb === 'have'
      ? 'has'
      : /(?:s|sh|ch|x|z|o)$/.test(verb!)
        ? `${verb}es`
        : /[^aeiou]y$/.test(verb!)
          ? `${verb!.slice(0, -1)}ies`
          : `${verb}s`
  return [ending, ...rest].join(' ')
}

/** Behind the person that begins at a word: a figure, or "his mother", "the old man"; the place itself where none begins there. */
type IsPerson = (words: Words, at: number) => number

function peopleIn(figures: readonly Figure[]): IsPerson {
  const names = new Set(
    figures.flatMap(({ name }) => name.toLowerCase().replaceAll('.', '').split(/\s+/)).filter((word) => word !== 'the'),
  )
  return (words, at) => {
    let end = at
    while (end < words.forms.length && end - at < 4 && isSpaced(words, end) && /^\p{Lu}/u.test(words.surfaces[end]!))
      end += 1
    if (end > at && names.has(words.forms[end - 1]!)) return end
    if (words.forms[at] !== 'the' && words.forms[at] !== 'his' && words.forms[at] !== 'her') return at
    if (NO_NOUN.has(words.forms[at + 1] ?? '')) return at
    for (let to = at + 1; to < at + 4 && isSpaced(words, to); to += 1) {
      const after = words.forms[to + 1]
      if (after === 'to' || after === 'not') return to + 1
    }
    return at
  }
}
