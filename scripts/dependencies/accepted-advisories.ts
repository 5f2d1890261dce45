/** An advisory that is known and does no harm here, why, and until when that has to be looked at again. */
export type AcceptedAdvisory = {
  /** As in its address: GHSA-xxxx-xxxx-xxxx. */
  id: string
  package: string
  reason: string
  /** YYYY-MM-DD; from this day on it counts again. */
  until: string
}

export const ACCEPTED_ADVISORIES: readonly AcceptedAdvisory[] = []
