import type { EvidenceRef } from '../../contract/evidence.ts'

/** Gives one reference of several, and prefers those given least, so that a guide does not repeat its quotes. */
export type FreshEvidence = <T extends EvidenceRef>(refs: readonly T[]) => T | undefined

export function createFreshEvidence(): FreshEvidence {
  const given = new Map<number, number>()
  return (refs) => {
    const times = (ref: EvidenceRef): number => given.get(ref.start) ?? 0
    const least = Math.min(...refs.map(times))
    const rarest = refs.filter((ref) => times(ref) === least)
    const chosen = rarest.find(({ quote }) => quote.length >= 15 && quote.length <= 160) ?? rarest[0]
    if (chosen !== undefined) given.set(chosen.start, least + 1)
    return chosen
  }
}
