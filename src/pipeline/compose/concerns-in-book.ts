import { strengthOf, type Finding } from '../../contract/assessment.ts'
import type { Localized } from '../../contract/languages.ts'
import { NMC_CATEGORIES } from '../../contract/nmc.ts'
import { CONCERN_BANK, DEGREE_NAMES, heldName } from './bank/concerns.ts'
import type { BookFacts } from './book-facts.ts'
import { concernsOf } from './concern-lines.ts'
import { listed } from './counted.ts'
import { fillFrame, type Frame, type Slots } from './frame.ts'
import { substancesIn } from './substances.ts'

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

/** Each concern of some findings once, by its exact name where all of it has one, those first in which the book is strongest; what is only likely is none. */
export function concernsInBook(facts: BookFacts, findings: readonly Finding[]): ConcernInBook[] {
  const named = Map.groupBy(findings, ({ category }) => CONCERN_BANK[category].name[0])
  return [...named.values()]
    .flatMap((own): ConcernInBook[] => {
      const passages = own.toSorted(
        (a, b) => levelInBook(facts, b) - levelInBook(facts, a) || amongOthers(own, b) - amongOthers(own, a),
      )
      const [strongest] = passages
      const level = strongest === undefined ? 0 : Math.min(4, levelInBook(facts, strongest))
      if (strongest === undefined || level < 1) return []
      // A mild word of a marriage is no such content where people are told of who are revered.
      if (facts.reveres && level === 1 && strongest.category === 'sexualContent') return []
      const name = nameOf(strongest, own)
      return [{ name: fillFrame(name), level: level as 1 | 2 | 3 | 4, strongest, passages }]
    })
    .toSorted((a, b) => b.level - a.level || rankOf(a) - rankOf(b))
}

/** Of equally strong matters a family here wants to hear of these first, and of what only frightens last. */
const FIRST_TOLD: readonly Finding['category'][] = ['sexualContent', 'faith', 'gambling', 'violence', 'substanceUse']
const LAST_TOLD: readonly Finding['category'][] = ['fear', 'distress']

function rankOf({ strongest: { category } }: ConcernInBook): number {
  if (LAST_TOLD.includes(category)) return FIRST_TOLD.length + 1
  const rank = FIRST_TOLD.indexOf(category)
  return rank < 0 ? FIRST_TOLD.length : rank
}

/** What a refused book is strong in, the strongest first, and of equally strong things those the failing system rests on. */
export function gravestConcerns(facts: BookFacts): ConcernInBook[] {
  const severe = facts.judgement.arithmetic.severeSystems[0]
  const ofSystem = severe === 1 || severe === 2 ? concernsInBook(facts, concernsOf(facts, severe)) : []
  const all = [...ofSystem, ...concernsInBook(facts, facts.findings)].filter(({ level }) => level >= 2)
  return all
    .filter(({ name }, at) => all.findIndex((other) => other.name.en === name.en) === at)
    .toSorted((a, b) => b.level - a.level || Number(isCondemned(a)) - Number(isCondemned(b)))
    .slice(0, MOST)
}

/** What a book tells as wrong is not the first thing to be said against it. */
const isCondemned = ({ strongest }: ConcernInBook): boolean =>
  strongest.stance === 'condemned' && strongest.forbidden !== true

const MOST = 3

/** The exact name where all of it is one thing, or its passages say which; else the wide one. */
function nameOf(strongest: Finding, all: readonly Finding[]): Frame {
  const { held: wide } = CONCERN_BANK[strongest.category]
  const exact = heldName(strongest)
  if (exact !== wide && all.every((finding) => heldName(finding) === exact)) return exact
  return (strongest.category === 'substanceUse' ? substancesIn(all.map(({ quote }) => quote)) : undefined) ?? wide
}

/** What is moderate or more, or where nothing is, the first two. */
function worthTelling(concerns: readonly ConcernInBook[]): readonly ConcernInBook[] {
  const grave = concerns.filter(({ level }) => level >= 2)
  return grave.length > 0 ? grave.slice(0, MOST) : concerns.slice(0, MOST - 1)
}

const slotsOf = ({ name, level }: ConcernInBook): Slots => ({ name, level: fillFrame(DEGREE_NAMES[level]) })

/** 'violence (strong) and alcohol (moderate)' */
export function concernsInWords(concerns: readonly ConcernInBook[]): Localized {
  return listed(
    worthTelling(concerns).map((concern) => fillFrame(['{name} ({level})', '{name} ({level})'], slotsOf(concern))),
  )
}

/** Of one concern three places, of two two each. */
const PLACES_EACH: Readonly<Record<number, number>> = { 1: 3, 2: 2 }

/** As in words, each with the places to look at first: 'violence (strong: page 3 and page 12) and alcohol (moderate: page 40)'. */
export function concernsAtPlaces(facts: BookFacts, concerns: readonly ConcernInBook[]): Localized {
  const told = worthTelling(concerns)
  const each = PLACES_EACH[told.length] ?? 1
  return listed(
    told.map((concern) =>
      fillFrame(['{name} ({level}: {places})', '{name} ({level}: {places})'], {
        ...slotsOf(concern),
        places: listed(placesOf(concern, each).map((finding) => facts.page(finding))),
      }),
    ),
  )
}

/** The strongest passages that stand on pages of their own, in book order. */
function placesOf({ passages }: ConcernInBook, most: number): Finding[] {
  const pages = passages.filter(({ page }, at) => passages.findIndex((other) => other.page === page) === at)
  return pages.slice(0, most).toSorted((a, b) => a.page - b.page)
}
