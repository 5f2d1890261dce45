import type { Finding, FindingCategory } from '../../contract/assessment.ts'
import type { EvidenceRef } from '../../contract/evidence.ts'
import type { Localized } from '../../contract/languages.ts'
import { uniqueByQuote, type BookFacts } from './book-facts.ts'
import { asSentence, fillFrame, type Frame } from './frame.ts'
import { concernSlots } from './slots.ts'

const SYSTEM_CATEGORIES: Record<1 | 2, ReadonlySet<FindingCategory>> = {
  1: new Set(['faith', 'heritage', 'nation', 'family', 'sexualContent', 'gambling', 'substanceUse']),
  2: new Set(['violence', 'fear', 'distress', 'danger', 'bullying', 'language', 'sexualContent', 'substanceUse']),
}

const STANCE_FRAMES: Record<Finding['stance'], Frame> = {
  depicted: ['{concern}, {intensity} ({page}): {quote}', '{concern}، بقدر {intensity} ({page}): {quote}'],
  condemned: [
    '{concern}, {intensity}, told as wrong ({page}): {quote}',
    '{concern}، بقدر {intensity}، والكتاب يستنكر ذلك ({page}): {quote}',
  ],
  glamorised: [
    '{concern}, {intensity}, made to look attractive ({page}): {quote}',
    '{concern}، بقدر {intensity}، مع تزيينه للقارئ ({page}): {quote}',
  ],
}

/** The findings a red-line system rests on: of its own subjects, or cited by a criterion someone added. Strongest first. */
export function concernsOf(facts: BookFacts, system: 1 | 2): Finding[] {
  const cited = new Set(
    facts.judgement.criteria
      .filter((criterion) => criterion.system === system && criterion.key.startsWith('custom:'))
      .flatMap((criterion) => criterion.evidence_refs.map(({ start }) => start)),
  )
  return uniqueByQuote(
    facts.findings.filter(({ category, start }) => cited.has(start) || SYSTEM_CATEGORIES[system].has(category)),
  )
}

const MOST_SHOWN = 6
const MOST_OF_A_KIND = 3
const MILD = 1

/** Those a system's page names, the strongest first: three places of a kind are enough, and of what is only mild one. */
export function shownConcerns(facts: BookFacts, system: 1 | 2): Finding[] {
  const shown = new Map<FindingCategory, number>()
  return concernsOf(facts, system)
    .filter(({ category, intensity }) => {
      const before = shown.get(category) ?? 0
      shown.set(category, before + 1)
      return before < (intensity === MILD ? 1 : MOST_OF_A_KIND)
    })
    .slice(0, MOST_SHOWN)
}

/** One line a concern: what, how strong, how it is told, where, and the words. */
export function concernLine(facts: BookFacts, finding: Finding): Localized {
  return asSentence(fillFrame(STANCE_FRAMES[finding.stance], concernSlots(facts, finding)))
}

/** The quotes behind a system, strongest first, at most eight. A system without a finding shows what speaks for it. */
export function evidenceOf(facts: BookFacts, system: 1 | 2): EvidenceRef[] {
  const found = concernsOf(facts, system).map(({ quote, page, start, end, rule }) => ({
    quote,
    page,
    start,
    end,
    rule,
  }))
  const cited = facts.judgement.criteria
    .filter((criterion) => criterion.system === system)
    .toSorted((a, b) => (a.score ?? 100) - (b.score ?? 100))
    .flatMap((criterion) => criterion.evidence_refs)
  const all = [...found, ...cited]
  const good = system === 1 && all.length === 0 ? facts.values.flatMap(({ evidence }) => evidence.slice(0, 1)) : []
  const seen = new Set<string>()
  return [...all, ...good].filter(({ quote }) => !seen.has(quote) && seen.add(quote)).slice(0, 8)
}
