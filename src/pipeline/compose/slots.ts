import type { Finding } from '../../contract/assessment.ts'
import type { GuideKind } from './guide-kind.ts'
import type { EvidenceRef } from '../../contract/evidence.ts'
import type { Localized } from '../../contract/languages.ts'
import { CONCERN_BANK, concernName, heldName, INTENSITY_NAMES, REPORTED } from './bank/concerns.ts'
import { REVERED } from './bank/not-suitable.ts'
import { themeName } from './bank/themes.ts'
import type { BookFacts } from './book-facts.ts'
import { chapterTitles, headingsOf } from './chapter-titles.ts'
import { counted, listed } from './counted.ts'
import { fillFrame, type Slots } from './frame.ts'
import { isObjectedTo, plainKeywords } from './plain-keywords.ts'
import { quoted } from './quote.ts'
import { INDECENT } from './reverence.ts'

/** What every frame may use: title, people, places, main themes, age and length of this book. */
export function bookSlots(facts: BookFacts, hero?: string): Slots {
  const first = hero ?? facts.heroes[0]
  const second = facts.heroes.find((name) => name !== first)
  const headed = headingsOf(facts.bookKind, facts.assessment.narrative)
  const chapters = chapterTitles(headed, facts.length).map((title) => quoted(title))
  const keywords = plainKeywords(facts).map((word) => quoted(word))
  const [theme, theme2] = facts.themes.map((found) => fillFrame(themeName(found.theme)))
  return {
    title: facts.titled,
    words: counted(facts.assessment.languageMeasures.words, 'word'),
    minutes: readingTime(facts),
    age: ageWords(facts.judgement.recommendedAge),
    hero: first === undefined ? undefined : facts.name(first),
    toHero: first === undefined ? undefined : toSomebody(facts.name(first)),
    other: second === undefined ? undefined : facts.name(second),
    place: facts.places[0],
    place2: facts.places[1],
    theme,
    theme2,
    chapters: chapters.length === 0 ? undefined : listed(chapters),
    keywords: keywords.length < FEWEST_KEYWORDS ? undefined : listed(keywords),
  }
}

/** «لسلطان», «للأرنب»: the preposition grows onto the name; English frames have their own. */
export const toSomebody = ({ en, ar }: Localized): Localized => ({
  en,
  ar: ar.startsWith('ال') ? `لل${ar.slice(2)}` : /^\p{Script=Arabic}/u.test(ar) ? `ل${ar}` : `لـ ${ar}`,
})

/** "How do these words belong together?" wants more than two. */
export const FEWEST_KEYWORDS = 3

/** A quote and where it stands, beside what every frame may use. */
export function quoteSlots(facts: BookFacts, ref: EvidenceRef | Finding, hero?: string): Slots {
  return { ...bookSlots(facts, hero), quote: facts.quote(ref), at: facts.at(ref), page: facts.page(ref) }
}

const REPORTING: ReadonlySet<GuideKind> = new Set(['information', 'biography'])

/** A finding: its name, what a child is told of it, why it matters and how strong it is. */
export function concernSlots(facts: BookFacts, finding: Finding): Slots {
  const { whys = {} } = CONCERN_BANK[finding.category]
  const revered = facts.honours && !INDECENT.has(finding.category) ? REVERED.why : undefined
  const reported = REPORTING.has(facts.bookKind) ? REPORTED[finding.category] : undefined
  const why = revered ?? reported ?? CONCERN_BANK[finding.category].why
  const own = concernName(finding)
  const reason = revered === undefined && Object.hasOwn(whys, finding.sense) ? whys[finding.sense]! : why
  return {
    ...quoteSlots(facts, finding),
    concern: fillFrame(own),
    held: fillFrame(heldName(finding)),
    why: fillFrame([`because ${reason[0]}`, reason[1]]),
    reason: fillFrame(reason),
    intensity: fillFrame(INTENSITY_NAMES[finding.intensity as 1 | 2 | 3 | 4]),
  }
}

/** What old stories write for 'said', and a number, is no word to learn. */
const NO_WORD =
  /(?:teenth|ieth|teen|[^f]ly)$|^(?:can|may|might|would|should|could|did|had|do|was|were|shall?|will?)s?t$|^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|blest|ejaculat|dem(?:med|nition|d)?$|damme|exclaim|murmur|mutter|retort|rejoin|quer|interpos|remark|stammer|falter)/u

const FEWEST_WORDS = 2
/** Children of the Gulf know these, however rare they are in English, and measures are looked up nowhere. */
const KNOWN_HERE =
  /^(?:mosque|minaret|imam|dune|desert|oas[ie]s|camel|falcon|date|palm|prayer|fast(?:ing)?|kilomet|metre|centimet|millimet|litre|gram|kilo|multiplication|subtraction|dhow|pearl|henna)/u

/** Words by which peoples were belittled. */
const OF_PEOPLES =
  /^(?:nigg|darky|darkie|pickaninn|piccaninn|coon|savage|heathen|infidel|mulatto|quadroon|half-?breed|redskin|squaw|papoose|chink|greaser|gyps|slanted|swarthy|dusky|cannibal)/iu

/** Two or three difficult words in quotation marks, or nothing. */
export function hardWords(facts: BookFacts): Localized | undefined {
  // In Arabic names and plain words are taken for difficult ones too often.
  if (facts.assessment.language === 'ar') return undefined
  const hard = facts.assessment.languageMeasures.hardWords.filter(
    (word) =>
      !NO_WORD.test(word) && !KNOWN_HERE.test(word) && !OF_PEOPLES.test(word) && !isObjectedTo(facts.assessment, word),
  )
  // 'ascended' and 'ascensions' are one thing to learn.
  const words = [...new Map(hard.toReversed().map((word) => [word.slice(0, 5), word])).values()]
    .toReversed()
    .slice(0, 3)
  if (words.length < FEWEST_WORDS) return undefined
  return listed(
    words.map((word) => {
      const page = facts.placeOf(word)
      return page === undefined
        ? quoted(word)
        : fillFrame(['{word} ({page})', '{word} ({page})'], { word: quoted(word), page })
    }),
  )
}

/** 'age 8' / «8 سنوات». */
export function ageWords(age: number): Localized {
  return { en: `age ${age}`, ar: counted(age, 'year').ar }
}

/** Minutes, from two hours on hours; never less than a minute. */
export function readingTime(facts: BookFacts): Localized {
  const minutes = Math.max(1, Math.round(facts.readingMinutes))
  return minutes < 120 ? counted(minutes, 'minute') : counted(Math.round(minutes / 60), 'hour')
}
