import { setTimeout as sleep } from 'node:timers/promises'
import { MizanError } from '../../contract/errors.ts'
import type { EvaluationRepository } from '../db/evaluation-repository.ts'
import type { StoredEvaluation } from './stored-evaluation.ts'

const FIRST_LOOK_MS = 50
const SLOWEST_LOOK_MS = 500

/**
 * Looks at an evaluation again and again until it has ended; whichever process works on it, its row tells. The last
 * value is the completed one.
 *
 * @throws the MizanError the evaluation failed with, evaluation_not_found when it was deleted, and the signal's reason
 */
export async function* followEvaluation(
  evaluations: Pick<EvaluationRepository, 'find'>,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<StoredEvaluation> {
  for (let wait = FIRST_LOOK_MS; ; wait = Math.min(wait * 1.5, SLOWEST_LOOK_MS)) {
    signal.throwIfAborted()
    const stored = await evaluations.find(id)
    if (stored === null) throw new MizanError('evaluation_not_found')
    if (stored.failure !== null) throw new MizanError(stored.failure.code, stored.failure.params)
    yield stored
    if (stored.status === 'completed') return
    // Woken early, the loop's first line throws the reason.
    await sleep(wait, undefined, { signal }).catch(() => signal.throwIfAborted())
  }
}
