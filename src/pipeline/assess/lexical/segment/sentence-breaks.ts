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
  if (isLowerCase(code)) return 0
  if (onlyFullStops && stops === 1 && lastWord !== '' && staysOpen(lastWord, text, next)) return 0
  return end
}

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

/** True where lines are broken to a width, so that a single newline says nothing. Looks at the first 200 lines. */
export function isHardWrapped(text: string): boolean {
  let lines = 0
  let full = 0
  let start = 0
  while (start < text.length && lines < 200) {
    let end = text.indexOf('\n', start)
    if (end < 0) end = text.length
    const length = end - start
    if (length > 0) {
      lines += 1
      if (length >= 50 && length <= 100) full += 1
    }
    start = end + 1
  }
  return lines >= 3 && full / lines > 0.45
}

/**
 * Whether a newline ends the sentence before it. In wrapped text only a blank line, or a short line before a capital
 * (verse, headings), does; otherwise a paragraph ends unless the next line goes on in lower case or after a comma.
 */
export function newlineEndsSentence(text: string, newline: number, lineStart: number, wrapped: boolean): boolean {
  let next = newline + 1
  while (next < text.length && CHARACTER_CLASS[text.charCodeAt(next)] === CHARACTER.space) next += 1
  if (next >= text.length || CHARACTER_CLASS[text.charCodeAt(next)] === CHARACTER.newline) return true
  if (isLowerCase(text.charCodeAt(next))) return false
  let last = newline - 1
  while (last > lineStart && CHARACTER_CLASS[text.charCodeAt(last)] === CHARACTER.space) last -= 1
  const code = text.charCodeAt(last)
  if (code === 0x2c || code === 0x3b || code === 0x60c || code === 0x61b) return !wrapped && newline - lineStart > 120
  return !wrapped || newline - lineStart < 45
}
