import type { Value } from '../../../../contract/assessment.ts'

/** Summed strength per 10,000 words at which a value is shown as much as in an ordinary children's book: half weight. */
export const VALUE_BASELINES: Record<Value, number> = {
  mercy: 20,
  'honouring-parents': 14,
  honesty: 16,
  generosity: 18,
  hospitality: 10,
  'keeping-promises': 12,
  patience: 14,
  gratitude: 24,
  knowledge: 20,
  neighbours: 8,
  animals: 12,
  heritage: 10,
  belonging: 8,
  courage: 20,
  cooperation: 18,
  justice: 10,
  humility: 12,
  forgiveness: 14,
  'trust-in-god': 16,
  'hard-work': 16,
  'respect-for-elders': 10,
  cleanliness: 10,
  moderation: 10,
  friendship: 22,
}
