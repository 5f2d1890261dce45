import type { Finding } from '../../../../contract/assessment.ts'
import type { EvidenceRef } from '../../../../contract/evidence.ts'

/** So many passages are shown for one rating. */
export const MOST_EVIDENCE = 5

/** A finding as evidence. */
export const refOf = ({ quote, page, start, end, rule }: Finding): EvidenceRef => ({ quote, page, start, end, rule })
