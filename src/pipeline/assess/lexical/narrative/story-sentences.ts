import type { BookText } from '../../../../contract/book-text.ts'
import { byForm } from '../segment/by-form.ts'
import type { TokenizedText } from '../segment/tokenized-text.ts'

/** Lines that speak of the book as a product wherever they stand. */
const ALWAYS_MATTER =
  /https?:|www\.|\.(?:com|org|net)\b|gutenberg|all rights reserved|\bisbn\b|copyright|©|creative commons|\bcc by|public domain|transcriber|\[illustration|\be-?text\b|حقوق (?:الطبع|النشر|الملكية)|جميع الحقوق|ردمك|رقم الإيداع|المشاع الإبداعي/iu

/** A form that stands in each of them, folded; a sentence without one need not be searched. */
const mayMatter = byForm((form) =>
  /http|www|com|org|net|gutenberg|rights|isbn|copyright|commons|cc|domain|transcriber|illustration|text|حقوق|ردمك|الايداع|المشاع/.test(
    form,
  ),
)

/** The same, only believed near the beginning and the end of a book: a story may speak of printers too. */
const EDGE_MATTER =
  /^[^\p{L}\d]*(?:title:|author:|year:|translat(?:ed|ion) (?:by|from)|illustrat(?:ed|ions) by|written by|published|printed (?:in|by)|edited by|dedicated to|table of contents|list of illustrations|first (?:published|edition)|publisher|produced by|the end\b|with drawings|(?:licen[cs]e|text|illustrat(?:ions?|ors?)|translators?|language|level)\s*:)|^[^\p{L}\d]*(?:الرخصة|النص|الرسوم|المترجمة?|اللغة|المستوى)\s*:|^(?:تأليف|ترجمة|رسوم|الناشر|دار النشر|الطبعة|إعداد|مراجعة|المحتويات|الفهرس|فهرس|إهداء|الإهداء|بقلم)(?![\u0621-\u064A])/iu

const CHAPTER_LINE =
  /^[^\p{L}\d]*(?:(?:chapter|book|part|section|canto|act|scene|volume|stave|letter)\s+(?:[ivxlc]+|\d+|the|one|two|three|four|five|six|seven|eight|nine|ten|first|second|third|last)\b|(?:الفصل|الباب|الجزء|المشهد|القسم|الحكاية|الليلة)\s+\S+|[ivxlc]+\.?$|\d+\W*$)/iu

const ENDS_A_SENTENCE = /[.!?؟…:;؛،,"”»'’)\]—–-][_*\s‏]*$/u

/** How much of the front and the back of a book counts as its edge. */
const EDGE_SHARE = 0.04
const EDGE_CHARACTERS = 6000

function hintsAt(tokens: TokenizedText, hints: readonly boolean[], sentence: number): boolean {
  const end = tokens.sentenceToken[sentence + 1]!
  for (let token = tokens.sentenceToken[sentence]!; token < end; token += 1) {
    if (hints[tokens.tokenForm[token]!] === true) return true
  }
  return false
}

/** True where every cased letter of a text is a capital and there are at least four. */
function isShouted(piece: string): boolean {
  let letters = 0
  for (let at = 0; at < piece.length; at += 1) {
    const code = piece.charCodeAt(at)
    if (code >= 97 && code <= 122) return false
    if (code >= 65 && code <= 90) letters += 1
  }
  return letters >= 4
}

/** A heading mark stands near its heading; a text in one endless line must not be walked again and again. */
const LINE_REACH = 120

/** The first sign of the line on which an offset stands. */
function lineMark(text: string, offset: number): string {
  let at = offset
  const least = Math.max(0, offset - LINE_REACH)
  while (at > least && text.charCodeAt(at - 1) !== 10) at -= 1
  if (at === least && at > 0) return ''
  while (at < offset && text.charCodeAt(at) <= 32) at += 1
  return at < offset ? (text[at] ?? '') : ''
}

/**
 * Marks the sentences that tell the story (1) and leaves out what belongs to the book as an object (0): headings,
 * contents, licence, title page, captions. Loose lines without a full stop are left out of prose, but kept where most of
 * the book is written so, as verse and first readers are. Linear in the text.
 */
export function storySentences(tokens: TokenizedText, book: BookText): Uint8Array {
  let keep = known.get(tokens)
  if (keep === undefined) {
    keep = markStory(tokens, book)
    known.set(tokens, keep)
  }
  return keep
}

/** Every measure of a book asks for the same marks. */
const known = new WeakMap<TokenizedText, Uint8Array>()

function markStory(tokens: TokenizedText, book: BookText): Uint8Array {
  const { text, sentenceCount, sentenceStart, sentenceEnd, sentenceToken } = tokens
  const keep = new Uint8Array(sentenceCount)
  const loose = new Uint8Array(sentenceCount)
  const edge = Math.min(EDGE_CHARACTERS, Math.max(400, text.length * EDGE_SHARE))
  const headings = book.headings.filter((heading) => heading.end - heading.start < 200)
  const hints = mayMatter(tokens.forms)
  const hasSign = text.includes('©')
  let heading = 0
  let proseWords = 0
  let looseWords = 0
  for (let sentence = 0; sentence < sentenceCount; sentence += 1) {
    const start = sentenceStart[sentence] ?? 0
    const end = sentenceEnd[sentence] ?? 0
    const words = (sentenceToken[sentence + 1] ?? 0) - (sentenceToken[sentence] ?? 0)
    while (heading < headings.length && (headings[heading]?.end ?? 0) <= start) heading += 1
    if (start >= (headings[heading]?.start ?? Infinity)) continue
    const mark = lineMark(text, start)
    if (mark === '#' || mark === '|' || mark === '[') continue
    const short = end - start < 400
    const piece = text.slice(start, short ? end : start + 400)
    if (short && (hasSign || hintsAt(tokens, hints, sentence)) && ALWAYS_MATTER.test(piece)) continue
    if (words <= 14 && (CHAPTER_LINE.test(piece) || isShouted(piece))) continue
    if (short && (start < edge || end > text.length - edge) && EDGE_MATTER.test(piece)) continue
    if (words <= 12 && !ENDS_A_SENTENCE.test(piece)) {
      loose[sentence] = 1
      looseWords += words
      continue
    }
    keep[sentence] = 1
    proseWords += words
  }
  if (looseWords > proseWords) {
    for (let sentence = 0; sentence < sentenceCount; sentence += 1)
      keep[sentence] = (keep[sentence] ?? 0) | (loose[sentence] ?? 0)
  }
  return keep
}
