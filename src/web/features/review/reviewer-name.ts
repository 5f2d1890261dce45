import { readPreference } from '../../lib/preferences.ts'

export const REVIEWER = 'reviewer'

/** Whoever decided last in this browser, so that a name is typed once. */
export function reviewerName(): string {
  return readPreference(REVIEWER) ?? ''
}
