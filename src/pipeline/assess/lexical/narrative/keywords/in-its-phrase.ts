import type { TokenizedText } from '../../segment/tokenized-text.ts'

/** From this share of its places on, a word is half of a phrase. */
const HALF = 0.4
/** Words; in a short text a noun stands behind the same verb as often. */
const LONG = 4000
/** What joins a noun to a sentence and not to a phrase. */
const NO_PART =
  /^[وف]?(?:في|من|الي|علي|عن|مع|بين|هذا|هذه|ذلك|تلك|ان|انه|انها|كان|كانت|هو|هي|كل|بعض|جميع|غير|اي|لا|ما|لم|لن|قد|او|ثم|بل|حتي|منذ|عند|قبل|بعد|تحت|فوق|امام|خلف|حول|دون|ضد|هناك|حيث|كما|الا|اذا|لو|اما|يا|ايها|و|قال|قالت|ليس|وهو|وهي|التي|الذي|الذين|عليه|عليها|وعليه)$/u

/** «القرن التاسع عشر» is not the ninth, «الحادي والعشرين» not the first. */
const COUNTS = /^ال(?:حادي|ثاني|ثالث|رابع|خامس|سادس|سابع|ثامن|تاسع)$/u
const COUNTS_ON = /^(?:عشر|عشره|وال(?:عشر|ثلاث|اربع|خمس|ست|سبع|ثمان|تسع)(?:ون|ين))$/u

/** The Arabic phrase a noun mostly stands in, in its usual spelling: «ثروة الأمم», «العقد الاجتماعي»; undefined for one that stands for itself. */
export function inItsPhrase(tokens: TokenizedText, keep: Uint8Array, form: string): string | undefined {
  const id = tokens.forms.indexOf(form)
  const before = new Map<string, number>()
  const after = new Map<string, number>()
  let times = 0
  for (let token = 1; token + 1 < tokens.tokenCount; token += 1) {
    if (tokens.tokenForm[token] !== id || keep[tokens.tokenSentence[token]!] !== 1) continue
    times += 1
    const previous = tokens.forms[tokens.tokenForm[token - 1]!]!
    const next = tokens.forms[tokens.tokenForm[token + 1]!]!
    // A noun with the article ends its phrase, and an adjective has it, too.
    if (tokens.tokenCount >= LONG && !previous.startsWith('ال') && !NO_PART.test(previous))
      note(before, tokens, token - 1, token)
    const countsOn = COUNTS.test(next) && COUNTS_ON.test(tokens.forms[tokens.tokenForm[token + 2] ?? -1] ?? '')
    if (next.startsWith('ال') && !NO_PART.test(next)) note(after, tokens, token, token + (countsOn ? 2 : 1))
  }
  const [[phrase, count] = ['', 0]] = [...before, ...after].toSorted((a, b) => b[1] - a[1])
  return count >= HALF * times ? phrase : undefined
}

function note(
  phrases: Map<string, number>,
  { text, tokenStart, tokenEnd }: TokenizedText,
  from: number,
  to: number,
): void {
  if (/[^\s\p{L}\p{M}]/u.test(text.slice(tokenEnd[from], tokenStart[to]))) return
  // Without the vowel signs of its place in a sentence, as words are shown.
  const phrase = text
    .slice(tokenStart[from], tokenEnd[to])
    .replaceAll(/[\u064b-\u0650\u0652]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    // «والكتابات السياسية»
    .replace(/^[وفبك](?=ال)/u, '')
  phrases.set(phrase, (phrases.get(phrase) ?? 0) + 1)
}
