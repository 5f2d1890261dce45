import * as z from 'zod/mini'
import { ageGroupSchema } from './age.ts'
import type { Judgement } from './judgement.ts'
import { verdictSchema } from './verdict.ts'

/** What a judgement comes to: the part of a result that other rules, or a reviewer, could change. */
export const outcomeSchema = z.object({
  verdict: verdictSchema,
  /** 0-100, rounded */
  score: z.number(),
  /** The exact age with a plus: '8+'. */
  recommended_age: z.string(),
  recommended_minimum_age: ageGroupSchema,
  /** The ratings of systems 1 to 4. */
  ratings: z.tuple([z.string(), z.string(), z.string(), z.string()]),
})
export type Outcome = z.infer<typeof outcomeSchema>

export function outcomeOf(judgement: Judgement): Outcome {
  const { verdict, score, recommendedAge, minimumGroup, system1, system2, system3, system4 } = judgement
  return {
    verdict,
    score,
    recommended_age: `${recommendedAge}+`,
    recommended_minimum_age: minimumGroup,
    ratings: [system1.rating, system2.rating, system3.rating, system4.rating],
  }
}

export const OUTCOME_PARTS = ['verdict', 'age', 'system1', 'system2', 'system3', 'system4'] as const
export type OutcomePart = (typeof OUTCOME_PARTS)[number]

/** Which parts differ, the verdict first. A score alone is no change anybody acts on. */
export function outcomeChanges(before: Outcome, after: Outcome): OutcomePart[] {
  return OUTCOME_PARTS.filter((part) => {
    if (part === 'verdict') return before.verdict !== after.verdict
    if (part === 'age') return before.recommended_age !== after.recommended_age
    const index = Number(part.at(-1)) - 1
    return before.ratings[index] !== after.ratings[index]
  })
}
