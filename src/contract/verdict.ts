import * as z from 'zod/mini'

export const VERDICTS = ['Whitelisted', 'Parent Guidance', 'Not Whitelisted'] as const
export const verdictSchema = z.enum(VERDICTS)
export type Verdict = z.infer<typeof verdictSchema>

/**
 * Nobody vouches for a book of which too little was read. What was found in it stands whatever the rest holds, and so does a
 * person's decision.
 */
export function isUnsure(
  { review }: { review?: unknown },
  result: Parameters<typeof displayVerdict>[0] & { confidence?: string | undefined },
): boolean {
  return result.confidence === 'low' && displayVerdict(result) !== 'Not Whitelisted' && !review
}

/** What is said of an unsure book: that too little of it was read, that nobody saw its pictures, or that what it holds is in doubt. */
export function unsureBecause({ reviewReasons = [] }: { reviewReasons?: readonly string[] }): Unsure {
  if (TOO_LITTLE_READ.some((code) => reviewReasons.includes(code))) return 'unsure'
  if (reviewReasons.includes('pictures_unseen')) return 'unseen'
  return reviewReasons.includes('unsure_of_content') ? 'doubtful' : 'unsure'
}
export type Unsure = 'unsure' | 'unseen' | 'doubtful'
const TOO_LITTLE_READ = ['short_text', 'cut_off_file', 'unread_pages']

/** Without a final verdict, a score from here on displays as Whitelisted. */
export const WHITELIST_FALLBACK_SCORE = 80

/** The verdict to display: an unknown one displays as Not Whitelisted, a missing one follows the score. */
export function displayVerdict(result: {
  final_verdict?: string | undefined
  whitelist_score?: number | undefined
}): Verdict {
  const { final_verdict: verdict, whitelist_score: score = 0 } = result
  if (verdict === undefined || verdict === '') {
    return score >= WHITELIST_FALLBACK_SCORE ? 'Whitelisted' : 'Not Whitelisted'
  }
  return VERDICTS.find((known) => known === verdict) ?? 'Not Whitelisted'
}

/** Analytics and reports count a verdict they do not know as Unknown. */
export function countedVerdict(verdict: string | undefined): Verdict | 'Unknown' {
  return VERDICTS.find((known) => known === verdict) ?? 'Unknown'
}

export const RED_LINE_RATINGS = ['Safe', 'Moderate', 'Severe'] as const
export const redLineRatingSchema = z.enum(RED_LINE_RATINGS)
export type RedLineRating = z.infer<typeof redLineRatingSchema>

export const THEME_LEVELS = ['Simple', 'Moderate', 'High'] as const
export const themeLevelSchema = z.enum(THEME_LEVELS)
export type ThemeLevel = z.infer<typeof themeLevelSchema>

export const LANGUAGE_LEVELS = ['Easy', 'Moderate', 'Advanced'] as const
export const languageLevelSchema = z.enum(LANGUAGE_LEVELS)
export type LanguageLevel = z.infer<typeof languageLevelSchema>

/** How a rating is coloured: the first level green, the second yellow, anything else red. */
export function ratingTone(rating: string): 'good' | 'caution' | 'bad' {
  if (rating === 'Safe' || rating === 'Simple' || rating === 'Easy') return 'good'
  return rating === 'Moderate' ? 'caution' : 'bad'
}

/** The six legacy domains, each scored 0-5. */
export const DOMAINS = [
  'gambling',
  'language',
  'violence_terror',
  'alcohol_drugs_smoking',
  'sex_nudity',
  'islamic_arab_uae_cultural_ethics',
] as const
export const domainSchema = z.enum(DOMAINS)
export type Domain = z.infer<typeof domainSchema>

export type DomainConcern = 'No Concern' | 'Low' | 'Medium' | 'High'

/** 0 is No Concern, 1-2 Low, 3 Medium, 4 and above High. */
export function domainConcern(score: number): DomainConcern {
  if (score <= 0) return 'No Concern'
  if (score < 3) return 'Low'
  return score < 4 ? 'Medium' : 'High'
}
