import { DOUBLED_VERBS, OWN_FIRST_LETTER, TWO_LETTER_STEMS, WHOLE_WORDS } from './arabic-stem-exceptions.ts'

/** What may still follow a stripped beginning: nouns after the article take no pronoun, imperfect verbs have endings of their own. */
type Kind = 'definite' | 'verb' | 'any'
type Beginning = { rest: string; kind: Kind }

const PREPOSITIONS = 'بكل'
const IMPERFECT = 'يتنا'
/** Before an imperfect verb: future س, purpose ل, and the colloquial ب ه ح of Egypt, the Levant and the Gulf. */
const BEFORE_IMPERFECT = 'سلبهح'
const ENDING_LETTERS = 'اويتهنمك'
/** Grouped by last letter, longest first, so that a word is tried only against what it can end with. */
const PRONOUNS: ReadonlyMap<string, readonly string[]> = byLastLetter('هما كما هم هن ها كم كن نا ني ه ك ي')
const ENDINGS: Record<Kind, ReadonlyMap<string, readonly string[]>> = {
  definite: byLastLetter('ات ان ين ون يه ه ي'),
  any: byLastLetter('تما تم تن وا ات ان ين ون يه ه ت و ا ي'),
  verb: byLastLetter('ون ين ان وا ن و ي ا'),
}
/** Endings before which a final weak letter is lost: `رموا`, `ألقت`, `يلقون` for رمى, ألقى, يلقي. */
const WEAK_ENDINGS: ReadonlySet<string> = new Set(['وا', 'ون', 'ت', 'و', 'ين'])
const MAX_CANDIDATES = 28
const MIN_STEM = 3
/** Two-letter particles that a conjunction is written together with: `ولا`, `فلم`. */
const PARTICLES: ReadonlySet<string> = new Set(['لا', 'لم', 'لن', 'ما', 'من', 'لو', 'هل', 'يا', 'هو', 'هي'])
const NONE: readonly string[] = []

function byLastLetter(list: string): ReadonlyMap<string, readonly string[]> {
  const map = new Map<string, string[]>()
  for (const ending of list.split(' ')) {
    const last = ending.charAt(ending.length - 1)
    map.set(last, [...(map.get(last) ?? []), ending])
  }
  return map
}

const isStem = (rest: string): boolean =>
  rest.length >= MIN_STEM || TWO_LETTER_STEMS.has(rest) || DOUBLED_VERBS.has(rest)
const ofLast = (map: ReadonlyMap<string, readonly string[]>, word: string): readonly string[] =>
  map.get(word.charAt(word.length - 1)) ?? NONE

/** Whether the first letter belongs to the word: some beginning of it is listed and only letters of endings follow. */
function ownsFirstLetter(word: string): boolean {
  for (let end = word.length; end >= 2; end--) {
    if (OWN_FIRST_LETTER.has(word.slice(0, end))) return true
    if (!ENDING_LETTERS.includes(word.charAt(end - 1))) return false
  }
  return false
}

/** Where the article ends: after ال, بال, كال or لل; 0 without one. */
function articleEnd(word: string): number {
  if (word.startsWith('ال')) return word.length >= 4 ? 2 : 0
  if (word.startsWith('لل')) return word.length >= 4 ? 2 : 0
  return word.length >= 5 && (word.startsWith('بال') || word.startsWith('كال')) ? 3 : 0
}

/** Prepositions, the article and the prefixes of the imperfect off a word that has no conjunction. */
function addBeginnings(word: string, found: Beginning[]): void {
  const article = articleEnd(word)
  if (article > 0) found.push({ rest: word.slice(article), kind: 'definite' })
  found.push({ rest: word, kind: 'any' })
  const first = word.charAt(0)
  const isNoun = article > 0 && word.length > 5
  if (IMPERFECT.includes(first) && word.length > MIN_STEM && !isNoun) addImperfect(word, found)
  if (isQuestion(word)) addImperfect(word.slice(1), found)
  if (word.length < 4 || !(PREPOSITIONS.includes(first) || BEFORE_IMPERFECT.includes(first)) || ownsFirstLetter(word)) {
    if (word === 'بدم') found.push({ rest: 'دم', kind: 'any' })
    return
  }
  if (BEFORE_IMPERFECT.includes(first) && IMPERFECT.includes(word.charAt(1)) && word.length > 4) {
    addImperfect(word.slice(1), found)
  }
  if (PREPOSITIONS.includes(first)) found.push({ rest: word.slice(1), kind: 'any' })
}

/** `أيقتلونني`, `أتظن`: a question may be written together with its verb. */
const isQuestion = (word: string): boolean =>
  word.charAt(0) === 'ا' && (word.charAt(1) === 'ي' ? word.length > 4 : word.charAt(1) === 'ت' && word.length > 5)

/** `يلقي` may belong to لقي or to ألقى, `تنتحر` belongs to انتحر; every person also stands under the third, `ينتحر`. */
function addImperfect(verb: string, found: Beginning[]): void {
  const rest = verb.slice(1)
  // Plurals and verbal nouns such as أسباب and إطلاق only look like first persons.
  if (verb.charAt(0) === 'ا' && rest.charAt(2) === 'ا' && rest.length > MIN_STEM) return
  found.push({ rest, kind: 'verb' })
  if (verb.charAt(0) !== 'ا') found.push({ rest: `ا${rest}`, kind: 'verb' })
  if (verb.charAt(0) !== 'ي' && rest.length > MIN_STEM) found.push({ rest: `ي${rest}`, kind: 'verb' })
}

/** Lists are short, so a scan is faster than a set. */
function add(stems: string[], stem: string): void {
  if (!stems.includes(stem)) stems.push(stem)
}

/** Pronouns and inflection off one beginning. */
function addStems({ rest, kind }: Beginning, stems: string[]): void {
  add(stems, rest)
  addInflected(rest, kind, stems)
  if (kind === 'definite') return
  for (const pronoun of ofLast(PRONOUNS, rest)) {
    if (!rest.endsWith(pronoun)) continue
    const base = rest.slice(0, -pronoun.length)
    if (kind === 'verb' ? base.length < MIN_STEM : !isStem(base)) continue
    add(stems, base)
    const last = base.charAt(base.length - 1)
    if (last === 'ت' && base.length > MIN_STEM) add(stems, `${base.slice(0, -1)}ه`)
    if (last === 'ا') add(stems, `${base.slice(0, -1)}ي`)
    addInflected(base, kind, stems)
  }
}

function addInflected(base: string, kind: Kind, stems: string[]): void {
  for (const ending of ofLast(ENDINGS[kind], base)) {
    if (!base.endsWith(ending)) continue
    const stem = base.slice(0, -ending.length)
    if (stem.length >= MIN_STEM || DOUBLED_VERBS.has(stem)) add(stems, stem)
    if (ending === 'يه' && stem.length >= 2) add(stems, `${stem}ي`)
    if (kind !== 'definite' && stem.length >= 2 && stem.length <= 5 && WEAK_ENDINGS.has(ending)) add(stems, `${stem}ي`)
  }
}

/** `أبوه`, `أخيها`: these nouns keep a long vowel before the pronoun. */
const KIN: ReadonlyMap<string, string> = new Map(
  ['اب', 'اخ'].flatMap((base) =>
    ['و', 'ي', 'ا'].flatMap((vowel) =>
      ['', 'ه', 'ها', 'هم', 'هما', 'هن', 'ك', 'كم', 'كما', 'نا'].map(
        (pronoun) => [`${base}${vowel}${pronoun}`, base] as const,
      ),
    ),
  ),
)

const BEST_DEFINITE = ['ات', 'ان', 'ين', 'ون', 'ه']
const BEST_PRONOUNS = ['هما', 'كما', 'هم', 'هن', 'ها', 'كم', 'نا', 'ه', 'ك', 'ني', 'ي']
const BEST_ENDINGS = ['وا', 'ات', 'ان', 'ين', 'ون', 'ت', 'ا']

function bestEnding(rest: string, kind: Kind): string {
  if (WHOLE_WORDS.has(rest)) return rest
  const kin = KIN.get(rest)
  if (kin !== undefined) return kin
  if (kind === 'definite') {
    const ending = BEST_DEFINITE.find((each) => rest.length - each.length >= MIN_STEM && rest.endsWith(each))
    return ending === undefined ? rest : rest.slice(0, -ending.length)
  }
  let stem = rest
  const pronoun = BEST_PRONOUNS.find((each) => stem.endsWith(each) && isStem(stem.slice(0, -each.length)))
  if (pronoun !== undefined) {
    stem = stem.slice(0, -pronoun.length)
    if (stem.length > MIN_STEM && stem.endsWith('و')) return stem.slice(0, -1)
  }
  if (WHOLE_WORDS.has(stem) || stem.endsWith('وت') || stem.endsWith('يت')) return stem
  const ending = BEST_ENDINGS.find((each) => stem.length - each.length >= MIN_STEM && stem.endsWith(each))
  return ending === undefined ? stem : stem.slice(0, -ending.length)
}

const hasConjunction = (word: string): boolean => {
  const first = word.charAt(0)
  if (first !== 'و' && first !== 'ف') return false
  const rest = word.slice(1)
  return PARTICLES.has(rest) || (isStem(rest) && !ownsFirstLetter(word))
}

/** A word without the `و` or `ف` written together with it; undefined when its first letter is its own or swears an oath. */
export const withoutConjunction = (folded: string): string | undefined =>
  hasConjunction(folded) && !WHOLE_WORDS.has(folded) ? folded.slice(1) : undefined

/**
 * The one stem to count a word under: conjunctions and the article off, then pronoun and inflection. Prepositions of one
 * letter and the prefixes of the imperfect stay, because taking them off is right too seldom without a dictionary;
 * `arabicStems` offers those readings.
 *
 * @param folded a word as `foldArabic` gives it
 * @example stemArabic('والمدرسه') // 'مدرس'
 */
export function stemArabic(folded: string): string {
  if (WHOLE_WORDS.has(folded)) return folded
  const kin = KIN.get(folded)
  if (kin !== undefined) return kin
  const word = hasConjunction(folded) ? folded.slice(1) : folded
  if (WHOLE_WORDS.has(word)) return word
  const article = articleEnd(word)
  return article > 0 ? bestEnding(word.slice(article), 'definite') : bestEnding(word, 'any')
}

/**
 * Every stem a word may be read as, best first, the folded form always among them. A lexicon pattern matches a word when
 * the pattern's folded form is one of these: `فسيقتلونهم` meets `قتل`, `بدمه` meets `دم`. At most 28, without repeats.
 */
export function arabicStems(folded: string): readonly string[] {
  const stems = [stemArabic(folded)]
  add(stems, folded)
  if (WHOLE_WORDS.has(folded)) return stems
  const found: Beginning[] = []
  const first = folded.charAt(0)
  if (folded.length > MIN_STEM && (first === 'و' || first === 'ف')) addBeginnings(folded.slice(1), found)
  else if (hasConjunction(folded)) found.push({ rest: folded.slice(1), kind: 'any' })
  addBeginnings(folded, found)
  for (const { rest, kind } of found) if (kind !== 'verb') add(stems, bestEnding(rest, kind))
  for (const beginning of found) {
    if (stems.length >= MAX_CANDIDATES) break
    addStems(beginning, stems)
  }
  if (stems.length > MAX_CANDIDATES) stems.length = MAX_CANDIDATES
  return stems
}
