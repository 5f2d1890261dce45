import { CHARACTER, CHARACTER_CLASS } from './character-class.ts'

/** Abbreviations whose full stop does not end a sentence when a word follows. */
const ABBREVIATIONS = new Set(
  'mr mrs ms messrs mme mlle mdlle dr st prof rev hon capt col gen lt sgt maj cpl adm gov sen rep esq bros vs viz vol no nos fig pp ed eds etc approx dept jan feb mar apr jun jul aug sep sept oct nov dec eg ie cf al ave blvd'.split(
    ' ',
  ),
)
/** May also close a sentence, so a capital after them decides for a break. */
const CLOSING_ABBREVIATIONS = new Set(['etc', 'esq', 'no', 'ed', 'al'])

/**
 * Where a run of stops ends a sentence: the offset behind the run and its closing quotes and brackets, or 0 when the
 * sentence goes on. `lastWord` is the lower-case word the first stop touches, empty when it touches none.
 */
export function sentenceEndAfterStop(text: string, offset: number, lastWord: string): number {
  let end = offset
  let onlyFullStops = true
  let stops = 0
  while (end < text.length && CHARACTER_CLASS[text.charCodeAt(end)] === CHARACTER.stop) {
    const code = text.charCodeAt(end)
    if (code !== 0x2e && code !== 0x2026) onlyFullStops = false
    stops += code === 0x2026 ? 3 : 1
    end += 1
  }
  while (end < text.length && isCloser(text.charCodeAt(end))) end += 1
  if (end >= text.length) return end
  const following = CHARACTER_CLASS[text.charCodeAt(end)]!
  // "3.5", "e.g", a file name: a stop inside a word ends nothing; a dash carries on.
  if (following === CHARACTER.latin || following === CHARACTER.digit) return 0
  if (following === CHARACTER.dash || text.charCodeAt(end) === 0x2c) return 0
  const next = nextVisible(text, end)
  if (next < 0) return end
  const code = text.charCodeAt(next)
  if (isLowerCase(code) || (end > offset + 1 && isArabicTag(text, next))) return 0
  if (onlyFullStops && stops === 1 && lastWord !== '' && staysOpen(lastWord, text, next)) return 0
  return end
}

/** Verbs of saying: who speaks is named after the closing mark. */
const ARABIC_TAGS = new Set(
  'قال قالت قالوا سأل سألت سألته سألها صاح صاحت أجاب أجابت أجابه أجابها همس همست صرخ صرخت هتف هتفت رد ردت نادى نادت أضاف أضافت'.split(
    ' ',
  ),
)

/** True where a word of saying stands behind a closing quotation mark: «لا تخف!» قالت الأم. */
function isArabicTag(text: string, next: number): boolean {
  if (CHARACTER_CLASS[text.charCodeAt(next)] !== CHARACTER.arabic) return false
  let before = next - 1
  while (before > 0 && CHARACTER_CLASS[text.charCodeAt(before)] === CHARACTER.space) before -= 1
  if (!isCloser(text.charCodeAt(before))) return false
  let end = next
  while (CHARACTER_CLASS[text.charCodeAt(end)] === CHARACTER.arabic) end += 1
  return end - next < 10 && ARABIC_TAGS.has(unvowelled(text.slice(next, end)))
}

const unvowelled = (word: string): string => word.replaceAll(/[\u064B-\u0652]/g, '')

function staysOpen(lastWord: string, text: string, next: number): boolean {
  // A single letter is an initial, save "I" and "a" as words.
  if (lastWord.length === 1) return lastWord !== 'i' && lastWord !== 'a' && isUpperCase(text.charCodeAt(next))
  if (!ABBREVIATIONS.has(lastWord)) return false
  return !CLOSING_ABBREVIATIONS.has(lastWord) || CHARACTER_CLASS[text.charCodeAt(next)] === CHARACTER.digit
}

/** Closing quotes and brackets that belong to the sentence before them. A straight quote closes when no word follows. */
function isCloser(code: number): boolean {
  return (
    code === 0x22 ||
    code === 0x27 ||
    code === 0x29 ||
    code === 0x5d ||
    code === 0x201d ||
    code === 0x2019 ||
    code === 0xbb ||
    code === 0x5f ||
    code === 0x2a
  )
}

function nextVisible(text: string, from: number): number {
  for (let index = from; index < text.length; index += 1) {
    const kind = CHARACTER_CLASS[text.charCodeAt(index)]!
    if (
      kind === CHARACTER.latin ||
      kind === CHARACTER.arabic ||
      kind === CHARACTER.digit ||
      kind === CHARACTER.foreign
    ) {
      return index
    }
    if (kind === CHARACTER.newline && CHARACTER_CLASS[text.charCodeAt(index + 1)] === CHARACTER.newline) return index
  }
  return -1
}

export function isUpperCase(code: number): boolean {
  if (code >= 0x41 && code <= 0x5a) return true
  if (code < 0xc0) return false
  const character = String.fromCharCode(code)
  return character !== character.toLowerCase()
}

function isLowerCase(code: number): boolean {
  if (code >= 0x61 && code <= 0x7a) return true
  if (code < 0xc0) return false
  const character = String.fromCharCode(code)
  return character !== character.toUpperCase()
}

const SAMPLE_LINES = 200
/** Fewer characters in a line are verse, a list or one line of a picture book. */
const LEAST_WIDTH = 18
const MOST_WIDTH = 100
/** In prose broken to a width so many lines begin in lower case; verse begins its lines with capitals. */
const RUNNING_ON = 0.45

/**
 * The width in characters that the lines of a text are broken to, so that a single newline says nothing; 0 where they are
 * not. Looks at the first 200 lines: most are nearly as long as the longest, or, in narrow columns, most run on in lower
 * case.
 */
export function wrapWidth(text: string): number {
  const lengths: number[] = []
  let joints = 0
  let running = 0
  let start = 0
  while (start < text.length && lengths.length < SAMPLE_LINES) {
    let end = text.indexOf('\n', start)
    if (end < 0) end = text.length
    if (end > start) {
      if (start > 0 && text.charCodeAt(start - 1) === 0x0a && text.charCodeAt(start - 2) !== 0x0a) {
        joints += 1
        if (isLowerCase(text.charCodeAt(start))) running += 1
      }
      lengths.push(end - start)
    }
    start = end + 1
  }
  if (lengths.length < 3) return 0
  const full = lengths.filter((length) => length >= 50 && length <= MOST_WIDTH).length
  if (full / lengths.length > 0.45) return 72
  const width = lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length * 0.9)]!
  return joints >= 4 && running / joints > RUNNING_ON && width >= LEAST_WIDTH && width <= MOST_WIDTH ? width : 0
}

/**
 * Whether a newline ends the sentence before it; `width` is the text's wrapWidth. In wrapped text only a blank line, or a
 * line that had room for more before a capital (verse, headings), does; otherwise a paragraph ends unless the next line
 * goes on in lower case or after a comma. A blank line in the middle of a sentence is the end of a page.
 */
export function newlineEndsSentence(text: string, newline: number, lineStart: number, width: number): boolean {
  let next = newline + 1
  while (next < text.length && CHARACTER_CLASS[text.charCodeAt(next)] === CHARACTER.space) next += 1
  if (next >= text.length) return true
  let last = newline - 1
  while (last > lineStart && CHARACTER_CLASS[text.charCodeAt(last)] === CHARACTER.space) last -= 1
  const code = text.charCodeAt(last)
  if (CHARACTER_CLASS[text.charCodeAt(next)] === CHARACTER.newline) {
    return newline === lineStart || !runsOverPage(text, code, next)
  }
  if (isLowerCase(text.charCodeAt(next))) return false
  if (code === 0x2c || code === 0x3b || code === 0x60c || code === 0x61b)
    return width === 0 && newline - lineStart > 120
  return width === 0 || newline - lineStart < 0.62 * width
}

/** A page ends with "\n\n" in the midst of a sentence when it ends in a word or comma and the next goes on in lower case. */
function runsOverPage(text: string, lastCode: number, blank: number): boolean {
  const kind = CHARACTER_CLASS[lastCode]
  if (kind !== CHARACTER.latin && lastCode !== 0x2c) return false
  const next = blank + 1
  return isLowerCase(text.charCodeAt(next)) && CHARACTER_CLASS[text.charCodeAt(next + 1)] === CHARACTER.latin
}
