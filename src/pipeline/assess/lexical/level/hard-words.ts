import type { TokenizedText } from '../segment/tokenized-text.ts'
import type { ArabicFacts } from './arabic-features.ts'
import { isEveryday, type FormFacts } from './form-facts.ts'

const MAX_WORDS = 20
const EASY = 1
const HARD = 2
const HARD_ZIPF = 3.1
/** The nearer to it, the more a word must come back: 'latter' and 'muttered' are met elsewhere. */
const RAREST = 3.6
/** Below this the list simply does not know the word: a name, a dialect spelling, a slip of the scanner. */
const UNKNOWN = 1.6

/**
 * Up to twenty words worth explaining before reading, the most useful first: rare words the book returns to. Names,
 * contractions and words the frequency list has never seen once are left out. Arabic words as they stand in the text.
 */
export function hardWords(
  tokens: TokenizedText,
  keep: Uint8Array,
  facts: FormFacts,
  arabic: ArabicFacts | undefined,
): string[] {
  const judged = new Uint8Array(tokens.forms.length)
  const counts = new Map<number, { count: number; capital: number; token: number }>()
  for (let sentence = 0; sentence < tokens.sentenceCount; sentence += 1) {
    if (keep[sentence] !== 1) continue
    const from = tokens.sentenceToken[sentence] ?? 0
    const end = tokens.sentenceToken[sentence + 1] ?? from
    for (let token = from; token < end; token += 1) {
      const id = tokens.tokenForm[token] ?? 0
      if (judged[id] === 0) judged[id] = isHard(tokens, token, id, facts, arabic) ? HARD : EASY
      // Half of "walkie-talkie" is no word.
      if (judged[id] === EASY || isJoined(tokens, token)) continue
      const code = tokens.text.charCodeAt(tokens.tokenStart[token] ?? 0)
      const capital = code >= 65 && code <= 90 ? 1 : 0
      const known = counts.get(id)
      if (known === undefined) counts.set(id, { count: 1, capital, token })
      else {
        known.count += 1
        known.capital += capital
      }
    }
  }
  const ranked = [...counts.entries()]
    .filter(([, seen]) => seen.capital * 3 < seen.count)
    .map(([id, seen]) => {
      const stem = tokens.tokenStem[seen.token] ?? id
      return { id, stem, seen, worth: Math.log(1 + seen.count) * hardness(id, stem, facts, arabic) }
    })
    .toSorted((a, b) => b.worth - a.worth || a.seen.token - b.seen.token)
  const stems = new Set<number>()
  const result: string[] = []
  for (const { id, stem, seen } of ranked) {
    if (stems.has(stem)) continue
    stems.add(stem)
    result.push(
      arabic === undefined
        ? (tokens.forms[id] ?? '')
        : tokens.text.slice(tokens.tokenStart[seen.token] ?? 0, tokens.tokenEnd[seen.token] ?? 0),
    )
    if (result.length === MAX_WORDS) break
  }
  return result
}

function isHard(
  tokens: TokenizedText,
  token: number,
  id: number,
  facts: FormFacts,
  arabic: ArabicFacts | undefined,
): boolean {
  const stem = tokens.tokenStem[token] ?? id
  if (arabic !== undefined) {
    return tokens.tokenScript[token] === 1 && arabic.rare[id] === 1 && (arabic.letters[id] ?? 0) >= 5
  }
  if (tokens.tokenScript[token] !== 0 || facts.closed[id] === 1 || (facts.letters[id] ?? 0) < 5) return false
  if (facts.dale[id] === 1 || facts.dale[stem] === 1) return false
  const form = tokens.forms[id] ?? ''
  if (basesOf(form).some(isEveryday) || isOfTwoEveryday(form)) return false
  // "faire", "shoppe", "goeth": old ways to write words that everybody knows.
  if (/(?:e|e?st|eth)$/.test(form) && isEveryday(form.replace(/(?:p?e|e?st|eth)$/, ''))) return false
  const zipf = Math.max(facts.zipf[id] ?? 0, facts.zipf[stem] ?? 0)
  return zipf > UNKNOWN && zipf < HARD_ZIPF && !form.includes("'")
}

const isJoined = ({ text, tokenStart, tokenEnd }: TokenizedText, token: number): boolean =>
  /[-‐‑]/u.test(text.charAt(tokenStart[token]! - 1) + text.charAt(tokenEnd[token]!))

const ENDINGS =
  /(?:i(?:c|cal|cally|ties|ty|an|ans|sm|sms|st|sts|ze|zed|zing|sation|zation)|ally|ably|able|ible|ations?|ments?|ful|fully|ish|ive|ively|ous|ously|ly|ing|ed|ers?|ors?|est|ness|less|y|s)$/
const BEGINNING = /^(?:un|dis|in|im|re|mis|over|under|out|fore|inter|super|non)(?=\p{L}{4})/u

/** What a form may come from: 'coldly' from 'cold', 'hurried' from 'hurry', 'stopped' from 'stop', 'disapproved' from 'approve'. */
function basesOf(form: string): string[] {
  const whole = form.replace(BEGINNING, '')
  const both = whole === form ? [] : [whole]
  return [form, whole].flatMap((of) => withoutEnding(of)).concat(both)
}

function withoutEnding(form: string): string[] {
  const shorter = form.replace(ENDINGS, '')
  const bases = [...new Set([shorter, form.replace(/(?:ly|ing|ed|ers?|est|ness|less|y|s)$/, '')])]
  return bases
    .filter((base) => base !== form && base.length >= 3)
    .flatMap((base) => [base, `${base}e`, `${base}y`, base.replace(/i$/, 'y'), base.replace(/(.)\1$/, '$1')])
}

/** 'seaside', 'headlands': whoever knows both words knows the third. */
function isOfTwoEveryday(form: string): boolean {
  for (let at = 3; at <= form.length - 3; at += 1) {
    const second = form.slice(at)
    if (isEveryday(form.slice(0, at)) && [second, ...basesOf(second)].some(isEveryday)) return true
  }
  return false
}

function hardness(id: number, stem: number, facts: FormFacts, arabic: ArabicFacts | undefined): number {
  return arabic === undefined
    ? RAREST - Math.max(facts.zipf[id] ?? 0, facts.zipf[stem] ?? 0)
    : Math.sqrt(arabic.letters[id] ?? 1)
}
