import type { Assessment, Evaluator, Finding, NarrativeFacts } from '../../../../contract/assessment.ts'
import type { PageKind } from '../../../../contract/book-text.ts'
import type { ModelTexts } from '../../../../contract/model-texts.ts'
import type { Notice } from '../../../../contract/notices.ts'
import { themesAt } from '../../lexical/themes/measure-themes.ts'
import { reasonsToldAnew, type ToldContent } from '../../lexical/themes/theme-reasons.ts'
import type { AssessedCriterion } from '../../engine.ts'
import type { RatingsAnswer } from '../answers.ts'
import type { Located, LocatedFinding } from '../reading/locate-answers.ts'
import { foundIntensities, levelInBook } from './found-intensities.ts'
import { holdIntensities } from './hold-intensities.ts'
import { holdRatings } from './hold-ratings.ts'
import { foundThemes, foundValues } from './found-values.ts'
import { readRatings } from './read-ratings.ts'
import { tellFound } from './tell-found.ts'

export type Readings = {
  evaluator: Evaluator
  criteria: readonly AssessedCriterion[]
  pageKind: PageKind
  embedded: Assessment
  located: Located
  /** The findings the ratings may name. */
  named: ReadonlyMap<string, LocatedFinding>
  /** Who acts, as the model told and the book has it. */
  people: NarrativeFacts['characters']
  ratings: RatingsAnswer
  texts: ModelTexts | undefined
  /** Quotes in texts that are not in the book. */
  unverifiedTexts: number
  /** How much of the text was read, 0-1. */
  share: number
  /** The pages of which nothing was read. */
  leftOut: string
}

/** What the embedded engine says of its own reading alone. */
const EMBEDDED_ONLY: ReadonlySet<Notice['code']> = new Set(['suspicious_instructions', 'unsure_of_content'])

/** Years the two readings of the themes may be apart before the older age holds. */
const AGES_APART = 4

/** True when the book tells its judge what to find: the embedded engine saw it, or the model quoted it. */
export function isSuspicious(embedded: Assessment, located: Located): boolean {
  return located.instructions.length > 0 || embedded.notices.some(({ code }) => code === 'suspicious_instructions')
}

/** One assessment from the two readings of a book. Where they are far apart, or the book is suspicious, the stricter holds. */
export function combineReadings(readings: Readings): Assessment {
  const { embedded, located, criteria, named, evaluator } = readings
  const suspicious = isSuspicious(embedded, located)
  const told = readRatings(readings.ratings, criteria, named)
  const rated = holdRatings({ criteria, embedded: embedded.criteria, model: told.ratings, suspicious })
  const found = foundIntensities(located.findings, embedded.languageMeasures.words)
  const bands = holdIntensities({ embedded: embedded.nmc, found, model: told.nmc }, suspicious)
  const themes = holdThemeAge(embedded, readings.ratings.theme_age, suspicious)
  const unsupported = rated.unsupported + bands.unsupported
  const notices: Notice[] = embedded.notices.filter(({ code }) => !EMBEDDED_ONLY.has(code))
  if (suspicious) notices.push({ code: 'suspicious_instructions' })
  if (rated.disagree || bands.disagree || themes.disagree) notices.push({ code: 'engines_disagree' })
  if (unsupported > 0) notices.push({ code: 'unsupported_ratings', params: { count: unsupported } })
  if (readings.share < 1) {
    const share = ` (${String(Math.round(readings.share * 100))} %)`
    notices.push({ code: 'focused_reading', params: { share, kind: readings.pageKind, left: readings.leftOut } })
  }
  const { texts } = readings
  const { doubtful: _, ...kept } = embedded
  const now = {
    findings: findingsOf(readings, { suspicious, bands: bands.held, criteria: rated.held }),
    themes: suspicious ? embedded.themes : foundThemes(located.themes),
    values: suspicious ? embedded.values : foundValues(located.values),
    narrative: suspicious ? embedded.narrative : narrativeOf(embedded.narrative, readings.people),
  }
  const reasons = reasonsToldAnew(
    embedded.themeMeasures.reasons,
    toldIn(embedded),
    toldIn({ ...now, bookKind: embedded.bookKind }),
  )
  return {
    ...kept,
    ...now,
    evaluator,
    nmc: bands.nmc,
    criteria: tellFound(rated.ratings, located.findings, readings.pageKind),
    themeMeasures: { ...embedded.themeMeasures, ...themesAt(themes.age), reasons },
    ...(texts === undefined ? {} : { texts }),
    notices,
    unverifiedQuotes: located.unverified + told.unverified + readings.unverifiedTexts,
  }
}

function toldIn({
  themes,
  findings,
  narrative,
  bookKind,
}: Pick<Assessment, 'themes' | 'findings' | 'narrative' | 'bookKind'>): ToldContent {
  return { named: themes.map(({ theme }) => theme), findings, narrative, bookKind }
}

/** The model's findings, and the embedded engine's wherever its judgement holds, each passage once. */
function findingsOf(
  { located, embedded }: Readings,
  held: { suspicious: boolean; bands: ReadonlySet<string>; criteria: ReadonlySet<string> },
): Assessment['findings'] {
  const cited = new Set(
    embedded.criteria
      .filter(({ key }) => held.criteria.has(key))
      .flatMap(({ evidence }) => evidence.map(({ start }) => start)),
  )
  const { words } = embedded.languageMeasures
  const levels = new Map(
    [...Map.groupBy(located.findings, ({ category }) => category)].map(([category, found]) => [
      category,
      levelInBook(found, words),
    ]),
  )
  const told = located.findings.map((finding) => plainFinding(finding, levels.get(finding.category) ?? 0))
  const own = embedded.findings.filter(
    ({ category, start, end }) =>
      (held.suspicious || held.bands.has(category) || cited.has(start)) &&
      !told.some((finding) => finding.category === category && finding.start < end && start < finding.end),
  )
  return [...told, ...own].toSorted((a, b) => a.start - b.start || a.end - b.end)
}

/** The embedded engine's facts with the people the model named; moments name none it did not confirm. */
function narrativeOf(narrative: NarrativeFacts, characters: NarrativeFacts['characters']): NarrativeFacts {
  const names = new Set(characters.map(({ name }) => name))
  const keyMoments = narrative.keyMoments.map((moment) => ({
    ...moment,
    characters: moment.characters.filter((name) => names.has(name)),
  }))
  return { ...narrative, characters, keyMoments }
}

/** Of passages above what the book comes to, the graver still come first. */
const ABOVE = 0.1

/**
 * As a finding of the contract. A model has read the passage, so what a reader expects of it is its level, no more than what
 * the whole book comes to: one frightful page makes no frightful novel.
 *
 * @param level of its category in the whole book
 */
function plainFinding(finding: LocatedFinding, level: number): Finding {
  const { category, sense, intensity, stance, forbidden, quote, page, start, end, rule } = finding
  const expected = Math.min(intensity, level + ABOVE * (intensity - level))
  return {
    category,
    sense,
    intensity,
    expected,
    stance,
    ...(forbidden && { forbidden }),
    quote,
    page,
    start,
    end,
    rule,
  }
}

function holdThemeAge(
  { themeMeasures: { age: own } }: Assessment,
  told: number,
  suspicious: boolean,
): { age: number; disagree: boolean } {
  const age = Math.round(Math.min(21, Math.max(3, told)) * 10) / 10
  const disagree = Math.abs(age - own) > AGES_APART
  return { age: disagree || suspicious ? Math.max(age, own) : age, disagree }
}
