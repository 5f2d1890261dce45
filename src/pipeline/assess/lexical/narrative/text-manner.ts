import { byForm } from '../segment/by-form.ts'
import type { TokenizedText } from '../segment/tokenized-text.ts'
import { countTimeShifts } from './count-time-shifts.ts'

export type TextManner = { dialogueShare: number; firstPerson: boolean; verse: boolean; timeShifts: number }

const ENGLISH_I = new Set(['i', 'me', 'my', "i'm", "i'd", "i've", "i'll", 'myself', 'mine'])
const ARABIC_I = new Set([
  'انا',
  'كنت',
  'لي',
  'عندي',
  'قلت',
  'رايت',
  'فقلت',
  'وانا',
  'وكنت',
  'نفسي',
  'اني',
  'لاني',
  'اردت',
  'ذهبت',
  'امي',
  'ابي',
])
const englishOwn = byForm((form) => (ENGLISH_I.has(form) ? 1 : 0))
const arabicOwn = byForm((form) => (ARABIC_I.has(form) ? 1 : 0))
const ENGLISH_FIRST_PERSON = 0.025
const ARABIC_FIRST_PERSON = 0.012
/** Where most of the text is spoken there is too little narration to tell who narrates. */
const MIN_NARRATION = { words: 60, share: 0.3 }

/** «فانحنى جان فقال: إني أعرفها»: Arabic prints speech without marks, up to the end of its line. */
const SPEAKS =
  /(?:^|\s)[وف]?(?:قال|قالت|يقول|تقول|أجاب|أجابت|أجابه|أجابته|صاح|صاحت|سأل|سألت|سأله|سألته|رد|ردت|هتف|هتفت|همس|همست|نادى|صرخ|صرخت|قائلا|قائلًا|قائلة)(?:\s+\S+){0,5}?\s*:|^\s*[-–—]/u

/** Tells of the tokens of an Arabic text, asked for in their order, whether somebody says them without a mark. */
function unmarkedSpeech({ text, tokenStart }: TokenizedText): (token: number) => boolean {
  let end = -1
  let from = 0
  return (token) => {
    const start = tokenStart[token]!
    if (start >= end) {
      const begin = text.lastIndexOf('\n', start) + 1
      const next = text.indexOf('\n', start)
      end = next < 0 ? text.length : next
      const found = SPEAKS.exec(text.slice(begin, end))
      from = found === null ? end : begin + found.index + found[0].length
    }
    return start >= from
  }
}

/** How the text is told: shares of all words of the story, and counts. */
export function textManner(tokens: TokenizedText, keep: Uint8Array): TextManner {
  let words = 0
  let quoted = 0
  let unmarked = 0
  let i = 0
  const arabic = tokens.language === 'ar'
  const isSaid = arabic ? unmarkedSpeech(tokens) : () => false
  const own = (arabic ? arabicOwn : englishOwn)(tokens.forms)
  for (let token = 0; token < tokens.tokenCount; token += 1) {
    if (keep[tokens.tokenSentence[token] ?? 0] !== 1) continue
    words += 1
    if (tokens.tokenQuoted[token] === 1) quoted += 1
    else if (isSaid(token)) unmarked += 1
    else i += own[tokens.tokenForm[token] ?? 0] ?? 0
  }
  const narrated = Math.max(1, words - quoted - unmarked)
  const isNarrated = narrated > Math.max(MIN_NARRATION.words, MIN_NARRATION.share * words)
  return {
    dialogueShare: words === 0 ? 0 : quoted / words,
    firstPerson: isNarrated && i / narrated > (arabic ? ARABIC_FIRST_PERSON : ENGLISH_FIRST_PERSON),
    verse: isVerse(tokens.text),
    timeShifts: countTimeShifts(tokens, keep),
  }
}

const SHORT_LINE = 65
const MIN_LINES = 12

const ENDS_LINE = /[.!?؟…"”»:]$/u
const BEGINS_LINE = /^["“'«_]*[A-Z\u0600-\u06FF]/u

/** True where lines are short, begin afresh, and mostly end without a full stop, as verse is printed. */
function isVerse(text: string): boolean {
  let lines = 0
  let short = 0
  let open = 0
  let fresh = 0
  let isOpen = false
  for (let from = 0; from < text.length;) {
    let end = text.indexOf('\n', from)
    if (end < 0) end = text.length
    const line = text.slice(from, end).trim()
    from = end + 1
    if (line.length === 0) continue
    lines += 1
    if (isOpen && BEGINS_LINE.test(line)) fresh += 1
    isOpen = false
    if (line.length > SHORT_LINE) continue
    short += 1
    if (ENDS_LINE.test(line)) continue
    open += 1
    isOpen = true
  }
  // No line follows the last one, so it is not left open.
  if (isOpen) open -= 1
  if (lines < MIN_LINES) return false
  return short / lines > 0.75 && open / lines > 0.4 && fresh / Math.max(1, open) > 0.8
}
