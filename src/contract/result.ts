import * as z from 'zod/mini'
import { ageGroupSchema } from './age.ts'
import { evidenceRefSchema } from './evidence.ts'
import { genreSchema } from './genres.ts'
import { detectedLanguageSchema, languageNameSchema, type Localized } from './languages.ts'
import { nmcBandSchema } from './nmc.ts'
import { languageLevelSchema, redLineRatingSchema, themeLevelSchema, verdictSchema } from './verdict.ts'

const titled = z.object({ title: z.string(), description: z.string() })
const lines = z.array(z.string())

const redLineFields = { rating: redLineRatingSchema, score: z.number() }
const redLineTexts = { assessment: z.string(), concerns: lines }

/** Every text of a result that is composed, not quoted; it exists in the book's language and again in both. */
export const composedTextsSchema = z.object({
  executive_summary: z.string(),
  age_rationale: z.string(),
  /** Which rule fired, with which numbers. */
  verdict_explanation: z.string(),
  themes: lines,
  key_drivers: lines,
  lessons_learned: lines,
  cultural_teaching_methods: z.array(titled),
  islamic_uae_values: z.array(
    z.object({
      title: z.string(),
      arabic_name: z.string(),
      description: z.string(),
      evidence_refs: z.array(evidenceRefSchema),
    }),
  ),
  family_activities: z.array(titled),
  parent_discussion_guide: z.object({ before_reading: lines, after_reading: lines }),
  /** The guide by theme, for the Discussion tab. */
  discussion_topics: z.array(z.object({ topic: z.string(), questions: lines })),
  /** age group -> suitable / with guidance / not suitable, in words of the text's language. */
  age_verdicts: z.record(z.string(), z.string()),
  system1_uae_values: z.object(redLineTexts),
  system2_child_safety: z.object(redLineTexts),
  system3_theme_complexity: z.object({ assessment: z.string(), reasons: lines }),
  system4_language_complexity: z.object({ assessment: z.string(), reasons: lines }),
  /** domain key -> assessment text */
  domains: z.record(z.string(), z.string()),
  /** criterion key -> why it got its score */
  criteria_rationales: z.record(z.string(), z.string()),
})
export type ComposedTexts = z.infer<typeof composedTextsSchema>

export const criterionResultSchema = z.object({
  system: z.int(),
  key: z.string(),
  name: z.string(),
  /** Percent of its system. */
  weight: z.number(),
  /** null where the book was read before the criterion existed. */
  score: z.nullable(z.number()),
  evidence_refs: z.array(evidenceRefSchema),
})
export type CriterionResult = z.infer<typeof criterionResultSchema>

export const VERDICT_RULES = [
  'band_not_allowed',
  'severe_rejected',
  'score_below_minimum',
  'too_many_moderates',
  'whitelisted',
  'band_needs_guidance',
  'pictures_unseen',
  'parent_guidance',
  'nothing_applies',
] as const

/** The arithmetic of a verdict, so that a reviewer can check it with pencil and paper. */
export const verdictArithmeticSchema = z.object({
  rule: z.enum(VERDICT_RULES),
  score: z.number(),
  moderates: z.int(),
  severeSystems: z.array(z.int()),
  /** The numbers asked for by the active configuration. */
  whitelistedMinimum: z.number(),
  allowedModerates: z.int(),
  requireAllSafe: z.boolean(),
  guidanceMinimum: z.number(),
  guidanceMaxModerates: z.int(),
  rejectBelow: z.number(),
  rejectAboveModerates: z.int(),
  systems: z.array(
    z.object({
      system: z.int(),
      enabled: z.boolean(),
      weight: z.number(),
      score: z.nullable(z.number()),
      rating: z.string(),
      /** The criterion that pulled a red line down, where one did. */
      decidedBy: z.optional(z.string()),
    }),
  ),
  band: nmcBandSchema,
  ages: z.object({ theme: z.number(), language: z.number(), band: z.number(), recommended: z.number() }),
})
export type VerdictArithmetic = z.infer<typeof verdictArithmeticSchema>

export const SUITABILITIES = ['suitable', 'with_guidance', 'not_suitable'] as const
export const suitabilitySchema = z.enum(SUITABILITIES)
export type Suitability = z.infer<typeof suitabilitySchema>

export const SUITABILITY_WORDS: Record<Suitability, Localized> = {
  suitable: { en: 'Suitable', ar: 'مناسب' },
  with_guidance: { en: 'With guidance', ar: 'بإشراف' },
  not_suitable: { en: 'Not suitable', ar: 'غير مناسب' },
}

/** How far a verdict can be relied on, by how much of the book was read. */
export const CONFIDENCES = ['high', 'medium', 'low'] as const
export const confidenceSchema = z.enum(CONFIDENCES)
export type Confidence = z.infer<typeof confidenceSchema>

export const resultSchema = z.extend(
  z.omit(composedTextsSchema, {
    system1_uae_values: true,
    system2_child_safety: true,
    system3_theme_complexity: true,
    system4_language_complexity: true,
  }),
  {
    title: z.string(),
    arabic_title: z.string(),
    author: z.string(),
    publisher: z.string(),
    isbn: z.string(),
    language: languageNameSchema,
    /** One of the seven groups of the library. */
    recommended_minimum_age: ageGroupSchema,
    /** The exact age with a plus: '8+'. */
    recommended_age: z.string(),
    final_verdict: verdictSchema,
    whitelist_verdict: verdictSchema,
    whitelist_score: z.number(),
    /** Absent in results from before it was told. */
    confidence: z.optional(confidenceSchema),
    genres: z.array(genreSchema),
    system1_uae_values: z.object({
      ...redLineFields,
      ...redLineTexts,
      evidence: lines,
      evidence_refs: z.array(evidenceRefSchema),
    }),
    system2_child_safety: z.object({
      ...redLineFields,
      ...redLineTexts,
      evidence: lines,
      evidence_refs: z.array(evidenceRefSchema),
    }),
    system3_theme_complexity: z.object({
      rating: themeLevelSchema,
      min_age: z.number(),
      score: z.number(),
      assessment: z.string(),
      reasons: lines,
      evidence_refs: z.array(evidenceRefSchema),
    }),
    system4_language_complexity: z.object({
      rating: languageLevelSchema,
      min_age: z.number(),
      score: z.number(),
      assessment: z.string(),
      reasons: lines,
      evidence_refs: z.array(evidenceRefSchema),
    }),
    /** domain key -> 0-5 */
    domain_scores: z.record(z.string(), z.number()),
    /** domain key -> strongest quote, or '' */
    domain_evidence: z.record(z.string(), z.string()),
    /** age group -> the same as age_verdicts, as a code */
    age_suitability: z.record(z.string(), suitabilitySchema),
    criteria: z.array(criterionResultSchema),
    verdict_arithmetic: verdictArithmeticSchema,
    measures: z.object({
      words: z.int(),
      sentences: z.int(),
      reading_minutes: z.number(),
      language_grade: z.number(),
      language_age: z.number(),
      theme_index: z.number(),
      language_detected: detectedLanguageSchema,
      cefr: z.string(),
      unique_words: z.int(),
      reading_ease: z.number(),
      hard_words: lines,
      hard_sentences: z.array(evidenceRefSchema),
    }),
    localized: z.object({ en: composedTextsSchema, ar: composedTextsSchema }),
  },
)
export type Result = z.infer<typeof resultSchema>
