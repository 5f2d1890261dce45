import * as z from 'zod/mini'
import { themeSchema } from './assessment.ts'
import { evidenceRefSchema } from './evidence.ts'
import { localizedSchema } from './languages.ts'

/** Whether a book is one for this reader, from the freest answer to the strictest. */
export const FIT_ANSWERS = ['alone', 'together', 'wait', 'not_for_us'] as const
export const fitAnswerSchema = z.enum(FIT_ANSWERS)
export type FitAnswer = z.infer<typeof fitAnswerSchema>

/** The stricter of two answers. */
export function stricterAnswer(a: FitAnswer, b: FitAnswer): FitAnswer {
  return FIT_ANSWERS.indexOf(a) >= FIT_ANSWERS.indexOf(b) ? a : b
}

/** Why an answer is not freer. */
export const FIT_REASONS = [
  'unjudged',
  'not_whitelisted',
  'said_no',
  'band_age',
  'reviewed_age',
  'judged_age',
  'minded_category',
  'minded_criterion',
  'spared_theme',
  'guidance',
  'unsure',
  'pictures_unseen',
  'hard_to_read',
  'other_language',
  'talk_category',
  'talk_criterion',
  'said_yes',
] as const
export const fitReasonCodeSchema = z.enum(FIT_REASONS)
export type FitReasonCode = z.infer<typeof fitReasonCodeSchema>

export const fitReasonSchema = z.object({
  code: fitReasonCodeSchema,
  /** What this reason alone would come to. */
  answer: fitAnswerSchema,
  /** Years, of a reason to wait. */
  until: z.nullable(z.int()),
  text: localizedSchema,
  /** Where the book shows it, the strongest first. */
  evidence: z.array(evidenceRefSchema),
})
export type FitReason = z.infer<typeof fitReasonSchema>

/** The answer for one book and one profile, with all that led to it. */
export const fitSchema = z.object({
  answer: fitAnswerSchema,
  /** The age to wait for, in years; null of other answers. */
  until: z.nullable(z.int()),
  /** The strictest first; none where nothing speaks against reading it alone. */
  reasons: z.array(fitReasonSchema),
  /** Themes the profile wishes for that the book has. They change no answer. */
  wished: z.array(z.object({ theme: themeSchema, text: localizedSchema, evidence: z.array(evidenceRefSchema) })),
})
export type Fit = z.infer<typeof fitSchema>

/** The answer as a card shows it. */
export const briefFitSchema = z.object({
  book: z.string(),
  answer: fitAnswerSchema,
  until: z.nullable(z.int()),
  /** The strictest reason; null where there is none. */
  reason: z.nullable(localizedSchema),
})
export type BriefFit = z.infer<typeof briefFitSchema>

/** So many books are asked about at once. */
export const MAX_FITS = 60

/** What `POST /api/profiles/{id}/fits` takes. */
export const fitsQuestionSchema = z.object({ books: z.array(z.uuid()).check(z.maxLength(MAX_FITS)) })
