/** Evaluate one book. The payload is an id only: everything else is read when the job runs. */
export const EVALUATE_BOOK = 'evaluate-book'

/** Before each try beyond the first, where the reason for the last may have passed. */
export const RETRY_DELAYS_S: readonly number[] = [1, 5, 15]

export type EvaluateBookPayload = { evaluationId: string }

export type EvaluateBookJob = EvaluateBookPayload & {
  jobId: string
  /** Grows each time the queue gives the job to a worker. */
  attempt: number
  /** Aborted when the process stops or the job is taken away. */
  signal: AbortSignal
}
