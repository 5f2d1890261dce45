import type { Connection, Database } from '../db/database.ts'
import { createRepositories, type Repositories } from '../db/repositories.ts'
import type { StoredEvaluation } from '../evaluations/stored-evaluation.ts'

/**
 * One attempt at one job. The queue gives the job of a worker it hears nothing of to another under the same id, as the
 * next attempt; the first may only have been stopped, and go on at any time.
 */
export type Claim = { evaluationId: string; jobId: string; attempt: number }

/** The work was taken over, deleted, or done by somebody else. */
export class ClaimLost extends Error {
  override readonly name = 'ClaimLost'
}

/** @example claimKey({ jobId: '0190', attempt: 2 }) // '0190#2' */
export function claimKey({ jobId, attempt }: Pick<Claim, 'jobId' | 'attempt'>): string {
  return `${jobId}#${String(attempt)}`
}

/** Whether a later attempt at the same job has begun. */
export function isOvertaken(stored: StoredEvaluation, { jobId, attempt }: Claim): boolean {
  const [job, begun] = (stored.claim ?? '').split('#')
  return job === jobId && Number(begun) > attempt
}

export function holds(stored: StoredEvaluation | null, claim: Claim): stored is StoredEvaluation {
  return (
    stored !== null &&
    stored.status === 'processing' &&
    stored.jobId === claim.jobId &&
    stored.claim === claimKey(claim)
  )
}

/**
 * Writes what belongs to a claim, in one transaction in which nobody can take it over.
 *
 * @throws ClaimLost when it is not held any more; then nothing is written
 */
export async function underClaim<T>(
  database: Database,
  claim: Claim,
  work: (repositories: Repositories, stored: StoredEvaluation, transaction: Connection) => Promise<T>,
): Promise<T> {
  return await database.transaction(async (transaction) => {
    const repositories = createRepositories(transaction)
    const stored = await repositories.evaluations.lock(claim.evaluationId)
    if (!holds(stored, claim)) throw new ClaimLost('another worker has the book, or nobody')
    return await work(repositories, stored, transaction)
  })
}
