import { CHARACTER, CHARACTER_CLASS, LAST_WORD_CLASS } from './character-class.ts'
import { GrowingArray } from './growing-array.ts'
import { QuoteTracker } from './quote-tracker.ts'
import { newlineEndsSentence, sentenceEndAfterStop, wrapWidth } from './sentence-breaks.ts'
import { TokenColumns } from './token-columns.ts'
import type { TokenizedText } from './tokenized-text.ts'
import { SCRIPT, sharedInterner } from './word-interner.ts'

/** Both scripts must hold at least this share of the words for a text to count as mixed. */
const MIXED_SHARE = 0.15

/**
 * Cuts a text into words and sentences in one pass over its code units. Linear in the text; words are lower-cased,
 * folded and stemmed once per distinct surface. Offsets are UTF-16 code units.
 * @example tokenize('He ran. She hid.').sentenceCount // 2
 */
export function tokenize(text: string): TokenizedText {
  const words = sharedInterner()
  const { formOf, stemOf } = words
  const tokens = new TokenColumns(text.length >> 2)
  let latinWords = 0
  let arabicWords = 0
  const sentenceStart = new GrowingArray(text.length >> 6)
  const sentenceEnd = new GrowingArray(text.length >> 6)
  const sentenceToken = new GrowingArray(text.length >> 6)
  const paragraphStart = new GrowingArray(text.length >> 8)
  const quotes = new QuoteTracker(text)
  const width = wrapWidth(text)
  const length = text.length
  let from = 0
  let firstToken = 0
  let lineStart = 0
  let paragraphOpen = false

  const closeSentence = (end: number): void => {
    if (tokens.length === firstToken) return
    let trimmed = end
    while (trimmed > from && isBlank(text.charCodeAt(trimmed - 1))) trimmed -= 1
    sentenceStart.push(from)
    sentenceEnd.push(trimmed)
    sentenceToken.push(firstToken)
    firstToken = tokens.length
    from = end
  }

  let index = 0
  while (index < length) {
    const code = text.charCodeAt(index)
    const kind = CHARACTER_CLASS[code]!
    if (kind >= CHARACTER.latin && kind <= CHARACTER.digit) {
      if (tokens.length === firstToken) from = sentenceOpening(text, index, Math.max(from, lineStart))
      if (!paragraphOpen) {
        paragraphStart.push(from)
        paragraphOpen = true
      }
      const start = index
      let hash = 0
      let letters = 0
      let arabic = 0
      let foreign = 0
      for (; index < length; index += 1) {
        const unit = text.charCodeAt(index)
        const unitKind = CHARACTER_CLASS[unit]!
        if (unitKind === CHARACTER.latin) letters += 1
        else if (unitKind === CHARACTER.arabic) arabic += 1
        else if (unitKind === CHARACTER.foreign) foreign += 1
        else if (unitKind === CHARACTER.apostrophe) {
          if (letters === 0 || CHARACTER_CLASS[text.charCodeAt(index + 1)] !== CHARACTER.latin) break
        } else if (unitKind === CHARACTER.other || unitKind > LAST_WORD_CLASS) break
        hash = (Math.imul(hash, 31) + unit) | 0
      }
      const script = arabic > 0 ? SCRIPT.arabic : letters > 0 && foreign === 0 ? SCRIPT.latin : SCRIPT.other
      if (script === SCRIPT.latin) latinWords += 1
      else if (script === SCRIPT.arabic) arabicWords += 1
      const surface = words.intern(text, start, index, hash, script)
      tokens.push(start, index, formOf[surface]!, stemOf[surface]!, script, quotes.open, sentenceStart.length)
      continue
    }
    if (kind === CHARACTER.stop) {
      const touches = tokens.length > firstToken && tokens.ends[tokens.length - 1] === index
      const end = sentenceEndAfterStop(
        text,
        index,
        touches ? lastWord(text, tokens.starts[tokens.length - 1]!, index) : '',
      )
      const runEnd = end > index ? end : skipStops(text, index)
      for (let at = index; at < runEnd; at += 1) quotes.see(at, CHARACTER_CLASS[text.charCodeAt(at)]!)
      index = runEnd
      if (end > 0) closeSentence(end)
      continue
    }
    if (kind === CHARACTER.newline) {
      const blank = isBlankLine(text, index + 1)
      if (newlineEndsSentence(text, index, lineStart, width)) closeSentence(index)
      if (blank || (width === 0 && tokens.length === firstToken)) {
        quotes.reset()
        paragraphOpen = false
      }
      lineStart = index + 1
    } else if (kind !== CHARACTER.space && kind !== CHARACTER.other) quotes.see(index, kind)
    index += 1
  }
  closeSentence(length)

  const tokenCount = tokens.length
  sentenceToken.push(tokenCount)
  return {
    text,
    language: languageOf(latinWords, arabicWords),
    tokenCount,
    tokenStart: tokens.starts.slice(0, tokenCount),
    tokenEnd: tokens.ends.slice(0, tokenCount),
    tokenForm: tokens.forms.slice(0, tokenCount),
    tokenStem: tokens.stems.slice(0, tokenCount),
    tokenScript: tokens.scripts.slice(0, tokenCount),
    tokenQuoted: tokens.quoted.slice(0, tokenCount),
    tokenSentence: tokens.sentences.slice(0, tokenCount),
    sentenceCount: sentenceStart.length,
    sentenceStart: sentenceStart.toArray(),
    sentenceEnd: sentenceEnd.toArray(),
    sentenceToken: sentenceToken.toArray(),
    paragraphStart: paragraphStart.toArray(),
    forms: words.forms,
  }
}

function languageOf(latin: number, arabic: number): 'en' | 'ar' | 'mixed' {
  const share = arabic / Math.max(1, latin + arabic)
  if (share >= MIXED_SHARE && share <= 1 - MIXED_SHARE) return 'mixed'
  return share > 0.5 ? 'ar' : 'en'
}

function isBlank(code: number): boolean {
  const kind = CHARACTER_CLASS[code]!
  return kind === CHARACTER.space || kind === CHARACTER.newline
}

/** The sentence begins at the opening quote or bracket before its first word, but never at a bullet or a rule. */
function sentenceOpening(text: string, word: number, floor: number): number {
  let start = word
  while (start > floor) {
    const code = text.charCodeAt(start - 1)
    const kind = CHARACTER_CLASS[code]!
    const opens = kind === CHARACTER.straightQuote || kind === CHARACTER.openQuote || kind === CHARACTER.apostrophe
    if (!opens && code !== 0x28 && code !== 0x5b && code !== 0x2018 && code !== 0x5f) break
    start -= 1
  }
  return start
}

function lastWord(text: string, start: number, end: number): string {
  return end - start > 7 ? 'longword' : text.slice(start, end).toLowerCase()
}

function skipStops(text: string, from: number): number {
  let index = from
  while (CHARACTER_CLASS[text.charCodeAt(index)] === CHARACTER.stop) index += 1
  return index
}

function isBlankLine(text: string, from: number): boolean {
  let index = from
  while (CHARACTER_CLASS[text.charCodeAt(index)] === CHARACTER.space) index += 1
  return index >= text.length || CHARACTER_CLASS[text.charCodeAt(index)] === CHARACTER.newline
}
