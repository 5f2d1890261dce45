import type { Finding, FindingCategory } from '../../contract/assessment.ts'
import type { Localized } from '../../contract/languages.ts'
import { DOMAINS, type Domain } from '../../contract/verdict.ts'
import { INTENSITY_NAMES } from './bank/concerns.ts'
import { DOMAIN_NAMES } from './bank/names.ts'
import { uniqueByQuote, type BookFacts } from './book-facts.ts'
import { counted } from './counted.ts'
import { asSentence, fillFrame } from './frame.ts'

const DOMAIN_CATEGORIES: Record<Domain, readonly FindingCategory[]> = {
  gambling: ['gambling'],
  language: ['language'],
  violence_terror: ['violence'],
  alcohol_drugs_smoking: ['substanceUse'],
  sex_nudity: ['sexualContent'],
  islamic_arab_uae_cultural_ethics: ['faith', 'heritage', 'nation', 'family'],
}

/** Intensity 0-4 on the legacy scale of 0-5: mild and moderate are Low (1, 2), strong is Medium (3), extreme High (5). */
const SCORE_OF_INTENSITY = [0, 1, 2, 3, 5] as const

export type DomainResult = { score: number; evidence: string; text: Localized }

/** The six legacy domains, from the intensities of their categories. */
export function composeDomains(facts: BookFacts): Record<Domain, DomainResult> {
  return Object.fromEntries(DOMAINS.map((domain) => [domain, domainResult(facts, domain)])) as Record<
    Domain,
    DomainResult
  >
}

function domainResult(facts: BookFacts, domain: Domain): DomainResult {
  const categories = DOMAIN_CATEGORIES[domain]
  const findings = uniqueByQuote(facts.findings.filter(({ category }) => categories.includes(category)))
  const rated = Object.entries(facts.assessment.nmc).find(([category]) =>
    categories.includes(category as FindingCategory),
  )?.[1]
  const intensity = rated?.intensity ?? findings[0]?.intensity ?? 0
  const quote = rated?.evidence[0]?.quote ?? findings[0]?.quote ?? ''
  return {
    score: SCORE_OF_INTENSITY[intensity as 0 | 1 | 2 | 3 | 4],
    evidence: intensity === 0 ? '' : quote,
    text: domainText(facts, domain, intensity, findings),
  }
}

function domainText(facts: BookFacts, domain: Domain, intensity: number, findings: readonly Finding[]): Localized {
  const name = fillFrame(DOMAIN_NAMES[domain])
  if (intensity === 0) return asSentence(fillFrame(['{name}: nothing found', '{name}: لم يظهر شيء'], { name }))
  const first = findings[0]
  const strength = fillFrame(INTENSITY_NAMES[intensity as 1 | 2 | 3 | 4])
  if (first === undefined)
    return asSentence(fillFrame(['{name}: {strength}', '{name}: {strength}'], { name, strength }))
  return asSentence(
    fillFrame(
      [
        '{name}: {strength}, in {count}; the strongest {at}: {quote}',
        '{name}: {strength}، في {count}؛ وأقواها {at}: {quote}',
      ],
      {
        name,
        strength,
        count: counted(findings.length, 'passage'),
        at: facts.at(first),
        quote: facts.quote(first),
      },
    ),
  )
}
