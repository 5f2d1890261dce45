import { strengthOf, type Finding } from '../../contract/assessment.ts'
import type { Localized } from '../../contract/languages.ts'
import { NMC_CATEGORIES } from '../../contract/nmc.ts'
import { CONCERN_BANK, DEGREE_NAMES, heldName } from './bank/concerns.ts'
import type { BookFacts } from './book-facts.ts'
import { concernsOf } from './concern-lines.ts'
import { listed } from './counted.ts'
import { fillFrame, type Frame, type Slots } from './frame.ts'
import { INDECENT } from './reverence.ts'
import { substancesIn } from './substances.ts'
import { suicideIn, WITH_SUICIDE } from './suicide.ts'

const FRIGHTENS: ReadonlySet<Finding['category']> = new Set(['fear', 'distress'])
const DARK = 2

/** How strong the whole book is in what a finding shows, 0-4: one sure cup of wine is no reason where people are killed. */
export function levelInBook({ assessment }: BookFacts, finding: Finding): number {
  // Sure words of one sense only: what no reader has weighed is not half as strong.
  if (finding.forbidden === true) return finding.intensity
  // What a model finds is not weighed by what the embedded engine makes of the whole.
  const fear = assessment.evaluator.engine === 'lexical' ? assessment.fear : undefined
  if (fear !== undefined && FRIGHTENS.has(finding.category)) {
    // One dark page of a long book is there, and no more than that.
    return Math.max(Math.round(fear), strengthOf(finding) >= DARK ? 1 : 0)
  }
  const whole = NMC_CATEGORIES.find((name) => name === finding.category)
  return whole === undefined ? Math.round(strengthOf(finding)) : assessment.nmc[whole].intensity
}

/** What an adult should know of, as what the book holds: how strong the book is in it and its passages, the strongest first. */
export type ConcernInBook = { name: Localized; level: 1 | 2 | 3 | 4; strongest: Finding; passages: Finding[] }

/** Characters: what stands so near belongs to the same scene. */
const SCENE = 2000
const NEIGHBOUR = 0.2
const MOST_OF_OTHERS = 1

/**
 * How strong a passage is with what stands about it: a scene is told in several, a figure of speech stands alone. Many mild ones together
 * are no strong one: of two passages of a book of which readers called one two steps stronger it is so for
 * 72 of 82 pairs, 64 without what stands about them (authors the reader had not learned from; chosen among ten ways on these pairs).
 */
export function amongOthers(all: readonly Finding[], finding: Finding): number {
  const near = all.filter((other) => other !== finding && Math.abs(other.start - finding.start) < SCENE)
  const others = near.reduce((sum, other) => sum + strengthOf(other), 0)
  return strengthOf(finding) + Math.min(MOST_OF_OTHERS, NEIGHBOUR * others)
}

const NEVER_MILD = 2
const MILD = 1
const OF_GAMBLING = 3

/** A tale told at a party and a gaming house one walks past: readers found no gambling to speak of in long books with two places of it. */
const isGamblingInPassing = (facts: BookFacts, own: readonly Finding[]): boolean =>
  facts.length >= LONG_BOOK &&
  own.every(({ category, forbidden }) => category === 'gambling' && forbidden !== true) &&
  surePlaces(facts, own).length < OF_GAMBLING

const asLevel = (level: number): ConcernInBook['level'] => level as ConcernInBook['level']

/** Each concern of some findings once, by its exact name where all of it has one, those first in which the book is strongest; what is only likely is none. */
export function concernsInBook(facts: BookFacts, findings: readonly Finding[]): ConcernInBook[] {
  const kinds = Map.groupBy(findings, ({ category }) => CONCERN_BANK[category].name[0])
  return [...kinds.values()]
    .flatMap((own): ConcernInBook[] => {
      const passages = own.toSorted(
        (a, b) => levelInBook(facts, b) - levelInBook(facts, a) || amongOthers(own, b) - amongOthers(own, a),
      )
      const [strongest] = passages
      const whole = strongest === undefined ? 0 : Math.min(4, levelInBook(facts, strongest))
      const level = isGamblingInPassing(facts, own) ? Math.min(MILD, whole) : whole
      if (strongest === undefined || level < 1) return []
      // A mild word of a marriage is no such content where people are told of who are revered.
      if (facts.reveres && level === 1 && strongest.category === 'sexualContent') return []
      const suicide = FRIGHTENS.has(strongest.category)
        ? suicideIn(surePlaces(facts, passages), isLongAndUnread(facts))
        : undefined
      // What is told by its name is shown where it stands, and is never mild.
      return suicide === undefined
        ? [{ name: fillFrame(nameOf(strongest, own)), level: asLevel(level), strongest, passages }]
        : [
            {
              name: fillFrame(WITH_SUICIDE),
              level: asLevel(Math.max(NEVER_MILD, level)),
              strongest: suicide,
              passages: [suicide, ...passages.filter((one) => one !== suicide)],
            },
          ]
    })
    .toSorted((a, b) => b.level - a.level || rankOf(a) - rankOf(b))
}

/** Of equally strong matters a family here wants to hear of these first, and of what only frightens last. */
const FIRST_TOLD: readonly Finding['category'][] = [
  'sexualContent',
  'faith',
  'heritage',
  'gambling',
  'violence',
  'substanceUse',
]
const LAST_TOLD: readonly Finding['category'][] = ['fear', 'distress']

function rankOf({ name, strongest: { category } }: ConcernInBook): number {
  // Before all of them what a family must be ready to speak of.
  if (isOfSuicide({ name })) return -1
  if (LAST_TOLD.includes(category)) return FIRST_TOLD.length + 1
  const rank = FIRST_TOLD.indexOf(category)
  return rank < 0 ? FIRST_TOLD.length : rank
}

/** What a refused book is strong in, the strongest first, and of equally strong things those the failing system rests on. */
export function gravestConcerns(facts: BookFacts): ConcernInBook[] {
  const severe = facts.judgement.arithmetic.severeSystems[0]
  const ofSystem = severe === 1 || severe === 2 ? concernsInBook(facts, concernsOf(facts, severe)) : []
  const whole = concernsInBook(facts, facts.findings)
  // Named by all of it that the book holds.
  const failing = ofSystem.map((one) => whole.find((other) => kindOf(other) === kindOf(one)) ?? one)
  const grave = [...failing, ...whole].filter(({ level }) => level >= 2)
  const all = grave.filter((one, at) => grave.findIndex((other) => kindOf(other) === kindOf(one)) === at)
  const shown = all.filter((one) => isShown(facts, one) || decides(facts, one) === 1)
  return (shown.length > 0 ? shown : all)
    .toSorted(
      (a, b) =>
        b.level - a.level ||
        Number(isOfSuicide(b)) - Number(isOfSuicide(a)) ||
        decides(facts, b) - decides(facts, a) ||
        Number(isCondemned(a)) - Number(isCondemned(b)),
    )
    .slice(0, MOST)
}

/** A life of a prophet with its battles is read to a child and explained; what is indecent is not, whoever is named in it. */
export const isToBeExplained = (facts: BookFacts): boolean =>
  facts.honours && concernsInBook(facts, facts.findings).every(({ strongest }) => !INDECENT.has(strongest.category))

const isOfSuicide = ({ name }: Pick<ConcernInBook, 'name'>): boolean => name.en === WITH_SUICIDE[0]

const kindOf = ({ strongest }: ConcernInBook): string => CONCERN_BANK[strongest.category].name[0]

/** 1 for what the criterion rests on that refuses the book: of equally strong matters it is told first. */
function decides({ judgement }: BookFacts, { passages }: ConcernInBook): 0 | 1 {
  const { severeSystems, systems } = judgement.arithmetic
  const decidedBy = systems.find(({ system }) => system === severeSystems[0])?.decidedBy
  const cited = judgement.criteria.find(({ key }) => key === decidedBy)?.evidence_refs ?? []
  return cited.some(({ start }) => passages.some((passage) => passage.start === start)) ? 1 : 0
}

/** What a book tells as wrong is not the first thing to be said against it. */
const isCondemned = ({ strongest }: ConcernInBook): boolean =>
  strongest.stance === 'condemned' && strongest.forbidden !== true

const MOST = 3

/** The exact name where all of it is one thing, or its passages say which; else the wide one. */
function nameOf(strongest: Finding, all: readonly Finding[]): Frame {
  const { held: wide } = CONCERN_BANK[strongest.category]
  const substances =
    strongest.category === 'substanceUse' ? substancesIn(all.map(({ quote }) => quote))?.held : undefined
  if (substances !== undefined) return substances
  const exact = heldName(strongest)
  return exact !== wide && all.every((finding) => heldName(finding) === exact) ? exact : wide
}

/**
 * From how strong a passage is with what stands about it somebody is sent there: readers of 638 such places (authors the reader had not
 * learned from) found in English 78 and in Arabic 72 of 100 of these to be what was said, in earnest, and 2 not at all; of
 * weaker ones 37 and 33, and 17 and 15 not at all.
 */
const SURE_PLACE = 1.7
/** Characters. A short book is soon looked through. */
const LONG_BOOK = 30_000

/** Too long to be looked through, and judged by no model, which reads what it names. */
const isLongAndUnread = ({ assessment, length }: BookFacts): boolean =>
  assessment.evaluator.engine === 'lexical' && length >= LONG_BOOK

/** The passages somebody may be sent to, the strongest first. */
function surePlaces(facts: BookFacts, passages: readonly Finding[]): readonly Finding[] {
  if (!isLongAndUnread(facts)) return passages
  return passages.filter((finding) => finding.forbidden === true || amongOthers(passages, finding) >= SURE_PLACE)
}

/** What somebody can be shown in the book: of others all that is known is that there is much of little. */
const isShown = (facts: BookFacts, { passages, level }: ConcernInBook): boolean =>
  level >= SURELY_TOLD || surePlaces(facts, passages).length > 0
const SURELY_TOLD = 3

/** What is moderate or more, or where nothing is, the first two of which a place can be named. */
export function worthTelling(facts: BookFacts, concerns: readonly ConcernInBook[]): readonly ConcernInBook[] {
  const grave = concerns.filter(({ level }) => level >= 2)
  const shown = grave.filter((concern) => isShown(facts, concern))
  if (grave.length > 0) return (shown.length > 0 ? shown : grave).slice(0, MOST)
  return concerns.filter((concern) => surePlaces(facts, concern.passages).length > 0).slice(0, MOST - 1)
}

const slotsOf = ({ name, level }: ConcernInBook): Slots => ({ name, level: fillFrame(DEGREE_NAMES[level]) })

const WITHOUT_PLACES: Frame = ['{name} ({level})', '{name} ({level})']

/** 'violence (strong) and alcohol (moderate)' */
export const concernsInWords = (told: readonly ConcernInBook[]): Localized =>
  listed(told.map((concern) => fillFrame(WITHOUT_PLACES, slotsOf(concern))))

/** Of one concern three places, of two two each. */
const PLACES_EACH: Readonly<Record<number, number>> = { 1: 3, 2: 2 }

/** Whether there is a place to send anybody to. */
export const haveSurePlaces = (facts: BookFacts, told: readonly ConcernInBook[]): boolean =>
  told.some((concern) => surePlaces(facts, concern.passages).length > 0)

/** As in words, each with the places to look at first where some are sure: 'violence (strong: page 3 and page 12) and alcohol (moderate)'. */
export function concernsAtPlaces(facts: BookFacts, told: readonly ConcernInBook[]): Localized {
  const each = PLACES_EACH[told.length] ?? 1
  return listed(
    told.map((concern) => {
      const places = differentPlaces(facts, surePlaces(facts, concern.passages)).slice(0, each)
      if (places.length === 0) return fillFrame(WITHOUT_PLACES, slotsOf(concern))
      return fillFrame(['{name} ({level}: {places})', '{name} ({level}: {places})'], {
        ...slotsOf(concern),
        places: facts.pagesOf(places),
      })
    }),
  )
}

/** The strongest passage of each place. */
function differentPlaces(facts: BookFacts, passages: readonly Finding[]): Finding[] {
  const places = passages.map((finding) => facts.page(finding).en)
  return passages.filter((_, at) => places.indexOf(places[at]!) === at)
}
