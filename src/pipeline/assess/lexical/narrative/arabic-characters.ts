import { isCommonArabic } from '../level/arabic-features.ts'
import { byForm } from '../segment/by-form.ts'
import type { TokenizedText } from '../segment/tokenized-text.ts'
import {
  ARABIC_ANIMALS,
  ARABIC_DOING,
  ARABIC_GENERAL,
  ARABIC_GIVEN_NAMES,
  ARABIC_NAMES_AND_WORDS,
  ARABIC_NAMING,
  ARABIC_NOT_NAMES,
  ARABIC_PERSON_OF,
  ARABIC_PLACE_OF,
  ARABIC_ROLES,
  ARABIC_SPEECH,
  ARABIC_TITLES,
} from './arabic-character-words.ts'
import type { Figure } from './figure.ts'

type Seen = {
  form: string
  mentions: number
  speeches: number
  doings: number
  /** Places where the text itself says that this is a name. */
  namings: number
  places: number
  /** Places where only a place can stand: after «مدينة»، «ملك»، «أهل». */
  placesOf: number
  /** Places where only a person can stand: after «يا»، «أم»، «ابن». */
  personal: number
  surfaces: Map<string, number>
  sentences: number[]
}

const MARKS = /[\u064B-\u0652\u0670\u0640]/gu
const PLACE_BEFORE = new Set(['في', 'الي', 'الى', 'من', 'نحو', 'عبر', 'قرب', 'بلاد', 'مدينه', 'قريه', 'جزيره'])
const MIN_MENTIONS = 2

/** The form without a joined conjunction, preposition or vocative: `وماقزوي` and `لماقزوي` are ماقزوي. */
function bareForms(form: string): string[] {
  const forms = [form]
  if (form.length > 3 && /^[وفبلك]/u.test(form)) forms.push(form.slice(1))
  if (form.startsWith('لل') && form.length > 4) forms.push(`ال${form.slice(2)}`)
  if (/^[وف][بلك]/u.test(form) && form.length > 4) forms.push(form.slice(2))
  if (/^[وفبك]ال/u.test(form) && form.length > 5) forms.push(form.slice(1))
  return forms
}

/**
 * The characters of an Arabic text, most mentioned first. Arabic has no capitals, so a name is what the text uses as one:
 * after a naming verb («اسمه»), after a title, after a verb of speech or in a call («يا»); an animal or a role with the
 * article is a character where it speaks or acts.
 */
export function arabicCharacters(tokens: TokenizedText, keep: Uint8Array): Figure[] {
  const candidates = collect(tokens, keep)
  const figures = count(tokens, keep, candidates)
  const named = figures.filter((figure) => !isRole(figure.form)).length
  return (
    figures
      .filter((figure) => isFigure(figure, tokens.tokenCount) && (named < 3 || !ARABIC_GENERAL.has(figure.form)))
      .map((figure) => ({ figure, name: bestSurface(figure) }))
      // Where most of them are written so, it is the preposition and not the name علي.
      .filter(({ name }) => name !== 'على')
      .map(({ figure, name }) => ({
        name,
        kind: kindOf(figure),
        mentions: figure.mentions,
        speeches: figure.speeches,
        sentences: figure.sentences,
      }))
      .toSorted((a, b) => b.mentions - a.mentions)
  )
}

const isRole = (form: string): boolean => ARABIC_ANIMALS.has(form) || ARABIC_ROLES.has(form)

function isFigure(figure: Seen, words: number): boolean {
  if (figure.mentions < MIN_MENTIONS) return false
  if (isRole(figure.form)) return figure.speeches > 0 || figure.doings >= 2
  if (figure.places > figure.mentions * 0.5 || figure.placesOf > figure.speeches + figure.doings + figure.personal)
    return false
  if (ARABIC_GIVEN_NAMES.has(figure.form) && !ARABIC_NAMES_AND_WORDS.has(figure.form))
    return figure.speeches + figure.doings + figure.personal >= (words < SHORT_BOOK ? 1 : 2)
  if (figure.namings < (words < SHORT_BOOK ? 1 : 3) && figure.speeches < 2) return false
  if (figure.form.endsWith('ا') && figure.speeches === 0 && figure.namings < 2) return false
  const signs = figure.namings * 2 + figure.speeches + figure.doings
  return signs >= Math.max(2, Math.min(4, words / 4000)) && signs >= figure.mentions * 0.08
}

function kindOf(figure: Seen): Figure['kind'] {
  if (ARABIC_ANIMALS.has(figure.form)) return 'animal'
  if (ARABIC_ROLES.has(figure.form) || ARABIC_GIVEN_NAMES.has(figure.form) || ARABIC_TITLES.has(figure.form))
    return 'person'
  return 'unknown'
}

function bestSurface(figure: Seen): string {
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

/** What a form says of itself or of the word after it, as bits. */
const SIGN = {
  known: 1,
  naming: 2,
  title: 4,
  speech: 8,
  beforeName: 16,
  doing: 32,
  place: 64,
  placeOf: 128,
  personOf: 256,
} as const

const signsOf = byForm((form) => {
  const naming = ARABIC_NAMING.has(form) ? SIGN.naming : 0
  const title = ARABIC_TITLES.has(form) ? SIGN.title : 0
  const speech = ARABIC_SPEECH.has(form) ? SIGN.speech : 0
  return (
    naming |
    title |
    speech |
    ((naming | title | speech) !== 0 || form === 'يا' ? SIGN.beforeName : 0) |
    (isRole(form) || ARABIC_GIVEN_NAMES.has(form) ? SIGN.known : 0) |
    (ARABIC_DOING.has(form) ? SIGN.doing : 0) |
    (PLACE_BEFORE.has(form) ? SIGN.place : 0) |
    (ARABIC_PLACE_OF.has(form) ? SIGN.placeOf : 0) |
    (ARABIC_PERSON_OF.has(form) ? SIGN.personOf : 0)
  )
})

const FIRST = 2
const bareFormsOf = byForm(bareForms)

/** Forms that some pattern of the text uses as a name, with how often the text says so outright. */
function collect(tokens: TokenizedText, keep: Uint8Array): Map<string, number> {
  const candidates = titleNames(tokens)
  const signs = signsOf(tokens.forms)
  const formAt = (token: number): string => tokens.forms[tokens.tokenForm[token] ?? 0] ?? ''
  for (let sentence = 0; sentence < tokens.sentenceCount; sentence += 1) {
    if (keep[sentence] !== 1) continue
    const from = tokens.sentenceToken[sentence] ?? 0
    const end = tokens.sentenceToken[sentence + 1] ?? from
    for (let token = from; token < end; token += 1) {
      const own = signs[tokens.tokenForm[token]!]!
      const before = token > from ? signs[tokens.tokenForm[token - 1]!]! : 0
      if ((own & SIGN.known) === 0 && (before & SIGN.beforeName) === 0) continue
      const form = formAt(token)
      if ((own & SIGN.known) !== 0) {
        if (!candidates.has(form)) candidates.set(form, 0)
        continue
      }
      const named = token - 2 >= from ? signs[tokens.tokenForm[token - 2]!]! : 0
      // «مدينة تسمى كذا»: the text names a place.
      if ((before & SIGN.naming) !== 0 && (named & SIGN.placeOf) !== 0 && (named & SIGN.title) === 0) continue
      const naming = (before & SIGN.naming) !== 0
      const titled = (before & SIGN.title) !== 0
      if (!isNameLike(tokens, token, form, naming)) continue
      if (tokens.text.slice(tokens.tokenEnd[token - 1] ?? 0, tokens.tokenStart[token] ?? 0).trim() !== '' && !naming)
        continue
      candidates.set(form, (candidates.get(form) ?? 0) + (naming ? 2 : titled ? 1 : 0))
    }
  }
  for (const form of candidates.keys()) {
    if (/^[وفبلك]/u.test(form) && candidates.has(form.slice(1))) candidates.delete(form)
  }
  return candidates
}

const SHORT_BOOK = 3000
const TITLE_WORDS = 8

/** A short story is often named for its hero: an uncommon word of the first line that the story keeps using. */
function titleNames(tokens: TokenizedText): Map<string, number> {
  const names = new Map<string, number>()
  const end = tokens.sentenceToken[1] ?? 0
  if (tokens.tokenCount > SHORT_BOOK || end > TITLE_WORDS) return names
  for (let token = 0; token < end; token += 1) {
    const form = tokens.forms[tokens.tokenForm[token] ?? 0] ?? ''
    if (!isNameLike(tokens, token, form) || /^[يت]/u.test(form)) continue
    let uses = 0
    for (let at = end; at < tokens.tokenCount; at += 1) if (tokens.tokenForm[at] === tokens.tokenForm[token]) uses += 1
    if (uses >= 3) names.set(form, 3)
  }
  return names
}

/** `told`: the text says outright that this is a name, so an everyday word (ماهر, أمل) may be one. */
function isNameLike(tokens: TokenizedText, token: number, form: string, told = false): boolean {
  if (form.length < 3 || form.length > 10 || tokens.tokenScript[token] !== 1 || ARABIC_NOT_NAMES.has(form)) return false
  if (
    form.startsWith('ال') ||
    /(?:ها|هم|هما|كم|نا)$/u.test(form) ||
    /^(?:وال|بال|فال|لل)|^ب?ان(?:ه|ها|هم|هما|هن|ك|كم|ي|ني|نا)?$/u.test(form)
  )
    return false
  if (told) return true
  // `بذلك`, `سيكون`: a joined preposition or a future before a common word is no name.
  if (/^س[يتن]/u.test(form)) return false
  for (const bare of bareForms(form)) {
    if (bare !== form && (ARABIC_NOT_NAMES.has(bare) || isCommonArabic(bare, bare))) return false
  }
  return !isCommonArabic(form, tokens.forms[tokens.tokenStem[token] ?? 0] ?? form)
}

function count(tokens: TokenizedText, keep: Uint8Array, candidates: ReadonlyMap<string, number>): Seen[] {
  /** By form: 0 not looked at yet, 1 nobody, else the place of its figure. */
  const place = new Uint32Array(tokens.forms.length)
  const figures: Seen[] = []
  const bares = bareFormsOf(tokens.forms)
  const signs = signsOf(tokens.forms)
  const seen = new Map<string, Seen>()
  const formAt = (token: number): string => tokens.forms[tokens.tokenForm[token] ?? 0] ?? ''
  const resolve = (id: number): number => {
    const form = bares[id]!.find((bare) => candidates.has(bare))
    let figure = form === undefined ? undefined : seen.get(form)
    if (form !== undefined && figure === undefined) {
      figure = {
        form,
        mentions: 0,
        speeches: 0,
        doings: 0,
        namings: candidates.get(form) ?? 0,
        places: 0,
        placesOf: 0,
        personal: 0,
        surfaces: new Map(),
        sentences: [],
      }
      seen.set(form, figure)
      figures.push(figure)
    }
    return figure === undefined ? 1 : FIRST + figures.indexOf(figure)
  }
  for (let sentence = 0; sentence < tokens.sentenceCount; sentence += 1) {
    if (keep[sentence] !== 1) continue
    const from = tokens.sentenceToken[sentence] ?? 0
    const end = tokens.sentenceToken[sentence + 1] ?? from
    for (let token = from; token < end; token += 1) {
      const id = tokens.tokenForm[token]!
      if (place[id] === 0) place[id] = resolve(id)
      if (place[id]! < FIRST) continue
      const figure = figures[place[id]! - FIRST]!
      figure.mentions += 1
      if (figure.sentences.at(-1) !== sentence) figure.sentences.push(sentence)
      const before = token > from ? formAt(token - 1) : ''
      const precedes = token > from ? signs[tokens.tokenForm[token - 1]!]! : 0
      const earlier = token > from + 1 ? signs[tokens.tokenForm[token - 2]!]! : 0
      const isSpeaker = (precedes & SIGN.speech) !== 0 || ((earlier & SIGN.speech) !== 0 && before.startsWith('ل'))
      if (isSpeaker) figure.speeches += 1
      else if ((precedes & SIGN.doing) !== 0) figure.doings += 1
      if ((precedes & SIGN.place) !== 0) figure.places += 1
      if ((precedes & SIGN.placeOf) !== 0 && (precedes & SIGN.title) === 0) figure.placesOf += 1
      if ((precedes & SIGN.personOf) !== 0) figure.personal += 1
      if (formAt(token) === figure.form) {
        const following = token + 1 < end ? formAt(token + 1) : ''
        const last =
          following === 'الدين' || (following === 'الله' && figure.form.startsWith('عبد')) ? token + 1 : token
        const surface = tokens.text
          .slice(tokens.tokenStart[token] ?? 0, tokens.tokenEnd[last] ?? 0)
          .replaceAll(MARKS, '')
        figure.surfaces.set(surface, (figure.surfaces.get(surface) ?? 0) + 1)
      }
    }
  }
  return figures
}
