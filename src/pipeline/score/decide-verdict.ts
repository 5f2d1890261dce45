import type { NmcBand } from '../../contract/nmc.ts'
import type { VERDICT_RULES } from '../../contract/result.ts'
import type { VerdictConfig } from '../../contract/scoring-config.ts'
import type { RedLineRating, Verdict } from '../../contract/verdict.ts'

type Rule = (typeof VERDICT_RULES)[number]

export type VerdictInput = {
  band: NmcBand
  /** Systems 1 and 2; a disabled one is left out. */
  redLines: readonly { rating: RedLineRating; autoReject: boolean }[]
  /** 0-100, rounded */
  score: number
  /** How many of the four systems are rated Moderate. */
  moderates: number
  /** It is told by pictures that nobody has seen, and has few words beside them. */
  picturesUnseen: boolean
  rules: VerdictConfig
}

/** The first rule that applies, in the order the decisions fix; (a) to (f) below are theirs. */
export function decideVerdict({ band, redLines, score, moderates, picturesUnseen, rules }: VerdictInput): {
  verdict: Verdict
  rule: Rule
  /** A Severe stands while every automatic rejection is off: a person must look. */
  severeUnrejected: boolean
} {
  const { whitelistedRules, parentGuidanceRules, notWhitelistedRules } = rules
  const severe = redLines.filter(({ rating }) => rating === 'Severe')
  const rejected =
    severe.some(({ autoReject }) => autoReject) || (severe.length > 0 && notWhitelistedRules.autoRejectSevere)
  const severeUnrejected = severe.length > 0 && !rejected
  // A Severe that is not rejected weighs at least as much as a Moderate: raising severeThreshold must never relax a limit.
  const counted = moderates + (severeUnrejected ? severe.length : 0)
  const decide = (verdict: Verdict, rule: Rule) => ({ verdict, rule, severeUnrejected })

  if (band === 'Not Allowed') return decide('Not Whitelisted', 'band_not_allowed') // (a)
  if (rejected) return decide('Not Whitelisted', 'severe_rejected') // (b)
  if (score < notWhitelistedRules.minimumScore) return decide('Not Whitelisted', 'score_below_minimum') // (c)
  if (counted > notWhitelistedRules.maxModerates) return decide('Not Whitelisted', 'too_many_moderates') // (c)
  const allSafe = redLines.every(({ rating }) => rating === 'Safe')
  const whitelisted =
    !severeUnrejected &&
    score >= whitelistedRules.minimumScore &&
    counted <= whitelistedRules.allowedModerates &&
    (allSafe || !whitelistedRules.requireAllSafe)
  if (whitelisted) {
    if (band === '17+' || band === '21+') return decide('Parent Guidance', 'band_needs_guidance') // (d)
    return picturesUnseen && rules.unseenPictures === 'parent_guidance'
      ? decide('Parent Guidance', 'pictures_unseen')
      : decide('Whitelisted', 'whitelisted') // (d)
  }
  if (score >= parentGuidanceRules.minimumScore && counted <= parentGuidanceRules.maxModerates) {
    return decide('Parent Guidance', 'parent_guidance') // (e)
  }
  return decide('Not Whitelisted', 'nothing_applies') // (f)
}
