import type { Assessment } from '../../contract/assessment.ts'
import type { Judgement } from '../../contract/judgement.ts'
import type { NmcAssessment, NmcCategory, NmcCategoryAssessment } from '../../contract/nmc.ts'
import { strongestFirst } from './strongest-findings.ts'

const SHOWN_QUOTES = 8

/**
 * The age-rating card of each category: whether anything was found, how strong, which band, and the strongest quotes.
 *
 * @param text what the text alone comes to: where only pictures were objected to, no passage is shown for it
 */
export function composeNmc(
  assessment: Assessment,
  judgement: Judgement,
  text: Pick<Assessment, 'nmc'> = assessment,
): NmcAssessment {
  const category = (name: NmcCategory): NmcCategoryAssessment => {
    const { intensity, forbidden, evidence } = assessment.nmc[name]
    const found = strongestFirst(assessment.findings.filter((finding) => finding.category === name)).map(
      ({ quote, page, start, end, rule }) => ({ quote, page, start, end, rule }),
    )
    const seen = new Set<string>()
    const refs = [...evidence, ...found]
      .filter(({ quote }) => !seen.has(quote) && seen.add(quote))
      .slice(0, SHOWN_QUOTES)
    const detected = intensity > 0 || forbidden
    const told = text.nmc[name].intensity > 0 || forbidden
    return {
      detected,
      intensity,
      ageBand: judgement.nmc.bands[name],
      evidence: told ? refs.map(({ quote }) => quote.replaceAll(/\s+/g, ' ').trim()).join('\n') : '',
      evidence_refs: told ? refs : [],
    }
  }
  return {
    enabled: judgement.nmc.enabled,
    finalAgeBand: judgement.nmc.finalBand,
    gambling: category('gambling'),
    language: category('language'),
    violence: category('violence'),
    substanceUse: category('substanceUse'),
    sexualContent: category('sexualContent'),
  }
}
