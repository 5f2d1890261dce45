import { STAGE_START, STAGES, type Stage } from '../../../contract/evaluation.ts'

/** The phase shown at a percentage: under 20 extracting, under 40 cultural, and so on. */
export function phaseAt(percent: number): Stage {
  return STAGES.findLast((stage) => percent >= STAGE_START[stage]) ?? 'extracting'
}

export type CardState = { state: 'pending' | 'active' | 'complete'; percent: number }

/** A system card covers a quarter of what comes after the first 20 percent. */
export function systemCard(system: 1 | 2 | 3 | 4, percent: number): CardState {
  const own = ((percent - 20 - (system - 1) * 20) / 20) * 100
  if (own >= 100) return { state: 'complete', percent: 100 }
  if (percent < 20 || own < 0) return { state: 'pending', percent: 0 }
  return { state: 'active', percent: own }
}

/** Which sentence tells the time that remains. */
export function remainingTime(percent: number): 'three' | 'two' | 'one' | 'half' {
  if (percent < 30) return 'three'
  if (percent < 60) return 'two'
  return percent < 85 ? 'one' : 'half'
}
