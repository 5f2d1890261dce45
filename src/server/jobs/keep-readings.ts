import type { PhotographReading } from '../../pipeline/extract/reader.ts'
import type { Database } from '../db/database.ts'
import { type Claim, underClaim } from './claim.ts'

/**
 * Keeps what is read of each photograph while the reading goes on: one after the other, and never in its way. A reading
 * that could not be kept is only read again after a crash.
 */
export function keepReadings(
  database: Database,
  claim: Claim,
  onError: (error: unknown) => void,
): { add(reading: PhotographReading): void; written(): Promise<void> } {
  let last = Promise.resolve()
  return {
    add(reading) {
      last = last
        .then(() => underClaim(database, claim, ({ pageReadings }) => pageReadings.save(claim.evaluationId, reading)))
        .catch(onError)
    },
    written: () => last,
  }
}
