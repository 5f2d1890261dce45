import type { TokenizedText } from '../../segment/tokenized-text.ts'
import { foldArabic } from '../../segment/arabic-fold.ts'
import type { Figure } from '../characters/figure.ts'
import {
  ABILITY,
  ARABIC_VERBS,
  CLAUSE_ENDS,
  EMPTY_VERBS,
  NOUNS_TOO,
  POINTING,
  UNFINISHED,
  type ArabicVerb,
} from './arabic-happening-words.ts'
import type { SeenHappening } from './find-happenings.ts'
import { ONLY_SPACE, textOf, wordsOf, type Words } from './words-of-sentence.ts'

const MOST_WORDS = 14

/**
 * What named people of an Arabic story decide, wish, feel and do: the verb stands before them, so a question needs only its
 * word before the clause as it is written («لماذا» «قررت ليلى أن ترحل»).
 */
export function arabicHappenings(tokens: TokenizedText, figures: readonly Figure[], keep: Uint8Array): SeenHappening[] {
  const seen: SeenHappening[] = []
  for (const figure of figures) {
    const name = figure.name.split(/\s+/).map((word) => foldArabic(word))
    for (const sentence of figure.sentences) {
      if (keep[sentence] !== 1) continue
      const words = wordsOf(tokens, sentence)
      if (/[?؟!]/.test(words.gaps.at(-1)!) || words.forms.includes('لو') || words.forms.includes('ولو')) continue
      for (let at = 0; at < words.forms.length; at += 1) {
        const told = tell(words, at, name)
        if (told !== undefined) seen.push({ ...told, who: figure.name, sentence })
      }
    }
  }
  return seen
}

type Told = Pick<SeenHappening, 'kind' | 'asked' | 'told'>

const isSpaced = (words: Words, at: number): boolean =>
  ONLY_SPACE.test(words.gaps[at] ?? '') && words.quoted[at] !== true

/** The verb at a word, with «و» or «ف» written on or without. */
function verbsAt(form: string): { found: readonly ArabicVerb[]; bare: string; joint: number } {
  const whole = ARABIC_VERBS.get(form)
  if (whole !== undefined) return { found: whole, bare: form, joint: 0 }
  const bare = form.slice(1)
  const joined = form.startsWith('و') || form.startsWith('ف') ? ARABIC_VERBS.get(bare) : undefined
  return { found: joined ?? [], bare, joint: joined === undefined ? 0 : 1 }
}

const NEGATIONS = new Set(['لم', 'لا', 'ما', 'لن', 'ان', 'الذي', 'التي', 'اذا', 'لو', 'من', 'ممن', 'الذين', 'كلما'])
/** Folded as all forms are; what stands behind them is no sentence: «عندما ذهبت سلمى» waits for what follows. */
const WHEN = /^[وف]?(?:عندما|حين|حينما|لما|بينما|بعدما|قبلما|منذ|حتي|كي|لكي)$/u

const isDependent = (before: string): boolean => NEGATIONS.has(before) || WHEN.test(before)

function tell(words: Words, at: number, name: readonly string[]): Told | undefined {
  const { found, bare, joint } = verbsAt(words.forms[at]!)
  if (found.length === 0 || words.quoted[at] === true) return undefined
  const opens = at === 0 || !isSpaced(words, at)
  if (NOUNS_TOO.has(bare) && !opens && words.forms[at]![0] !== 'ف') return undefined
  if (at > 0 && isSpaced(words, at) && isDependent(words.forms[at - 1]!)) return undefined
  if (!name.every((word, part) => words.forms[at + 1 + part] === word && isSpaced(words, at + 1 + part)))
    return undefined
  const behind = at + 1 + name.length
  // «قرر سعيد بن علي»: the name goes on.
  if (words.forms[behind] === 'بن' || words.forms[behind] === 'ابن') return undefined
  // The joint is a letter and perhaps its vowel.
  const verb =
    joint === 0 ? words.surfaces[at]! : words.surfaces[at]!.replace(/^[\u0640\u0648\u0641][\u064B-\u0652]*/u, '')
  for (const one of found) {
    const rest = restOf(words, behind, one)
    if (rest === undefined) continue
    const clause = `${verb} ${textOf(words, at + 1, behind)}${rest}`
    const question = ABILITY.has(bare) ? 'كيف' : 'لماذا'
    return {
      kind: ABILITY.has(bare) && one.kind === 'attempt' ? 'success' : one.kind,
      asked: `${question} ${clause}`,
      told: clause,
    }
  }
  return undefined
}

function restOf(words: Words, at: number, { kind, following, by }: ArabicVerb): string | undefined {
  const next = words.forms[at]
  if (following === 'open') {
    const rest = piece(words, at)
    if (rest === undefined || (kind === 'action' && rest.forms.length === 0)) return undefined
    return rest.text === '' ? '' : ` ${rest.text}`
  }
  if (next === undefined || !isSpaced(words, at)) return undefined
  if (following === 'an') return next === 'ان' ? led(words, at, kind === 'discovery' ? 3 : 2) : undefined
  if (following === 'led')
    return by.some((word) => next === word || (word.length === 1 && next.startsWith(`${word}ان`)))
      ? led(words, at)
      : undefined
  if (following === 'object') return next.startsWith('ال') ? led(words, at, 1) : undefined
  // «طلب من أخته أن تقوده», «وعد أخته أن يعود»
  const from = next === 'من' || next === 'الي' ? at + 1 : at
  for (let to = from + 1; to <= from + 2; to += 1) {
    if (!isSpaced(words, to) || !isSpaced(words, from)) return undefined
    if (words.forms[to] === 'ان' || words.forms[to] === 'بان') {
      const rest = led(words, to)
      return rest === undefined || POINTING.has(words.forms[at]!) ? undefined : ` ${textOf(words, at, to)}${rest}`
    }
  }
  return undefined
}

/** «أن» or a preposition with what it leads to. */
function led(words: Words, at: number, least = 2): string | undefined {
  const rest = piece(words, at)
  if (rest === undefined || rest.forms.length < least) return undefined
  const second = rest.forms[1]
  if (rest.forms.length === 2 && EMPTY_VERBS.has(second!)) return undefined
  // «أن يساعده»: whom?
  if (rest.forms[0] === 'ان' && second !== undefined && LEANING_VERB.test(second)) return undefined
  return ` ${rest.text}`
}

const LEANING_VERB = /^[يتان]\p{L}{2,}(?:ه|ها|هم|هما|هن)$/u
/** «فقال», «ورأى»: a joint, and a verb the sentence goes on with. Nouns that are joined mostly have the article. */
const GOES_ON = /^(?:و(?!ال)|ف(?=[ايتن]))\p{L}{3,}$/u

/** The words from one on to where the clause ends; undefined where they lean on another sentence, are too many or are cut off. */
function piece(words: Words, from: number): { text: string; forms: string[] } | undefined {
  let end = from
  for (; end < words.forms.length; end += 1) {
    const form = words.forms[end]!
    if (end > from ? !ONLY_SPACE.test(words.gaps[end]!) : /[^\s]/.test(words.gaps[end]!)) break
    if (words.quoted[end] === true) return undefined
    if (CLAUSE_ENDS.has(form)) break
    if (GOES_ON.test(form)) break
    if (POINTING.has(form)) return undefined
  }
  const forms = words.forms.slice(from, end)
  if (forms.length === 0) return { text: '', forms }
  if (forms.length > MOST_WORDS || UNFINISHED.has(forms.at(-1)!)) return undefined
  return { text: textOf(words, from, end), forms }
}
