import * as z from 'zod/mini'
import { ageGroupSchema } from './age.ts'
import type { Language } from './languages.ts'
import { outcomeSchema } from './outcome.ts'
import { SUITABILITY_WORDS, suitabilitySchema, type Result } from './result.ts'
import { verdictSchema } from './verdict.ts'

export const MAX_REASON_CHARACTERS = 2000
export const MAX_REVIEWER_CHARACTERS = 200

/** What `POST /api/evaluations/{id}/review` takes. */
export const reviewInputSchema = z.object({
  verdict: verdictSchema,
  /** Whole years. */
  age: z.int().check(z.minimum(0), z.maximum(21)),
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_REASON_CHARACTERS)),
  performedBy: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_REVIEWER_CHARACTERS)),
  /** The `verdictRevision` of the record the reviewer read; another one by now means somebody was faster. */
  revision: z.int(),
})
export type ReviewInput = z.infer<typeof reviewInputSchema>

/** What `DELETE /api/evaluations/{id}/review` takes. */
export const undoReviewSchema = z.pick(reviewInputSchema, { performedBy: true, revision: true })

/** A person's decision about a book. It stands beside the engine's result, and where there is one it holds. */
export const reviewSchema = z.object({
  decision: z.enum(['confirmed', 'overridden']),
  verdict: verdictSchema,
  /** The exact age with a plus: '8+'. */
  recommended_age: z.string(),
  recommended_minimum_age: ageGroupSchema,
  /** age group -> suitable / with_guidance / not_suitable */
  age_suitability: z.record(z.string(), suitabilitySchema),
  reason: z.string(),
  reviewer: z.string(),
  at: z.string(),
})
export type Review = z.infer<typeof reviewSchema>

export const HISTORY_KINDS = ['judged', 'rescored', 'read_again', 'pictures', 'review', 'review_undone'] as const

/** One line of a book's history: what it came to, when, and by whose decision. Oldest first. */
export const historyEntrySchema = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(HISTORY_KINDS),
  /** The verdict from then on; of an engine's own entry its own, even where a review holds over it. */
  outcome: outcomeSchema,
  scoringConfigVersion: z.nullable(z.string()),
  performedBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  decision: z.nullable(z.enum(['confirmed', 'overridden'])),
})
export type HistoryEntry = z.infer<typeof historyEntrySchema>

/** The parts of a result a review speaks over; a listed and a whole result both have them. */
type Reviewable = Pick<Result, 'final_verdict' | 'whitelist_verdict' | 'recommended_age' | 'recommended_minimum_age'> &
  Partial<Pick<Result, 'age_suitability' | 'localized'>>

/**
 * The result as people are to see it: a review's verdict and ages in the place of the engine's, and its reason before the
 * engine's explanation. Whatever shows, exports or counts verdicts goes through here; the engine's own result stays as it
 * is. A result that was not reviewed is returned itself.
 */
export function reviewedResult<R extends Reviewable>(result: R, review: Review | null | undefined): R {
  if (!review) return result
  const { verdict, recommended_age, recommended_minimum_age, age_suitability } = review
  return {
    ...result,
    final_verdict: verdict,
    whitelist_verdict: verdict,
    recommended_age,
    recommended_minimum_age,
    ...(result.age_suitability ? { age_suitability } : {}),
    ...(result.localized
      ? {
          localized: {
            en: reviewedTexts(result.localized.en, review, 'en'),
            ar: reviewedTexts(result.localized.ar, review, 'ar'),
          },
        }
      : {}),
  }
}

function reviewedTexts(texts: Result['localized']['en'], review: Review, language: Language) {
  return {
    ...texts,
    verdict_explanation: `${reviewSentence(review, language)} ${texts.verdict_explanation}`,
    age_verdicts: Object.fromEntries(
      Object.entries(review.age_suitability).map(([group, code]) => [group, SUITABILITY_WORDS[code][language]]),
    ),
  }
}

/** Who decided, when and why. The reason and the name stay as they were written, each in its own direction. */
export function reviewSentence({ decision, reviewer, reason, at }: Review, language: Language): string {
  const [who, why, day] = [isolated(reviewer), isolated(reason), isolated(at.slice(0, 10))]
  if (language === 'ar') {
    return decision === 'confirmed'
      ? `أكّد المراجع ${who} هذا الحكم في ${day}: «${why}». وهذا شرح المحرك:`
      : `قرر المراجع ${who} هذا الحكم في ${day} بدلًا من حكم المحرك: «${why}». وهذا شرح المحرك:`
  }
  return decision === 'confirmed'
    ? `Confirmed by ${who} on ${day}: “${why}” The engine’s own explanation:`
    : `Decided by ${who} on ${day} in place of the engine’s verdict: “${why}” The engine’s own explanation:`
}

const isolated = (text: string): string => `\u2068${text}\u2069`

type Record_ = { result: Reviewable | { error: string } | null; review?: Review | null | undefined }

/** The same for a whole or listed record. */
export function reviewedRecord<E extends Record_>(record: E): E {
  const { result, review } = record
  if (!review || result === null || 'error' in result) return record
  return { ...record, result: reviewedResult(result, review) }
}
