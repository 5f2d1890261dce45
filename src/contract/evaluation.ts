import * as z from 'zod/mini'
import { aiUsageSchema } from './ai-usage.ts'
import { readingCostSchema } from './reading-cost.ts'
import { evaluatorSchema } from './assessment.ts'
import { bookPageSchema, pageKindSchema } from './book-text.ts'
import { nmcAssessmentSchema } from './nmc.ts'
import { noticeCodeSchema } from './notices.ts'
import { pictureTakingSchema } from './picture-taking.ts'
import { pictureMarkSchema } from './picture-marks.ts'
import { resultSchema } from './result.ts'
import { reviewSchema } from './review.ts'
import { communityDataSchema, retailerDataSchema } from './sources.ts'

export const EVALUATION_STATUSES = ['pending', 'processing', 'completed', 'failed'] as const
export const evaluationStatusSchema = z.enum(EVALUATION_STATUSES)
export type EvaluationStatus = z.infer<typeof evaluationStatusSchema>

export const STAGES = ['extracting', 'cultural', 'safety', 'complexity', 'report', 'finalizing'] as const
export const stageSchema = z.enum(STAGES)
export type Stage = z.infer<typeof stageSchema>

/** The percentage at which each stage begins; the progress screen changes phase at the same figures. */
export const STAGE_START: Record<Stage, number> = {
  extracting: 0,
  cultural: 20,
  safety: 40,
  complexity: 60,
  report: 80,
  finalizing: 95,
}

const evaluationFields = {
  id: z.string(),
  filename: z.string(),
  /** bytes */
  fileSize: z.int(),
  status: evaluationStatusSchema,
  /** 0-100 */
  progress: z.number(),
  stage: z.nullable(stageSchema),
  /**
   * Only of a pending book: how many books wait before it. 0: it waits for a free worker, and the next one takes it. Books
   * are taken turn about among those who sent them, so the figure may grow when somebody else sends one.
   */
  queuePosition: z.optional(z.int()),
  isOCR: z.boolean(),
  /** Only of a book whose scanned pages are being read: how many are, of how many. */
  scanned: z.optional(z.object({ read: z.int(), total: z.int() })),
  createdAt: z.string(),
  completedAt: z.nullable(z.string()),
  processingMs: z.nullable(z.number()),
  /** Address of the uploaded or extracted cover, or null. */
  coverImage: z.nullable(z.string()),
  /** Pictures that were found in the book; absent of books that were read before anybody looked for them. */
  pictureCount: z.optional(z.int()),
  /** How many of them a person or a model has seen. */
  picturesSeen: z.optional(z.int()),
  /** Only where the pictures are unknown, and somebody asked for them to be taken out. */
  pictureTaking: z.optional(pictureTakingSchema),
  scoringConfigId: z.nullable(z.string()),
  scoringConfigVersion: z.nullable(z.string()),
  evaluator: z.nullable(evaluatorSchema),
  /** Absent where no model was asked. */
  aiUsage: z.optional(aiUsageSchema),
  /** What the model's reading was expected to take, once the text is known; absent where no model is asked. */
  aiEstimate: z.optional(readingCostSchema),
  needsReview: z.boolean(),
  reviewReasons: z.array(noticeCodeSchema),
  /** Plain sentences in the reader's language. */
  warnings: z.array(z.string()),
  duplicateOf: z.nullable(z.string()),
  unverifiedQuotes: z.int(),
  /** A person's decision. Where there is one it holds over `result`, which stays as the engine gave it (review.ts). */
  review: z.optional(z.nullable(reviewSchema)),
  /** Counts every change of verdict, so that a reviewer who read an older one is told. */
  verdictRevision: z.optional(z.int()),
  openLibraryData: z.optional(communityDataSchema),
  retailerData: z.optional(retailerDataSchema),
  /** The sentence of a failure, in the reader's language, and its stable code. */
  error: z.optional(z.string()),
  errorCode: z.optional(z.string()),
}

/** `GET /api/evaluate/{id}`, and one line of `evaluate --json`. */
export const evaluationSchema = z.object({
  ...evaluationFields,
  /** The result, `{ error }` when failed, null before. */
  result: z.nullable(z.union([resultSchema, z.object({ error: z.string() })])),
  nmcAssessment: z.nullable(nmcAssessmentSchema),
  /** null where the reader may not have the text, and before it was read. */
  extractedText: z.nullable(z.string()),
  extractedTextLength: z.int(),
  pageKind: z.nullable(pageKindSchema),
  pages: z.array(bookPageSchema),
  /** Which pictures were seen, by whom, and what they object to; absent where nobody looked. */
  pictureMarks: z.optional(z.array(pictureMarkSchema)),
})
export type Evaluation = z.infer<typeof evaluationSchema>

/** The fields of a result that cards, filters, search, reports, analytics and CSV read. */
export const listedResultSchema = z.pick(resultSchema, {
  title: true,
  arabic_title: true,
  author: true,
  publisher: true,
  isbn: true,
  language: true,
  executive_summary: true,
  recommended_minimum_age: true,
  recommended_age: true,
  final_verdict: true,
  whitelist_verdict: true,
  whitelist_score: true,
  genres: true,
  key_drivers: true,
})
const rated = z.object({ rating: z.string() })
const ratedWithAge = z.object({ rating: z.string(), min_age: z.number() })

/** One row of `GET /api/evaluations`. */
export const listedEvaluationSchema = z.object({
  ...evaluationFields,
  result: z.nullable(
    z.union([
      z.extend(listedResultSchema, {
        system1_uae_values: rated,
        system2_child_safety: rated,
        system3_theme_complexity: ratedWithAge,
        system4_language_complexity: ratedWithAge,
        measures: z.object({ words: z.int(), reading_minutes: z.number(), language_age: z.number() }),
      }),
      z.object({ error: z.string() }),
    ]),
  ),
  nmcAssessment: z.nullable(z.pick(nmcAssessmentSchema, { enabled: true, finalAgeBand: true })),
  extractedTextLength: z.int(),
})
export type ListedEvaluation = z.infer<typeof listedEvaluationSchema>

/** The answer to an upload. */
export const uploadAnswerSchema = z.object({
  id: z.string(),
  status: evaluationStatusSchema,
  /** Lets the uploader delete or retry the unfinished evaluation without a session. */
  cancelToken: z.string(),
  duplicateOf: z.nullable(z.string()),
})
export type UploadAnswer = z.infer<typeof uploadAnswerSchema>
