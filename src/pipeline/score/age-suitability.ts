import { AGE_GROUPS, AGE_GROUP_FLOOR, ageGroupFor, parseAgeRange, type AgeGroup } from '../../contract/age.ts'
import type { Suitability } from '../../contract/result.ts'
import type { Verdict } from '../../contract/verdict.ts'

/**
 * What a verdict and a recommended age (years) mean for each age group. From the recommended group on a Whitelisted book
 * is suitable and a Parent Guidance book asks for guidance, but for adults; the group below may read a Whitelisted
 * book with guidance when its oldest readers have the recommended age. Never falls with age.
 */
export function ageSuitability(verdict: Verdict, recommendedAge: number): Record<AgeGroup, Suitability> {
  const first = AGE_GROUPS.indexOf(ageGroupFor(recommendedAge))
  const of = (group: AgeGroup, index: number): Suitability => {
    if (verdict === 'Not Whitelisted') return 'not_suitable'
    if (index < first) {
      return verdict === 'Whitelisted' && parseAgeRange(group).max >= recommendedAge ? 'with_guidance' : 'not_suitable'
    }
    if (verdict === 'Parent Guidance') return AGE_GROUP_FLOOR[group] >= 21 ? 'suitable' : 'with_guidance'
    return 'suitable'
  }
  return Object.fromEntries(AGE_GROUPS.map((group, index) => [group, of(group, index)])) as Record<
    AgeGroup,
    Suitability
  >
}
