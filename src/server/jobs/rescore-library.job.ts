/** Judge the whole library again by other rules. Like every payload an id only. */
export const RESCORE_LIBRARY = 'rescore-library'

export type RescoreLibraryPayload = { rescoringId: string }

export type RescoreLibraryJob = RescoreLibraryPayload & {
  jobId: string
  /** Aborted when the process stops or the job is taken away. */
  signal: AbortSignal
}
