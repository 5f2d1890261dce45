import type { AgeGroup } from './age.ts'
import type { NmcBand, NmcCategory } from './nmc.ts'
import type { Notice, NoticeCode } from './notices.ts'
import type { CriterionResult, Suitability, VerdictArithmetic } from './result.ts'
import type { LanguageLevel, RedLineRating, ThemeLevel, Verdict } from './verdict.ts'

type RedLineJudgement = { rating: RedLineRating; score: number; decidedBy?: string }

/** What the scorer makes of an assessment under a configuration. Pure data, no texts. */
export type Judgement = {
  verdict: Verdict
  /** 0-100, rounded */
  score: number
  system1: RedLineJudgement
  system2: RedLineJudgement
  system3: { rating: ThemeLevel; score: number; minAge: number }
  system4: { rating: LanguageLevel; score: number; minAge: number }
  criteria: CriterionResult[]
  nmc: { enabled: boolean; finalBand: NmcBand; bands: Record<NmcCategory, NmcBand> }
  /** Years. */
  recommendedAge: number
  minimumGroup: AgeGroup
  ageSuitability: Record<AgeGroup, Suitability>
  arithmetic: VerdictArithmetic
  needsReview: boolean
  reviewReasons: NoticeCode[]
  notices: Notice[]
}
