import * as z from 'zod/mini'
import { pageKindSchema } from './book-text.ts'
import { evidenceRefSchema } from './evidence.ts'

const lines = z.array(z.string())
const ref = z.optional(evidenceRefSchema)
export const CONCERN_SEVERITIES = ['Low', 'Moderate', 'High', 'Severe'] as const
export const concernSeveritySchema = z.enum(CONCERN_SEVERITIES)
export const riskLevelSchema = z.enum(['Low', 'Moderate', 'High'])

/** The answer of POST /api/deep-analyze, in the reader's language. */
export const deepAnalysisSchema = z.object({
  title: z.string(),
  author: z.string(),
  /** What `page` counts. */
  page_kind: pageKindSchema,
  narrative_structure: z.object({
    plot_complexity: z.string(),
    plot_evidence: z.string(),
    character_development: z.string(),
    character_evidence: z.string(),
    pacing: z.string(),
    pacing_evidence: z.string(),
    themes: lines,
    key_moments: z.array(z.object({ page: z.int(), quote: z.string(), significance: z.string(), ref })),
  }),
  language_metrics: z.object({
    vocabulary_level: z.string(),
    vocabulary_examples: lines,
    sentence_complexity: z.string(),
    complexity_examples: lines,
    reading_ease_score: z.number(),
    unique_word_count: z.int(),
    linguistic_features: lines,
  }),
  cultural_assessment: z.object({
    islamic_values: z.array(z.object({ value: z.string(), page: z.int(), evidence: z.string(), ref })),
    uae_cultural_elements: z.array(z.object({ element: z.string(), context: z.string(), quote: z.string(), ref })),
    universal_themes: lines,
    potential_concerns: z.array(
      z.object({ severity: concernSeveritySchema, concern: z.string(), evidence: z.string(), ref }),
    ),
  }),
  educational_insights: z.object({
    pedagogical_value: z.string(),
    learning_objectives: z.array(z.object({ objective: z.string(), evidence: z.string() })),
    skill_development: z.array(z.object({ skill: z.string(), how_developed: z.string() })),
    discussion_topics: z.array(z.object({ topic: z.string(), guiding_questions: lines })),
  }),
  safety_analysis: z.object({
    risk_assessment: z.object({ level: riskLevelSchema, factors: lines }),
    age_appropriateness: z.object({
      recommended_age: z.string(),
      rationale: z.string(),
      developmental_considerations: lines,
    }),
    content_warnings: z.array(
      z.object({ warning: z.string(), page: z.int(), context: z.string(), evidence: z.string(), ref }),
    ),
    parental_guidance_areas: z.array(z.object({ area: z.string(), reason: z.string(), discussion_points: lines })),
    positive_messages: z.array(z.object({ message: z.string(), evidence: z.string() })),
  }),
  recommendations: z.object({
    best_for: lines,
    teaching_strategies: z.array(z.object({ strategy: z.string(), implementation: z.string() })),
    usage_contexts: lines,
    complementary_books: lines,
  }),
})
export type DeepAnalysis = z.infer<typeof deepAnalysisSchema>
