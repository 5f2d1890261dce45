import { strengthOf, type Finding } from '../../contract/assessment.ts'
import type { Localized } from '../../contract/languages.ts'
import { NMC_CATEGORIES } from '../../contract/nmc.ts'
import { CONCERN_BANK, concernName, DEGREE_NAMES, heldName } from './bank/concerns.ts'
import type { BookFacts } from './book-facts.ts'
import { listed } from './counted.ts'
import { fillFrame } from './frame.ts'

/** How strong the whole book is in what a finding shows, 0-4: one sure cup of wine is no reason where people are killed. */
export function levelInBook({ assessment }: BookFacts, finding: Finding): number {
  const whole = NMC_CATEGORIES.find((name) => name === finding.category)
  return whole === undefined ? Math.round(strengthOf(finding)) : assessment.nmc[whole].intensity
}

/** What an adult should know of, as what the book holds: how strong the book is in it and the strongest passage. */
export type ConcernInBook = { name: Localized; level: 1 | 2 | 3 | 4; strongest: Finding }

/** Each concern of some findings once, by its exact name where all of it has one, those first in which the book is strongest; what is only likely is none. */
export function concernsInBook(facts: BookFacts, findings: readonly Finding[]): ConcernInBook[] {
  const named = Map.groupBy(findings, ({ category }) => CONCERN_BANK[category].name[0])
  return [...named.values()]
    .flatMap((own): ConcernInBook[] => {
      const [strongest] = own.toSorted((a, b) => levelInBook(facts, b) - levelInBook(facts, a))
      const level = strongest === undefined ? 0 : Math.min(4, levelInBook(facts, strongest))
      if (strongest === undefined || level < 1) return []
      const exact = concernName(strongest)
      const name = own.every((finding) => concernName(finding) === exact)
        ? heldName(strongest)
        : CONCERN_BANK[strongest.category].held
      return [{ name: fillFrame(name), level: level as 1 | 2 | 3 | 4, strongest }]
    })
    .toSorted((a, b) => b.level - a.level)
}

const MOST = 3

/** 'violence (strong) and alcohol (moderate)': what is moderate or more, or where nothing is, the first two. */
export function concernsInWords(concerns: readonly ConcernInBook[]): Localized {
  const grave = concerns.filter(({ level }) => level >= 2)
  const told = grave.length > 0 ? grave.slice(0, MOST) : concerns.slice(0, MOST - 1)
  return listed(
    told.map(({ name, level }) =>
      fillFrame(['{name} ({level})', '{name} ({level})'], { name, level: fillFrame(DEGREE_NAMES[level]) }),
    ),
  )
}
