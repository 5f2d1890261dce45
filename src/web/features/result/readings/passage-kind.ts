import { READINGS, type ComparedFinding, type ReadingName } from '../../../../contract/comparison.ts'

/** Reported by one reading alone, or by both: at levels apart, or alike. */
export type PassageKind = ReadingName | 'apart' | 'alike'

export const PASSAGE_FILTERS = ['differing', ...READINGS, 'apart', 'all'] as const
export type PassageFilter = (typeof PASSAGE_FILTERS)[number]

/** @example passageKind({ model: 2, embedded: null }) // 'model' */
export function passageKind({ model, embedded }: Pick<ComparedFinding, ReadingName>): PassageKind {
  if (embedded === null) return 'model'
  if (model === null) return 'embedded'
  return model === embedded ? 'alike' : 'apart'
}

/** True where the filter lets such a passage through. */
export function lets(filter: PassageFilter, kind: PassageKind): boolean {
  if (filter === 'all') return true
  return filter === 'differing' ? kind !== 'alike' : kind === filter
}
