import { excerptAround, type Span } from '../../contract/excerpt.ts'
import type { Localized } from '../../contract/languages.ts'
import { cleanText, isolateText } from './isolate.ts'

const OPENING = /^["“”«»„‘'\u2018]+/u
const CLOSING = /["“”«»‘’']+$/u

const LONGEST = 140

/**
 * A quote cut to at most `max` characters: at the end of a clause where one is near, else at a word, with an ellipsis.
 * What is left is verbatim. Quotation marks around the whole, or left open by the cut, are dropped. Where `telling` words
 * of it are given, in offsets of the quote, the cut is made around them.
 */
export function clipQuote(quote: string, max = LONGEST, telling?: Span): string {
  const whole = trimMarks(cleanText(quote))
  if (whole.length <= max) return withoutStop(whole)
  if (telling !== undefined) return clipAround(quote, telling, max)
  const cut = whole.slice(0, max + 1)
  const clause = Math.max(...[...cut.matchAll(/[.!?؟;؛:،,](?=\s|["”»])/g)].map((match) => match.index), 0)
  const end = clause >= max * 0.45 ? clause : cut.lastIndexOf(' ')
  const kept = trimMarks(whole.slice(0, end > 0 ? end : max)).replace(/[\s,،;؛:—-]+$/u, '')
  return `${kept}…`
}

const SENTENCE_END = /[.!?؟…]["'”’»)]*\s*$/u
const LETTER = /[\p{L}\p{N}]/u

function clipAround(quote: string, telling: Span, max: number): string {
  const { start, end } = excerptAround(quote, { start: 0, end: quote.length }, telling, max)
  const kept = withoutStop(trimMarks(cleanText(quote.slice(start, end))))
  const isWhole = SENTENCE_END.test(quote.slice(start, end)) || !LETTER.test(quote.slice(end))
  return isWhole ? kept : `${kept}…`
}

/** A single full stop at the end would collide with the sentence around the quote. */
function withoutStop(text: string): string {
  return text.replace(/(?<![.…])[.،,;؛]$/u, '')
}

function trimMarks(text: string): string {
  let result = text
  if (OPENING.test(result) && (CLOSING.test(result) || unbalanced(result))) result = result.replace(OPENING, '')
  if (CLOSING.test(result) && unbalanced(result)) result = result.replace(CLOSING, '')
  return result.trim()
}

function unbalanced(text: string): boolean {
  const count = (mark: RegExp): number => text.match(mark)?.length ?? 0
  return count(/["]/g) % 2 === 1 || count(/“/g) !== count(/”/g) || count(/«/g) !== count(/»/g) || /['’]$/u.test(text)
}

const SHORTEST_SPEECH = 12
/** Speech, and what tells who said it, as they stand in one sentence. */
const SPOKEN_FIRST = /^(?:“([^“”]+)”|"([^"]+)"|«([^«»]+)»)\s*(.*)$/su

/** Speech that a speaker's tag interrupts: "Go," said she, "and come back." */
const SPOKEN_TWICE = /^(?:“([^“”]+)”([^“”]+)“([^“”]+)”|"([^"]+)"([^"]+)"([^"]+)"|«([^«»]+)»([^«»]+)«([^«»]+)»)$/su
const LONGEST_TAG = 70

/**
 * What may stand for a sentence of speech, the best first, for marks inside our own marks confuse: the speech alone of one
 * that is mostly speech, the longer part of speech that is interrupted. None for any other sentence.
 */
function speechesOf(text: string): string[] {
  const bare = (speech: string | undefined): string => speech?.replace(/[,،]$/u, '').trim() ?? ''
  const parts = SPOKEN_TWICE.exec(text)
    ?.slice(1)
    .filter((part) => part !== undefined)
  if (parts !== undefined && (parts[1] ?? '').length <= LONGEST_TAG) {
    const spoken = [bare(parts[0]), bare(parts[2])].toSorted((a, b) => b.length - a.length)
    return spoken.filter((speech) => speech.length >= SHORTEST_SPEECH)
  }
  const spoken = SPOKEN_FIRST.exec(text)
  const speech = bare(spoken?.[1] ?? spoken?.[2] ?? spoken?.[3])
  return speech.length >= SHORTEST_SPEECH && speech.length * 1.6 > (spoken?.[4] ?? '').length ? [speech] : []
}

/**
 * A mark that the sentence leaves open, or closes without having opened it, parts speech from introduction: the longer
 * part is shown, or the speech that is closed where it is long enough. Verbatim in every case.
 */
function insideMarks(text: string): string {
  const count = (mark: string): number => text.split(mark).length - 1
  const opened =
    count('«') > count('»')
      ? text.lastIndexOf('«')
      : count('“') > count('”')
        ? text.lastIndexOf('“')
        : count('"') % 2 === 1
          ? text.lastIndexOf('"')
          : -1
  const closed =
    count('»') > count('«')
      ? text.indexOf('»')
      : count('”') > count('“')
        ? text.indexOf('”')
        : /^[^"]*[.,!?؟،]"(?:\s|$)/u.test(text)
          ? text.indexOf('"')
          : -1
  const at = closed >= 0 ? closed : opened
  if (at < 0) return text
  const before = text.slice(0, at).replace(/[\s:،,؛;—–-]+$/u, '')
  const after = text.slice(at + 1).trim()
  const isSpeech = closed >= 0 && before.length >= SHORTEST_SPEECH
  return isSpeech || before.length > after.length ? before : after
}

/**
 * The quote in the quotation marks of each language, isolated where it runs against the sentence. Its `telling` words, in
 * offsets of the quote, are never cut away.
 */
export function quoted(quote: string, max?: number, telling?: Span): Localized {
  const whole = cleanText(quote)
  const focus = telling && cleanSpan(quote, whole, telling)
  const text = speechesOf(whole).find((speech) => holds(whole.indexOf(speech), speech.length, focus)) ?? whole
  const at = whole.indexOf(text)
  const clipped = clipQuote(text, max, focus && { start: focus.start - at, end: focus.end - at })
  const inside = insideMarks(clipped)
  const shown = focus === undefined || inside.includes(whole.slice(focus.start, focus.end)) ? inside : clipped
  const { en, ar } = isolateText(shown)
  return { en: `“${en}”`, ar: `«${ar}»` }
}

/**
 * A passage of some sentences as it stands, in marks that do not stand in it: of what holds speech the outer marks are the
 * others of the language.
 */
export function quotedWhole(passage: string): Localized {
  const whole = cleanText(passage)
  const { en, ar } = isolateText(whole)
  const speaks = /["“”„]/u.test(whole)
  return {
    en: speaks ? `‘${en}’` : `“${en}”`,
    ar: /[«»]/u.test(whole) ? `“${ar}”` : `«${ar}»`,
  }
}

const holds = (at: number, length: number, focus: Span | undefined): boolean =>
  focus === undefined || (focus.start >= at && focus.end <= at + length)

/** Where a stretch of a raw text stands once the text is cleaned. */
function cleanSpan(raw: string, clean: string, { start, end }: Span): Span {
  const words = cleanText(raw.slice(start, end))
  const at = clean.indexOf(words, Math.max(0, cleanText(raw.slice(0, start)).length - 1))
  return { start: at, end: at + words.length }
}
