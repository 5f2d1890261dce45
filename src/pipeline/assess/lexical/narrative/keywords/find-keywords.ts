import { foldArabic } from '../../segment/arabic-fold.ts'
import { stemArabic } from '../../segment/arabic-stem.ts'
import { wordFrequency } from '../../level/word-frequency.ts'
import { tokenize } from '../../segment/tokenize.ts'
import type { TokenizedText } from '../../segment/tokenized-text.ts'
import { stemsPerMillion } from './arabic-stem-rates.ts'
import { inItsPhrase } from './in-its-phrase.ts'

const MOST = 4
/** So often a word comes back: 8 times in a book, three times in a picture book. */
const LEAST_TIMES = { most: 8, least: 3, inWords: 250 }
const LEAST_LETTERS = 4
/** Such a share of its places must be a noun's. */
const NOUN_SHARE = 0.3
/** Words of every book: on the logarithmic scale of frequencies (Zipf), 1 to 7. */
const EVERYDAY = 5.15

/** With these behind it a word stands for itself, and not before another noun. */
const BEHIND_NOUNS = new Set(
  'of is are was were in on at by for from with to and or that which who as has have had will would can may must not but than he she it they we i be been into upon when where if'.split(
    ' ',
  ),
)
const BEFORE_NOUNS = new Set('the a an of this our their his her its in on by for and with from between'.split(' '))
const EVERYWHERE = new Set(
  `part book chapter page word reader author example volume edition note number kind sort manner fact case point place time way day year thing man men woman
  people life world mr mrs gutenberg project illustration figure subject present whole course means account nature form hath behold saith thou unto yea attack habit quality higher lower bigger smaller larger better louder longer nearer closer faster deeper morning evening night moment group object doest dost doth existence regard respect`.split(
    /\s+/,
  ),
)
const ARABIC_EVERYWHERE = new Set(
  `الثالث الثالثه الرابع الرابعه الخامس الخامسه السادس السابع الثامن التاسع العاشر الحادي العشرين الايه السوره الاستاذ الدكتور الموسيو المسيو الكونت السيد السيده الانسه الخواجه البيه النهارده التالت المرحوم المغفور المجلد الاعمال الطبعه الترجمه الكامله المراجع المصدر الهامش الكتاب الفصل الباب الجزء الصفحة الكلمة الكلام القول الوقت اليوم الرجل الناس الحياه العالم الامر الشيء الاشياء الذي التي الذين الان الاول الاولي الثاني الثانيه الثالث
  الاخر الاخري الانسان المؤلف القارئ الكاتب الحال الحق النفس العمل الاخيره الوجه السنه القرن الزمن العصر المعني الموضوع الجديد الكبير العربيه العام الخاص القديم الحديث المذكور الشيخ الدين الرحمن المؤمنين المرء الارض النبي المكان الايام الليله الصباح المساء المثل الاثنان الاثنين الجميع المعلوم الواقع الظاهر الغالب المراد الكثير القليل البعض الكل الاخرين الاخرون الوحيد الوحيده السعيد السعيده الحزين الحزينه القوي الطويل الطويله القصير الابيض الاسود الاحمر الاخضر الازرق الاصفر اللذيذ اللذيذه المفضل المفضله الغريب الغريبه العجيب السريع الصغير الصغيره الكبيره الجميل الجميله الجديده الميلاد الهجره المدينه القصه القديمه الحديثه اليسار اليمين العظيم العظيمه الكبري العليا الفور الاطلاق الاقل الارجح الاغلب الدوام التوالي العموم الخصوص السواء`.split(
    /\s+/,
  ),
)

/**
 * What a book of facts speaks of most, in its own words: nouns of its title that come back throughout, then those that come far more
 * often than they do elsewhere, the first most of all. In Arabic nouns with the article, in the phrase they mostly stand in.
 */
export function findKeywords(tokens: TokenizedText, keep: Uint8Array, title = ''): string[] {
  const titled = titleWords(tokens, title)
  return tokens.language === 'ar' ? arabicKeywords(tokens, keep, titled) : englishKeywords(tokens, keep, titled)
}

/** The words of a title as they are counted: English stems, Arabic nouns with the article and not what is said of them. */
function titleWords({ language }: TokenizedText, title: string): ReadonlySet<string> {
  const { forms, tokenForm, tokenStem, tokenCount } = tokenize(title)
  if (language !== 'ar') return new Set(Array.from({ length: tokenCount }, (_, at) => forms[tokenStem[at]!]!))
  const words = Array.from({ length: tokenCount }, (_, at) => forms[tokenForm[at]!]!)
  const nouns = words.filter((word, at) => !(word.startsWith('ال') && /^[وف]?ال/u.test(words[at - 1] ?? '')))
  return new Set(
    nouns
      .map((word) => word.replace(/^(?:[وفبك]ال|لل)/u, 'ال'))
      .filter((word) => word.startsWith('ال') && !OF_VOLUMES.has(word)),
  )
}
/** «(الجزء الثاني)» behind a title. */
const OF_VOLUMES = new Set(['الجزء', 'المجلد', 'الكتاب', 'الطبعه', 'القسم'])

/** A word that stands in one essay of a book is not what the book speaks of. */
const PARTS = 10
const LEAST_PARTS = 5
const LONG_WORDS = 4000
/** In ten thousand words what a long book speaks of comes so often, and something of it so much oftener: else it is a habit of its author's. */
const LEAST_RATE = { each: 6, one: 12 }
/** And so often at all: nine times in an afternoon's reading is chance. */
const LEAST_IN_LONG = 12
const rateIn = ({ tokenCount }: TokenizedText, { times }: Seen): number => (times * 10_000) / Math.max(1, tokenCount)
const isSpokenOf = (tokens: TokenizedText, seen: Seen): boolean =>
  tokens.tokenCount < LONG_WORDS ||
  (seen.parts.size >= LEAST_PARTS && seen.times >= LEAST_IN_LONG && rateIn(tokens, seen) >= LEAST_RATE.each)
const hasSubject = (tokens: TokenizedText, found: readonly (readonly [string, Seen])[]): boolean =>
  tokens.tokenCount < LONG_WORDS || found.some(([, seen]) => rateIn(tokens, seen) >= LEAST_RATE.one)

const leastTimes = ({ tokenCount }: TokenizedText): number =>
  Math.min(LEAST_TIMES.most, Math.max(LEAST_TIMES.least, Math.round(tokenCount / LEAST_TIMES.inWords)))

type Seen = {
  times: number
  nouns: number
  names: number
  behind: number
  surfaces: Map<string, number>
  /** Arabic nouns with the article that "and" joins to it. */
  joined: Map<string, number>
  /** How often it heads a paragraph and is not part of its sentence. */
  heads: number
  parts: Set<number>
}

function seenWords(tokens: TokenizedText, keep: Uint8Array, key: 'tokenStem' | 'tokenForm'): Map<string, Seen> {
  const seen = new Map<string, Seen>()
  for (let token = 1; token < tokens.tokenCount; token += 1) {
    if (keep[tokens.tokenSentence[token]!] !== 1) continue
    const word = tokens.forms[tokens[key][token]!]!
    if (word.length < LEAST_LETTERS) continue
    const one = seen.get(word) ?? {
      times: 0,
      nouns: 0,
      names: 0,
      behind: 0,
      surfaces: new Map<string, number>(),
      joined: new Map<string, number>(),
      heads: 0,
      parts: new Set<number>(),
    }
    one.times += 1
    one.parts.add(Math.floor((token * PARTS) / tokens.tokenCount))
    if (standsAsNoun(tokens, token)) one.nouns += 1
    if (standsBehind(tokens, token)) one.behind += 1
    if (PARTS_OF_NAMES.has(tokens.forms[tokens.tokenForm[token - 1]!]!)) one.names += 1
    const surface = tokens.text.slice(tokens.tokenStart[token], tokens.tokenEnd[token])
    one.surfaces.set(surface, (one.surfaces.get(surface) ?? 0) + 1)
    // Of Arabic words alone it is asked whether they stand for themselves.
    if (key === 'tokenForm') {
      const follower = tokens.forms[tokens.tokenForm[token + 1] ?? -1] ?? ''
      if (follower.startsWith('وال')) one.joined.set(follower, (one.joined.get(follower) ?? 0) + 1)
      if (isHead(tokens, token)) one.heads += 1
    }
    seen.set(word, one)
  }
  return seen
}

/** «السلة السحرية»: what mostly stands right behind a noun with the article says how that is. */
const standsBehind = ({ text, forms, tokenForm, tokenStart, tokenEnd }: TokenizedText, token: number): boolean =>
  forms[tokenForm[token - 1]!]!.startsWith('ال') && /^\s*$/.test(text.slice(tokenEnd[token - 1], tokenStart[token]))
/** An object may stand behind its subject, too. */
const BEHIND_SHARE = { likely: 0.5, other: 0.75 }

/** «التفسير:» over every gloss. */
const isHead = ({ text, tokenStart, tokenEnd }: TokenizedText, token: number): boolean =>
  /(?:^|\n)[^\p{L}\n]*$/u.test(text.slice(Math.max(0, tokenStart[token]! - 6), tokenStart[token])) &&
  /^\s*(?:[:：]|\n)/.test(text.slice(tokenEnd[token], tokenEnd[token]! + 4))
/** «الصلاة والسلام»: a word that mostly stands in one phrase, or over paragraphs, is no subject. */
const IN_PHRASE = 0.5
const standsForItself = ({ times, joined, heads }: Seen): boolean =>
  Math.max(heads, ...joined.values()) < IN_PHRASE * times

/** «عبد المطلب», «صلاح الدين»: the noun is part of a name. */
const PARTS_OF_NAMES = new Set([
  'عبد',
  'بن',
  'ابن',
  'ابو',
  'ابي',
  'ام',
  'صلاح',
  'نور',
  'جمال',
  'عز',
  'شمس',
  'محيي',
  'علاء',
  'خير',
  'ناصر',
  'امير',
  'بني',
  'امرؤ',
  'امرئ',
  'امرا',
  'امرو',
  'امري',
])
const NAME_SHARE = 0.2

function standsAsNoun(
  { text, forms, tokenForm, tokenStart, tokenEnd, tokenCount }: TokenizedText,
  token: number,
): boolean {
  if (!BEFORE_NOUNS.has(forms[tokenForm[token - 1]!]!)) return false
  if (token + 1 >= tokenCount) return true
  return (
    BEHIND_NOUNS.has(forms[tokenForm[token + 1]!]!) || /[^\s-]/.test(text.slice(tokenEnd[token], tokenStart[token + 1]))
  )
}

/** 'totem' and 'totemic' are one. */
function different(words: readonly string[]): string[] {
  return [...new Map(words.toReversed().map((word) => [word.toLowerCase().slice(0, 5), word])).values()].toReversed()
}

/** Without the vowel signs of its place in a sentence; a doubled letter stays one: «الدوّار» is no dizziness. */
const usual = ({ surfaces }: Seen): string =>
  [...surfaces].toSorted((a, b) => b[1] - a[1])[0]![0].replaceAll(/[\u064b-\u0650\u0652]/gu, '')

function englishKeywords(tokens: TokenizedText, keep: Uint8Array, titled: ReadonlySet<string>): string[] {
  const least = leastTimes(tokens)
  const score = ([word, { times }]: [string, Seen]): number => times * (6.5 - Math.max(2.5, wordFrequency(word))) ** 1.5
  const found = [...seenWords(tokens, keep, 'tokenStem')]
    .filter(
      ([word, seen]) =>
        isSpokenOf(tokens, seen) &&
        !/^\p{Lu}/u.test(usual(seen)) &&
        seen.times >= least &&
        seen.nouns >= seen.times * NOUN_SHARE &&
        (titled.has(word) || wordFrequency(word) < EVERYDAY) &&
        /^[a-z]+$/.test(word) &&
        !/(?:sel(?:f|ves?)|ed)$/.test(usual(seen)) &&
        !EVERYWHERE.has(word),
    )
    .toSorted((a, b) => Number(titled.has(b[0])) - Number(titled.has(a[0])) || score(b) - score(a))
    .slice(0, 3 * MOST)
  const words = hasSubject(tokens, found) ? found.map(([, seen]) => usual(seen)) : []
  return different(words).slice(0, MOST)
}

/** So much oftener than in other Arabic books. */
const OFTENER = 3

/** How much a word that comes so often says of its text: Dunning's likelihood ratio but for what hardly counts. */
function telling(tokens: TokenizedText, word: string, { times }: Seen): number {
  const oftener = (1e6 * times) / tokens.tokenCount / stemsPerMillion(stemArabic(word))
  return oftener < OFTENER && tokens.tokenCount >= LONG_WORDS ? 0 : times * Math.log(1 + oftener)
}

/** «الجريدة» and «الجرائد» are one word: the letters that are no vowels are the same. */
const rootOf = (word: string): string =>
  foldArabic(word)
    .replace(/^ال/u, '')
    .replaceAll(/[اويهةتئءى]/gu, '')

/** «الاستبداد» and «المستبد». */
const ROOT = 4
const isOfOneRoot = (one: string, other: string): boolean =>
  one === other ||
  (one.length >= ROOT && other.includes(one.slice(0, ROOT))) ||
  (other.length >= ROOT && one.includes(other.slice(0, ROOT)))

function arabicKeywords(tokens: TokenizedText, keep: Uint8Array, titled: ReadonlySet<string>): string[] {
  const least = leastTimes(tokens)
  const found = [...seenWords(tokens, keep, 'tokenForm')]
    .filter(
      ([word, seen]) =>
        isSpokenOf(tokens, seen) &&
        seen.names < seen.times * NAME_SHARE &&
        standsForItself(seen) &&
        seen.behind < seen.times * (/ي(?:ه)?$/.test(word) ? BEHIND_SHARE.likely : BEHIND_SHARE.other) &&
        seen.times >= least &&
        word.startsWith('ال') &&
        (titled.has(word) || word.length >= 5) &&
        !(tokens.tokenCount < LONG_WORDS && /يه?$/.test(word)) &&
        (titled.has(word) || (!ARABIC_EVERYWHERE.has(word) && telling(tokens, word, seen) > 0)),
    )
    .toSorted(
      (a, b) => Number(titled.has(b[0])) - Number(titled.has(a[0])) || telling(tokens, ...b) - telling(tokens, ...a),
    )
    .slice(0, 3 * MOST)
  const words = (hasSubject(tokens, found) ? found : [])
    .map(([form, seen]) => ({ form, word: usual(seen) }))
    // «المصري» is mostly said of something else.
    .filter(({ form, word }) => word.startsWith('ال') && (titled.has(form) || !word.endsWith('ي')))
  const once = words.filter(
    ({ word }, index) =>
      !words
        .slice(0, index)
        .some(({ word: other }) => other.slice(0, 6) === word.slice(0, 6) || isOfOneRoot(rootOf(other), rootOf(word))),
  )
  return once.slice(0, MOST).map(({ form, word }) => inItsPhrase(tokens, keep, form) ?? word)
}
