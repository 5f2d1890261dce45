import { byForm } from '../segment/by-form.ts'
import { SCRIPT, stemWord } from '../segment/word-interner.ts'
import { tokenize } from '../segment/tokenize.ts'
import type { TokenizedText } from '../segment/tokenized-text.ts'
import { ARABIC_COMMON_WORDS } from './arabic-common-words.ts'
import type { Span } from './span.ts'

/** Names of the surface features, in the order of the coefficients. */
export const ARABIC_FEATURES = [
  'logMeanSentence',
  'logLongestSentence',
  'rareShare',
  'cliticShare',
  'classicalShare',
] as const
export type ArabicFeature = (typeof ARABIC_FEATURES)[number]
export type ArabicFeatures = Record<ArabicFeature, number>

let commonStems: Set<string> | undefined
let commonForms: Set<string> | undefined

/** Stems and forms of the common words, made by the tokenizer that also reads the books. */
function loadCommon(): void {
  const list = tokenize(ARABIC_COMMON_WORDS.replaceAll(/^#.*$/gm, ''))
  commonStems = new Set()
  commonForms = new Set()
  for (let token = 0; token < list.tokenCount; token += 1) {
    commonForms.add(list.forms[list.tokenForm[token] ?? 0] ?? '')
    commonStems.add(list.forms[list.tokenStem[token] ?? 0] ?? '')
  }
}

export function isCommonArabic(form: string, stem: string): boolean {
  if (commonStems === undefined || commonForms === undefined) loadCommon()
  return commonForms!.has(form) || commonStems!.has(stem) || commonForms!.has(stem)
}

/** Words of classical and formal narration that first readers do not use; folded spelling. */
const CLASSICAL = new Set(
  `فلما لعمري انما اذ حينئذ يومئذ فاذا بيد لئن لولا هلا عسي لعل طالما قلما رب ذو ذا ذوي اولو ازاء قبيل ريثما كلما انئذ
  فانما وانما بما مما عما فيما كانما سيما ايها ويلك ويحك فوالله والله قط البته الا اي امرؤ`
    .split(/\s+/)
    .filter(Boolean),
)

/** What level measures need of each Arabic form, indexed by the form's id. */
export type ArabicFacts = {
  letters: readonly number[]
  /** 1 where neither the form nor its stem is a common word */
  rare: readonly number[]
  clitic: readonly number[]
  classical: readonly number[]
}

const CLITIC = /^(?:[وف](?:ال|[بلكس])|[وف](?=..)|[بك]ال|لل)|(?:هما|كما|هم|هن|ها|كم|نا)$/

const ARABIC = /[\u0620-\u06D3\u06FA-\u08C9\uFB50-\uFEFC]/
const arabic = (compute: (form: string) => number): ((forms: readonly string[]) => readonly number[]) =>
  byForm((form) => (ARABIC.test(form) ? compute(form) : 0))

const LETTERS = arabic((form) => Math.min(255, form.length))
const RARE = arabic((form) => (isCommonArabic(form, stemWord(form, SCRIPT.arabic)) ? 0 : 1))
const HAS_CLITIC = arabic((form) => (form.length > 3 && CLITIC.test(form) ? 1 : 0))
const IS_CLASSICAL = arabic((form) => (CLASSICAL.has(form) ? 1 : 0))

/** Facts of every Arabic form of a text; 0 for all others. Each form is looked up once, whatever texts it is in. */
export function arabicFacts({ forms }: TokenizedText): ArabicFacts {
  return { letters: LETTERS(forms), rare: RARE(forms), clitic: HAS_CLITIC(forms), classical: IS_CLASSICAL(forms) }
}

/** Arabic punctuation is sparing: a text may run on for pages between full stops, divided by commas alone. */
const RUN_ON_WORDS = 60

/**
 * Surface features of a run of Arabic sentences of about 50 to 250 words. Lengths are of folded words, so vowel marks
 * change nothing; shares are of all words; sentence lengths are natural logarithms, capped at 60 words.
 */
export function arabicFeatures(tokens: TokenizedText, facts: ArabicFacts, sentences: readonly Span[]): ArabicFeatures {
  const { tokenForm, tokenScript } = tokens
  let words = 0
  let rare = 0
  let clitic = 0
  let classical = 0
  let longest = 1
  let counted = 0
  for (const { start, end } of sentences) {
    if (end <= start) continue
    counted += Math.max(1, (end - start) / RUN_ON_WORDS)
    longest = Math.max(longest, Math.min(RUN_ON_WORDS, end - start))
    for (let token = start; token < end; token += 1) {
      if (tokenScript[token] !== 1) continue
      const id = tokenForm[token] ?? 0
      words += 1
      rare += facts.rare[id] ?? 0
      clitic += facts.clitic[id] ?? 0
      classical += facts.classical[id] ?? 0
    }
  }
  const all = Math.max(1, words)
  return {
    logMeanSentence: Math.log(all / Math.max(1, counted)),
    logLongestSentence: Math.log(longest),
    rareShare: rare / all,
    cliticShare: clitic / all,
    classicalShare: classical / all,
  }
}
