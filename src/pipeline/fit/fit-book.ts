import { firstAge } from '../../contract/age.ts'
import type { Assessment, FoundTheme } from '../../contract/assessment.ts'
import type { EvidenceRef } from '../../contract/evidence.ts'
import type { DetectedLanguage } from '../../contract/languages.ts'
import { NMC_BAND_AGE, NMC_CATEGORIES, type NmcAssessment, type NmcBand, type NmcCategory } from '../../contract/nmc.ts'
import { isTextOnly } from '../../contract/picture-marks.ts'
import type { Result } from '../../contract/result.ts'
import { reviewedResult, type Review } from '../../contract/review.ts'
import { displayVerdict, isUnsure, type Verdict } from '../../contract/verdict.ts'

/** What a fit asks of a judged book. */
export type FitBook = {
  /** A person's where there is one. */
  verdict: Verdict
  /** The age a person decided on, in years; null where the engine's ages hold. */
  reviewedAge: number | null
  /** Too little was read, or somebody should look at it before the verdict is relied on. */
  unsure: boolean
  picturesUnseen: boolean
  /** Years. */
  themeAge: number
  themeEvidence: EvidenceRef[]
  /** Years. */
  languageAge: number
  /** 0-1 */
  rareWordShare: number
  hardSentences: EvidenceRef[]
  language: DetectedLanguage
  /** Whether the media council's bands are applied. */
  bands: boolean
  categories: { category: NmcCategory; intensity: number; band: NmcBand; age: number; evidence: EvidenceRef[] }[]
  /** Of what is against a verdict: the two red lines. */
  redLineEvidence: EvidenceRef[]
  criteria: { key: string; name: string; score: number; evidence: EvidenceRef[] }[]
  themes: FoundTheme[]
}

export type JudgedRecord = {
  result: Result
  nmcAssessment: NmcAssessment
  review: Review | null
  needsReview: boolean
  reviewReasons: readonly string[]
  /** Of the assessment: which themes were found, and how many words are rare. */
  themes: FoundTheme[]
  rareWordShare: Assessment['languageMeasures']['rareWordShare']
}

/** A judged book as a fit reads it, a person's decision over the engine's. */
export function fitBookOf(record: JudgedRecord): FitBook {
  const { nmcAssessment, review, needsReview, reviewReasons, themes, rareWordShare } = record
  const result = reviewedResult(record.result, review)
  const { measures, verdict_arithmetic: arithmetic } = result
  return {
    verdict: displayVerdict(result),
    reviewedAge: review === null ? null : (firstAge(result.recommended_age) ?? null),
    unsure: isUnsure({ review }, result) || (review === null && needsReview),
    picturesUnseen: isTextOnly({ review, reviewReasons }),
    themeAge: arithmetic.ages.theme,
    themeEvidence: result.system3_theme_complexity.evidence_refs,
    languageAge: measures.language_age,
    rareWordShare,
    hardSentences: measures.hard_sentences,
    language: measures.language_detected,
    bands: nmcAssessment.enabled,
    categories: NMC_CATEGORIES.map((category) => {
      const { intensity, ageBand, evidence_refs: evidence } = nmcAssessment[category]
      return { category, intensity, band: ageBand, age: NMC_BAND_AGE[ageBand], evidence }
    }),
    redLineEvidence: [...result.system1_uae_values.evidence_refs, ...result.system2_child_safety.evidence_refs],
    criteria: result.criteria.flatMap(({ key, name, score, evidence_refs: evidence }) =>
      score === null ? [] : [{ key, name, score, evidence }],
    ),
    themes,
  }
}
