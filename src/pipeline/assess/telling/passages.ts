import { pageAt, type BookText } from '../../../contract/book-text.ts'
import type { EvidenceRef } from '../../../contract/evidence.ts'
import type { TokenizedText } from '../lexical/segment/tokenized-text.ts'
import type { Window } from '../reader/windows.ts'

/** A passage shorter than this says little, a longer one is not quoted whole. */
const SHORTEST = 60
const LONGEST = 400
const ENDS_WHOLE = /[.!?؟…]["'”’»)\]_*]*$/u
const BEGINS_WHOLE = /^["'“‘«(_*]*[\p{Lu}\p{Lo}\d]/u
/** Print marks, footnotes and lists; a heading, a list or a footnote has run in. */
const NOT_PROSE =
  /[_*#|{}[\]<>=]|\d\s*[-–]\s*$|\s['’](?:s|ll|d|re|ve|t|m)\b|^(?:this|here) is (?:a|the) (?:picture|drawing)/iu
/** Of God and of those nobody plays with a guide makes no tasks. */
const HOLY =
  /\b(?:Allah|Prophet|Muhammad|Mohammed|Mahomet|Koran|Qur['’]?an|Gospel|Jesus|Christ|Moses|Abraham the|Sulaiman|Suleiman-bin-Daoud)\b|(?:^|[^\u0621-\u064A])[وفبلك]{0,2}(?:النبي|رسول الله|الرسول|صلى الله|عليه السلام|رضي الله|الصحابة|القرآن|المسيح|محمد بن عبد الله)(?![\u0621-\u064A])/u
/** What such words announce stands outside of the passage. */
const ANNOUNCES =
  /(?:\b(?:these words|as follows|the following(?: words)?|and said|he said|she said|cried out)|(?:ما يلي|ما يأتي|الكلمات التالية|قائلا|قائلًا|وقال|فقال))[\s:,،.…—-]*$/iu
/** Jests about eating somebody are no jests out of their scene. */
const EATS =
  /\b(?:eat|eats|ate|eaten|eating|devour\w*|gobbl\w*|swallow\w*)\b[^.!?]{0,60}\b(?:bab(?:y|ies)|child(?:ren)?|boys?|girls?|m[ae]n|people|somebody|someone|you|me|him|her|us|them)\b|(?:أكل|آكل|يأكل|تأكل|نأكل|التهم|يلتهم|ابتلع|يبتلع)(?:ك|ه|ها|هم|نا|ني)?(?:\s+\S+){0,4}?\s+(?:ال)?(?:طفل|أطفال|ولد|أولاد|بنت|رجل|ناس|إنسان|بشر)/iu
/** Talk of people as they were written down to be laughed at. */
const CARICATURE = /\b(?:mammy|ole miss|massa|chillun|pickaninn\w*|dark(?:y|ies)|negro(?:es)?|nigger\w*|squaws?)\b/iu
const VERSE_LINE = 55

/**
 * A window as a passage that can be quoted alone: whole sentences of the story, speech that is opened is closed. undefined where it
 * begins or ends in the middle of something.
 */
export function passageOf(
  tokens: TokenizedText,
  book: BookText,
  story: Uint8Array,
  { first, last }: Window,
): EvidenceRef | undefined {
  const opening = tokens.tokenSentence[first]!
  const closing = tokens.tokenSentence[last]!
  if (tokens.sentenceToken[opening] !== first || tokens.sentenceToken[closing + 1] !== last + 1) return undefined
  for (let sentence = opening; sentence <= closing; sentence += 1) if (story[sentence] !== 1) return undefined
  const start = tokens.sentenceStart[opening]!
  const end = tokens.sentenceEnd[closing]!
  const quote = book.text.slice(start, end)
  if (quote.length < SHORTEST || quote.length > LONGEST) return undefined
  if (HOLY.test(quote) || EATS.test(quote) || ANNOUNCES.test(quote) || CARICATURE.test(quote) || isVerse(quote))
    return undefined
  if (!BEGINS_WHOLE.test(quote) || !ENDS_WHOLE.test(quote) || NOT_PROSE.test(quote) || !isBalanced(quote))
    return undefined
  return { quote, page: pageAt(book.pages, start), start, end }
}

/** Lines of verse lose their form in a sentence. */
function isVerse(quote: string): boolean {
  const lines = quote.split('\n').filter((line) => line.trim() !== '')
  return lines.length > 2 && quote.length / lines.length < VERSE_LINE
}

const PAIRS = ['“”', '«»', '()', '‘’'] as const

function isBalanced(text: string): boolean {
  if (text.split('"').length % 2 === 0) return false
  return PAIRS.every(([open, close]) => {
    let depth = 0
    for (const letter of text) {
      // An apostrophe closes nothing.
      if (letter === open) depth += 1
      else if (letter === close && (depth > 0 || close !== '’')) depth -= 1
      if (depth < 0) return false
    }
    return depth === 0 || open === '‘'
  })
}
