import type { Finding } from '../../contract/assessment.ts'
import type { Localized } from '../../contract/languages.ts'
import { NMC_CATEGORIES } from '../../contract/nmc.ts'
import { concernName, INTENSITY_NAMES } from './bank/concerns.ts'
import { themeName } from './bank/themes.ts'
import { VALUE_BANK } from './bank/values.ts'
import type { BookFacts } from './book-facts.ts'
import { readingConfidence } from './confidence.ts'
import { counted, listed } from './counted.ts'
import { bothLanguages, fillFrame, type Frame } from './frame.ts'
import { decidingFinding } from './reason.ts'
import type { GuideKind } from './guide-kind.ts'
import { ageWords, readingTime } from './slots.ts'

/** A level the book as a whole has, and one that a passage of it has. */
const PATTERN: Frame = ['{concern}: {intensity}, {at}', '{concern}: {intensity}، {at}']
const PASSAGE: Frame = ['{concern}: a passage that is {intensity}, {at}', '{concern}: موضع {intensity}، {at}']

/** The same of a text of a page or few parts, where nobody looks for the place. */
const PATTERN_HERE: Frame = ['{concern}: {intensity}', '{concern}: {intensity}']
const PASSAGE_HERE: Frame = ['{concern}: a passage that is {intensity}', '{concern}: موضع {intensity}']

const TOO_LITTLE: Frame = ['low confidence: too little was read', 'ثقة منخفضة: قُرئ أقل مما يكفي']
const DOUBTFUL: Frame = ['low confidence: somebody should look', 'ثقة منخفضة: ينبغي أن يراجعه شخص']

/** Whom a book of facts or of verse speaks of most, or one story of many, says little of it. */
const NAMES_NOBODY: ReadonlySet<GuideKind> = new Set(['information', 'activity', 'poetry', 'collection'])

function isPattern({ assessment, judgement }: BookFacts, { category, intensity }: Finding): boolean {
  const whole = NMC_CATEGORIES.find((name) => name === category)
  return whole === undefined ? judgement.verdict === 'Not Whitelisted' : assessment.nmc[whole].intensity >= intensity
}

/** At most eight short phrases: what the book is about, what it gives, what to know of it. Short enough for chips. */
export function composeKeyDrivers(facts: BookFacts): Localized[] {
  const { judgement, assessment } = facts
  const finding = decidingFinding(facts)
  const [ofPattern, ofPassage] = facts.pageCount > 1 ? [PATTERN, PASSAGE] : [PATTERN_HERE, PASSAGE_HERE]
  const concern =
    finding === undefined
      ? []
      : [
          fillFrame(isPattern(facts, finding) ? ofPattern : ofPassage, {
            concern: fillFrame(concernName(finding)),
            intensity: fillFrame(INTENSITY_NAMES[finding.intensity as 1 | 2 | 3 | 4]),
            at: facts.at(finding),
          }),
        ]
  const themes = facts.themes.slice(0, 3).map(({ theme }) => fillFrame(themeName(theme)))
  const people = NAMES_NOBODY.has(facts.bookKind) ? [] : facts.heroes.slice(0, 2).map((name) => facts.name(name))
  const values = facts.values.slice(0, 2).flatMap(({ value, evidence }) =>
    evidence[0] === undefined
      ? []
      : [
          fillFrame(['{value}, {at}', '{value} {at}'], {
            value: fillFrame(VALUE_BANK[value].name),
            at: facts.at(evidence[0]),
          }),
        ],
  )
  const place = facts.places[0]
  const about = [
    ...themes,
    ...(people.length === 0 ? [] : [listed(people)]),
    ...(place === undefined ? [] : [place]),
    ...values,
    ...(themes.length + people.length === 0
      ? [
          fillFrame(['{words} in all', 'النص في {words}'], {
            words: counted(assessment.languageMeasures.words, 'word'),
          }),
        ]
      : []),
    fillFrame(['read in {minutes}', 'يُقرأ في {minutes}'], { minutes: readingTime(facts) }),
    fillFrame(['readable from {age} ({band})', 'يُقرأ من عمر {age} ({band})'], {
      age: ageWords(judgement.system4.minAge),
      band: bothLanguages(assessment.languageMeasures.band),
    }),
  ]
  const { level, doubtful } = readingConfidence(judgement.notices)
  const caution = level === 'low' ? [fillFrame(doubtful ? DOUBTFUL : TOO_LITTLE)] : []
  const all =
    judgement.verdict === 'Not Whitelisted'
      ? [...concern, ...caution, ...about]
      : [...caution, ...about.slice(0, 6 - caution.length), ...concern, ...about.slice(6 - caution.length)]
  // A theme and a place may have one name: home and the house are «البيت».
  const chips = all.filter((one, index) => all.findIndex(({ en, ar }) => en === one.en || ar === one.ar) === index)
  return chips.slice(0, 8).map(({ en, ar }) => ({ en: en.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()), ar }))
}
