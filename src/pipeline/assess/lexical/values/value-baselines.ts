import type { Value } from '../../../../contract/assessment.ts'

/** Summed strength per 10,000 words at which a value is shown as much as in an ordinary children's book: half weight. */
export const VALUE_BASELINES: Record<Value, number> = {
  mercy: 14,
  'honouring-parents': 14,
  honesty: 13,
  generosity: 15,
  hospitality: 10,
  'keeping-promises': 9,
  patience: 14,
  gratitude: 24,
  knowledge: 12,
  neighbours: 8,
  animals: 10,
  heritage: 8,
  belonging: 5,
  courage: 18,
  cooperation: 13,
  justice: 4,
  humility: 11,
  forgiveness: 6,
  'trust-in-god': 16,
  'hard-work': 12,
  'respect-for-elders': 10,
  cleanliness: 10,
  moderation: 8,
  friendship: 18,
}
