import { strengthOf, type Finding } from '../../contract/assessment.ts'
import type { Localized } from '../../contract/languages.ts'
import { NMC_CATEGORIES } from '../../contract/nmc.ts'
import { CONCERN_BANK, concernName, DEGREE_NAMES, heldName } from './bank/concerns.ts'
import type { BookFacts } from './book-facts.ts'
import { concernsOf } from './concern-lines.ts'
import { listed } from './counted.ts'
import { fillFrame, type Slots } from './frame.ts'

/** How strong the whole book is in what a finding shows, 0-4: one sure cup of wine is no reason where people are killed. */
export function levelInBook({ assessment }: BookFacts, finding: Finding): number {
  const whole = NMC_CATEGORIES.find((name) => name === finding.category)
  return whole === undefined ? Math.round(strengthOf(finding)) : assessment.nmc[whole].intensity
}

/** What an adult should know of, as what the book holds: how strong the book is in it and its passages, the strongest first. */
export type ConcernInBook = { name: Localized; level: 1 | 2 | 3 | 4; strongest: Finding; passages: Finding[] }

/** Each concern of some findings once, by its exact name where all of it has one, those first in which the book is strongest; what is only likely is none. */
export function concernsInBook(facts: BookFacts, findings: readonly Finding[]): ConcernInBook[] {
  const named = Map.groupBy(findings, ({ category }) => CONCERN_BANK[category].name[0])
  return [...named.values()]
    .flatMap((own): ConcernInBook[] => {
      const passages = own.toSorted((a, b) => levelInBook(facts, b) - levelInBook(facts, a))
      const [strongest] = passages
      const level = strongest === undefined ? 0 : Math.min(4, levelInBook(facts, strongest))
      if (strongest === undefined || level < 1) return []
      const exact = concernName(strongest)
      const name = own.every((finding) => concernName(finding) === exact)
        ? heldName(strongest)
        : CONCERN_BANK[strongest.category].held
      return [{ name: fillFrame(name), level: level as 1 | 2 | 3 | 4, strongest, passages }]
    })
    .toSorted((a, b) => b.level - a.level)
}

/** What a refused book is strong in: first what the failing system rests on, then the rest. */
export function gravestConcerns(facts: BookFacts): ConcernInBook[] {
  const severe = facts.judgement.arithmetic.severeSystems[0]
  const ofSystem = severe === 1 || severe === 2 ? concernsInBook(facts, concernsOf(facts, severe)) : []
  const all = [...ofSystem, ...concernsInBook(facts, facts.findings)].filter(({ level }) => level >= 2)
  return all.filter(({ name }, at) => all.findIndex((other) => other.name.en === name.en) === at).slice(0, MOST)
}

const MOST = 3

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

/** As in words, each with the places to look at first: 'violence (strong: page 3 and page 12) and alcohol (moderate: page 40)'. */
export function concernsAtPlaces(facts: BookFacts, concerns: readonly ConcernInBook[]): Localized {
  const told = worthTelling(concerns)
  const each = Math.max(1, Math.floor(MOST / Math.max(1, told.length)))
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
