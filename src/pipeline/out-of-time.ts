import { MizanError } from '../contract/errors.ts'

/** A book that was given less of a processor than this share of its time was kept waiting, not slow. */
const OWN_SHARE = 0.5

/**
 * What a book that was not done in time ends with. Where others had the processors meanwhile, the same book may be done in
 * time later.
 * @param workedMs processor time it was given, undefined where the system does not tell
 */
export function outOfTime(limitMs: number, workedMs: number | undefined): MizanError {
  const retryable = workedMs !== undefined && workedMs < limitMs * OWN_SHARE
  return new MizanError('extraction_timeout', {}, { retryable })
}
