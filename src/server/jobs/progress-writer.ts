import { STAGE_START, STAGES, type Stage } from '../../contract/evaluation.ts'
import type { EvaluationRepository } from '../db/evaluation-repository.ts'
import { type Claim, claimKey } from './claim.ts'

export type ProgressWriter = {
  /** `fraction` 0-1 of the stage. Returns at once; writing happens behind it. */
  report(stage: Stage, fraction?: number): void
  /** Ends the watch; resolves when nothing is being written any more. */
  close(): Promise<void>
}

const WRITE_EVERY_MS = 500

/**
 * Writes how far an evaluation is, at most twice a second, and notices when it was deleted or taken over meanwhile:
 * then `onGone` is called, and the work may stop.
 */
export function createProgressWriter(
  evaluations: Pick<EvaluationRepository, 'advance'>,
  claim: Claim,
  { onGone, onError }: { onGone: () => void; onError: (error: unknown) => void },
): ProgressWriter {
  let latest: { stage: Stage; progress: number } = { stage: 'extracting', progress: 0 }
  let writing: Promise<void> | null = null

  const write = async (): Promise<void> => {
    try {
      const alive = await evaluations.advance(claim.evaluationId, claimKey(claim), latest.progress, latest.stage)
      if (!alive) onGone()
    } catch (error) {
      onError(error)
    }
  }
  // The same timer shows progress and looks whether the evaluation still exists.
  const timer = setInterval(() => {
    writing ??= write().finally(() => {
      writing = null
    })
  }, WRITE_EVERY_MS)
  timer.unref()

  return {
    report(stage, fraction = 0) {
      const progress = progressOf(stage, fraction)
      if (progress >= latest.progress) latest = { stage, progress }
    },
    async close() {
      clearInterval(timer)
      await writing
    },
  }
}

/** @example progressOf('cultural', 0.5) // 30 */
export function progressOf(stage: Stage, fraction: number): number {
  const start = STAGE_START[stage]
  const next = STAGES[STAGES.indexOf(stage) + 1]
  const end = next === undefined ? 100 : STAGE_START[next]
  return start + (end - start) * Math.min(1, Math.max(0, fraction))
}
