import { byForm } from '../../segment/by-form.ts'
import type { TokenizedText } from '../../segment/tokenized-text.ts'
import {
  ENGLISH_ANIMALS,
  ENGLISH_ROLES,
  ENGLISH_TITLES,
  KIN_NAMES,
  NOT_NAMES,
  PERSON_TITLES,
  BARE_TITLES,
  FIRM_WORDS,
  NAME_PARTICLES,
  PLACE_FIRST,
  PLACE_NOUNS,
} from './character-words.ts'
import { chooseFigures, type SeenFigure } from './choose-figures.ts'
import { countCapitals } from './count-capitals.ts'
import {
  afterQuote,
  articleAt,
  bare,
  goesOn,
  isCapital,
  isPlural,
  isShouting,
  opensLine,
} from './english-name-signs.ts'
import type { Figure } from './figure.ts'
import { companyReader, noCompany } from './name-company.ts'

/** Titles that tell nobody apart: "Little John" is one man, "Poor Tom" is Tom. */
const LOOSE_TITLES = new Set(['old', 'young', 'poor', 'master', 'mistress', "mas'r", 'marse', 'massa'])
const SAINTS = new Set(['st', 'saint'])
const DETERMINERS = /^(?:a|an|the|my|his|her|your|their|our|some|this|that|every|each|no|any)$/
/** A capital in the middle of a sentence is a name only where the word is hardly ever written small. */
const MAX_SMALL = 0.25

/** The word, or two, that somebody of this name is told by. */
const headOf = (words: readonly string[]): string =>
  NAME_PARTICLES.has(words[0]!) && words.length > 1 ? `${words[0]} ${bare(words[1]!)}` : bare(words[0]!)

const isRole = (word: string): boolean => ENGLISH_ROLES.has(word) || ENGLISH_ANIMALS.has(word)

/** "Penguin Books Ltd" */
const isFirm = (words: readonly string[]): boolean =>
  words.length > 1 && words.slice(1).some((word) => FIRM_WORDS.has(bare(word)))

/** The animal or role a form calls someone by, one of them and not many. */
const calledBy = byForm((form) => {
  const noun = bare(form)
  const isKind = ENGLISH_ANIMALS.has(noun) || ENGLISH_ROLES.has(noun)
  return isKind && !isPlural(noun) ? noun : undefined
})

/** The characters an English text names, and the animals and people it calls by what they are, most mentioned first. */
export function englishCharacters(tokens: TokenizedText, keep: Uint8Array): Figure[] {
  const small = countCapitals(tokens, keep)
  const seen = new Map<string, SeenFigure>()
  const { text, tokenStart, tokenEnd, tokenForm, tokenScript, forms } = tokens
  const called = calledBy(forms)
  const readCompany = companyReader(tokens)
  const formAt = (token: number): string => forms[tokenForm[token] ?? 0] ?? ''
  for (let sentence = 0; sentence < tokens.sentenceCount; sentence += 1) {
    if (keep[sentence] !== 1) continue
    const from = tokens.sentenceToken[sentence] ?? 0
    const end = tokens.sentenceToken[sentence + 1] ?? from
    for (let token = from; token < end; token += 1) {
      if (tokenScript[token] !== 0) continue
      const start = tokenStart[token] ?? 0
      if (!isCapital(text.charCodeAt(start))) {
        const noun = called[tokenForm[token]!]
        if (noun !== undefined && token > from && formAt(token - 1) === 'the') {
          note(`the ${noun}`, `the ${noun}`, token - 1, token, sentence, from, end)
        }
        continue
      }
      let last = token
      while (last + 1 < end && goesOn(tokens, last)) last += 1
      const run: string[] = []
      for (let at = token; at <= last; at += 1) run.push(formAt(at))
      const opening = token === from || afterQuote(text, start) || opensLine(text, start)
      consider(token, run, opening, sentence, from, end)
      token = last
    }
  }
  return chooseFigures([...seen.values()], tokens.tokenCount)

  function consider(first: number, run: string[], opening: boolean, sentence: number, from: number, end: number): void {
    if (run.length > 1 && PLACE_FIRST.has(run[0]!)) return
    let begin = 0
    // "Then Peter": a sentence's first word is a capital by rule, not by name.
    while (begin < run.length && NOT_NAMES.has(bare(run[begin] ?? '')) && !ENGLISH_TITLES.has(run[begin] ?? ''))
      begin += 1
    if (begin === 0 && opening && run.length > 1 && !isName(run[0] ?? '') && !ENGLISH_TITLES.has(run[0] ?? ''))
      begin = 1
    const own = run.slice(begin)
    // "Mr. Reed's Catastrophe" is no person; whose it is may be one.
    const owner = isRole(bare(own.at(-1) ?? '')) ? -1 : own.findIndex((word) => word.endsWith("'s"))
    const words = owner === -1 ? own : own.slice(0, owner + 1)
    if (words.length === 0 || words.length > 4 || isFirm(words)) return
    const last = first + begin + words.length - 1
    if (isShouting(tokens, first + begin, last)) return
    const ending = bare(words.at(-1) ?? '')
    const title = ENGLISH_TITLES.has(words[0] ?? '') && words.length > 1
    if (words.length === 1 ? BARE_TITLES.has(ending) : PLACE_NOUNS.has(ending) && !PERSON_TITLES.has(words[0]!)) return
    const head = headOf(title ? words.slice(1) : words)
    const noun = bare(words.at(-1) ?? '')
    const article = articleAt(tokens, first + begin, from)
    const isKind = words.length === 1 && isRole(noun) && !isPlural(noun)
    if (title ? NOT_NAMES.has(head) || !isName(head, 1) : words.length === 1 && !isName(head)) {
      // "the Fox", "the Queen": fables and old prints write them with a capital.
      const before = first > from ? formAt(first + begin - 1) : ''
      if (isKind && article >= 0) {
        const start = tokenStart[last] ?? 0
        note(`the ${noun}`, `the ${text.slice(start, start + noun.length)}`, article, last, sentence, from, end)
      } else if (words.length === 1 && KIN_NAMES.has(noun) && !/^(?:my|his|her|your|their|our|the|a)$/.test(before)) {
        const start = tokenStart[last] ?? 0
        note(noun, text.slice(start, start + noun.length), last, last, sentence, from, end)
        const kin = seen.get(noun)
        if (kin !== undefined) kin.certain = true
      } else if (words.length === 1 && ENGLISH_ANIMALS.has(noun) && !DETERMINERS.test(before) && !isPlural(noun)) {
        // "Chicken was fast": a story that uses the animal's kind as its name.
        const start = tokenStart[last] ?? 0
        note(`the ${noun}`, text.slice(start, start + noun.length), last, last, sentence, from, end)
      }
      return
    }
    if (words.length > 1 && !title && !isName(head, 2) && !isName(bare(words.at(-1) ?? ''))) return
    const surface = text
      .slice(tokenStart[first + begin] ?? 0, tokenEnd[last] ?? 0)
      .replace(/['’]s$/u, '')
      .replaceAll(/\s+/g, ' ')
    if (isKind && article >= 0) {
      note(`the ${noun}`, `the ${surface}`, article, last, sentence, from, end)
      return
    }
    const key = title && !LOOSE_TITLES.has(words[0] ?? '') ? `${words[0]} ${bare(words.at(-1) ?? '')}` : head
    note(key, surface, first + begin, last, sentence, from, end)
    const figure = seen.get(key)
    if (figure === undefined) return
    // A church or a street is called after a saint, too.
    if (title && !SAINTS.has(words[0] ?? '')) figure.titles += 1
    if (PERSON_TITLES.has(words[0] ?? '') && title) figure.certain = true
    if (words.length > 1 && ENGLISH_ANIMALS.has(noun)) figure.animalWords += 3
  }

  function isName(form: string, least = 1): boolean {
    const word = bare(form.split(' ').at(-1)!)
    if (word.length < 2 || word.startsWith("i'") || NOT_NAMES.has(word)) return false
    const capitals = small.capital.get(word) ?? 0
    return capitals >= least && (small.lower.get(word) ?? 0) <= capitals * MAX_SMALL
  }

  function note(
    key: string,
    surface: string,
    first: number,
    last: number,
    sentence: number,
    from: number,
    end: number,
  ): void {
    let figure = seen.get(key)
    if (figure === undefined) {
      figure = {
        key,
        name: surface,
        kind: 'unknown',
        mentions: 0,
        sentences: [],
        variants: new Map(),
        titles: 0,
        certain: false,
        small: small.lower.get(key.split(' ').at(-1)!) ?? 0,
        ...noCompany(),
      }
      seen.set(key, figure)
    }
    figure.mentions += 1
    figure.variants.set(surface, (figure.variants.get(surface) ?? 0) + 1)
    if (figure.sentences.at(-1) !== sentence) figure.sentences.push(sentence)
    readCompany(figure, { first, last, from, end })
  }
}
