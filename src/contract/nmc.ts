import * as z from 'zod/mini'
import { evidenceRefSchema } from './evidence.ts'

/** The five categories of the national media council's standards. */
export const NMC_CATEGORIES = ['gambling', 'language', 'violence', 'substanceUse', 'sexualContent'] as const
export const nmcCategorySchema = z.enum(NMC_CATEGORIES)
export type NmcCategory = z.infer<typeof nmcCategorySchema>

/** From the least to the most restrictive. */
export const NMC_BANDS = ['Safe', '6+', '10+', '13+', '17+', '21+', 'Not Allowed'] as const
export const nmcBandSchema = z.enum(NMC_BANDS)
export type NmcBand = z.infer<typeof nmcBandSchema>

/** The order in which filters offer the bands (Safe is not offered). */
export const NMC_FILTER_BANDS = ['Not Allowed', '6+', '10+', '13+', '17+', '21+'] as const

/** 0 none, 1 mild, 2 moderate, 3 strong, 4 extreme. */
export const intensitySchema = z.int().check(z.minimum(0), z.maximum(4))

const bandRowSchema = z.tuple([nmcBandSchema, nmcBandSchema, nmcBandSchema, nmcBandSchema])
export const nmcConfigSchema = z.object({
  enabled: z.boolean(),
  bands: z.object({
    gambling: bandRowSchema,
    language: bandRowSchema,
    violence: bandRowSchema,
    substanceUse: bandRowSchema,
    sexualContent: bandRowSchema,
  }),
})
export type NmcConfig = z.infer<typeof nmcConfigSchema>

/**
 * The band of a category at intensity 1, 2, 3 and 4. A house table: the published bands describe whole books, there is
 * no public per-category matrix, so the interface never calls it official (docs/decisions).
 */
export const DEFAULT_NMC_CONFIG: NmcConfig = {
  enabled: true,
  bands: {
    gambling: ['6+', '10+', '17+', '17+'],
    language: ['6+', '10+', '13+', '17+'],
    violence: ['6+', '10+', '13+', '17+'],
    substanceUse: ['6+', '10+', '13+', '17+'],
    sexualContent: ['10+', '17+', '21+', '21+'],
  },
}

/** The safe score ranges the About page shows, as published with the standards. */
export const NMC_SAFE_SCORE_RANGES: Record<NmcCategory, string> = {
  gambling: '0-12',
  language: '0-9',
  violence: '0-5',
  substanceUse: '0+',
  sexualContent: '0+',
}

/** The age a band asks for in years; Safe asks for none, Not Allowed is beyond every age and counts as 21. */
export const NMC_BAND_AGE: Record<NmcBand, number> = {
  Safe: 0,
  '6+': 6,
  '10+': 10,
  '13+': 13,
  '17+': 17,
  '21+': 21,
  'Not Allowed': 21,
}

/** The more restrictive of two bands. */
export function stricterBand(a: NmcBand, b: NmcBand): NmcBand {
  return NMC_BANDS.indexOf(a) >= NMC_BANDS.indexOf(b) ? a : b
}

export const nmcCategoryAssessmentSchema = z.object({
  detected: z.boolean(),
  intensity: intensitySchema,
  ageBand: nmcBandSchema,
  /** The strongest quotes, one a line; empty when nothing was found. */
  evidence: z.string(),
  evidence_refs: z.array(evidenceRefSchema),
})
export type NmcCategoryAssessment = z.infer<typeof nmcCategoryAssessmentSchema>

export const nmcAssessmentSchema = z.object({
  enabled: z.boolean(),
  finalAgeBand: nmcBandSchema,
  gambling: nmcCategoryAssessmentSchema,
  language: nmcCategoryAssessmentSchema,
  violence: nmcCategoryAssessmentSchema,
  substanceUse: nmcCategoryAssessmentSchema,
  sexualContent: nmcCategoryAssessmentSchema,
})
export type NmcAssessment = z.infer<typeof nmcAssessmentSchema>
