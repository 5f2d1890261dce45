import type { TokenizedText } from '../segment/tokenized-text.ts'
import {
  ENGLISH_ANIMALS,
  ENGLISH_ROLES,
  ENGLISH_SPEECH,
  ENGLISH_TITLES,
  GENERAL_ROLES,
  KIN_NAMES,
  NOT_NAMES,
  PERSON_TITLES,
  PERSON_WORDS,
  PLACE_BEFORE,
} from './character-words.ts'

/** Someone the story tells of, before the best are chosen. */
export type Figure = {
  name: string
  kind: 'person' | 'animal' | 'unknown'
  mentions: number
  /** How often the figure speaks, or stands where a speaker stands. */
  speeches: number
  /** Sentences that name the figure, ascending, each once. */
  sentences: number[]
}

type Seen = Figure & {
  key: string
  variants: Map<string, number>
  titles: number
  places: number
  ofs: number
  articles: number
  subjects: number
  animalWords: number
  personWords: number
  certain: boolean
}

const MIN_MENTIONS = 2
/** Titles that tell nobody apart: "Little John" is one man, "Poor Tom" is Tom. */
const LOOSE_TITLES = new Set(['old', 'young', 'poor', 'master', 'mistress'])
const NEAR = 5
const DETERMINERS = /^(?:a|an|the|my|his|her|your|their|our|some|this|that|every|each|no|any)$/
/** A capital in the middle of a sentence is a name only where the word is hardly ever written small. */
const MAX_SMALL = 0.25

const isCapital = (code: number): boolean => (code >= 65 && code <= 90) || (code >= 0xc0 && code <= 0xde)

/** Verbs that take a doer; enough of them to tell a doer from a place. */
const DOING =
  /^(?:was|is|had|has|did|could|would|went|came|took|ran|looked|saw|made|got|gave|felt|knew|thought|told|sat|stood|began|put|turned|wanted|laughed|[a-z]{2,}ed)$/

/** The characters an English text names, and the animals and people it calls by what they are, most mentioned first. */
export function englishCharacters(tokens: TokenizedText, keep: Uint8Array): Figure[] {
  const small = countSmall(tokens, keep)
  const seen = new Map<string, Seen>()
  const { text, tokenStart, tokenEnd, tokenForm, tokenScript, forms } = tokens
  const formAt = (token: number): string => forms[tokenForm[token] ?? 0] ?? ''
  for (let sentence = 0; sentence < tokens.sentenceCount; sentence += 1) {
    if (keep[sentence] !== 1) continue
    const from = tokens.sentenceToken[sentence] ?? 0
    const end = tokens.sentenceToken[sentence + 1] ?? from
    for (let token = from; token < end; token += 1) {
      if (tokenScript[token] !== 0) continue
      const start = tokenStart[token] ?? 0
      if (!isCapital(text.charCodeAt(start))) {
        const noun = bare(formAt(token))
        const before = token > from ? formAt(token - 1) : ''
        if (before === 'the' && (ENGLISH_ANIMALS.has(noun) || ENGLISH_ROLES.has(noun))) {
          if (formAt(token).endsWith("'s") || !isPluralOf(formAt(token))) {
            note(`the ${noun}`, `the ${noun}`, token - 1, token, sentence, from, end)
          }
        }
        continue
      }
      let last = token
      while (last + 1 < end && goesOn(tokens, last)) last += 1
      const run: string[] = []
      for (let at = token; at <= last; at += 1) run.push(formAt(at))
      const opening = token === from || afterQuote(text, start)
      consider(token, last, run, opening, sentence, from, end)
      token = last
    }
  }
  return finish([...seen.values()], tokens.tokenCount)

  function consider(
    first: number,
    last: number,
    run: string[],
    opening: boolean,
    sentence: number,
    from: number,
    end: number,
  ): void {
    let begin = 0
    // "Then Peter": a sentence's first word is a capital by rule, not by name.
    while (begin < run.length && NOT_NAMES.has(bare(run[begin] ?? '')) && !ENGLISH_TITLES.has(run[begin] ?? ''))
      begin += 1
    if (begin === 0 && opening && run.length > 1 && !isName(run[0] ?? '') && !ENGLISH_TITLES.has(run[0] ?? ''))
      begin = 1
    const words = run.slice(begin)
    if (words.length === 0 || words.length > 4) return
    if (isShouting(tokens, first + begin, last)) return
    const title = ENGLISH_TITLES.has(words[0] ?? '') && words.length > 1
    const head = bare(words[title ? 1 : 0] ?? '')
    if (title ? NOT_NAMES.has(head) || !isName(head, 1) : words.length === 1 && !isName(head)) {
      // "the Fox", "the Queen": fables and old prints write them with a capital.
      const noun = bare(words.at(-1) ?? '')
      const before = first > from ? formAt(first + begin - 1) : ''
      if (
        words.length === 1 &&
        (ENGLISH_ANIMALS.has(noun) || ENGLISH_ROLES.has(noun)) &&
        /^(?:the|a|an)$/.test(before)
      ) {
        const start = tokenStart[last] ?? 0
        note(`the ${noun}`, `the ${text.slice(start, start + noun.length)}`, first - 1, last, sentence, from, end)
      } else if (words.length === 1 && KIN_NAMES.has(noun) && !/^(?:my|his|her|your|their|our|the|a)$/.test(before)) {
        const start = tokenStart[last] ?? 0
        note(noun, text.slice(start, start + noun.length), last, last, sentence, from, end)
        const kin = seen.get(noun)
        if (kin !== undefined) kin.certain = true
      } else if (words.length === 1 && ENGLISH_ANIMALS.has(noun) && !DETERMINERS.test(before) && !isPluralOf(noun)) {
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
    const noun = bare(words.at(-1) ?? '')
    const article = first + begin > from ? formAt(first + begin - 1) : ''
    if (
      words.length === 1 &&
      /^(?:the|a|an)$/.test(article) &&
      (ENGLISH_ANIMALS.has(noun) || ENGLISH_ROLES.has(noun))
    ) {
      note(`the ${noun}`, `the ${surface}`, first - 1, last, sentence, from, end)
      return
    }
    const key = title && !LOOSE_TITLES.has(words[0] ?? '') ? `${words[0]} ${bare(words.at(-1) ?? '')}` : head
    note(key, surface, first + begin, last, sentence, from, end)
    const figure = seen.get(key)
    if (figure === undefined) return
    if (title) figure.titles += 1
    if (PERSON_TITLES.has(words[0] ?? '') && title) figure.certain = true
    if (words.length > 1 && ENGLISH_ANIMALS.has(noun)) figure.animalWords += 3
  }

  function isName(form: string, least = 1): boolean {
    const word = bare(form)
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
        speeches: 0,
        sentences: [],
        variants: new Map(),
        titles: 0,
        places: 0,
        ofs: 0,
        articles: 0,
        subjects: 0,
        animalWords: 0,
        personWords: 0,
        certain: false,
      }
      seen.set(key, figure)
    }
    figure.mentions += 1
    figure.variants.set(surface, (figure.variants.get(surface) ?? 0) + 1)
    if (figure.sentences.at(-1) !== sentence) figure.sentences.push(sentence)
    const before = first > from ? formAt(first - 1) : ''
    const after = last + 1 < end ? formAt(last + 1) : ''
    if (ENGLISH_SPEECH.has(before) || ENGLISH_SPEECH.has(after)) figure.speeches += 1
    if (PLACE_BEFORE.has(before)) figure.places += 1
    else if (before === 'of') figure.ofs += 1
    else if (before === 'the') figure.articles += 1
    if (DOING.test(after)) figure.subjects += 1
    for (let at = Math.max(from, first - NEAR); at < Math.min(end, last + NEAR + 1); at += 1) {
      if (at >= first && at <= last) continue
      const near = bare(formAt(at))
      if (ENGLISH_ANIMALS.has(near)) figure.animalWords += 1
      else if (PERSON_WORDS.has(near)) figure.personWords += 1
    }
  }
}

function finish(found: Seen[], words: number): Figure[] {
  const figures = mergeSurnames(found.filter((figure) => figure.mentions >= MIN_MENTIONS))
  const result: (Figure & { key: string })[] = []
  for (const figure of figures) {
    const common = figure.key.startsWith('the ')
    if (common ? figure.speeches === 0 && figure.subjects < 3 : !isDoer(figure, words)) continue
    let name = figure.name
    let most = 0
    for (const [variant, count] of figure.variants) {
      if (count > most) {
        most = count
        name = variant
      }
    }
    if (!common && figure.articles > figure.mentions * 0.5) name = `the ${name}`
    const { key, mentions, speeches, sentences } = figure
    result.push({ key, name, kind: kindOf(figure, common), mentions, speeches, sentences })
  }
  const named = result.filter((figure) => !figure.key.startsWith('the ')).length
  return result
    .filter((figure) => named < 3 || !GENERAL_ROLES.has(figure.key.slice(4)) || !figure.key.startsWith('the '))
    .map(({ name, kind, mentions, speeches, sentences }) => ({ name, kind, mentions, speeches, sentences }))
    .toSorted((a, b) => b.mentions - a.mentions)
}

/** "Lexman" and "Mr. Lexman" join "John Lexman" where only one full name ends so; "Mr. Kara" joins "Kara". */
function mergeSurnames(figures: Seen[]): Seen[] {
  const owners = new Map<string, Seen[]>()
  for (const figure of figures) {
    if (figure.key.startsWith('the ')) continue
    for (const variant of figure.variants.keys()) {
      const last = variant.toLowerCase().split(' ').at(-1) ?? ''
      const own = owners.get(last) ?? []
      if (!own.includes(figure)) own.push(figure)
      owners.set(last, own)
    }
  }
  const gone = new Set<Seen>()
  for (const [last, own] of owners) {
    const full = own.filter((figure) => !figure.key.includes(' ') && figure.key !== last)
    const alone = own.filter((figure) => figure.key === last || figure.key.endsWith(` ${last}`))
    const bareName = alone.find((figure) => figure.key === last)
    const target = full.length === 1 ? full[0] : alone.length === 2 ? bareName : undefined
    if (target === undefined || alone.length > 2 || gone.has(target)) continue
    for (const figure of alone) {
      if (figure === target || gone.has(figure)) continue
      absorb(target, figure)
      gone.add(figure)
    }
  }
  return joinArticles(figures.filter((figure) => !gone.has(figure)))
}

/** "Swallow", as it is called, and "the Swallow", as it is told of, are one; the usual way names it. */
function joinArticles(figures: Seen[]): Seen[] {
  const byKey = new Map(figures.map((figure) => [figure.key, figure]))
  const gone = new Set<Seen>()
  for (const figure of figures) {
    const told = byKey.get(`the ${figure.key}`)
    if (told === undefined) continue
    const [more, less] = told.mentions >= figure.mentions ? [told, figure] : [figure, told]
    absorb(more, less)
    gone.add(less)
  }
  return figures.filter((figure) => !gone.has(figure))
}

function absorb(target: Seen, other: Seen): void {
  target.mentions += other.mentions
  target.speeches += other.speeches
  target.titles += other.titles
  target.places += other.places
  target.ofs += other.ofs
  target.articles += other.articles
  target.subjects += other.subjects
  target.animalWords += other.animalWords
  target.personWords += other.personWords
  target.certain ||= other.certain
  target.sentences = [...new Set([...target.sentences, ...other.sentences])].toSorted((a, b) => a - b)
  for (const [variant, count] of other.variants)
    target.variants.set(variant, (target.variants.get(variant) ?? 0) + count)
}

const SHORT_BOOK = 3000

function isDoer(figure: Seen, words: number): boolean {
  if (figure.titles > figure.mentions / 2 || figure.certain) return true
  if (figure.places + 0.7 * figure.ofs > figure.mentions * 0.4) return false
  if (words < SHORT_BOOK) return true
  const acts = figure.speeches + figure.subjects
  return acts >= Math.max(1, figure.mentions * 0.08)
}

function kindOf(figure: Seen, common: boolean): Figure['kind'] {
  if (common) return ENGLISH_ANIMALS.has(figure.key.slice(4)) ? 'animal' : 'person'
  if (figure.certain && figure.animalWords < figure.mentions) return 'person'
  if (figure.animalWords >= Math.max(1, figure.mentions * 0.2) && figure.animalWords > figure.personWords)
    return 'animal'
  if (figure.titles > 0 || figure.personWords > figure.mentions * 0.03) return 'person'
  return 'unknown'
}

/** How often each word is written with a capital inside a sentence, and how often without. */
function countSmall(
  tokens: TokenizedText,
  keep: Uint8Array,
): { capital: Map<string, number>; lower: Map<string, number> } {
  const capital = new Map<string, number>()
  const lowerById = new Uint32Array(tokens.forms.length)
  const capitalById = new Uint32Array(tokens.forms.length)
  for (let sentence = 0; sentence < tokens.sentenceCount; sentence += 1) {
    if (keep[sentence] !== 1) continue
    const from = tokens.sentenceToken[sentence] ?? 0
    const end = tokens.sentenceToken[sentence + 1] ?? from
    for (let token = from; token < end; token += 1) {
      const start = tokens.tokenStart[token] ?? 0
      const id = tokens.tokenForm[token] ?? 0
      if (!isCapital(tokens.text.charCodeAt(start))) lowerById[id] = (lowerById[id] ?? 0) + 1
      else if (token > from && !afterQuote(tokens.text, start)) capitalById[id] = (capitalById[id] ?? 0) + 1
    }
  }
  const lower = new Map<string, number>()
  for (const [id, form] of tokens.forms.entries()) {
    const word = bare(form)
    const small = lowerById[id] ?? 0
    const large = capitalById[id] ?? 0
    if (small > 0) lower.set(word, (lower.get(word) ?? 0) + small)
    if (large > 0) capital.set(word, (capital.get(word) ?? 0) + large)
  }
  return { capital, lower }
}

function bare(form: string): string {
  return form.endsWith("'s") ? form.slice(0, -2) : form
}

function isPluralOf(form: string): boolean {
  return form.endsWith('s') && !/ss$|'s$/.test(form)
}

/** True right after a quotation mark, a dash, a colon or an opening bracket: a capital there begins something. */
function afterQuote(text: string, start: number): boolean {
  let at = start - 1
  while (at >= 0 && text.charCodeAt(at) === 32) at -= 1
  return at < 0 || '"“”‘\'«:;—-([_*'.includes(text[at] ?? '')
}

/** The name goes on over a hyphen, or over a space to another capital. */
function goesOn(tokens: TokenizedText, last: number): boolean {
  if (isHyphen(tokens, last)) return true
  return isJoined(tokens, last) && isCapital(tokens.text.charCodeAt(tokens.tokenStart[last + 1] ?? 0))
}

function isHyphen(tokens: TokenizedText, token: number): boolean {
  const end = tokens.tokenEnd[token] ?? 0
  return tokens.text.charCodeAt(end) === 0x2d && tokens.tokenStart[token + 1] === end + 1
}

/** Two words of one name: a single space, or a title's full stop, between them. */
function isJoined(tokens: TokenizedText, token: number): boolean {
  const end = tokens.tokenEnd[token] ?? 0
  const next = tokens.tokenStart[token + 1] ?? 0
  const between = tokens.text.slice(end, next)
  if (between === ' ' || between === '\n') return true
  return /^\.\s$/.test(between) && ENGLISH_TITLES.has(tokens.forms[tokens.tokenForm[token] ?? 0] ?? '')
}

function isShouting(tokens: TokenizedText, first: number, last: number): boolean {
  const piece = tokens.text.slice(tokens.tokenStart[first] ?? 0, tokens.tokenEnd[last] ?? 0)
  const letters = piece.replaceAll(/[^A-Za-z]/g, '')
  return letters.length > 2 && letters === letters.toUpperCase()
}
