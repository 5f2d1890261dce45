import type { Localized } from '../../contract/languages.ts'
import { cleanText, isolateText } from './isolate.ts'

const OPENING = /^["“”«»„‘'\u2018]+/u
const CLOSING = /["“”«»‘’']+$/u

/**
 * A quote cut to at most `max` characters: at the end of a clause where one is near, else at a word, with an ellipsis.
 * What is left is verbatim. Quotation marks around the whole, or left open by the cut, are dropped.
 */
export function clipQuote(quote: string, max = 100): string {
  const whole = trimMarks(cleanText(quote))
  if (whole.length <= max) return withoutStop(whole)
  const cut = whole.slice(0, max + 1)
  const clause = Math.max(...[...cut.matchAll(/[.!?؟;؛:،,](?=\s|["”»])/g)].map((match) => match.index), 0)
  const end = clause >= max * 0.45 ? clause : cut.lastIndexOf(' ')
  const kept = trimMarks(whole.slice(0, end > 0 ? end : max)).replace(/[\s,،;؛:—-]+$/u, '')
  return `${kept}…`
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

/**
 * A sentence that ends before its speaker does leaves a mark open inside ours. What is said is then shown without what
 * introduces it, or the introduction alone where that is the longer part: verbatim either way.
 */
function insideMarks(text: string): string {
  const count = (mark: string): number => text.split(mark).length - 1
  const at =
    count('«') > count('»')
      ? text.lastIndexOf('«')
      : count('“') > count('”')
        ? text.lastIndexOf('“')
        : count('"') % 2 === 1
          ? text.lastIndexOf('"')
          : -1
  if (at < 0) return text
  const introduction = text.slice(0, at).replace(/[\s:،,؛;—–-]+$/u, '')
  const speech = text.slice(at + 1).trim()
  return introduction.length > speech.length ? introduction : speech
}

/** The quote in the quotation marks of each language, isolated where it runs against the sentence. */
export function quoted(quote: string, max?: number): Localized {
  const { en, ar } = isolateText(insideMarks(clipQuote(quote, max)))
  return { en: `“${en}”`, ar: `«${ar}»` }
}
