import type { TalkingPoint } from '../../contract/assessment.ts'
import type { EvidenceRef } from '../../contract/evidence.ts'

const LEANING =
  /\b(?:he|she|they|him|her|his|their|them|hers|theirs)\b|^(?:and|but|then|so|meanwhile|this|that|these|those|it|as (?:i|we) (?:have |had )?(?:said|told|mentioned))\b|^\P{L}*(?:ثم|لكن|ولكن|بل|[وف]\p{L}+)(?!\p{L})/iu

const GOES_ON = /^\P{L}*(?:and|but|then|so|ثم|لكن|ولكن|بل)(?!\p{L})/iu

/** True where the first sentence of a passage names whom it is about, or is about nobody: "she" alone says nothing. A short book is known to its readers. */
export function saysWhom(quote: string, names: readonly string[], words: number): boolean {
  const plain = quote.replaceAll(/[\u064b-\u0652]/gu, '')
  if (words < SHORT_WORDS)
    return (
      !CHAT.test(plain) &&
      !GOES_ON.test(plain) &&
      (!BEGINS_WITH_NOBODY.test(plain) || names.some((name) => quote.includes(name)))
    )
  const first = quote.split(/(?<=[.!?؟])\s/u)[0] ?? quote
  return !LEANING.test(first) || names.some((name) => first.includes(name.replace(/^the /, '')))
}
const SHORT_WORDS = 4000
/** A line of a chat with its time is part of a talk. */
const CHAT = /\d:\d\d/u
/** "She isn't scared", "I can run with it": who, with what? */
const BEGINS_WITH_NOBODY =
  /^\P{L}*(?:s?he|it|they|his|her|their|this|that|these|those)\b|^[^.!?]{0,40}\bit\W*$|^\P{L}*(?:هو|هي|هم|وهو|وهي|[وف]?(?:علي|في|ل|إلي|من|مع|ب|عن)(?:ه|ها|هم))(?!\p{L})/iu

/** A shorter line ("Here it is.") gives nothing to ask about. */
const LINE = 15
const WHOLE = /[.!?؟…]["'”’»)]*$/u
export const isWholeLine = (quote: string): boolean => quote.length >= LINE && WHOLE.test(quote.trim())
/** A passage that begins in the middle of a sentence. */
const TORN = /^\P{L}*\p{Ll}/u
export const isTorn = (quote: string): boolean => TORN.test(quote)

const MAKERS = /\b(?:written|illustrat|author|translat|publish|copyright)|تأليف|رسوم|ترجمة|كتابة|الناشر/iu

/** Of a picture book every sentence is one to stop at, not the line of its makers; those the engine knows more of come first. */
export function withLines(points: readonly TalkingPoint[], lines: readonly EvidenceRef[]): TalkingPoint[] {
  const other = lines.filter(
    ({ quote, start, end }) =>
      isWholeLine(quote) && points.every(({ evidence }) => end <= evidence.start || evidence.end <= start),
  )
  return [...points, ...other.map((evidence): TalkingPoint => ({ kind: 'passage', chance: 0, evidence }))]
}

/** The whole sentences of a picture book that are no line of its makers, in their order. */
export const wholeLines = (lines: readonly EvidenceRef[]): EvidenceRef[] =>
  lines.filter(({ quote }) => isWholeLine(quote) && !MAKERS.test(quote))

const NEXT_SENTENCE = /^\s*[^\n.!?؟…]{2,}[.!?؟…]+["'”’»)]*/u

/** A passage with the sentence after it, where both take at most `max` characters. */
export function withNext(text: string, ref: EvidenceRef, max: number): EvidenceRef {
  const next = NEXT_SENTENCE.exec(text.slice(ref.end, ref.start + max))
  if (next === null) return ref
  const end = ref.end + next[0].length
  return { ...ref, end, quote: text.slice(ref.start, end) }
}
