import type { NarrativeFacts } from '../../../contract/assessment.ts'
import { isQuotable, leansBack } from '../lexical/narrative/quotable.ts'
import { byForm } from '../lexical/segment/by-form.ts'
import type { TokenizedText } from '../lexical/segment/tokenized-text.ts'
import { tokenize } from '../lexical/segment/tokenize.ts'

/** Who wants or must do something; what sets a story going; what was always so; a book that speaks of itself. Folded forms. */
const CUES = {
  wish: {
    en: /^(?:want(?:s|ed)?|wish(?:es|ed)?|must|had|has|need(?:s|ed)?|decide[sd]?|promise[sd]?|dream(?:s|ed|t)?|hope[sd]?|determined|resolved|job|plan(?:s|ned)?|never|secret)$/,
    ar: /^(?:[اأنيت]?ريد|اراد(?:ت)?|[يتن]تمني|تمني(?:ت)?|يجب|لابد|بد|قرر(?:ت)?|وعد(?:ت)?|حلم(?:ت)?|[يتن]حلم|[يتن]حتاج|عليه|عليها|ينبغي|سر|خطه|لم|لن)$/,
  },
  turn: {
    en: /^(?:but|until|today|suddenly|when|then|one|first|before|because|since|now|this|year|summer|day)$/,
    ar: /^(?:لكن|ولكن|حتي|اليوم|فجاه|حين|عندما|ذات|يوم|اول|قبل|لان|منذ|الان|هذه|هذا|السنه|الصيف|مره)$/,
  },
  usual: {
    en: /^(?:every|always|used|each|usually|whole|all|only|nobody|everyone|everybody)$/,
    ar: /^(?:كل|دايما|كان|كانت|لا|احد|الجميع|وحده|وحدها|فقط|كلما)$/,
  },
  itself: {
    en: /^(?:book|story|stories|tale|tales|history|volume|pages|chapter|work|essay|account|purpose|object|aim|subject|treatise|reader|readers|author|narrative|poem|poems|play|collection|describe|tell|study|question)$/,
    ar: /^(?:(?:و|ب|ل)?(?:ال)?(?:كتاب|قصه|قصص|حكايه|روايه|تاريخ|بحث|موضوع|غرض|قاري|قراء|فصل|فصول|دراسه|رساله|سيره|مقال|مقالات|مولف|ديوان|مسرحيه|مساله|صفحات))$/,
  },
  birth: { en: /^(?:born|died|life|century|\d{4})$/, ar: /^(?:ولد|ولدت|توفي|حياه|قرن|القرن|سنه|عام|\d{4})$/ },
} as const

const cuesOf = Object.fromEntries(
  Object.entries(CUES).map(([name, { en, ar }]) => [
    name,
    { en: byForm((form) => en.test(form)), ar: byForm((form) => ar.test(form)) },
  ]),
) as Record<keyof typeof CUES, Record<'en' | 'ar', (forms: readonly string[]) => boolean[]>>

const OWN = { en: /^(?:i|my|me|we|our|us)$/, ar: /^(?:انا|كنت|لي|عندي|امي|ابي|نحن|كنا|بيتنا|جدي|جدتي|اخي|اختي)$/ }
const own = { en: byForm((form) => OWN.en.test(form)), ar: byForm((form) => OWN.ar.test(form)) }

/** Names that carry a book. */
const MAIN = 5
const CAP = 3
const FULL = 30

/** How many numbers `signsOf` gives of a sentence. */
export const SIGNS = 26

/** What is known of the book as a whole. */
export type Around = Pick<NarrativeFacts, 'characters' | 'keywords' | 'dialogueShare' | 'firstPerson' | 'verse'> & {
  title: string
}

/** What can be said of each of some sentences, the first of a text or all of them, without reading it: SIGNS numbers of about 0-1. */
export function signsOf(tokens: TokenizedText, sentences: readonly number[], about: Around): Float32Array[] {
  const language = tokens.language === 'ar' ? 'ar' : 'en'
  const names = about.characters.slice(0, MAIN).map(({ name }) => name.replace(/^the /u, ''))
  const cues = Object.values(cuesOf).map((cue) => cue[language](tokens.forms))
  const isOwn = own[language](tokens.forms)
  const kept = stemsOf(tokens, (about.keywords ?? []).join(' '))
  const titled = stemsOf(tokens, about.title)
  const paragraphs = new Set(tokens.paragraphStart)
  return sentences.map((sentence, index) => {
    const from = tokens.sentenceToken[sentence]!
    const end = tokens.sentenceToken[sentence + 1]!
    const words = Math.max(1, end - from)
    const counts = new Float32Array(cues.length + 4)
    for (let token = from; token < end; token += 1) {
      const form = tokens.tokenForm[token]!
      for (const [at, cue] of cues.entries()) if (cue[form] === true) counts[at]! += 1
      if (isOwn[form] === true) counts[cues.length]! += 1
      if (tokens.tokenQuoted[token] === 1) counts[cues.length + 1]! += 1
      if (kept.has(tokens.tokenStem[token]!)) counts[cues.length + 2]! += 1
      if (titled.has(tokens.tokenStem[token]!)) counts[cues.length + 3]! += 1
    }
    const [wish, turn, usual, itself, birth, ownWords, spoken, known, called] = counts as unknown as number[]
    const text = tokens.text.slice(tokens.sentenceStart[sentence], tokens.sentenceEnd[sentence])
    const named = names.filter((name) => text.includes(name))
    const capped = (count: number | undefined): number => Math.min(CAP, count ?? 0) / CAP
    return Float32Array.from([
      index / sentences.length,
      1 / (1 + index),
      Number(index === 0),
      Math.min(2, words / FULL),
      Number(words < 8),
      Number(isQuotable(tokens, sentence)),
      Number(leansBack(tokens, sentence)),
      (spoken ?? 0) / words,
      Number(/[?؟]["”»]?$/u.test(text)),
      Number(/!["”»]?$/u.test(text)),
      Number(text.includes(':')),
      Number(paragraphs.has(tokens.sentenceStart[sentence]!)),
      Number(names[0] !== undefined && named[0] === names[0]),
      capped(named.length),
      capped(wish),
      capped(turn),
      capped(usual),
      capped(itself),
      capped(birth),
      capped(ownWords),
      capped(known),
      capped(called),
      about.dialogueShare,
      Number(about.firstPerson),
      Number(about.verse),
      Number(names.length > 0),
    ])
  })
}

/** The stems of a text that stand in some words, too short ones left out. */
function stemsOf({ forms }: TokenizedText, words: string): Set<number> {
  const asked = tokenize(words)
  const wanted = new Set(Array.from(asked.tokenStem, (stem) => asked.forms[stem]!).filter((stem) => stem.length > 2))
  return new Set(forms.flatMap((form, id) => (wanted.has(form) ? [id] : [])))
}
