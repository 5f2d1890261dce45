import { isChapterLine } from './chapter-lines.ts'

/** A paragraph shorter than this may be a caption or a title. */
const LEAST_ARABIC = 40
/** Two halves of a verse on one line; a paragraph of prose is longer. */
const LONGEST_VERSE = 90
/** After these a capital does not begin a sentence. */
const LEADS_ON =
  /(?:^|[\s(“"])(?:a|an|the|of|and|or|but|to|in|on|at|by|for|from|with|as|that|his|her|its|their|my|your|our|Mr\.|Mrs\.|Ms\.|Dr\.|St\.)$/i
const ARABIC_LETTER = /[\u0621-\u065f\u0670-\u06d3]/

/**
 * Whether the last sentence of a page goes on with the first words of the next. In Latin script small letters tell; in
 * Arabic, which has none, a long paragraph that ends in a word or a comma does, save on a page of verse, whose lines end
 * so as well.
 * @param page paragraphs one a line, no heading at its end
 * @param next the same, no heading at its beginning
 * @example runsOn('He took the lantern and', 'Mona followed him.') // true
 */
export function runsOn(page: string, next: string): boolean {
  const last = page.slice(page.lastIndexOf('\n') + 1)
  const first = /^[^\n]*/.exec(next)?.[0] ?? ''
  if (isChapterLine(last) || isChapterLine(first)) return false
  if (/^\p{Ll}/u.test(first)) return /[\p{L}\p{M}\p{N},;’'-]$/u.test(last)
  if (/^\p{Lu}/u.test(first)) return last.endsWith(',') || LEADS_ON.test(last)
  if (!ARABIC_LETTER.test(first.charAt(0)) || !/[\u0621-\u065f\u0670-\u06d3\u060c]$/.test(last)) return false
  return last.length >= LEAST_ARABIC && first.length >= LEAST_ARABIC && !isVerse(page)
}

function isVerse(page: string): boolean {
  const paragraphs = page.split('\n').slice(0, -1)
  const verses = paragraphs.filter((one) => one.length <= LONGEST_VERSE && !/[.!?؟…:؛"”»)\]]$/.test(one))
  return paragraphs.length >= 2 && verses.length > paragraphs.length / 2
}
