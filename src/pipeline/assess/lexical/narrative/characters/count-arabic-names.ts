import { byForm } from '../../segment/by-form.ts'
import type { TokenizedText } from '../../segment/tokenized-text.ts'
import { ALI, type ArabicFigure } from './arabic-figure.ts'
import type { Candidate } from './arabic-name-candidates.ts'
import { ARABIC_MARKS, bareForms } from './arabic-name-forms.ts'
import { ARABIC_SIGN as SIGN, arabicSignsOf } from './arabic-name-signs.ts'

const FIRST = 2
/** The name behind these is another's father's, son's or Lord's. As folded forms. */
const OF_OTHERS = new Set('بن ابن ابو ابي ابا ام بني عبد ال'.split(' '))
const SON = new Set(['بن', 'ابن'])
/** Behind these «علي» is a man: «رد علي» and «دخل علي» are "to me". As folded forms. */
const SAYS = new Set('قال فقال وقال يقول ويقول سال فسال وسال ضحك وضحك ابتسم وابتسم تساءل وتساءل هتف وهتف يا'.split(' '))
const bareFormsOf = byForm(bareForms)
const nounsOf = byForm((form) => nounOf(bareForms(form)))

/** Goes once over a text and counts what stands beside the names that it may use. */
export function countArabicNames(
  tokens: TokenizedText,
  keep: Uint8Array,
  candidates: ReadonlyMap<string, Candidate>,
): ArabicFigure[] {
  /** By form: 0 not looked at yet, 1 nobody, else the place of its figure. */
  const place = new Uint32Array(tokens.forms.length)
  const figures: ArabicFigure[] = []
  const bares = bareFormsOf(tokens.forms)
  const nounForms = nounsOf(tokens.forms)
  const signs = arabicSignsOf(tokens.forms)
  const seen = new Map<string, ArabicFigure>()
  const nouns = new Map<string, number>()
  const formAt = (token: number): string => tokens.forms[tokens.tokenForm[token] ?? 0] ?? ''
  const resolve = (id: number): number => {
    const form = bares[id]!.find((bare) => candidates.has(bare))
    if (form === undefined) return 1
    let figure = seen.get(form)
    if (figure === undefined) {
      figure = newFigure(form, candidates.get(form)!)
      seen.set(form, figure)
      figures.push(figure)
    }
    return FIRST + figures.indexOf(figure)
  }
  /** The name that ended on the token before, and whether a verb before it takes a second person. */
  let previous: { figure: ArabicFigure; last: number; asks: boolean } | undefined

  for (let sentence = 0; sentence < tokens.sentenceCount; sentence += 1) {
    if (keep[sentence] !== 1) continue
    const from = tokens.sentenceToken[sentence] ?? 0
    const end = tokens.sentenceToken[sentence + 1] ?? from
    previous = undefined
    for (let token = from; token < end; token += 1) {
      const id = tokens.tokenForm[token]!
      if (place[id] === 0) place[id] = resolve(id)
      if (place[id]! < FIRST) {
        const noun = nounForms[id]
        if (noun !== undefined && candidates.has(noun)) nouns.set(noun, (nouns.get(noun) ?? 0) + 1)
        continue
      }
      const figure = figures[place[id]! - FIRST]!
      const before = token > from ? formAt(token - 1) : ''
      const precedes = token > from ? signs[tokens.tokenForm[token - 1]!]! : 0
      const follows = token + 1 < end ? formAt(token + 1) : ''
      if (figure.form === ALI) {
        // «على», and «كان علي أن».
        if (tokens.text[tokens.tokenEnd[token]! - 1] === 'ى' || follows === 'ان') continue
        if (SAYS.has(before) || SON.has(follows) || (precedes & (SIGN.title | SIGN.naming)) !== 0) figure.certain += 1
      }
      figure.mentions += 1
      if (figure.sentences.at(-1) !== sentence) figure.sentences.push(sentence)
      const earlier = token > from + 1 ? signs[tokens.tokenForm[token - 2]!]! : 0
      const isSpeaker = (precedes & SIGN.speech) !== 0 || ((earlier & SIGN.speech) !== 0 && before.startsWith('ل'))
      if (isSpeaker) figure.speeches += 1
      else if ((precedes & SIGN.doing) !== 0) figure.doings += 1
      if ((precedes & SIGN.place) !== 0) figure.places += 1
      if ((precedes & SIGN.placeOf) !== 0 && (precedes & SIGN.title) === 0) figure.placesOf += 1
      if ((precedes & SIGN.personOf) !== 0) figure.personal += 1
      if (OF_OTHERS.has(before)) figure.ofOthers += 1

      const last = token + 1 < end && isCompound(figure.form, formAt(token + 1)) ? token + 1 : token
      if (last === token && token + 1 < end && formAt(token + 1) === 'الله') figure.ofGod += 1
      if (last + 2 < end && SON.has(formAt(last + 1))) {
        const father = formAt(last + 2)
        figure.fathers.set(father, (figure.fathers.get(father) ?? 0) + 1)
      }
      if (formAt(token) === figure.form) {
        const surface = tokens.text
          .slice(tokens.tokenStart[token] ?? 0, tokens.tokenEnd[last] ?? 0)
          .replaceAll(ARABIC_MARKS, '')
        figure.surfaces.set(surface, (figure.surfaces.get(surface) ?? 0) + 1)
        if (previous !== undefined && !previous.asks && previous.last === token - 1 && isJoined(tokens, token))
          noteFollower(previous.figure, figure, sentence)
      }
      previous = { figure, last, asks: (precedes & SIGN.asking) !== 0 }
    }
  }
  for (const figure of figures) figure.nouns = nouns.get(figure.form) ?? 0
  return figures
}

const newFigure = (form: string, { namings, told }: Candidate): ArabicFigure => ({
  form,
  mentions: 0,
  certain: 0,
  speeches: 0,
  doings: 0,
  namings,
  told,
  places: 0,
  placesOf: 0,
  personal: 0,
  ofOthers: 0,
  nouns: 0,
  fathers: new Map(),
  ofGod: 0,
  surfaces: new Map(),
  sentences: [],
  followed: new Map(),
})

/** «هبة الله», «نصر الله». */
const OF_GOD = /^(?:هبة|هبه|نصر|فتح|حبيب|رزق|فضل|عطا|جار|سعد|خلف|جاد|لطف|نعمة|نعمه|ضيف|خير|عون|سيف)$/u
/** «عماد الدين», «عبد الله»: the second word is half of the name. */
const isCompound = (form: string, following: string): boolean =>
  following === 'الدين' || (following === 'الله' && (form.startsWith('عبد') || OF_GOD.test(form)))

/** The noun that stands with the article or an owner in one of these: رسول of «والرسول», «رسولهم». */
function nounOf(bares: readonly string[]): string | undefined {
  for (const bare of bares) {
    if (bare.startsWith('ال') && bare.length > 4) return bare.slice(2)
    const owned = /^(.{3,})(?:ها|هم|هما|كم)$/u.exec(bare)?.[1]
    if (owned !== undefined) return owned
  }
  return undefined
}

/** Nothing but a space stands before the token. */
function isJoined({ text, tokenStart, tokenEnd }: TokenizedText, token: number): boolean {
  return text.slice(tokenEnd[token - 1], tokenStart[token]).trim() === ''
}

function noteFollower(first: ArabicFigure, second: ArabicFigure, sentence: number): void {
  const places = first.followed.get(second)
  if (places === undefined) first.followed.set(second, [sentence])
  else places.push(sentence)
}
