import * as z from 'zod/mini'
import { firstAge } from '../../contract/age.ts'
import { themeSchema, type FoundTheme } from '../../contract/assessment.ts'
import { detectedLanguageSchema } from '../../contract/languages.ts'
import { NMC_BAND_AGE, NMC_BANDS, NMC_CATEGORIES, type NmcAssessment } from '../../contract/nmc.ts'
import { isTextOnly } from '../../contract/picture-marks.ts'
import type { Result } from '../../contract/result.ts'
import type { Review } from '../../contract/review.ts'
import { displayVerdict, verdictSchema } from '../../contract/verdict.ts'
import type { FitBook } from './fit-book.ts'
import { MILD, SPOTLESS_SCORE } from './grounds.ts'

/** Another form is not read: the facts are worked out again. */
const FORM = 1

/**
 * What of a judgement decides a fit, without passages and names: some hundred bytes in the place of a result's hundred
 * thousand, so that a whole library is told apart for a reader at once. What no profile can mind is left out.
 */
export const fitFactsSchema = z.object({
  form: z.literal(FORM),
  /** The engine's own. */
  verdict: verdictSchema,
  lowConfidence: z.boolean(),
  themeAge: z.number(),
  languageAge: z.number(),
  rareWordShare: z.number(),
  language: detectedLanguageSchema,
  bands: z.boolean(),
  categories: z.array(z.tuple([z.enum(NMC_CATEGORIES), z.number(), z.enum(NMC_BANDS)])),
  /** Key and score. */
  criteria: z.array(z.tuple([z.string(), z.number()])),
  /** The heaviest first. */
  themes: z.array(z.tuple([themeSchema, z.number()])),
  minutes: z.number(),
})
export type FitFacts = z.infer<typeof fitFactsSchema>

export type FactSources = {
  result: Result
  nmcAssessment: NmcAssessment
  themes: readonly FoundTheme[]
  rareWordShare: number
}

export function fitFactsOf({ result, nmcAssessment, themes, rareWordShare }: FactSources): FitFacts {
  const { measures, verdict_arithmetic: arithmetic } = result
  return {
    form: FORM,
    verdict: displayVerdict(result),
    lowConfidence: result.confidence === 'low',
    themeAge: arithmetic.ages.theme,
    languageAge: measures.language_age,
    rareWordShare,
    language: measures.language_detected,
    bands: nmcAssessment.enabled,
    categories: NMC_CATEGORIES.flatMap((category) => {
      const { intensity, ageBand } = nmcAssessment[category]
      const isNothing = intensity < MILD && NMC_BAND_AGE[ageBand] === 0
      return isNothing ? [] : [[category, intensity, ageBand] as [typeof category, number, typeof ageBand]]
    }),
    criteria: result.criteria.flatMap(({ key, score }) =>
      score === null || score >= SPOTLESS_SCORE ? [] : [[key, score] as [string, number]],
    ),
    themes: themes
      .toSorted((a, b) => b.weight - a.weight)
      .map(({ theme, weight }): [typeof theme, number] => [theme, weight]),
    minutes: measures.reading_minutes,
  }
}

/** As they are kept; null of what an earlier or later version wrote in another form. */
export function readFitFacts(text: string): FitFacts | null {
  const value = JSON.parse(text) as { form?: unknown }
  // Written by this program alone: whatever has its form was checked when it was made.
  return value.form === FORM ? (value as FitFacts) : null
}

export type Circumstances = { review: Review | null; needsReview: boolean; reviewReasons: readonly string[] }

/** The book as a fit reads it, a person's decision over the engine's: any answer is the one its whole judgement would give. */
export function bookOfFacts(facts: FitFacts, { review, needsReview, reviewReasons }: Circumstances): FitBook {
  const verdict = displayVerdict({ final_verdict: review?.verdict ?? facts.verdict })
  return {
    verdict,
    reviewedAge: review === null ? null : (firstAge(review.recommended_age) ?? null),
    unsure: review === null && (needsReview || (facts.lowConfidence && verdict !== 'Not Whitelisted')),
    picturesUnseen: isTextOnly({ review, reviewReasons }),
    themeAge: facts.themeAge,
    themeEvidence: NO_EVIDENCE,
    languageAge: facts.languageAge,
    rareWordShare: facts.rareWordShare,
    hardSentences: NO_EVIDENCE,
    language: facts.language,
    bands: facts.bands,
    categories: facts.categories.map(([category, intensity, band]) => ({
      category,
      intensity,
      band,
      age: NMC_BAND_AGE[band],
      evidence: NO_EVIDENCE,
    })),
    redLineEvidence: NO_EVIDENCE,
    criteria: facts.criteria.map(([key, score]) => ({ key, name: '', score, evidence: NO_EVIDENCE })),
    themes: facts.themes.map(([theme, weight]) => ({ theme, weight, evidence: NO_EVIDENCE })),
  }
}

/** One for all: a library has tens of thousands of books. */
const NO_EVIDENCE: [] = []
