/** Take the pictures of judged books out of their files. Which books is told by the books themselves. */
export const TAKE_PICTURES = 'take-pictures'

export type TakePicturesJob = {
  jobId: string
  /** Aborted when the process stops or the job is taken away. */
  signal: AbortSignal
}
