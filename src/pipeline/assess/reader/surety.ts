import { LEVELS, READ_LABELS, type ReadLabel } from './labels.ts'
import type { Reading } from './read-windows.ts'
import { SURETY } from './surety-model.ts'

/** Windows whose beginnings are nearer to each other than this, in tokens, tell of one scene. */
const NEAR = 400
/**
 * A finding is shown where it is right with this chance, by marks of readers; those who measured were stricter in English. Of 200 drawn after these were set, of
 * books that nothing was learned from, 184 were rightly named and none was wrong (docs/decisions/0077).
 */
const SHOWN_FROM = { en: 0.92, ar: 0.88 } as const
/** Chances beyond these say no more. */
const LEAST = 0.001

/** What a finding's surety depends on beside its own chance. */
export type Circumstances = {
  language: 'en' | 'ar'
  label: ReadLabel
  /** Whether the lexicon sees the same. */
  supported: boolean
  /** The chance that it is more than mild. */
  moderate: number
  /** The chances of the same label in the windows around; empty where there are none. */
  near: readonly number[]
}

/** Log-odds of a chance. */
export const logit = (chance: number): number => {
  const kept = Math.min(1 - LEAST, Math.max(LEAST, chance))
  return Math.log(kept / (1 - kept))
}

/** Which numbers stand for them, by name; their weights are in surety-model.ts. */
export function signs({ language, label, supported, moderate, near }: Circumstances): Record<string, number> {
  const mean = near.reduce((sum, chance) => sum + chance, 0) / Math.max(1, near.length)
  return {
    ...(supported ? { supported: 1, [`${label}, supported`]: 1 } : {}),
    ...(language === 'ar'
      ? { arabic: 1, [`${label}, arabic`]: 1, ...(supported ? { 'arabic, supported': 1 } : {}) }
      : {}),
    [label]: 1,
    moderate: logit(moderate),
    ...(near.length > 0 ? { most: logit(Math.max(...near)), mean: logit(mean) } : { alone: 1 }),
  }
}

/** From which chance on a finding in these circumstances is shown, 0-1. */
export function shownFrom(circumstances: Circumstances, { start, chance, weights } = SURETY): number {
  const around = Object.entries(signs(circumstances)).reduce(
    (sum, [name, value]) => sum + (weights[name] ?? 0) * value,
    start,
  )
  return 1 / (1 + Math.exp(-(logit(SHOWN_FROM[circumstances.language]) - around) / chance))
}

/** The chances of a label in the windows around one, which are in the order of the text. */
export function chancesAround(readings: readonly Reading[], index: number, label: ReadLabel): number[] {
  const column = READ_LABELS.indexOf(label) * LEVELS
  const { first } = readings[index]!
  const chances: number[] = []
  for (let at = index - 1; at >= 0 && first - readings[at]!.first < NEAR; at -= 1)
    chances.push(readings[at]!.levels[column]!)
  for (let at = index + 1; at < readings.length && readings[at]!.first - first < NEAR; at += 1)
    chances.push(readings[at]!.levels[column]!)
  return chances
}
