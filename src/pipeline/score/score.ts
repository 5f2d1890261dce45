import { ageGroupFor } from '../../contract/age.ts'
import type { Assessment } from '../../contract/assessment.ts'
import type { Judgement } from '../../contract/judgement.ts'
import { FEWEST_JUDGED_WORDS } from '../../contract/limits.ts'
import { NMC_BAND_AGE } from '../../contract/nmc.ts'
import type { Notice } from '../../contract/notices.ts'
import type { VerdictArithmetic } from '../../contract/result.ts'
import type { ScoringRules } from '../../contract/scoring-config.ts'
import { ageSuitability } from './age-suitability.ts'
import { decideVerdict } from './decide-verdict.ts'
import { judgeNmc, type ScorableNmc } from './judge-nmc.ts'
import { clampAge, criteriaOf, rateRedLine, systemScore, withoutNoise, type ScorableCriterion } from './rate-systems.ts'

/** The part of an assessment a verdict depends on. Small enough to be stored beside the findings and re-scored at will. */
export type ScorableAssessment = Pick<Assessment, 'notices' | 'unverifiedQuotes'> & {
  nmc: ScorableNmc
  criteria: ScorableCriterion[]
  languageMeasures: Pick<Assessment['languageMeasures'], 'age' | 'level'>
  themeMeasures: Pick<Assessment['themeMeasures'], 'age' | 'level'>
}

const REVIEWED_NOTICES = new Set<Notice['code']>([
  'unread_pages',
  'typed_pages',
  'suspicious_instructions',
  'cut_off_file',
  'other_language',
  'unverified_quotes',
  'severe_without_auto_reject',
  'engines_disagree',
  'unsupported_ratings',
  'retailer_age_differs',
  'unrated_criterion',
  'hidden_text',
  'unsure_of_content',
  'pictures_unseen',
  'pictures_found',
  'suspicious_pictures',
])

function asksForReview({ code, params }: Notice): boolean {
  return REVIEWED_NOTICES.has(code) || (code === 'short_text' && Number(params?.['words'] ?? 0) < FEWEST_JUDGED_WORDS)
}

/** With fewer words a picture the strict rule for unseen pictures holds a book back. */
const FEW_WORDS_A_PICTURE = 40

function isToldByUnseenPictures({ code, params }: Notice): boolean {
  return code === 'pictures_unseen' && Number(params?.['wordsPerPicture'] ?? 0) < FEW_WORDS_A_PICTURE
}

/**
 * Gives the verdict: a pure function of what an engine found and of the institution's rules, the same for every engine.
 * Under a millisecond, so a whole library can be re-scored while its rules are being edited.
 *
 * @example score(assessment, DEFAULT_SCORING_CONFIG).verdict // 'Whitelisted'
 */
export function score(assessment: ScorableAssessment, rules: ScoringRules): Judgement {
  const { system1Config, system2Config, system3Config, system4Config, verdictConfig } = rules
  const configs = [system1Config, system2Config, system3Config, system4Config] as const
  const criteria = configs.map((config, index) => criteriaOf(index + 1, config.criteria, assessment))
  const scores = criteria.map(systemScore)
  const at = (index: number): number => scores[index] ?? 100

  const counted = configs.flatMap((config, index) =>
    config.enabled && scores[index] !== null ? [{ weight: config.weight, score: at(index) }] : [],
  )
  const weights = counted.reduce((sum, { weight }) => sum + weight, 0)
  const mean = counted.reduce(
    (sum, system) => sum + system.score * (weights > 0 ? system.weight / weights : 1 / counted.length),
    0,
  )
  const whitelistScore = Math.round(withoutNoise(mean))

  const system1 = rateRedLine(system1Config, at(0), criteria[0] ?? [])
  const system2 = rateRedLine(system2Config, at(1), criteria[1] ?? [])
  const themeLevel = assessment.themeMeasures.level
  const languageLevel = assessment.languageMeasures.level
  const spans = {
    theme: system3Config.ageMapping[({ Simple: 'simple', Moderate: 'moderate', High: 'high' } as const)[themeLevel]],
    language:
      system4Config.ageMapping[({ Easy: 'easy', Moderate: 'moderate', Advanced: 'advanced' } as const)[languageLevel]],
  }
  const themeAge = clampAge(assessment.themeMeasures.age, spans.theme)
  const languageAge = clampAge(assessment.languageMeasures.age, spans.language)

  const nmc = judgeNmc(assessment.nmc, rules.nmcConfig)
  const ratings: string[] = [system1.rating, system2.rating, themeLevel, languageLevel]
  const moderates = ratings.filter((rating, index) => rating === 'Moderate' && configs[index]?.enabled === true).length
  const redLines = [
    { ...system1, autoReject: system1Config.autoRejectOnSevere, enabled: system1Config.enabled },
    { ...system2, autoReject: system2Config.autoRejectOnSevere, enabled: system2Config.enabled },
  ].filter(({ enabled }) => enabled)
  const { verdict, rule, severeUnrejected } = decideVerdict({
    band: nmc.finalBand,
    redLines,
    score: whitelistScore,
    moderates,
    picturesUnseen: assessment.notices.some(isToldByUnseenPictures),
    rules: verdictConfig,
  })

  const ages = {
    theme: system3Config.enabled ? themeAge : 0,
    language: system4Config.enabled ? languageAge : 0,
    band: NMC_BAND_AGE[nmc.finalBand],
  }
  const recommendedAge = Math.max(ages.theme, ages.language, ages.band)
  const minimumGroup = ageGroupFor(recommendedAge)
  const notices: Notice[] = [
    // A doubt whether something strong was overlooked matters where the book is let through.
    ...assessment.notices.filter(({ code }) => code !== 'unsure_of_content' || verdict === 'Whitelisted'),
    ...(severeUnrejected ? [{ code: 'severe_without_auto_reject' } as const] : []),
    ...(assessment.unverifiedQuotes > 0
      ? [{ code: 'unverified_quotes', params: { count: assessment.unverifiedQuotes } } as const]
      : []),
    ...criteria
      .flat()
      .filter((criterion) => criterion.score === null)
      .map(({ name }) => ({ code: 'unrated_criterion', params: { name } }) as const),
  ]
  const reviewReasons = [...new Set(notices.filter(asksForReview).map(({ code }) => code))]

  const arithmetic: VerdictArithmetic = {
    rule,
    score: whitelistScore,
    moderates,
    severeSystems: [system1, system2].flatMap(({ rating }, index) => (rating === 'Severe' ? [index + 1] : [])),
    whitelistedMinimum: verdictConfig.whitelistedRules.minimumScore,
    allowedModerates: verdictConfig.whitelistedRules.allowedModerates,
    requireAllSafe: verdictConfig.whitelistedRules.requireAllSafe,
    guidanceMinimum: verdictConfig.parentGuidanceRules.minimumScore,
    guidanceMaxModerates: verdictConfig.parentGuidanceRules.maxModerates,
    rejectBelow: verdictConfig.notWhitelistedRules.minimumScore,
    rejectAboveModerates: verdictConfig.notWhitelistedRules.maxModerates,
    systems: configs.map((config, index) => {
      const decidedBy = [system1, system2][index]?.decidedBy
      return {
        system: index + 1,
        enabled: config.enabled,
        weight: config.weight,
        score: scores[index] === null ? null : round(at(index)),
        rating: ratings[index] ?? '',
        ...(decidedBy === undefined ? {} : { decidedBy }),
      }
    }),
    band: nmc.finalBand,
    ages: { ...ages, recommended: recommendedAge },
  }

  return {
    verdict,
    score: whitelistScore,
    system1: { ...system1, score: round(at(0)) },
    system2: { ...system2, score: round(at(1)) },
    system3: { rating: themeLevel, score: round(at(2)), minAge: themeAge },
    system4: { rating: languageLevel, score: round(at(3)), minAge: languageAge },
    criteria: criteria.flat(),
    nmc,
    recommendedAge,
    minimumGroup,
    ageSuitability: ageSuitability(verdict, recommendedAge),
    arithmetic,
    needsReview: reviewReasons.length > 0,
    reviewReasons,
    notices,
  }
}

const round = (value: number): number => Math.round(value * 10) / 10
