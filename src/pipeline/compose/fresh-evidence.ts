import type { EvidenceRef } from '../../contract/evidence.ts'

/** Gives one reference of several, and prefers those not given before, so that a guide does not repeat its quotes. */
export type FreshEvidence = <T extends EvidenceRef>(refs: readonly T[]) => T | undefined

export function createFreshEvidence(): FreshEvidence {
  const given = new Set<number>()
  return (refs) => {
    const unused = refs.filter(({ start }) => !given.has(start))
    const chosen = unused.find(({ quote }) => quote.length >= 15 && quote.length <= 160) ?? unused[0] ?? refs[0]
    if (chosen !== undefined) given.add(chosen.start)
    return chosen
  }
}
