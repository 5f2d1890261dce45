/** Evaluate one book. The payload is an id only: everything else is read when the job runs. */
export const EVALUATE_BOOK = 'evaluate-book'

export type EvaluateBookPayload = { evaluationId: string }

export type EvaluateBookJob = EvaluateBookPayload & {
  jobId: string
  /** Grows each time the queue gives the job to a worker. */
  attempt: number
  /** Aborted when the process stops or the job is taken away. */
  signal: AbortSignal
}
